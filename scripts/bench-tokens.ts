// `npm run bench -- tokens`: what a listing costs, counted as the sandbox
// counts: the golden set's forms, with one photo of a phone's shape, with six,
// with twenty and without, and with all that a shop tells of its voice,
// answered by the sample writer.

import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { zodOutputFormat } from "@anthropic-ai/sdk/helpers/zod";
import sharp from "sharp";
import { costOf } from "@/lib/ai/models";
import {
  modelAnswerSchema,
  photosAnswerSchema,
} from "@/lib/listing-text/answer/parse-answer";
import { promptFacts } from "@/lib/listing-text/fields/input";
import { listingPrompt } from "@/lib/listings/prompts/listing";
import { promptVoice } from "@/lib/listings/voice/prompt-voice";
import { maxWholePhotos, modelSizeOf, pixelsOf } from "@/lib/photos/limits";
import { goldenSet } from "@/tests/golden/golden-set";
import { startSandbox } from "./embedded/start-sandbox";

const limits = { form: 1_800, photo: 3_480, photos: 10_800, output: 1_080 };

/**
 * Tokens of a further photo's alt text of 250 characters, and of a fact that it
 * shows.
 */
const perAltText = 90;

type Usage = { input_tokens: number; output_tokens: number };

const phone = { width: 4_032, height: 3_024 };

async function imageBlock(size: { width: number; height: number }) {
  const photo = sharp({
    create: { ...size, channels: 3, background: "#b9a78e" },
  }).jpeg();
  const data = (await photo.toBuffer()).toString("base64");
  return {
    type: "image",
    source: { type: "base64", media_type: "image/jpeg", data },
  };
}

/**
 * As the application sends them: the first six with a label each, the rest on a
 * sheet.
 */
async function photoBlocks(photos: number) {
  const { whole, sheet } = pixelsOf(photos);
  if (photos < 2)
    return photos === 1 ? [await imageBlock(modelSizeOf(phone, whole))] : [];
  const image = await imageBlock(modelSizeOf(phone, whole));
  const numbers = Array.from(
    { length: Math.min(photos, maxWholePhotos) },
    (_, index) => index + 1,
  );
  const blocks = numbers.flatMap((number) => [
    { type: "text", text: `Photo ${number}:` },
    image,
  ]);
  const text = `Photos ${maxWholePhotos + 1} to ${photos} on one sheet, numbered, 4 in a row:`;
  const side = Math.floor(Math.sqrt(sheet));
  return photos > maxWholePhotos
    ? [
        ...blocks,
        { type: "text", text },
        await imageBlock({ width: side, height: side }),
      ]
    : blocks;
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), "listwright-tokens-"));
const sandbox = startSandbox({ port: 0, dataDir });
const sandboxUrl = await sandbox.url;

/** As long as a voice gets; snippets are never sent. */
const voice = promptVoice({
  observations: [
    "Short sentences.",
    "Says I, never we.",
    "Never exclamation marks.",
    "Speaks to the buyer as you.",
    "Begins with what the piece is for, then how it was made.",
    "Dry humor now and then, in a half sentence.",
    "Names tools and steps by their workshop names.",
    "Ends with how long it took and what was hard about it.",
  ],
  useWords: [
    "sturdy",
    "everyday",
    "workshop",
    "small batch",
    "seconds",
    "plain",
    "by the window",
  ],
  avoidWords: [
    "stunning",
    "cozy",
    "unique",
    "perfect",
    "must have",
    "elevate",
    "timeless",
    "one of a kind",
  ],
});

async function callModel(
  form: object,
  photos: number,
  hasVoice = false,
): Promise<Usage> {
  const { type, schema } = zodOutputFormat(
    photos > 1 ? photosAnswerSchema : modelAnswerSchema,
  );
  const prompt = listingPrompt.prompt({
    facts: promptFacts(form),
    style: "etsy_2026",
    language: "de",
    voice: hasVoice ? voice : null,
    photos,
  });
  const text = { type: "text", text: prompt };
  const response = await fetch(`${sandboxUrl}/v1/messages`, {
    method: "POST",
    headers: {
      authorization: "Bearer sk-ant-sandbox-tokens",
      "anthropic-version": "2026-10-21",
      "content-type": "application/json",
    },
    body: JSON.stringify({
      model: "claude-haiku-5-5",
      max_tokens: 5_500,
      system: listingPrompt.system,
      output_config: { format: { type, schema } },
      messages: [
        { role: "user", content: [...(await photoBlocks(photos)), text] },
      ],
    }),
  });
  if (!response.ok) throw new Error(await response.text());
  const message: { usage: Usage } = await response.json();
  return message.usage;
}

function report(
  name: string,
  usages: Usage[],
  limit: number,
  outputLimit = limits.output,
) {
  const inputs = usages
    .map((usage) => usage.input_tokens)
    .sort((one, other) => one - other);
  const outputs = usages
    .map((usage) => usage.output_tokens)
    .sort((one, other) => one - other);
  const [input = 0, output = 0] = [inputs, outputs].map(
    (counts) => counts[Math.floor(counts.length / 2)],
  );
  console.log(
    `${name.padEnd(10)}in: median ${input}, most ${inputs.at(-1)} (aim ${limit})   out: median ${output}, most ${outputs.at(-1)} (aim ${outputLimit})`,
  );
  for (const model of ["claude-haiku-5-5", "claude-sonnet-5-5"]) {
    console.log(
      `        ${model}: $${costOf({ model, inputTokens: input, outputTokens: output })?.toFixed(5)} a listing`,
    );
  }
}

// Reported separately: a form with nearly two thousand meaningless characters.
const forms = goldenSet
  .filter(({ id }) => id !== "keyword-stuffing")
  .map(({ form }) => form);
const typed = forms.filter((form) => form.productName);
const withForm: Usage[] = [];
const withVoice: Usage[] = [];
const withPhoto: Usage[] = [];
const withSix: Usage[] = [];
const withTwenty: Usage[] = [];
for (const form of typed) withForm.push(await callModel(form, 0));
for (const form of typed) withVoice.push(await callModel(form, 0, true));
for (const form of forms) withPhoto.push(await callModel(form, 1));
for (const form of forms) withSix.push(await callModel(form, 6, true));
for (const form of forms) withTwenty.push(await callModel(form, 20, true));
const { width, height } = modelSizeOf(phone);
console.log(
  `${listingPrompt.version}; a phone's photo goes out at ${width} × ${height} px\n`,
);
report("form", withForm, limits.form);
report("voice", withVoice, limits.form);
report("photo", withPhoto, limits.photo);
report("6, voice", withSix, limits.photos, limits.output + 5 * perAltText);
report("20, voice", withTwenty, limits.photos, limits.output + 19 * perAltText);
await sandbox.close();
rmSync(dataDir, { recursive: true, force: true });
