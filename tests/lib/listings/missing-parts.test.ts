import { parseAnswer } from "@/lib/listing-text/answer/parse-answer";
import { findMissingParts } from "@/lib/listing-text/compose/missing-parts";

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => `oak tag ${index}`);

test.each([
  ["few are written, all can be used", 3, 3, false],
  ["many are written, five can be used", 20, 5, false],
  ["many are written, few can be used", 20, 4, true],
  ["few are written, none can be used", 3, 0, true],
  ["none is written", 0, 0, true],
])("tags, where %s: asked for again or not", (_, written, usable, isAsked) => {
  const answer = parseAnswer({ tags: many(written) });
  const codes = findMissingParts(answer, ["Oak dish"], "A.", many(usable)).map(
    ({ code }) => code,
  );
  expect(codes.includes("tags_few")).toBe(isAsked);
});
