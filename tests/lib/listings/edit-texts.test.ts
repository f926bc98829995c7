import fc from "fast-check";
import {
  type FieldText,
  hasText,
  removeTexts,
} from "@/lib/listing-text/check/field-texts";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { languageValues } from "@/lib/listing-text/languages/writing-languages";
import { detailLabels } from "@/lib/listing-text/lexicon/topics";
import { addDetail } from "@/lib/listings/edit/add-detail";
import { putBack } from "@/lib/listings/edit/put-back";

const listing: GeneratedListing = {
  ...emptyListing,
  title: "Oak Dish",
  altText: "A dish on a table. It is round.",
  description: "An oak dish. It holds rings.\n\nDetails\n- Material: oak",
  attributes: [
    { name: "Style", value: "Rustic" },
    { name: "Style", value: "Modern" },
  ],
  tags: ["oak dish", "ring dish"],
  materials: ["oak"],
  personalization: { question: "Which name?", instructions: "Ten letters." },
};

const texts: FieldText[] = [
  { field: "description", text: "It holds rings." },
  { field: "description", text: "Material: oak" },
  { field: "altText", text: "It is round." },
  { field: "tags", text: "ring dish" },
  { field: "materials", text: "oak" },
  { field: "attributes", text: "Style: Modern" },
  { field: "personalization", text: "Question: Which name?" },
  { field: "personalization", text: "Instructions: Ten letters." },
];
const context = { snippets: [], language: null };

test.each(texts)(
  "$field: “$text” goes as a whole and comes back as it was",
  (text) => {
    expect(hasText(listing, text)).toBe(true);
    const patch = removeTexts(listing, text.field, [text.text]);
    expect(Object.keys(patch ?? {})).toEqual([text.field]);
    const without = { ...listing, ...patch };
    expect(hasText(without, text)).toBe(false);
    for (const other of texts.filter((one) => one !== text))
      expect([other, hasText(without, other)]).toEqual([other, true]);
    const back = { ...without, ...putBack(without, text, context) };
    expect(hasText(back, text)).toBe(true);
    for (const other of texts)
      expect([other, hasText(back, other)]).toEqual([other, true]);
  },
);

test("a title can't be removed; one that was given up can come back", () => {
  const text = { field: "title" as const, text: "Pine Dish" };
  expect(removeTexts(listing, "title", ["Oak Dish"])).toBeNull();
  expect(putBack(listing, text, context)).toEqual({ title: "Pine Dish" });
});

test.each(languageValues)(
  "%s: a told fact goes under the Details that are there",
  (language) => {
    const { heading } = detailLabels(language);
    expect(
      addDetail(`Oak.\n\n${heading}:\n• One\n• Two\n\nMore.`, "hand wash", {
        snippets: [],
        language,
      }),
    ).toBe(`Oak.\n\n${heading}:\n• One\n• Two\n• Hand wash\n\nMore.`);
    expect(
      addDetail(`${heading}\nOne: two\n\nMore.`, "hand wash", {
        snippets: [],
        language,
      }),
    ).toBe(`${heading}\nOne: two\nHand wash\n\nMore.`);
    expect(addDetail("", "9 cm", { snippets: [], language })).toBe(
      `${heading}\n- 9 cm`,
    );
  },
);

test("whatever the description: a detail is added, nothing of it is lost, and snippets end it", () => {
  const line = fc.constantFrom("Oak.", "Details", "- One", "", "More.");
  fc.assert(
    fc.property(fc.array(line), fc.boolean(), (lines, hasSnippet) => {
      const snippets = hasSnippet ? ["Ships on Mondays.\n\nNo returns."] : [];
      const description = [...lines, ...snippets].join("\n");
      const added = addDetail(description, "hand wash only", {
        snippets,
        language: "en",
      });
      expect(
        hasText(
          { ...listing, description: added },
          { field: "description", text: "hand wash only" },
        ),
      ).toBe(true);
      for (const kept of new Set(lines.filter(Boolean)))
        expect(added.split(kept).length).toBeGreaterThanOrEqual(
          description.split(kept).length,
        );
      expect(added.endsWith(snippets[0] ?? "")).toBe(true);
    }),
  );
});
