import sharp from "sharp";
import { z } from "zod";
import { findSchemaError } from "./json-schema";

const cacheControl = z
  .strictObject({
    type: z.literal("ephemeral"),
    ttl: z.enum(["5m", "1h"]).optional(),
  })
  .nullable();

const textBlock = z.strictObject({
  type: z.literal("text"),
  text: z.string().min(1, "text content blocks must be non-empty"),
  cache_control: cacheControl.optional(),
  citations: z.array(z.unknown()).nullable().optional(),
});

/** Only images that are sent along: the sandbox contacts no other host. */
const imageBlock = z.strictObject({
  type: z.literal("image"),
  source: z.strictObject({
    type: z.literal("base64"),
    media_type: z.enum(["image/jpeg", "image/png", "image/gif", "image/webp"]),
    data: z.string(),
  }),
  cache_control: cacheControl.optional(),
  transformations: z
    .strictObject({ oversized_image: z.enum(["downsize", "error"]).optional() })
    .nullable()
    .optional(),
});
type ImageBlock = z.output<typeof imageBlock>;

const textOrBlocks = <Block extends z.ZodType>(block: Block) =>
  z.union([z.string().min(1), z.array(block).min(1)]);

const message = z.discriminatedUnion("role", [
  z.strictObject({
    role: z.literal("user"),
    content: textOrBlocks(
      z.discriminatedUnion("type", [textBlock, imageBlock]),
    ),
  }),
  z.strictObject({
    role: z.literal("assistant"),
    content: textOrBlocks(textBlock),
  }),
  z.strictObject({
    role: z.literal("system"),
    content: textOrBlocks(textBlock),
  }),
]);

const display = z.enum(["summarized", "omitted"]).nullable().optional();
const thinking = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("disabled") }),
  z.strictObject({ type: z.literal("between_tools") }),
  z.strictObject({ type: z.literal("adaptive"), display }),
  z.strictObject({
    type: z.literal("enabled"),
    budget_tokens: z.int().min(1_024),
    display,
  }),
]);

/**
 * The body of `POST /v1/messages` in API version 2026-10-21, without tools.
 * This version has no sampling settings (`temperature`, `top_p`, `top_k`).
 */
const requestSchema = z.strictObject({
  model: z.string().min(1),
  max_tokens: z.int().min(1),
  messages: z.array(message).min(1, "at least one message is required"),
  system: z.union([z.string(), z.array(textBlock)]).optional(),
  stream: z.boolean().optional(),
  stop_sequences: z
    .array(
      z.string().regex(/\S/, "each stop sequence must contain non-whitespace"),
    )
    .optional(),
  metadata: z
    .strictObject({ user_id: z.string().max(256).nullable().optional() })
    .optional(),
  thinking: thinking.optional(),
  output_config: z
    .strictObject({
      effort: z
        .enum(["low", "medium", "high", "xhigh", "max"])
        .nullable()
        .optional(),
      format: z
        .strictObject({
          type: z.literal("json_schema"),
          schema: z.record(z.string(), z.unknown()),
        })
        .nullable()
        .optional(),
    })
    .optional(),
  cache_control: cacheControl.optional(),
  container: z.null().optional(),
  diagnostics: z.record(z.string(), z.unknown()).nullable().optional(),
  inference_geo: z.string().nullable().optional(),
  service_tier: z.enum(["auto", "standard_only"]).optional(),
  speed: z.enum(["standard", "fast"]).nullable().optional(),
  tools: z.array(z.never(), "tools are not played by this sandbox").optional(),
  tool_choice: z.strictObject({ type: z.literal("none") }).optional(),
});
export type MessagesRequest = z.output<typeof requestSchema>;

type RequestError = { status: number; type: string; message: string };
type Validated =
  | { request: MessagesRequest; imageTokens: number }
  | { error: RequestError };

const invalidRequest = (message: string) => ({
  error: { status: 400, type: "invalid_request_error", message },
});
const knownModel = /^claude-(?:fable|mythos|haiku|sonnet|opus)-[\w-]+$/;
export const isKnownModel = (id: string) => knownModel.test(id);

/**
 * Refuses what the real API refuses, with its messages where they are known.
 */
export async function validateRequest(body: unknown): Promise<Validated> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    return invalidRequest("The request body is not valid JSON");
  }
  const parsed = requestSchema.safeParse(body);
  if (!parsed.success)
    return invalidRequest(describeIssue(parsed.error.issues, []));
  const request = parsed.data;
  if (!isKnownModel(request.model)) {
    return {
      error: {
        status: 404,
        type: "not_found_error",
        message: `model: ${request.model}`,
      },
    };
  }
  const conflict = findConflict(request);
  if (conflict !== null) return invalidRequest(conflict);
  return validateImages(request);
}

