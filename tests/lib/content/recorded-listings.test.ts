import { answerRecorded } from "@/lib/content/recorded/answer-recorded";
import { recordedListings } from "@/lib/content/recorded/recorded-listings";
import { samples } from "@/lib/content/recorded/samples";
import { modelAnswerSchema } from "@/lib/listing-text/answer/parse-answer";
import { listingFormSchema } from "@/lib/listing-text/fields/schema";
import { checkListing } from "@/lib/listing-text/rules/rules";

test("recorded listings: twelve things, each with an id of its own", () => {
  expect(recordedListings).toHaveLength(12);
  expect(new Set(recordedListings.map(({ id }) => id)).size).toBe(12);
  expect(samples.every(({ picture }) => picture !== null)).toBe(true);
});

describe.each(recordedListings)("recorded listing: $name", (recorded) => {
  const answer = answerRecorded(recorded);

  test("the answer has the shape that a model is asked for", () => {
    expect(modelAnswerSchema.parse(recorded.answer)).toEqual(recorded.answer);
    expect(() => listingFormSchema.parse(recorded.form)).not.toThrow();
  });

  test("the engine leaves nothing open, takes nothing out and scores it high", () => {
    expect(checkListing(answer)).toEqual([]);
    expect(answer).toMatchObject({ id: null, ready: true, open: [] });
    expect(answer.removed).toEqual([]);
    expect(answer.untold).toEqual([]);
    expect(answer.missing).toEqual([]);
    expect(answer.score).toBeGreaterThanOrEqual(90);
    expect(answer.tags).toHaveLength(13);
  });

  test("every sentence is of what was told or seen, and none is lost", () => {
    const written = recorded.answer.description.flat();
    const sentences = answer.sentences.filter(
      ({ field }) => field === "description",
    );
    expect(sentences.length).toBeGreaterThanOrEqual(written.length - 2);
    for (const { text } of written) expect(answer.description).toContain(text);
    for (const { support, supportedBy } of answer.sentences) {
      expect(["seller", "photo"]).toContain(support);
      expect(supportedBy.length).toBeGreaterThan(0);
    }
  });
});
