import { topics } from "@/lib/listing-text/lexicon/topics";
import { findStated } from "@/lib/listing-text/stated/stated-facts";
import { phrases } from "@/tests/lib/listings/stated/phrases";
import { someOf } from "@/tests/support/repetitions";

function toldBy(phrase: string): string {
  const told = findStated({ extraDetails: phrase });
  return topics
    .flatMap((topic) => {
      const values = told
        .filter((stated) => stated.topic === topic)
        .map(({ value }) => value);
      return values.length > 0 ? [`${topic}=${values.join(", ")}`] : [];
    })
    .join("; ");
}

const rows = Object.entries(phrases).flatMap(([group, pairs]) =>
  pairs.map(([phrase, told]) => ({ group, phrase, told })),
);

test("phrases: are at least 150, each once", () => {
  expect(new Set(rows.map(({ phrase }) => phrase)).size).toBeGreaterThanOrEqual(
    150,
  );
});

test.each(someOf(rows))("$group: “$phrase” tells $told", ({ phrase, told }) => {
  expect(toldBy(phrase)).toBe(told);
});
