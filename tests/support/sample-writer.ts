import Anthropic from "@anthropic-ai/sdk";
import { zodOutputFormat } from "@anthropic-ai/sdk/helpers/zod";
import {
  modelAnswerSchema,
  type ParsedAnswer,
  parseAnswer,
} from "@/lib/listing-text/answer/parse-answer";
import { readAnswer } from "@/lib/listing-text/answer/read-answer";
import { makeOptional } from "@/lib/listing-text/fields/optional-fields";
import { startOwnSandbox } from "@/tests/support/sandbox";

/** Starts a sandbox whose sample writer answers as a model does. */
export async function startSampleWriter() {
  const sandbox = await startOwnSandbox();
  const client = new Anthropic({
    apiKey: "sk-ant-sandbox-tests",
    baseURL: sandbox.url,
    maxRetries: 0,
  });
  const { type, schema } = zodOutputFormat(modelAnswerSchema);
  async function ask(
    facts: object,
    png?: Buffer,
    language = "English",
  ): Promise<unknown> {
    const text = `<seller_facts>${JSON.stringify(facts)}</seller_facts>\nWrite the listing in ${language}.`;
    const images: Anthropic.ImageBlockParam[] =
      png === undefined
        ? []
        : [
            {
              type: "image",
              source: {
                type: "base64",
                media_type: "image/png",
                data: png.toString("base64"),
              },
            },
          ];
    const message = await client.messages.create({
      model: "claude-haiku-5-5",
      max_tokens: 4_000,
      output_config: { format: { type, schema } },
      messages: [
        { role: "user", content: [...images, { type: "text", text }] },
      ],
    });
    const [block] = message.content;
    const json = JSON.parse(block?.type === "text" ? block.text : "");
    return modelAnswerSchema.parse(json);
  }
  return {
    close: () => sandbox.close(),
    write: async (...asked: Parameters<typeof ask>) =>
      parseAnswer(await ask(...asked)),
    /** With what its texts cite. */
    writeCited: async (...asked: Parameters<typeof ask>) =>
      readAnswer(await ask(...asked)),
  };
}

export function asListing(answer: ParsedAnswer, title: string) {
  const { description, materials, altText, attributes } = answer;
  const tags = answer.tags.slice(0, 13).map(({ tag }) => tag);
  return {
    title,
    description,
    tags,
    materials,
    altText,
    attributes,
    ...makeOptional((key) => answer[key]),
  };
}
