import type Anthropic from "@anthropic-ai/sdk";
import { APIError } from "@anthropic-ai/sdk";
import { z } from "zod";
import type { Env } from "../../lib/env";
import { parseJson } from "../../lib/listing-text/plain-text/parse-json";
import { usualDeadline } from "../../lib/settings/extra-time";

type Question = {
  text: string;
  /** A JPEG in Base64. */
  picture?: string;
  /** Whether the answer's JSON schema is sent. */
  isStrict: boolean;
};

export type Answer = {
  /** Null when there was none. */
  status: number | null;
  /** Null where it is not one of the protocol. */
  words: string | null;
  /** Null where the server doesn't count. */
  inputTokens: number | null;
  outputTokens: number | null;
};

/** Never rejects. */
export type AskModel = (question: Question) => Promise<Answer>;

/** The shape of each answer. */
const schema = {
  type: "object",
  properties: { word: { type: "string" } },
  required: ["word"],
  additionalProperties: false,
};
/** Where the schema itself is not sent, as the application says it then. */
const inWords = `Answer with one JSON object and nothing else. Its JSON schema: ${JSON.stringify(schema)}`;
/** Room for thoughts before the word. */
const maxTokens = 1_000;
const noAnswer = {
  status: null,
  words: null,
  inputTokens: null,
  outputTokens: null,
};

const limitOf = (settings: Partial<Env>) =>
  AbortSignal.timeout(settings.MODEL_DEADLINE_MS ?? usualDeadline);

/** By the Messages API. */
export const askByMessages =
  (client: Anthropic, settings: Partial<Env>): AskModel =>
  async ({ text, picture, isStrict }) => {
    const question = { type: "text" as const, text };
    const image = (data: string) => ({
      type: "image" as const,
      source: {
        type: "base64" as const,
        media_type: "image/jpeg" as const,
        data,
      },
    });
    try {
      const { content, usage } = await client.messages.create(
        {
          model: settings.ANTHROPIC_MODEL ?? "",
          max_tokens: maxTokens,
          ...(isStrict
            ? { output_config: { format: { type: "json_schema", schema } } }
            : { system: inWords }),
          messages: [
            {
              role: "user",
              content: picture ? [image(picture), question] : [question],
            },
          ],
        },
        { signal: limitOf(settings) },
      );
      const said = content.flatMap((block) =>
        block.type === "text" ? [block.text] : [],
      );
      return {
        status: 200,
        words: said.join(""),
        inputTokens: usage.input_tokens || null,
        outputTokens: usage.output_tokens || null,
      };
    } catch (thrown) {
      const { status = null } = thrown instanceof APIError ? thrown : {};
      return { ...noAnswer, status };
    }
  };

const count = z.number().nonnegative().nullish().catch(null);
const chatSchema = z.object({
  choices: z.tuple(
    [z.object({ message: z.object({ content: z.string() }) })],
    z.unknown(),
  ),
  usage: z
    .object({ prompt_tokens: count, completion_tokens: count })
    .nullish()
    .catch(null),
});

/** By Chat Completions. */
export const askByChat =
  (settings: Partial<Env>): AskModel =>
  async (question) => {
    const { OPENAI_BASE_URL: base = "", OPENAI_API_KEY: key } = settings;
    const address = `${base.replace(/\/+$/, "")}/chat/completions`;
    const response = await fetch(address, {
      method: "POST",
      redirect: "error",
      headers: {
        "Content-Type": "application/json",
        ...(key && { Authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(paramsOf(question, settings)),
      signal: limitOf(settings),
    }).catch(() => null);
    if (response === null) return noAnswer;
    const { status, ok } = response;
    const answer = chatSchema.safeParse(parseJson(await readStart(response)));
    if (!ok || !answer.success) return { ...noAnswer, status };
    const { choices, usage } = answer.data;
    return {
      status,
      words: choices[0].message.content,
      inputTokens: usage?.prompt_tokens || null,
      outputTokens: usage?.completion_tokens || null,
    };
  };

function paramsOf(
  { text, picture, isStrict }: Question,
  settings: Partial<Env>,
) {
  const format = {
    type: "json_schema",
    json_schema: { name: "answer", strict: true, schema },
  };
  const image = {
    type: "image_url",
    image_url: { url: `data:image/jpeg;base64,${picture}` },
  };
  return {
    model: settings.OPENAI_MODEL,
    max_tokens: maxTokens,
    ...(isStrict && { response_format: format }),
    messages: [
      ...(isStrict ? [] : [{ role: "system", content: inWords }]),
      {
        role: "user",
        content: picture ? [image, { type: "text", text }] : text,
      },
    ],
  };
}

/** Characters of an answer, far more than a word takes. */
const maxAnswer = 100_000;

/** The start of a body; "" when it breaks off. */
async function readStart({ body }: Response) {
  let text = "";
  try {
    for await (const piece of body?.pipeThrough(new TextDecoderStream()) ??
      []) {
      text += piece;
      if (text.length > maxAnswer) break;
    }
  } catch {
    return "";
  }
  return text;
}
