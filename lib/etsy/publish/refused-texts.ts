import type { Publication } from "@/lib/etsy/publish/publication-data";
import { PublicationStop } from "@/lib/etsy/publish/publication-stop";
import {
  isStepOpen,
  type PublicationProblem,
  type RefusedText,
} from "@/lib/etsy/publish/schema";

type Refused = Pick<Publication, "steps" | "update">;

const refusedSteps = ({ steps }: Refused) =>
  steps.filter(({ state }) => state === "refused");

/** The alt texts that Etsy refused; none once their texts are deleted. */
export const refusedTexts = (publication: Refused): RefusedText[] =>
  refusedSteps(publication).flatMap(({ number }) => {
    const text = publication.update?.after.altTexts?.[number - 1];
    return text === undefined ? [] : [{ photo: number, text }];
  });

const listed = new Intl.ListFormat("en", { type: "conjunction" });

/**
 * What is said where every step was taken and Etsy refused some; null where it
 * refused none, or another step is left.
 */
export function refusalOf(publication: Refused): PublicationProblem | null {
  const refused = refusedSteps(publication);
  const [first] = refused;
  if (first === undefined || publication.steps.some(isStepOpen)) return null;
  const names = listed.format(refused.map(({ number }) => String(number)));
  const what =
    refused.length === 1
      ? `the alt text of photo ${names}. Please copy it there yourself.`
      : `the alt texts of photos ${names}. Please copy them there yourself.`;
  const isAll = publication.steps.every(
    ({ kind, state }) => kind === "check" || state === "refused",
  );
  const others = isAll ? "" : " The other texts are on Etsy.";
  return new PublicationStop("refused", {
    message: `Etsy didn't accept ${what}${others}`,
    words: first.words ?? "",
    field: `photo ${first.number}`,
  }).problem;
}
