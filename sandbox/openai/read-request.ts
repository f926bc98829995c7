import { z } from "zod";
import { findSchemaError, isRecord, parseJson } from "../anthropic/json-schema";
import {
  type MessagesRequest,
  validateRequest,
} from "../anthropic/validate-request";
import type { FaultMode } from "../faults";

const textPart = z.strictObject({ type: z.literal("text"), text: z.string() });
const imagePart = z.strictObject({
  type: z.literal("image_url"),
  image_url: z.strictObject({
    url: z.string(),
    detail: z.enum(["auto", "low", "high"]).optional(),
  }),
});
const texts = z.union([z.string(), z.array(textPart).min(1)]);

const message = z.discriminatedUnion("role", [
  z.strictObject({ role: z.literal("system"), content: texts }),
  z.strictObject({ role: z.literal("assistant"), content: texts }),
  z.strictObject({
    role: z.literal("user"),
    content: z.union([
      z.string(),
      z.array(z.discriminatedUnion("type", [textPart, imagePart])).min(1),
    ]),
  }),
]);

/** The body of `POST /v1/chat/completions`, without tools. */
const requestSchema = z.strictObject({
  model: z.string().min(1),
  messages: z.array(message).min(1),
  max_tokens: z.int().min(1).optional(),
  max_completion_tokens: z.int().min(1).optional(),
  stream: z.boolean().optional(),
  stream_options: z
    .strictObject({ include_usage: z.boolean().optional() })
    .optional(),
  response_format: z
    .discriminatedUnion("type", [
      z.strictObject({ type: z.literal("text") }),
      z.strictObject({ type: z.literal("json_object") }),
      z.strictObject({
        type: z.literal("json_schema"),
        json_schema: z.strictObject({
          name: z.string().regex(/^[\w-]{1,64}$/),
          description: z.string().optional(),
          strict: z.boolean().optional(),
          schema: z.record(z.string(), z.unknown()),
        }),
      }),
    ])
    .optional(),
  temperature: z.number().min(0).max(2).optional(),
  top_p: z.number().min(0).max(1).optional(),
  seed: z.int().optional(),
  stop: z.union([z.string(), z.array(z.string()).max(4)]).optional(),
  n: z.literal(1).optional(),
});
type ChatRequest = z.output<typeof requestSchema>;
type ChatMessage = ChatRequest["messages"][number];

type Read =
  | { chat: ChatRequest; asked: MessagesRequest; imageTokens: number }
  | { error: { status: number; message: string } };

const modelName = /^sample-writer(?:-(text))?$/;
/** Tokens of an answer whose request sets no limit. */
const usualMaxTokens = 16_000;

const refused = (message: string, status = 400) => ({
  error: { status, message },
});

/**
 * Refuses what such a server refuses; `fault` is of a server that knows less.
 * Without a format, a JSON schema in the instructions is taken as what is asked
 * for.
 */
export async function readRequest(
  body: unknown,
  fault: FaultMode | undefined,
): Promise<Read> {
  const parsed = requestSchema.safeParse(body);
  if (!parsed.success) return refused(z.prettifyError(parsed.error));
  const chat = parsed.data;
  const model = modelName.exec(chat.model);
  if (model === null) return refused(`model '${chat.model}' not found`, 404);
  const format = chat.response_format?.type ?? "text";
  if (fault === "no_format" && format !== "text")
    return refused("unknown member: response_format");
  if (fault === "no_schema" && format === "json_schema")
    return refused("response_format must be text or json_object");
  const seesNothing = model[1] !== undefined || fault === "no_pictures";
  if (seesNothing && chat.messages.some(hasPicture))
    return refused("image input is not supported by this model");
  return toAsked(chat);
}

const hasPicture = ({ content }: ChatMessage) =>
  typeof content !== "string" &&
  content.some(({ type }) => type === "image_url");

const textOf = ({ content }: ChatMessage) =>
  typeof content === "string"
    ? content
    : content.map((part) => (part.type === "text" ? part.text : "")).join("\n");

/** The same request as the sample writer reads it. */
async function toAsked(chat: ChatRequest): Promise<Read> {
  const ofSystem = chat.messages.filter(({ role }) => role === "system");
  const system = ofSystem.map(textOf).join("\n");
  const schema = schemaOf(chat, system);
  const wrong = schema === undefined ? null : findSchemaError(schema);
  if (wrong !== null) return refused(`response_format: ${wrong}`);
  const validated = await validateRequest({
    model: "claude-haiku-5-5",
    max_tokens: chat.max_completion_tokens ?? chat.max_tokens ?? usualMaxTokens,
    ...(system !== "" && { system }),
    messages: chat.messages
      .filter(({ role }) => role !== "system")
      .map(toBlocks),
    ...(chat.stop !== undefined && { stop_sequences: [chat.stop].flat() }),
    ...(schema && {
      output_config: { format: { type: "json_schema", schema } },
    }),
  });
  return "error" in validated
    ? refused(validated.error.message)
    : {
        chat,
        asked: validated.request,
        imageTokens: validated.imageTokens,
      };
}

function toBlocks({ role, content }: ChatMessage) {
  if (typeof content === "string") return { role, content };
  const blocks = content.map((part) => {
    if (part.type === "text") return part;
    const [, media_type = "", data = ""] =
      /^data:([\w/]+);base64,(.*)$/.exec(part.image_url.url) ?? [];
    return { type: "image", source: { type: "base64", media_type, data } };
  });
  return { role, content: blocks };
}

const schemaInWords = /\bJSON schema:?\s*(\{[\s\S]*\})\s*$/i;

function schemaOf(
  { response_format: format }: ChatRequest,
  system: string,
): Record<string, unknown> | undefined {
  if (format?.type === "json_schema") return format.json_schema.schema;
  const schema = parseJson(schemaInWords.exec(system)?.[1] ?? "");
  return isRecord(schema) ? schema : undefined;
}
