import {
  contradicted,
  type Finding,
  supported,
  unknown,
} from "@/lib/listing-text/check/finding";
import type { CareTopic } from "@/lib/listing-text/languages/concepts";
import { factsOf } from "@/lib/listing-text/ledger/facts-of";
import type { KnownSpecifics } from "@/lib/listing-text/ledger/known-specifics";
import type { CareMention } from "@/lib/listing-text/specifics/read-care";
import { remember, rememberOnce } from "@/lib/listing-text/words/remember";

/** What is not allowed where another way is the one that is told. */
const clashes: Readonly<Partial<Record<CareTopic, readonly CareTopic[]>>> = {
  machinewash: ["handwash", "dryclean", "wipe"],
  dishwasher: ["handwash"],
  tumble: ["dryflat", "linedry"],
};

/** Ways that harm nothing where any care is told. */
export const gentleCare: ReadonlySet<CareTopic> = new Set([
  "wipe",
  "dryflat",
  "linedry",
  "handwash",
  "oil",
]);

/** Null for advice that is as good as general. */
export function compareCare(
  care: CareMention,
  name: string,
  known: KnownSpecifics,
): Finding | null {
  const { topic, isAllowed, isImplied, isUnsure } = care;
  const same = factsOfCare(known, topic, isAllowed);
  const opposite = factsOfCare(known, topic, !isAllowed);
  const isContradicted = opposite !== null && same === null;
  if (isImplied) {
    const isByHand = factsOfCare(known, "handwash", true) !== null;
    return isContradicted && !isByHand ? oppositeOf(name, opposite) : null;
  }
  if (same) return supported(same);
  if (isUnsure) return opposite ? supported(opposite) : null;
  if (isContradicted) return oppositeOf(name, opposite);
  return isAllowed ? comparePermission(topic, name, known) : null;
}

const oppositeOf = (name: string, facts: readonly string[]): Finding =>
  contradicted(`The facts say the opposite of “${name}”`, facts);

const factsBySign = remember(
  (known: KnownSpecifics, key: `${CareTopic} ${boolean}`) => {
    const told = known.care.filter(
      ({ said }) => key === `${said.topic} ${said.isAllowed}`,
    );
    return told.length > 0 ? factsOf(told) : null;
  },
);

/** The facts that tell it with this sign, or null. */
const factsOfCare = (
  known: KnownSpecifics,
  topic: CareTopic,
  isAllowed: boolean,
): readonly string[] | null => factsBySign(known, `${topic} ${isAllowed}`);

/** What no fact allows or forbids. */
function comparePermission(
  topic: CareTopic,
  name: string,
  known: KnownSpecifics,
): Finding | null {
  const isWashed = tellsWashing(known);
  // What is washed and what is wiped only are two parts of the piece.
  const clash = clashes[topic]
    ?.filter((other) => !(isWashed && other === "wipe"))
    .map((other) => factsOfCare(known, other, true))
    .find((facts) => facts !== null);
  if (clash)
    return contradicted(`“${name}” contradicts the care in the facts`, clash);
  if (topic === "machinewash" && isWashed) return null;
  const isGentle = gentleCare.has(topic) && (known.care.length > 0 || isWashed);
  return isGentle ? null : unknown(name);
}

const tellsWashing = rememberOnce(({ measures }: KnownSpecifics) =>
  measures.some(({ said }) => said.dimension === "temperature"),
);
