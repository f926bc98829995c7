import { fields } from "@/lib/listing-text/fields/fields";
import { attributeSlots } from "@/lib/listing-text/fields/limits";
import type {
  Attribute,
  GeneratedListing,
} from "@/lib/listing-text/fields/listing-schema";
import { checkAttributes } from "@/lib/listing-text/rules/attributes";
import { comparisonKey } from "@/lib/listing-text/rules/characters";
import { checkMaterials } from "@/lib/listing-text/rules/materials";
import { checkTags } from "@/lib/listing-text/rules/tags";
import type { ListChange } from "@/lib/listings/sheet/schema";

type Lists = Pick<GeneratedListing, "tags" | "materials" | "attributes">;

/** A changed text, or why it can't be changed so. */
export type ChangedText<Text = GeneratedListing> =
  | { results: Text }
  | { problem: string };

/** Lists of a listing with a change; the same lists where it changes nothing. */
export function changeList<Text extends Lists>(
  listing: Text,
  change: ListChange,
): ChangedText<Text> {
  const { field } = change;
  const changed =
    field === "attributes"
      ? changeAttributes(listing.attributes, change)
      : changeEntries(listing[field], field, change);
  if ("problem" in changed) return changed;
  const before = JSON.stringify(listing[field]);
  if (JSON.stringify(changed.results) === before) return { results: listing };
  return { results: { ...listing, [field]: changed.results } };
}

const checks = { tags: checkTags, materials: checkMaterials };

function changeEntries(
  entries: readonly string[],
  field: "tags" | "materials",
  change: ListChange,
): ChangedText<string[]> {
  const { action } = change;
  const wanted = change.entries.map(comparisonKey);
  const others = entries.filter(
    (entry) => !wanted.includes(comparisonKey(entry)),
  );
  if (action === "remove") return { results: others };
  const results =
    action === "add"
      ? withNew(entries, change.entries)
      : replaced(entries, wanted, change.to ?? "");
  const isSame = JSON.stringify(results) === JSON.stringify(entries);
  if (isSame) return { results };
  return withinLimits(
    results,
    slotsOf(field),
    field,
    checks[field](results).filter(
      ({ index = -1 }) => results[index] !== entries[index],
    )[0]?.message,
  );
}

const slotsOf = (field: "tags" | "materials"): number => {
  const { kind } = fields[field];
  return "slots" in kind ? kind.slots : 0;
};

/** Those that are there already stay where they are. */
function withNew(entries: readonly string[], added: readonly string[]) {
  const known = new Set(entries.map(comparisonKey));
  return [
    ...entries,
    ...added.filter((entry) => !known.has(comparisonKey(entry))),
  ];
}

/** What takes the place of another is there once. */
function replaced(entries: readonly string[], wanted: string[], to: string) {
  const place = entries.findIndex((entry) =>
    wanted.includes(comparisonKey(entry)),
  );
  if (place < 0) return [...entries];
  return entries
    .map((entry, index) => (index === place ? to : entry))
    .filter(
      (entry, index) =>
        index === place || comparisonKey(entry) !== comparisonKey(to),
    );
}

function withinLimits<Entry>(
  results: Entry[],
  slots: number,
  name: string,
  problem: string | undefined,
): ChangedText<Entry[]> {
  if (results.length > slots)
    return {
      problem: `That makes ${results.length} ${name}; ${slots} is the most.`,
    };
  return problem === undefined ? { results } : { problem };
}

/** "Color: blue" as a pair; null where it is none. */
export function pairOf(text: string): Attribute | null {
  const colon = text.indexOf(":");
  const [name, value] = [text.slice(0, colon).trim(), text.slice(colon + 1)];
  return colon < 0 || name === "" || value.trim() === ""
    ? null
    : { name, value: value.trim() };
}

function changeAttributes(
  attributes: readonly Attribute[],
  { action, entries, to = "" }: ListChange,
): ChangedText<Attribute[]> {
  const results = attributesWith(attributes, action, entries, to);
  if (results === null)
    return { problem: "Write an attribute as its name and its value." };
  const found = checkAttributes(results).find(
    ({ index = -1 }) => results[index] !== attributes[index],
  );
  return withinLimits(results, attributeSlots, "attributes", found?.message);
}

/** An attribute that is there already keeps its value when one is added. */
function attributesWith(
  attributes: readonly Attribute[],
  action: ListChange["action"],
  entries: readonly string[],
  to: string,
): Attribute[] | null {
  const named = (name: string) => comparisonKey(name);
  if (action === "add") {
    const pairs = entries.map(pairOf);
    const known = new Set(attributes.map(({ name }) => named(name)));
    const added = pairs.flatMap((pair) =>
      pair !== null && !known.has(named(pair.name)) ? [pair] : [],
    );
    return pairs.includes(null) ? null : [...attributes, ...added];
  }
  const wanted = new Set(entries.map(named));
  const isWanted = ({ name }: Attribute) => wanted.has(named(name));
  return action === "remove"
    ? attributes.filter((pair) => !isWanted(pair))
    : attributes.map((pair) =>
        isWanted(pair) && pair.value !== to ? { ...pair, value: to } : pair,
      );
}
