import type { ModelResponse } from "@/lib/ai/call-model";
import { env } from "@/lib/env";
import { sentenceKey } from "@/lib/listing-text/words/split-sentences";
import { writeListing } from "@/lib/listings/write/write-listing";
import { createUser } from "@/tests/support/factories";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";

process.env.REVIEW = "on";
const sandbox = setUpModelSandbox();

const rests = "An ash serving bowl, 30 cm wide, for the table.";
const told = "Our aunt dreamt of it.";
/** An answer that came already, as those of a day's batch do. */
const answered: ModelResponse = {
  text: JSON.stringify({
    facts: [{ id: 1, property: "width", value: "30 cm" }],
    titles: [{ text: "Ash Serving Bowl, 30 cm", facts: [1] }],
    description: [
      [
        { text: rests, facts: [1] },
        { text: told, facts: [] },
      ],
    ],
    tags: [{ tag: "ash bowl", facet: "what", facts: [] }],
    altText: { text: "An ash serving bowl.", facts: [1] },
  }),
  model: "m",
  inputTokens: 1,
  outputTokens: 1,
  durationMs: 1,
};

async function write() {
  const { id: userId } = await createUser();
  const form = {
    productName: "Ash serving bowl",
    materials: "ash wood",
    extraDetails: "30 cm wide.",
  };
  return writeListing(
    {
      form,
      images: [],
      photos: 0,
      shop: {
        voice: { traits: [], observations: [], sample: "", avoidWords: [] },
        snippets: [],
      } as never,
      payer: { userId },
    },
    undefined,
    answered,
  );
}

test("an answer that is written: is reviewed once, and stored with the verdicts", async () => {
  const verdicts = [1, 2, 3, 4].map((n) => ({
    n,
    verdict: "unsupported",
    reason: "nobody told",
  }));
  await sandbox.failReviews({
    mode: "answer",
    answer: JSON.stringify({ verdicts }),
  });
  const { notes, results } = await write();
  expect(await sandbox.reviewCalls()).toHaveLength(1);
  expect(await sandbox.modelCalls()).toEqual([]);
  expect(notes.review).toBe("done");
  expect(results.description).toContain(told);
  expect(notes.verdicts[sentenceKey(told)]).toEqual({
    verdict: "unsupported",
    reason: "nobody told",
  });
});

test("a review that fails: the listing stands, and says so", async () => {
  await sandbox.failReviews({ mode: "status", status: 500 });
  const { notes, results } = await write();
  expect(notes).toMatchObject({ review: "failed", verdicts: {} });
  expect(results.description).toContain(rests);
});

test("REVIEW=off: nobody is asked", async () => {
  const setting = jest.replaceProperty(env(), "REVIEW", "off");
  const { notes } = await write();
  setting.restore();
  expect(notes).toMatchObject({ review: "off", verdicts: {} });
  expect(await sandbox.reviewCalls()).toEqual([]);
});
