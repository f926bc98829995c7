import "server-only";
import { APIConnectionError, APIError } from "@anthropic-ai/sdk";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { z } from "zod";
import { PhotosRefused } from "@/lib/ai/ai-failure";
import { cappedFetch, maxTextLength } from "@/lib/ai/capped-fetch";
import type { Message, ModelImage, Progress } from "@/lib/ai/message";
import { env } from "@/lib/env";
import { parseJson } from "@/lib/listing-text/plain-text/parse-json";

type Question = {
  model: string;
  system: string;
  images?: readonly ModelImage[];
  text: string;
  /** A JSON schema. */
  schema: Record<string, unknown>;
  maxTokens: number;
  onText?: (textSoFar: string) => void;
  /** For servers that don't count. */
  most: { inputTokens: number; outputTokens: number };
};
type Options = { signal: AbortSignal; headers?: Record<string, string> };

/**
 * How JSON is asked for, from the strictest on. Below the first, the schema is
 * part of the instructions.
 */
const formats = ["json_schema", "json_object", "text"] as const;
/** What this server is known to take, until the process ends. */
let taken = 0;
/** Statuses of a server that doesn't know a member of the request. */
const unknownMember = new Set([400, 422, 501]);

/** Of a prompt that is longer than the context, in words of such servers. */
const aboutLength = /context (?:size|length|window)|max_model_len|too long/i;
/** Some servers answer 500 to a picture that their model can't read. */
const aboutPhotos = /\b(?:images?|vision|multimodal|mmproj)\b/i;

/** Makes one attempt by Chat Completions, as `streamMessage` says. */
export async function streamChat(
  question: Question,
  options: Options,
  progress: Progress,
): Promise<Message> {
  for (let level = taken; ; level += 1) {
    const response = await send(paramsOf(question, level), options);
    if (!response.ok) {
      await requireWeaker(response, question, level);
      continue;
    }
    taken = level;
    progress.hasBegun = true;
    return {
      ...(await readAnswer(response, question, progress)),
      providerRequestId: response.headers.get("x-request-id"),
    };
  }
}

/** Throws unless the same may be asked for in a weaker format. */
async function requireWeaker(
  response: Response,
  { images = [] }: Question,
  level: number,
) {
  const refusal = await refusalOf(response);
  const { message } = refusal;
  const hasPhotos = images.length > 0;
  if (hasPhotos && aboutPhotos.test(message)) throw new PhotosRefused();
  if (!unknownMember.has(response.status) || aboutLength.test(message))
    throw refusal;
  if (level + 1 < formats.length) return;
  throw hasPhotos ? new PhotosRefused() : refusal;
}

function paramsOf(question: Question, level: number) {
  const { model, system, images = [], text, schema, maxTokens } = question;
  const format = formats[level];
  const instructions = `Answer with one JSON object and nothing else. Its JSON schema: ${JSON.stringify(schema)}`;
  return {
    model,
    max_tokens: maxTokens,
    stream: true,
    stream_options: { include_usage: true },
    ...(format === "json_schema" && {
      response_format: {
        type: format,
        json_schema: { name: "answer", strict: true, schema },
      },
    }),
    ...(format === "json_object" && { response_format: { type: format } }),
    messages: [
      {
        role: "system",
        content:
          format === "json_schema" ? system : `${system}\n\n${instructions}`,
      },
      {
        role: "user",
        content:
          images.length === 0
            ? text
            : images.flatMap(imageParts).concat({ type: "text", text }),
      },
    ],
  };
}

type Part =
  | { type: "text"; text: string }
  | { type: "image_url"; image_url: { url: string } };

const imageParts = ({ label, jpeg }: ModelImage): Part[] => {
  const url = `data:image/jpeg;base64,${jpeg.toString("base64")}`;
  const picture: Part = { type: "image_url", image_url: { url } };
  return label === null ? [picture] : [{ type: "text", text: label }, picture];
};