/** Models that think before every response, whatever the request says. */
export const alwaysThinks = (model: string) =>
  /^claude-(?:fable|mythos)-/.test(model);

function refusedThinking(model: string): string[] {
  if (alwaysThinks(model)) return ["disabled", "between_tools"];
  return /^claude-(?:opus|sonnet)-5-5\b/.test(model) ? ["disabled"] : [];
}

function findConflict({
  model,
  max_tokens,
  messages,
  thinking,
  output_config,
}: MessagesRequest): string | null {
  if (messages.at(-1)?.role === "assistant") {
    return "This model does not support assistant message prefill. The conversation must end with a user message.";
  }
  if (thinking?.type === "enabled" && thinking.budget_tokens >= max_tokens) {
    return "`max_tokens` must be greater than `thinking.budget_tokens`.";
  }
  if (
    thinking !== undefined &&
    refusedThinking(model).includes(thinking.type)
  ) {
    return `thinking: this model does not support \`${thinking.type}\`.`;
  }
  const schema = output_config?.format?.schema;
  const schemaError = schema === undefined ? null : findSchemaError(schema);
  return schemaError === null
    ? null
    : `output_config.format.schema: ${schemaError}`;
}

async function validateImages(request: MessagesRequest): Promise<Validated> {
  let imageTokens = 0;
  for (const [index, { content }] of request.messages.entries()) {
    if (typeof content === "string") continue;
    for (const [position, block] of content.entries()) {
      if (block.type !== "image") continue;
      const image = await validateImage(block);
      if ("error" in image) {
        return invalidRequest(
          `messages.${index}.content.${position}.image.source.base64${image.error}`,
        );
      }
      imageTokens += image.tokens;
    }
  }
  return { request, imageTokens };
}

type Issue = z.core.$ZodIssue;

/**
 * The first issue in the API's format: `messages.0.content: Field required`.
 */
function describeIssue(issues: Issue[], outer: PropertyKey[]): string {
  const issue =
    issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0];
  if (issue === undefined) return "invalid request";
  const path = [...outer, ...issue.path];
  if (issue.code === "invalid_union" && issue.errors.length > 0)
    return describeIssue(deepestBranch(issue.errors), path);
  if (issue.code === "unrecognized_keys") {
    return `${[...path, issue.keys[0]].join(".")}: Extra inputs are not permitted`;
  }
  const isMissing =
    issue.code === "invalid_type" &&
    issue.message.endsWith("received undefined");
  return `${path.join(".")}: ${isMissing ? "Field required" : issue.message}`;
}

/** The branch of a union that matched furthest is the one that was meant. */
function deepestBranch(branches: Issue[][]): Issue[] {
  const depth = (issues: Issue[]) =>
    Math.max(...issues.map(({ path }) => path.length));
  return branches.reduce((best, branch) =>
    depth(branch) > depth(best) ? branch : best,
  );
}

/** Counts the base64 text, not the file. */
const maxBase64Bytes = 5 * 1024 * 1024;
const maxSide = 8_000;

/**
 * The image's cost in tokens, or an error that follows the path of its source
 * in the message.
 */
async function validateImage({
  source,
}: ImageBlock): Promise<{ tokens: number } | { error: string }> {
  const { data, media_type } = source;
  if (data.length > maxBase64Bytes) {
    return {
      error: `: image exceeds 5 MB maximum: ${data.length} bytes > ${maxBase64Bytes} bytes`,
    };
  }
  if (
    data === "" ||
    !/^[A-Za-z0-9+/]+={0,2}$/.test(data) ||
    data.length % 4 !== 0
  ) {
    return { error: ".data: invalid base64 data" };
  }
  const bytes = Buffer.from(data, "base64");
  if (mediaTypeOf(bytes) !== media_type) {
    return {
      error: `.data: Image does not match the provided media type ${media_type}`,
    };
  }
  const size = await sharp(bytes)
    .metadata()
    .then(
      ({ width, height }) => ({ width, height }),
      () => null,
    );
  if (size === null) return { error: ".data: Could not process image" };
  if (Math.max(size.width, size.height) > maxSide) {
    return {
      error: `.data: At least one of the image dimensions exceed max allowed size: ${maxSide} pixels`,
    };
  }
  return { tokens: countImageTokens(size) };
}

function mediaTypeOf(bytes: Buffer): string | null {
  const start = bytes.toString("latin1", 0, 12);
  if (start.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (/^GIF8[79]a/.test(start)) return "image/gif";
  if (/^RIFF[\s\S]{4}WEBP/.test(start)) return "image/webp";
  return null;
}

/** Larger images are counted as if their long side had 1568 px. */
function countImageTokens({
  width,
  height,
}: {
  width: number;
  height: number;
}): number {
  const scale = Math.min(1, 1_568 / Math.max(width, height));
  return Math.ceil((width * scale * height * scale) / 750);
}
