import type { Fact, GeneratedListing } from "@/lib/listings/schema";

const naming = /^(?:item|product|object|what|type)$/i;
/** Characters. */
const longest = 60;

/** What to call a product that the seller did not name, in the history: a fact, else the head of the title. */
export function nameProduct({ facts, results }: { facts: Fact[]; results: GeneratedListing }) {
  const fact = facts.find(({ name, value }) => naming.test(name.trim()) && value.trim() !== "");
  const name = (fact?.value ?? results.title.split(/[,|–—]/u)[0] ?? "").trim() || results.title;
  return [...name].slice(0, longest).join("").trim();
}
