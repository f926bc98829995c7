import type { Fault } from "../faults";
import { fitToSchema, isRecord, matchesSchema } from "./json-schema";
import { type Completion, countTokens, firstTokens } from "./message";
import { alwaysThinks, type MessagesRequest } from "./validate-request";
import { writeAltTexts } from "./writer/alt-texts";
import { answerWord } from "./writer/answer-word";
import { writeBriefs, writeShopNames } from "./writer/brand";
import { withCitations } from "./writer/citations";
import { languageNamed } from "./writer/in-language";
import { measurePhoto, type Photo } from "./writer/photo";
import { measurePhotos, writePhotosListing } from "./writer/photos";
import { reviewTexts } from "./writer/review-texts";
import { rewriteField } from "./writer/rewrite-field";
import { readSellerFacts, type SellerFacts } from "./writer/seller-facts";
import { inVoice, readVoice, voiceIn } from "./writer/voice";
import { readPhoto, writeListing } from "./writer/write-listing";
import { writeTranslation } from "./writer/write-translation";

/** The number of tokens after which the fault `max_tokens` stops. */
const faultMaxTokens = 12;
/** What a model that always thinks thinks before a response. */
const thinkingTokens = 2_000;

/**
 * The sample writer's text, changed by the fault and cut at the request's
 * limits.
 */
export async function writeCompletion(
  request: MessagesRequest,
  imageTokens: number,
  fault?: Fault,
): Promise<Completion> {
  const usage = {
    input: countInputTokens(request) + imageTokens,
    output: 1,
    thinking: 0,
  };
  if (fault?.mode === "refusal")
    return { text: "", stop: "refusal", stopSequence: null, usage };
  const text = await writeText(request, fault);
  const maxTokens =
    fault?.mode === "max_tokens"
      ? Math.min(faultMaxTokens, request.max_tokens)
      : request.max_tokens;
  const thinking = alwaysThinks(request.model)
    ? Math.min(thinkingTokens, maxTokens)
    : 0;
  const completion = truncate(
    text,
    maxTokens - thinking,
    request.stop_sequences ?? [],
    usage.input,
  );
  return {
    ...completion,
    usage: {
      ...completion.usage,
      output: completion.usage.output + thinking,
      thinking,
    },
  };
}

async function writeText(
  request: MessagesRequest,
  fault?: Fault,
): Promise<string> {
  if (fault?.mode === "answer") return fault.answer ?? "";
  const schema = request.output_config?.format?.schema;
  const text = await writeSample(request, fault?.mode === "obey_injection");
  if (schema !== undefined && !matchesSchema(JSON.parse(text), schema)) {
    throw new Error(
      "The sample writer's answer does not meet the schema that was sent.",
    );
  }
  return fault?.mode === "malformed"
    ? `Here is the listing you asked for: ${text.slice(0, text.length / 2)}`
    : text;
}

