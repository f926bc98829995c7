import type { PartialListing } from "@/lib/listings/answer/listing-events";
import { readAnswer } from "@/lib/listings/answer/read-answer";
import { readPartialAnswer } from "@/lib/listings/answer/read-partial-answer";
import { usableDescription } from "@/lib/listings/complete/complete-texts";
import { gatherFacts } from "@/lib/listings/complete/gather-facts";
import type { SellerWords } from "@/lib/listings/complete/seller-text";
import { sellerText } from "@/lib/listings/complete/seller-text";
import { completeListing } from "@/lib/listings/complete-listing";

type Sources = { form: SellerWords; hasPhoto: boolean };

/** The member of the answer that each field waits for. */
const waitsFor = {
  title: "titles",
  description: "description",
  tags: "tags",
  materials: "materials",
  altText: "altText",
  attributes: "attributes",
} as const;

/** What can be shown of an answer so far; its other members change nothing on the page. */
const shown = ["facts", ...Object.values(waitsFor)];

/** Up to the last sentence or line that is whole. */
const wholeSentences = (text: string): string => /^[\s\S]*(?:[.!?](?=\s)|\n)/u.exec(text)?.[0] ?? "";

/** What is written to its end, as the whole answer would show it. */
function completedFields(done: Map<string, unknown>, { form, hasPhoto }: Sources): PartialListing {
  const { listing, facts, missing } = completeListing(Object.fromEntries(done), form, { hasPhoto });
  const names = (Object.keys(waitsFor) as (keyof typeof waitsFor)[]).filter((name) => done.has(waitsFor[name]));
  return {
    ...(done.has("facts") && { facts }),
    ...(listing && Object.fromEntries(names.map((name) => [name, listing[name]]))),
    ...(listing && done.has("description") && { missing }),
  };
}

/** Makes the fields so far out of the text so far, of which each call gets more. Never throws. */
export function createPartialComposer(sources: Sources) {
  let doneCount = 0;
  let completed: PartialListing = {};
  const seller = sellerText(sources.form);

  return function composePartial(text: string): PartialListing {
    const { done, growing } = readPartialAnswer(text);
    const count = shown.filter((name) => done.has(name)).length;
    if (count !== doneCount) {
      doneCount = count;
      completed = completedFields(done, sources);
    }
    if (growing?.name === "facts" && Array.isArray(growing.value) && growing.value.length > 0) {
      const told = readAnswer({ facts: growing.value }).facts;
      return { ...completed, facts: gatherFacts(told, sources.form, sources.hasPhoto) };
    }
    if (growing?.name !== "description" || typeof growing.value !== "string") return completed;
    const description = usableDescription(wholeSentences(growing.value), seller);
    return description === "" ? completed : { ...completed, description };
  };
}
