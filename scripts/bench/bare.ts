import Anthropic from "@anthropic-ai/sdk";
import { zodOutputFormat } from "@anthropic-ai/sdk/helpers/zod";
import sharp from "sharp";
import { modelAnswerSchema } from "@/lib/listing-text/answer/parse-answer";
import { listingPrompt } from "@/lib/listings/prompts/listing";
import { modelSizeOf } from "@/lib/photos/limits";
import { form } from "./generate";

/** The same question by the SDK alone, from this process. */
export function bareModel(baseURL: string) {
  const client = new Anthropic({
    apiKey: "sk-ant-sandbox-bench",
    baseURL,
    maxRetries: 0,
  });
  const { type, schema } = zodOutputFormat(modelAnswerSchema);
  const { category: _, ...facts } = form;
  return async (image?: Buffer) => {
    const source = image && {
      type: "base64" as const,
      media_type: "image/jpeg" as const,
      data: image.toString("base64"),
    };
    const text = {
      type: "text" as const,
      text: listingPrompt.prompt({
        facts: { ...facts, category: form.category },
        style: "etsy_2026",
        language: "en",
        voice: null,
        photos: 1,
      }),
    };
    const message = await client.messages
      .stream({
        model: "claude-haiku-5-5",
        max_tokens: 3_000,
        system: listingPrompt.system,
        thinking: { type: "disabled" },
        output_config: { format: { type, schema } },
        messages: [
          {
            role: "user",
            content: source ? [{ type: "image", source }, text] : [text],
          },
        ],
      })
      .finalMessage();
    return message.usage;
  };
}

/**
 * Converts a photo for the model with sharp alone, at the same size and
 * quality.
 */
export async function bareSharp(photo: Buffer) {
  const image = sharp(photo);
  const { width, height } = modelSizeOf(await image.metadata());
  const side = Math.max(width, height);
  return image
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside" })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/**
 * A JPEG of about this many bytes and 12 megapixels, with grain like a phone's
 * photo.
 */
export async function heavyPhoto(bytes: number) {
  const size = { width: 4_000, height: 3_000, channels: 3 as const };
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  const { data, info } = await sharp({
    create: { ...size, background: "#888", noise },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = {
    width: info.width,
    height: info.height,
    channels: info.channels,
  };
  let best = Buffer.alloc(0);
  for (const quality of [20, 30, 40, 50, 60, 70, 75, 80, 85, 90, 95]) {
    const jpeg = await sharp(data, { raw }).jpeg({ quality }).toBuffer();
    if (jpeg.length > bytes) break;
    best = jpeg;
  }
  return best;
}