function truncate(
  text: string,
  maxTokens: number,
  stopSequences: string[],
  input: number,
): Completion {
  const stops = stopSequences
    .map((sequence) => ({ sequence, at: text.indexOf(sequence) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const beforeStop = stops[0] === undefined ? text : text.slice(0, stops[0].at);
  if (countTokens(beforeStop) > maxTokens) {
    const cut = firstTokens(beforeStop, maxTokens);
    return {
      text: cut,
      stop: "max_tokens",
      stopSequence: null,
      usage: { input, output: maxTokens, thinking: 0 },
    };
  }
  const usage = {
    input,
    output: Math.max(1, countTokens(beforeStop)),
    thinking: 0,
  };
  if (stops[0] === undefined)
    return { text, stop: "end_turn", stopSequence: null, usage };
  return {
    text: beforeStop,
    stop: "stop_sequence",
    stopSequence: stops[0].sequence,
    usage,
  };
}

function countInputTokens({
  system,
  messages,
  output_config,
}: MessagesRequest): number {
  const contents = [system ?? "", ...messages.map(({ content }) => content)];
  const texts = contents.flatMap((content) =>
    typeof content === "string"
      ? [content]
      : content.map((block) => (block.type === "text" ? block.text : "")),
  );
  const schema = output_config?.format?.schema;
  return (
    countTokens(texts.join("")) +
    (schema === undefined ? 0 : countTokens(JSON.stringify(schema)))
  );
}

const factsPattern = /<seller_facts>([\s\S]*)<\/seller_facts>/;
/**
 * What an earlier listing was made from: the request asks to rewrite one of its
 * fields.
 */
const knownPattern = /<known>[\s\S]*<\/known>/;
/** Fields that allow only certain values. */
const fixedFields = new Set([
  "category",
  "facet",
  "source",
  "colors",
  "verdict",
]);
const noSchemaText =
  "This is a sample writer. It writes listings; ask for one with a JSON schema.";

/**
 * The text that a model would return for the request: JSON that matches its
 * schema.
 */
async function writeSample(
  request: MessagesRequest,
  obeysInjection: boolean,
): Promise<string> {
  const schema = request.output_config?.format?.schema;
  if (schema === undefined) return noSchemaText;
  // A review has no form: all that it is asked about may be obeyed.
  const inputText =
    findSellerFacts(request) ||
    (isReview(schema) ? lastMessageText(request) : "");
  const image = findLastImage(request);
  const fields = writeFields({
    schema,
    inputText,
    text: lastMessageText(request),
    facts: readSellerFacts(inputText),
    photo: image === null ? null : await measurePhoto(image),
    photos: await measurePhotos(request),
  });
  const written = obeysInjection
    ? fillEveryField(injectedText(inputText, systemText(request)), fields)
    : fields;
  return JSON.stringify(fitToSchema(written, schema));
}

/** A request as far as the sample writer reads it. */
type Asked = {
  schema: Record<string, unknown>;
  inputText: string;
  /** The last message. */
  text: string;
  facts: SellerFacts;
  /** The last photo. */
  photo: Photo | null;
  photos: Awaited<ReturnType<typeof measurePhotos>>;
};

const isReview = ({ properties }: Record<string, unknown>) =>
  isRecord(properties) && "verdicts" in properties;

const isOptions = ({ properties }: Record<string, unknown>) =>
  isRecord(properties) && "variations" in properties;
/** It can't read sentences, and doesn't pretend to. */
const nothingRead = { questions: [], variations: [] };

/** The fields of the schema tell what is asked for. */
function writeFields(asked: Asked): object {
  const { schema, inputText, text, facts, photo } = asked;
  const properties = isRecord(schema.properties) ? schema.properties : {};
  if (isReview(schema)) return reviewTexts(text);
  if (isOptions(schema)) return nothingRead;
  if ("word" in properties) return answerWord(text, photo);
  if ("altTexts" in properties) return writeAltTexts(text, asked.photos);
  if ("names" in properties) return writeShopNames(inputText, text);
  if ("observations" in properties) return readVoice(text);
  if ("briefs" in properties) return writeBriefs(inputText, schema);
  if ("productName" in properties && !("tags" in properties))
    return readPhoto(facts, photo);
  if ("item" in properties && !("facts" in properties))
    return writeTranslation(facts, text);
  if (knownPattern.test(text)) return rewriteField(facts, text);
  const { said, ...listing } = writeNewListing(asked);
  // Older schemas ask for no name of the piece, and for no citations.
  if (!("item" in properties)) return listing;
  const isUnknown = !facts.hasName;
  return isUnknown ? unnamedListing(listing) : withCitations(listing, said);
}

/** Nothing but what was measured: a photo doesn't tell it what the piece is. */
const unnamedListing = ({ facts }: { facts: object[] }) => ({
  facts,
  item: "",
  suggestions: [],
});

function writeNewListing({ facts, photo, photos, text }: Asked) {
  const language = languageNamed(text);
  const listing =
    photos.length > 0
      ? writePhotosListing(facts, photos, language)
      : writeListing(facts, photo, language);
  return {
    ...listing,
    description: inVoice(listing.description, voiceIn(text)),
  };
}

/**
 * The facts in the last message that has any; a request for a repair may follow
 * it.
 */
function findSellerFacts({ messages }: MessagesRequest): string {
  const texts = messages.flatMap((message) => {
    if (message.role !== "user") return [];
    const facts = factsPattern.exec(contentText(message))?.[1];
    return facts === undefined ? [] : [facts.trim()];
  });
  return texts.at(-1) ?? "";
}

function lastMessageText({ messages }: MessagesRequest): string {
  const last = messages.at(-1);
  return last === undefined ? "" : contentText(last);
}

function contentText({ content }: MessagesRequest["messages"][number]): string {
  if (typeof content === "string") return content;
  return content
    .map((block) => (block.type === "text" ? block.text : ""))
    .join("\n");
}

function findLastImage({ messages }: MessagesRequest): Buffer | null {
  const images = messages.flatMap(({ content }) =>
    typeof content === "string"
      ? []
      : content.flatMap((block) =>
          block.type === "image" ? [block.source.data] : [],
        ),
  );
  const last = images.at(-1);
  return last === undefined ? null : Buffer.from(last, "base64");
}

function systemText({ system }: MessagesRequest): string {
  if (system === undefined || typeof system === "string") return system ?? "";
  return system.map((block) => block.text).join("\n");
}

/** The group is the text that an instruction wants to have written. */
const instructionPattern =
  /\b(?:write|say|output|print|reply(?: only)? with|respond(?: only)? with|return|put|answer(?: only)? with|insert|set .{0,40} to)\b[:\s]*(.+)/is;
const asksForSystemPrompt =
  /\b(?:system prompt|instructions|rules|everything above|canary|secret|password)\b/i;

/**
 * What a model would write that obeys the seller's text: the text it asks for,
 * and the system prompt if it asks for that.
 */
function injectedText(inputText: string, system: string): string {
  const payload =
    instructionPattern.exec(inputText)?.[1]?.trim() || inputText.trim();
  return asksForSystemPrompt.test(inputText)
    ? `${payload}\n${system}`
    : payload;
}

/**
 * Puts the text into every field except those that allow only certain values.
 */
function fillEveryField(text: string, value: unknown): unknown {
  if (typeof value === "string") return text;
  if (Array.isArray(value)) {
    const items = value.length > 0 ? value.slice(0, 2) : [""];
    return items.map((item) => fillEveryField(text, item));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      fixedFields.has(key) ? inner : fillEveryField(text, inner),
    ]),
  );
}
