import {
  contradicted,
  type Finding,
  supported,
  unknown,
} from "@/lib/listing-text/check/finding";
import type {
  Known,
  KnownSpecifics,
} from "@/lib/listing-text/ledger/known-specifics";
import type { Passage } from "@/lib/listing-text/specifics/passage";
import type { PlaceMention } from "@/lib/listing-text/specifics/read-places";
import { writtenWords } from "@/lib/listing-text/specifics/written-words";

/** Null for a style, and for names that may be none of a place. */
export function comparePlace(
  mention: PlaceMention,
  passage: Passage,
  known: KnownSpecifics,
): Finding | null {
  if (mention.isStyle) return null;
  const name = passage.tokens[mention.at]?.text ?? mention.place;
  const places = known.places.filter(({ said }) => !said.isStyle);
  const same = places.filter(({ said }) => said.place === mention.place);
  const facts = same.flatMap((place) => place.facts);
  if (same.length > 0)
    return compareRole(mention, passage, same, places) ?? supported(facts);
  if (known.words.has(passage.lexicon.fold(name.toLowerCase()))) return null;
  const isPlace =
    mention.isKnown ||
    (mention.role !== null && !passage.lexicon.pack.verbLast);
  if (!isPlace) return null;
  const other = places.find(
    ({ said }) => mention.role !== null && said.role === mention.role,
  );
  return other
    ? contradicted(`The facts name a different place from ${name}`, other.facts)
    : unknown(name);
}

/** Made where it is only sent from, or cut where it is only sewn. */
function compareRole(
  { role, verb, at }: PlaceMention,
  passage: Passage,
  same: readonly Known<PlaceMention>[],
  places: readonly Known<PlaceMention>[],
): Finding | null {
  if (role === null) return null;
  const others = places.filter((place) => !same.includes(place));
  const isOtherVerb =
    role === "made" &&
    verb !== null &&
    same.every(
      ({ said }) =>
        said.role === "made" && said.verb !== null && said.verb !== verb,
    ) &&
    others.some(({ said }) => said.verb === verb);
  const ofRole = others.find(({ said }) => said.role === role);
  const name = writtenWords(passage, at, null);
  if (isOtherVerb && ofRole)
    return contradicted(
      `The facts contradict “${writtenWords(passage, at, verb)}”`,
      ofRole.facts,
    );
  if (same.some(({ said }) => said.role === role)) return null;
  if (ofRole)
    return contradicted(
      `The facts name a different place from ${name}`,
      ofRole.facts,
    );
  const isSurelyOther = same.every(({ said }) => said.role !== null);
  return isSurelyOther ? unknown(name) : null;
}
