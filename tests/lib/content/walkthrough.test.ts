import {
  knownFacts,
  samplePhotos,
  sampleSentences,
  walkthrough,
} from "@/lib/content/walkthrough";
import { placeSentences } from "@/lib/listing-text/check/place-sentences";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import { checkListing } from "@/lib/listing-text/rules/rules";
import { maxPhotos } from "@/lib/photos/limits";

const description = sampleSentences.map(({ text }) => text).join(" ");

test("each sentence rests on what the engine says it does", () => {
  const placed = placeSentences(description, {
    facts: knownFacts,
    sellerText: walkthrough.typed,
  });
  expect(placed.map(({ text, support }) => [text, support])).toEqual(
    sampleSentences.map(({ text, support }) => [text, support]),
  );
});

test("what was typed has all facts of the seller", () => {
  const typed = walkthrough.typed.toLowerCase();
  for (const { value, source } of knownFacts)
    if (source === "seller") expect(typed).toContain(value);
});

test.each(knownFacts.filter(({ photo }) => photo))(
  "$name: the alt text of its photo says it too",
  ({ value, photo = 0 }) => {
    expect(samplePhotos[photo - 1]?.altText).toContain(value);
  },
);

test.each(samplePhotos)("$id: its alt text passes the rules", ({ altText }) => {
  expect(checkListing({ ...emptyListing, altText })).toEqual(
    checkListing({ ...emptyListing, altText: "A clay earring on linen." }),
  );
});

test("the number of photos is that of the product", () => {
  expect(walkthrough.steps[0].text).toContain(`${maxPhotos} photos`);
});
