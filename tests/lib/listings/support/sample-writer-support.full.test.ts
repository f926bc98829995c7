import { unsupportedSentences } from "@/lib/listing-text/check/place-sentences";
import { completeListing } from "@/lib/listing-text/compose/complete-listing";
import { inputText, promptFacts } from "@/lib/listing-text/fields/input";
import type { ListingInput } from "@/lib/listing-text/fields/schema";
import {
  etsyLanguages,
  languageName,
} from "@/lib/listing-text/languages/writing-languages";
import { goldenSet } from "@/tests/golden/golden-set";
import { names } from "@/tests/lib/listings/sample-writer-names";
import { createPng } from "@/tests/support/photos";
import { startSampleWriter } from "@/tests/support/sample-writer";

// The sample writer may be dull, never false: it is told nothing but facts, so
// each of its sentences must have one.
let writer: Awaited<ReturnType<typeof startSampleWriter>>;
beforeAll(async () => {
  writer = await startSampleWriter();
});
afterAll(() => writer.close());

async function unsupportedIn(form: ListingInput, png?: Buffer) {
  const answer = await writer.write(
    promptFacts(form),
    png,
    languageName(form.language ?? "en"),
  );
  const { listing, facts } = completeListing(answer, form, {
    hasPhoto: png !== undefined,
  });
  const grounds = {
    facts,
    sellerText: inputText(form),
    language: form.language,
  };
  return unsupportedSentences(listing?.description ?? "", grounds).map(
    ({ text }) => text,
  );
}

const briefs = goldenSet.map(({ id, form }) => ({ id, form }));

test.each(briefs)(
  "sample writer, $id: each sentence rests on what was typed",
  async ({ form }) => {
    expect(await unsupportedIn(form)).toEqual([]);
  },
);

test.each(names.map(([name]) => name))(
  "sample writer, %s: each sentence rests on the name",
  async (productName) => {
    expect(await unsupportedIn({ productName })).toEqual([]);
  },
);

const english = goldenSet
  .filter(({ language, kind }) => language === "en" && kind === "rich")
  .slice(0, 12);

test.each(etsyLanguages)(
  "sample writer in $name: each sentence rests on what was typed in English",
  async ({ value }) => {
    const found = [];
    for (const { form } of english)
      found.push(...(await unsupportedIn({ ...form, language: value })));
    expect(found).toEqual([]);
  },
);

test("sample writer, photo: its colors support a sentence", async () => {
  expect(await unsupportedIn({}, await createPng())).toEqual([]);
  expect(
    await unsupportedIn({ productName: "Oak ring dish" }, await createPng()),
  ).toEqual([]);
});
