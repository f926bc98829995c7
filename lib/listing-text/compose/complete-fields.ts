import type { Fault } from "@/lib/listing-text/compose/answer-checks";
import { completeAttributes } from "@/lib/listing-text/compose/attributes";
import { chooseTitles } from "@/lib/listing-text/compose/choose-titles";
import { fitTags, tagsFromTitle } from "@/lib/listing-text/compose/fit-tags";
import { isOfFacts } from "@/lib/listing-text/compose/is-of-facts";
import type { Sources } from "@/lib/listing-text/compose/sources";
import {
  fallbackAltText,
  usableAltText,
  usableTitles,
} from "@/lib/listing-text/compose/texts";
import { inputText } from "@/lib/listing-text/fields/input";
import type { Attribute } from "@/lib/listing-text/fields/listing-schema";
import type { Fact } from "@/lib/listing-text/fields/schema";
import {
  chooseTags,
  tagsFromFacts,
} from "@/lib/listing-text/score/choose-tags";

/**
 * Up to three, those of the model that can be used, and why the others can't.
 */
export function completeTitles({
  answer,
  form,
  sayable,
  across,
  checks,
}: Sources) {
  const faults = answer.titles.flatMap(
    (title) => checks.faultOf(title, "title") ?? [],
  );
  const own = usableTitles(
    answer.titles,
    (title) => checks.faultOf(title, "title") === null,
  ).filter(across.isAbout);
  const choose = (from: readonly Fact[]) =>
    chooseTitles(own, form.titleStyle ?? "etsy_2026", {
      facts: from,
      productName: form.productName,
      language: form.language,
    });
  // What the seller typed in another language is for want of anything better.
  const foreign = across.isForeign ? choose([]) : [];
  return {
    own,
    faults,
    titles: foreign.length > 0 ? foreign : choose(sayable),
  };
}

/** The alt text, and the model's own as far as it is used. */
export function completeAltText(
  { answer, form, facts, sayable, across, hasPhoto, checks }: Sources,
  title: string,
) {
  const fault = answer.altText
    ? checks.faultOf(answer.altText, "altText")
    : null;
  const usable = usableAltText(answer.altText, () => fault === null);
  const described = across.isAbout(usable) ? usable : "";
  const { language } = form;
  const typed = { facts, sellerText: inputText(form), language };
  const own = hasPhoto || isOfFacts(described, typed) ? described : "";
  const known = across.isForeign ? [] : sayable;
  return {
    own,
    fault,
    text: own || fallbackAltText(known, title, language),
  };
}

/** What nobody looks for: a letter, or one word again and again. */
function emptyTag(text: string): Fault | null {
  const [first = "", ...more] = text.toLowerCase().split(/\s+/u);
  const isRepeated = more.length > 0 && more.every((word) => word === first);
  const isLetter = more.length === 0 && /^\p{Script=Latin}$/u.test(first);
  const reason = isRepeated ? "It repeats a word" : "It says nothing";
  return isRepeated || isLetter
    ? { field: "tags", text, reason, isContradicted: false }
    : null;
}

/**
 * The tags, and those of the model that can be used. `said` is what Etsy
 * matches without a tag.
 */
export function completeTags(
  { answer, form, sayable, across, checks }: Sources,
  title: string,
  said: string[],
) {
  const language = form.language ?? "en";
  const faultOf = ({ tag }: { tag: string }) =>
    emptyTag(tag) ?? checks.faultOf(tag, "tag");
  const canStand = (candidate: { tag: string }) => faultOf(candidate) === null;
  const faults = answer.tags.flatMap((candidate) => faultOf(candidate) ?? []);
  const candidates = fitTags(answer.tags.filter(canStand), language).filter(
    canStand,
  );
  const spare = across.isForeign
    ? tagsFromTitle(title, "", language)
    : tagsFromFacts(sayable, form.language);
  return {
    faults,
    own: chooseTags(candidates, said),
    tags: chooseTags(candidates, said, spare.filter(canStand)),
  };
}

/** Attributes that can stand, and the seller's colors. */
export function chooseAttributes({ answer, form, checks }: Sources): {
  attributes: Attribute[];
  faults: Fault[];
} {
  const faultOf = ({ name, value }: Attribute) =>
    checks.faultOf(value, "attribute", name);
  return {
    faults: answer.attributes.flatMap((each) => faultOf(each) ?? []),
    attributes: completeAttributes(
      answer.attributes.filter((each) => faultOf(each) === null),
      form.colors ?? [],
    ),
  };
}