/** Throws an `APIConnectionError`, or what `signal` throws. */
async function send(params: object, { signal, headers = {} }: Options) {
  const { OPENAI_BASE_URL: base = "", OPENAI_API_KEY: key } = env();
  const address = `${base.replace(/\/+$/, "")}/chat/completions`;
  return cappedFetch(address, {
    method: "POST",
    redirect: "error",
    headers: {
      ...headers,
      "Content-Type": "application/json",
      ...(key && { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(params),
    signal,
  }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new APIConnectionError({
      message: "the model's server could not be reached",
    });
  });
}

/** As the Messages API calls what has this status. */
const errorTypes: Partial<Record<number, string>> = {
  401: "authentication_error",
  402: "billing_error",
  403: "permission_error",
  404: "not_found_error",
};
const refusalSchema = z.object({
  error: z.union([
    z.string(),
    z.object({ message: z.string().catch(""), code: z.unknown().optional() }),
  ]),
});

/** Each failure as the one of the Messages API that `toAiFailure` knows. */
async function refusalOf(response: Response) {
  const { status, headers } = response;
  const body = refusalSchema.safeParse(
    parseJson(await response.text().catch(() => "")),
  ).data?.error;
  const { message = "", code = null } =
    typeof body === "string" ? { message: body } : (body ?? {});
  const type =
    code === "insufficient_quota"
      ? "billing_error"
      : (errorTypes[status] ?? "api_error");
  return failureOf(status, type, message, headers);
}

const failureOf = (
  status: number,
  type: string,
  message: string,
  headers = new Headers(),
) =>
  APIError.generate(
    status,
    { error: { type, message: message.slice(0, 300) } },
    undefined,
    headers,
  );

const stopReasons: Partial<Record<string, Message["stopReason"]>> = {
  stop: "end_turn",
  length: "max_tokens",
  content_filter: "refusal",
};
const tokens = z.number().nonnegative().catch(0);
const saidSchema = z.object({ content: z.string().nullish().catch(null) });
const chunkSchema = z.object({
  error: z.unknown().optional(),
  model: z.string().catch(""),
  choices: z
    .array(
      z.object({
        delta: saidSchema.optional(),
        /** Of a server that doesn't stream. */
        message: saidSchema.optional(),
        finish_reason: z.string().nullish().catch(null),
      }),
    )
    .catch([]),
  usage: z
    .object({ prompt_tokens: tokens, completion_tokens: tokens })
    .nullish()
    .catch(null),
});

/** Throws when it ends before the model has. */
async function readAnswer(
  response: Response,
  question: Question,
  progress: Progress,
): Promise<Omit<Message, "providerRequestId">> {
  let written = "";
  let finish: string | null = null;
  let model = question.model;
  let start = -1;
  for await (const data of piecesOf(response)) {
    const chunk = chunkOf(data);
    model = chunk.model || model;
    finish = chunk.finish ?? finish;
    count(chunk.usage, progress);
    if (chunk.content === "") continue;
    written += chunk.content;
    progress.characters = written.length;
    if (written.length > maxTextLength)
      throw new Error("the response is too long");
    start = startOfJson(written, start);
    if (start >= 0) question.onText?.(written.slice(start));
  }
  if (finish === null) throw new Error("the response ended too early");
  const text =
    start < 0 ? "" : written.slice(start, written.lastIndexOf("}") + 1);
  return {
    text,
    model,
    inputTokens: progress.inputTokens || question.most.inputTokens,
    outputTokens: progress.outputTokens || Math.ceil(written.length / 3),
    stopReason: stopReasons[finish] ?? reasonOfOwn(text),
  };
}

/** Small servers have words of their own: what is whole is not cut off. */
const reasonOfOwn = (text: string) =>
  parseJson(text) === undefined ? null : "end_turn";

/** Throws what the server says in place of an answer. */
function chunkOf(data: string) {
  const { error, model, choices, usage } = chunkSchema.parse(
    parseJson(data) ?? {},
  );
  if (error) throw failureOf(500, "api_error", "an error in a stream");
  const [choice] = choices;
  const said = choice?.delta ?? choice?.message;
  return {
    model,
    usage,
    content: said?.content ?? "",
    finish: choice?.finish_reason ?? null,
  };
}

function count(
  usage: z.output<typeof chunkSchema>["usage"],
  progress: Progress,
) {
  if (!usage) return;
  progress.inputTokens = usage.prompt_tokens;
  progress.outputTokens = usage.completion_tokens;
}

/** Behind the thoughts and the fence that small models put before it. */
function startOfJson(written: string, known: number) {
  if (known >= 0) return known;
  const thought = /^\s*<think>/.test(written) ? written.indexOf("</think>") : 0;
  return thought < 0 ? -1 : written.indexOf("{", thought);
}

/** The data of each event; of a server that doesn't stream, its answer. */
async function* piecesOf(response: Response) {
  if (response.body === null) return;
  if (response.headers.get("content-type")?.includes("application/json")) {
    yield await response.text();
    return;
  }
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { data } of events) {
    if (data === "[DONE]") return;
    yield data;
  }
}
