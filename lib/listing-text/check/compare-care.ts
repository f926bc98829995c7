import {
  contradicted,
  type Finding,
  supported,
  unknown,
} from "@/lib/listing-text/check/finding";
import type { CareTopic } from "@/lib/listing-text/languages/concepts";
import type { KnownSpecifics } from "@/lib/listing-text/ledger/known-specifics";
import type { CareMention } from "@/lib/listing-text/specifics/read-care";

/** What is not allowed where another way is the one that is told. */
const clashes: Readonly<Partial<Record<CareTopic, readonly CareTopic[]>>> = {
  machinewash: ["handwash"],
  dishwasher: ["handwash"],
  tumble: ["dryflat", "linedry"],
};

/** Ways that harm nothing where any care is told. */
const gentle: ReadonlySet<CareTopic> = new Set([
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
  const of = (topic: CareTopic, isAllowed: boolean) =>
    known.care
      .filter(
        ({ said }) => said.topic === topic && said.isAllowed === isAllowed,
      )
      .flatMap(({ facts }) => facts);
  const has = (topic: CareTopic, isAllowed: boolean) =>
    known.care.some(
      ({ said }) => said.topic === topic && said.isAllowed === isAllowed,
    );
  const { topic, isAllowed, isImplied } = care;
  const opposite = () =>
    contradicted(
      `The facts say the opposite of “${name}”`,
      of(topic, !isAllowed),
    );
  if (isImplied)
    return has(topic, true) && !has("handwash", true) ? opposite() : null;
  if (has(topic, isAllowed)) return supported(of(topic, isAllowed));
  if (has(topic, !isAllowed)) return opposite();
  if (!isAllowed) return null;
  const clash = clashes[topic]?.find((other) => has(other, true));
  if (clash)
    return contradicted(
      `“${name}” against the care of the facts`,
      of(clash, true),
    );
  const isGentle =
    gentle.has(topic) &&
    (known.care.length > 0 || known.measures.some(isOfWashing));
  return isGentle ? null : unknown(name);
}

const isOfWashing = ({
  said: { dimension },
}: KnownSpecifics["measures"][number]): boolean => dimension === "temperature";
