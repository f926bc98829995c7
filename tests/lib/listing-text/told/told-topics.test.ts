import { toldTopicsOf } from "@/lib/listing-text/compose/told-topics";
import { topics } from "@/lib/listing-text/languages/concepts";
import { languageOf, phrases } from "@/tests/lib/listing-text/told/phrases";
import { someOf } from "@/tests/support/repetitions";

function toldBy(phrase: string, group: string): string {
  const told = toldTopicsOf({
    extraDetails: phrase,
    language: languageOf(group),
  });
  return topics
    .flatMap((topic) => {
      const values = told
        .filter((each) => each.topic === topic)
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

test.each(someOf(rows))(
  "$group: “$phrase” tells $told",
  ({ group, phrase, told }) => {
    expect(toldBy(phrase, group)).toBe(told);
  },
);
