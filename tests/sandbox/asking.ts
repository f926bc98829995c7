import Anthropic from "@anthropic-ai/sdk";
import { z } from "zod";
import { modelAnswerSchema } from "@/lib/listings/answer/model-answer";

type Params = Anthropic.MessageCreateParamsNonStreaming;

export function client(url: string, apiKey = "sk-ant-sandbox-tests"): Anthropic {
  return new Anthropic({ apiKey, baseURL: url, maxRetries: 0 });
}

/** A request as the application sends it. */
export function question(
  facts: unknown,
  options: { image?: Buffer; schema?: z.ZodType; system?: string } = {},
): Params {
  const { image, schema = modelAnswerSchema, system = "Write a listing." } = options;
  const text = typeof facts === "string" ? facts : JSON.stringify(facts);
  const picture: Anthropic.ImageBlockParam[] =
    image === undefined
      ? []
      : [{ type: "image", source: { type: "base64", media_type: "image/png", data: image.toString("base64") } }];
  return {
    model: "claude-haiku-5-5",
    max_tokens: 4_000,
    system,
    thinking: { type: "disabled" },
    messages: [{ role: "user", content: [...picture, { type: "text", text: `<seller_facts>${text}</seller_facts>` }] }],
    output_config: { format: { type: "json_schema", schema: z.toJSONSchema(schema) as Record<string, unknown> } },
  };
}

export function textOf(message: Anthropic.Message): string {
  return message.content.flatMap((block) => (block.type === "text" ? [block.text] : [])).join("");
}

export async function listing(url: string, facts: unknown, image?: Buffer) {
  const message = await client(url).messages.create(question(facts, image === undefined ? {} : { image }));
  return modelAnswerSchema.parse(JSON.parse(textOf(message)));
}
