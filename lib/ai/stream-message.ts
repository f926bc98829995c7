import "server-only";
import Anthropic, { APIError } from "@anthropic-ai/sdk";
import { zodOutputFormat } from "@anthropic-ai/sdk/helpers/zod";
import type {
  ContentBlockParam,
  MessageCreateParamsNonStreaming,
  MessageCreateParamsStreaming,
  RawMessageStreamEvent,
  StopReason,
} from "@anthropic-ai/sdk/resources/messages/messages";
import type { z } from "zod";
import { PhotosRefused } from "@/lib/ai/ai-failure";
import { cappedFetch, maxTextLength } from "@/lib/ai/capped-fetch";
import type { Message, ModelImage, Progress } from "@/lib/ai/message";
import type { Payer } from "@/lib/ai/model-budget/payer";
import { isSandboxKey, modelOf, usualModelOf } from "@/lib/ai/models";
import { streamChat } from "@/lib/ai/stream-chat";
import { env } from "@/lib/env";
import { currentRequestId } from "@/lib/observability/request-id";

/** Tokens on top of a response's own, for models that always think. */
const thinkingTokens = 8_000;

export type ModelRequest = {
  system: string;
  /** What the text is about; before it, in their order. */
  images?: readonly ModelImage[];
  text: string;
  /**
   * The shape of the response. The provider enforces fields and types, not
   * lengths and counts.
   */
  schema: z.ZodType;
  /** Of the response, without thinking. */
  maxTokens: number;
  /** Called with the text so far, again and again. */
  onText?: (text: string) => void;
  payer: Payer;
  /**
   * "review" for a second look at what a model wrote: by REVIEW_MODEL, counted
   * apart, and left out where little is left of a budget.
   */
  purpose?: "review";
};

/** The model that is asked. */
export const modelNameFor = ({
  purpose,
}: Pick<ModelRequest, "purpose">): string => {
  const usual = usualModelOf(env());
  const { REVIEW_MODEL: review = usual } = env();
  return purpose === "review" ? review : usual;
};

export function providerRequestIdOf(thrown: unknown) {
  return (thrown instanceof APIError ? thrown.requestID : null) ?? null;
}

/**
 * Makes one attempt and reads its response to the end. Throws whatever the SDK,
 * fetch or `signal` throws.
 */
export async function streamMessage(
  { onText, ...request }: ModelRequest,
  signal: AbortSignal,
  progress: Progress,
): Promise<Message> {
  const requestId = currentRequestId();
  // The API has no field for it; a gateway in between logs headers.
  const options = {
    signal,
    ...(requestId !== null && { headers: { "X-Request-Id": requestId } }),
  };
  if (env().MODEL_API === "openai")
    return streamChat(
      {
        ...request,
        model: modelNameFor(request),
        schema: formatOf(request.schema).schema,
        most: mostTokensOf(request),
        ...(onText && { onText }),
      },
      options,
      progress,
    );
  const { data: events, request_id } = await modelClient()
    .messages.create(paramsOf(request), options)
    .withResponse()
    .catch((error: unknown) => {
      throw refusesPhotos(error, request) ? new PhotosRefused() : error;
    });
  progress.hasBegun = true;
  return {
    ...(await readEvents(events, progress, onText)),
    providerRequestId: request_id ?? null,
  };
}

/** By a server of one's own, whose model may see nothing. */
const refusesPhotos = (error: unknown, { images = [] }: ModelRequest) =>
  images.length > 0 &&
  env().ANTHROPIC_BASE_URL !== undefined &&
  error instanceof APIError &&
  error.status === 400 &&
  /\b(?:images?|vision|multimodal|pictures?)\b/i.test(error.message) &&
  !isSandboxKey(env().ANTHROPIC_API_KEY);

/**
 * The SDK's own collector copies the whole message for every few tokens: too
 * slow for a thousand responses at once.
 */
