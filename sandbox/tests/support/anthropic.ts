import Anthropic from "@anthropic-ai/sdk";
import { z } from "zod";
import {
  categoryTerms,
  isCategoryName,
} from "../../anthropic/lexicon/categories";

type Params = Anthropic.MessageCreateParamsNonStreaming;

export const categories = Object.keys(categoryTerms).filter(isCategoryName);

/**
 * A listing, as an application can ask for it. The sample writer knows these
 * fields.
 */
export const listingSchema = z.object({
  facts: z.array(
    z.object({
      name: z.string(),
      value: z.string(),
      source: z.enum(["photo", "seller"]),
    }),
  ),
  unknown: z.array(z.string()),
  titles: z.array(z.string()),
  description: z.string(),
  tags: z.array(
    z.object({
      tag: z.string(),
      facet: z.enum([
        "what",
        "style",
        "material",
        "technique",
        "color",
        "occasion",
        "recipient",
        "use",
        "place",
      ]),
    }),
  ),
  materials: z.array(z.string()),
  altText: z.string(),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  category: z.enum(categories),
  categoryPath: z.string(),
  claimsNeedingProof: z.array(z.string()),
});

/** The form of a listing, to be completed from a photo. */
export const formSchema = z.object({
  productName: z.string(),
  materials: z.string(),
  styleDesign: z.string(),
  colors: z.array(z.string()),
  audience: z.string(),
  category: z.enum(categories),
  extraDetails: z.string(),
});

export function createClient(
  url: string,
  apiKey = "sk-ant-sandbox-tests",
): Anthropic {
  return new Anthropic({ apiKey, baseURL: url, maxRetries: 0 });
}

/** A request as an application sends it. */
export function messageParams(
  facts: unknown,
  options: { image?: Buffer; schema?: z.ZodType; system?: string } = {},
): Params {
  const {
    image,
    schema = listingSchema,
    system = "Write a listing.",
  } = options;
  const text = typeof facts === "string" ? facts : JSON.stringify(facts);
  const images: Anthropic.ImageBlockParam[] =
    image === undefined
      ? []
      : [
          {
            type: "image",
            source: {
              type: "base64",
              media_type: "image/png",
              data: image.toString("base64"),
            },
          },
        ];
  return {
    model: "claude-haiku-5-5",
    max_tokens: 4_000,
    system,
    thinking: { type: "disabled" },
    messages: [
      {
        role: "user",
        content: [
          ...images,
          { type: "text", text: `<seller_facts>${text}</seller_facts>` },
        ],
      },
    ],
    output_config: {
      format: {
        type: "json_schema",
        schema: z.toJSONSchema(schema) as Record<string, unknown>,
      },
    },
  };
}

export function textOf(message: Anthropic.Message): string {
  return message.content
    .flatMap((block) => (block.type === "text" ? [block.text] : []))
    .join("");
}

export async function requestListing(
  url: string,
  facts: unknown,
  image?: Buffer,
) {
  const message = await createClient(url).messages.create(
    messageParams(facts, image === undefined ? {} : { image }),
  );
  return listingSchema.parse(JSON.parse(textOf(message)));
}
