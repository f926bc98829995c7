import { parseAnswer } from "@/lib/listing-text/answer/parse-answer";
import { completeListing } from "@/lib/listing-text/compose/complete-listing";

const many = <Entry>(entry: Entry) =>
  Array.from({ length: 300_000 }, () => entry);

test("very long list in any notation: only its beginning is read", () => {
  const answer = parseAnswer({
    tags: many({ tag: "mug", facet: "what" }),
    materials: "clay,".repeat(300_000),
    titles: many("Mug"),
    attributes: many({ name: "Color", value: many("red") }),
  });
  expect(
    [answer.tags, answer.materials, answer.titles, answer.attributes].map(
      ({ length }) => length,
    ),
  ).toEqual([60, 60, 60, 60]);
  expect(answer.attributes[0]?.value.split(", ").length).toBe(60);
});

test("answer of very long lists: becomes a listing or none, without an error", () => {
  const answer = {
    tags: many("x"),
    titles: many(""),
    facts: many({ name: "color", value: "red" }),
    attributes: many(0),
  };
  expect(
    completeListing(answer, { productName: "Mug" }, { hasPhoto: false }).titles,
  ).toEqual([expect.any(String)]);
});
