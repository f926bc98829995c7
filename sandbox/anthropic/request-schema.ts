import { z } from "zod";

const cacheControl = z.strictObject({ type: z.literal("ephemeral"), ttl: z.enum(["5m", "1h"]).optional() }).nullable();

const textBlock = z.strictObject({
  type: z.literal("text"),
  text: z.string().min(1, "text content blocks must be non-empty"),
  cache_control: cacheControl.optional(),
  citations: z.array(z.unknown()).nullable().optional(),
});

/** Only the source that can be read without reaching another host. */
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
export type ImageBlock = z.output<typeof imageBlock>;

const textOr = <Block extends z.ZodType>(block: Block) => z.union([z.string().min(1), z.array(block).min(1)]);

const message = z.discriminatedUnion("role", [
  z.strictObject({ role: z.literal("user"), content: textOr(z.discriminatedUnion("type", [textBlock, imageBlock])) }),
  z.strictObject({ role: z.literal("assistant"), content: textOr(textBlock) }),
  z.strictObject({ role: z.literal("system"), content: textOr(textBlock) }),
]);

const display = z.enum(["summarized", "omitted"]).nullable().optional();
const thinking = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("disabled") }),
  z.strictObject({ type: z.literal("between_tools") }),
  z.strictObject({ type: z.literal("adaptive"), display }),
  z.strictObject({ type: z.literal("enabled"), budget_tokens: z.int().min(1_024), display }),
]);

/**
 * The body of `POST /v1/messages` in API version 2026-10-21, as far as a writer without tools can serve it.
 * Sampling settings (`temperature`, `top_p`, `top_k`) no longer exist in it.
 */
export const requestSchema = z.strictObject({
  model: z.string().min(1),
  max_tokens: z.int().min(1),
  messages: z.array(message).min(1, "at least one message is required"),
  system: z.union([z.string(), z.array(textBlock)]).optional(),
  stream: z.boolean().optional(),
  stop_sequences: z.array(z.string().regex(/\S/, "each stop sequence must contain non-whitespace")).optional(),
  metadata: z.strictObject({ user_id: z.string().max(256).nullable().optional() }).optional(),
  thinking: thinking.optional(),
  output_config: z
    .strictObject({
      effort: z.enum(["low", "medium", "high", "xhigh", "max"]).nullable().optional(),
      format: z
        .strictObject({ type: z.literal("json_schema"), schema: z.record(z.string(), z.unknown()) })
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
