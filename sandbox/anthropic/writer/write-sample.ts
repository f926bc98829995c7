import { conform, isRecord } from "../json-schema";
import type { MessagesRequest } from "../request-schema";
import { attackText, fillWith } from "./obey-injection";
import { measurePhoto } from "./photo";
import { readSellerFacts } from "./seller-facts";
import { writeBriefs } from "./write-briefs";
import { writeListing } from "./write-listing";
import { writeReading } from "./write-reading";
import { writeRewrite } from "./write-rewrite";
import { writeShopNames } from "./write-shop-names";

const factsPattern = /<seller_facts>([\s\S]*)<\/seller_facts>/;
const knownPattern = /<known>[\s\S]*<\/known>/;
/** Fields with a fixed set of values. */
const fixed = new Set(["category", "facet", "source", "colors"]);
const anonymous = "This is a sample writer. It writes listings; ask for one with a JSON schema.";

/** The answer for the kind of schema that was sent, as the JSON text a model would return. */
export async function writeSample(request: MessagesRequest, isObedient: boolean): Promise<string> {
  const schema = request.output_config?.format?.schema;
  if (schema === undefined) return anonymous;
  const sellerText = factsTextIn(request);
  const facts = readSellerFacts(sellerText);
  const image = imageIn(request);
  const photo = image === null ? null : await measurePhoto(image);
  const wanted = isRecord(schema.properties) ? schema.properties : {};
  const text = newestText(request);
  const sample = sampleOf();
  const written = isObedient ? fillWith(attackText(sellerText, systemOf(request)), sample, fixed) : sample;
  return JSON.stringify(conform(written, schema));

  function sampleOf(): object {
    if ("names" in wanted) return writeShopNames(sellerText, text);
    if ("briefs" in wanted) return writeBriefs(sellerText, schema ?? {});
    if ("productName" in wanted && !("tags" in wanted)) return writeReading(facts, photo);
    return knownPattern.test(text) ? writeRewrite(facts, text) : writeListing(facts, photo);
  }
}

/** The facts of the newest message that holds any; a repair may follow the first question. */
function factsTextIn({ messages }: MessagesRequest): string {
  const texts = messages.flatMap((message) => {
    if (message.role !== "user") return [];
    const facts = factsPattern.exec(textOf(message))?.[1];
    return facts === undefined ? [] : [facts.trim()];
  });
  return texts.at(-1) ?? "";
}

function newestText({ messages }: MessagesRequest): string {
  const last = messages.at(-1);
  return last === undefined ? "" : textOf(last);
}

function textOf({ content }: MessagesRequest["messages"][number]): string {
  if (typeof content === "string") return content;
  return content.map((block) => (block.type === "text" ? block.text : "")).join("\n");
}

function imageIn({ messages }: MessagesRequest): Buffer | null {
  const images = messages.flatMap(({ content }) =>
    typeof content === "string" ? [] : content.flatMap((block) => (block.type === "image" ? [block.source.data] : [])),
  );
  const last = images.at(-1);
  return last === undefined ? null : Buffer.from(last, "base64");
}

function systemOf({ system }: MessagesRequest): string {
  if (system === undefined || typeof system === "string") return system ?? "";
  return system.map((block) => block.text).join("\n");
}