async function readEvents(
  events: AsyncIterable<RawMessageStreamEvent>,
  progress: Progress,
  onText?: (textSoFar: string) => void,
): Promise<Omit<Message, "providerRequestId">> {
  const message = {
    text: "",
    model: "",
    inputTokens: 0,
    outputTokens: 0,
    stopReason: null as StopReason | null,
  };
  for await (const event of events) {
    switch (event.type) {
      case "message_start":
        message.model = event.message.model;
        message.inputTokens = event.message.usage.input_tokens;
        message.outputTokens = event.message.usage.output_tokens;
        progress.inputTokens = message.inputTokens;
        progress.outputTokens = message.outputTokens;
        break;
      case "content_block_delta":
        if (event.delta.type !== "text_delta") break;
        message.text += event.delta.text;
        progress.characters = message.text.length;
        if (message.text.length > maxTextLength)
          throw new Error("the response is too long");
        onText?.(message.text);
        break;
      case "message_delta":
        message.stopReason = event.delta.stop_reason;
        message.outputTokens = event.usage.output_tokens;
        message.inputTokens = event.usage.input_tokens ?? message.inputTokens;
        progress.outputTokens = message.outputTokens;
        break;
      case "message_stop":
        return message;
    }
  }
  throw new Error("the response ended too early");
}

const paramsOf = (request: ModelRequest): MessageCreateParamsStreaming => ({
  ...batchParamsOf(request),
  stream: true,
});

/** The same request as one of many that are answered within a day. */
export function batchParamsOf(
  request: ModelRequest,
): MessageCreateParamsNonStreaming {
  const { system, images = [], text, schema, maxTokens } = request;
  const model = modelNameFor(request);
  const { thinking } = modelOf(model);
  return {
    model,
    max_tokens: maxTokens + (thinking === "always" ? thinkingTokens : 0),
    ...(thinking !== "always" && { thinking: { type: thinking } }),
    system,
    output_config: { format: formatOf(schema) },
    messages: [
      {
        role: "user",
        content: [...images.flatMap(imageBlocks), { type: "text", text }],
      },
    ],
  };
}

/** Of one image at most; `modelSizeOf` sees to it. */
const imageTokens = 1_640;
/** Tokens of the schema, and of what the provider puts around everything. */
const frameTokens = 1_000;

/**
 * About the most tokens that one attempt can use. Texts in Latin letters have
 * fewer, those of other scripts about as many.
 */
export function mostTokensOf(request: ModelRequest) {
  const { system, text, images = [], maxTokens } = request;
  const isThinking = modelOf(modelNameFor(request)).thinking === "always";
  return {
    inputTokens:
      Math.ceil(Buffer.byteLength(system + text) / 3) +
      images.length * imageTokens +
      frameTokens,
    outputTokens: maxTokens + (isThinking ? thinkingTokens : 0),
  };
}

const imageBlocks = ({ label, jpeg }: ModelImage): ContentBlockParam[] => [
  ...(label === null ? [] : [{ type: "text" as const, text: label }]),
  {
    type: "image",
    source: {
      type: "base64",
      media_type: "image/jpeg",
      data: jpeg.toString("base64"),
    },
  },
];

/** There are only a few schemas, and converting one takes milliseconds. */
const formats = new WeakMap<
  z.ZodType,
  { type: "json_schema"; schema: Record<string, unknown> }
>();

function formatOf(schema: z.ZodType) {
  const cached = formats.get(schema);
  if (cached) return cached;
  const { type, schema: json } = zodOutputFormat(schema);
  const format = { type, schema: json };
  formats.set(schema, format);
  return format;
}

let shared: Anthropic | undefined;

export function modelClient() {
  shared ??= new Anthropic({
    apiKey: env().ANTHROPIC_API_KEY,
    ...(env().ANTHROPIC_BASE_URL && { baseURL: env().ANTHROPIC_BASE_URL }),
    // Retries belong to `callModel`, which knows the deadline and the state of
    // the circuit breaker.
    maxRetries: 0,
    timeout: env().MODEL_DEADLINE_MS,
    fetch: cappedFetch,
    logLevel: "off",
  });
  return shared;
}
