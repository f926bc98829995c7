import { categoryWords } from "../words-categories";
import { capitalise, listed, sentence, shorten } from "./clean-text";
import type { Details } from "./details";
import type { Item } from "./item";
import type { SellerFacts } from "./seller-facts";
import type { Traits } from "./traits";

/** Search engines show about this much of the first sentence. */
const maxOpening = 160;
/** Characters of the seller's own remarks; a description is best within 400 words. */
const maxTold = 1_200;
const ordering =
  "Colors can look a little different from one screen to the next; the photos show the piece as closely as they can. Choose an option where there is one, leave a note if something about the order is special, and check the address before paying.";
/** Words. What has as many says enough without the sentences about ordering. */
const longEnough = 110;
const message = "Please send a message through the shop before ordering.";

type Known = { facts: SellerFacts; item: Item; traits: Traits; materials: string[]; details: Details };

/** Short paragraphs, then the questions buyers ask; what nobody told stands as a blank to fill. */
export function descriptionOf(known: Known): string {
  const { item, details } = known;
  const told = shorten(details.other.map(sentence).join(" "), maxTold);
  const isLong = told.length > maxTold / 2;
  const about = [
    [openingOf(known), ...remarksOf(known)].filter(Boolean).join(" "),
    told,
    isLong ? "" : categoryWords[item.category].about,
    ["Details", ...linesOf(known)].join("\n"),
  ];
  const paragraphs = [
    ...about,
    about.join(" ").split(/\s+/).length >= longEnough ? "" : ordering,
    `Is there a question about this ${nounOf(item)}, its measurements or its delivery? ${message}`,
  ];
  return paragraphs.filter(Boolean).join("\n\n");
}

/** What the seller and the photo left open, named as in the blanks. */
export function unknownOf(known: Known): string[] {
  return questionsOf(known).flatMap(({ blank, answer }) => (answer === null ? [blank] : []));
}

function openingOf({ item, traits, materials }: Known): string {
  const said = item.name.toLowerCase().replaceAll("-", " ");
  const isNew = (word: string) => !said.includes(word.toLowerCase());
  const made = materials.filter(isNew).slice(0, 3);
  const colors = traits.colors.filter(isNew).slice(0, 3);
  const technique = traits.techniques.find(isNew);
  const start = capitalise(`${article(item.name)} ${item.name}`.trim());
  const full = phrase(start, technique, made, colors);
  const openings = [
    `${full}${full === start ? "" : ","} ${categoryWords[item.category].purpose}`,
    full,
    phrase(start, undefined, made.slice(0, 1), colors),
    phrase(start, undefined, [], colors.slice(0, 1)),
  ].map(sentence);
  return openings.find((opening) => opening.length <= maxOpening) ?? sentence(shorten(start, maxOpening - 1));
}

function phrase(start: string, technique: string | undefined, made: string[], colors: string[]): string {
  const begun = technique === undefined ? start : `${start}, ${technique},`;
  const material = made.length > 0 ? ` made with ${listed(made)}` : "";
  const color = colors.length > 0 ? `${material === "" ? "" : ","} in ${listed(colors).toLowerCase()}` : "";
  return begun + material + color;
}

function remarksOf({ facts }: Known): string[] {
  return [
    facts.styleDesign === "" ? "" : sentence(`Style: ${facts.styleDesign}`),
    facts.audience === ""
      ? ""
      : sentence(`Made with ${listed(facts.audience.split(/\s*,\s*/).filter(Boolean))} in mind`),
  ];
}

type Question = { label: string; blank: string; answer: string | null };

function questionsOf({ item, traits, materials, details }: Known): Question[] {
  const asked = (text: string): Question => ({ label: capitalise(text), blank: text, answer: null });
  return [
    { label: "Materials", blank: "materials", answer: materials.length > 0 ? listed(materials) : null },
    { label: "Color", blank: "color", answer: traits.colors.length > 0 ? listed(traits.colors).toLowerCase() : null },
    { label: "Size", blank: "size", answer: details.size },
    ...categoryWords[item.category].blanks.map(asked),
    { label: "Care", blank: "care", answer: details.care },
    { label: "Included", blank: "what is included", answer: details.included },
    { label: "Processing time", blank: "processing time", answer: details.processing },
  ];
}

function linesOf(known: Known): string[] {
  const lines = questionsOf(known).map(({ label, blank, answer }) => `${label}: ${answer ?? `[add ${blank}]`}`);
  const { personalization } = known.details;
  return personalization === null ? lines : [...lines, `Personalization: ${personalization}`];
}

function nounOf({ noun, isNamed }: Item): string {
  return isNamed && noun.length <= 40 && !isPlural(noun) ? noun : "piece";
}

/** None before a plural, nor where the name is not English by its look. */
function article(name: string): string {
  const first = name.toLowerCase();
  if (!/^[a-z]/.test(first) || /\s(?:mit|für|aus|und|avec|pour|et|de|con|para|per|met|voor|en)\s/.test(first))
    return "";
  if (/^(?:set|pair|pack) of\b/.test(first)) return "a";
  if (isPlural(first.split(/\s(?:with|for|in|from|by|of)\s/)[0] ?? first)) return "";
  return /^[aeio]|^u(?!n[ir]|s[ae]|t)/.test(first) ? "an" : "a";
}

function isPlural(words: string): boolean {
  return /[^s]s$/.test(words);
}
