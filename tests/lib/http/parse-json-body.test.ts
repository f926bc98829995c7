import fc from "fast-check";
import { parseJsonBody } from "@/lib/http/parse-json-body";

const parse = (text: string) => parseJsonBody(Buffer.from(text));
const nested = (open: string, close: string, depth: number) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;
const members = (count: number) =>
  `{${Array.from({ length: count }, (_, index) => `"k${index}":[]`).join(",")}}`;

describe("oversized JSON is refused before it is parsed", () => {
  let parsing: jest.SpyInstance;
  beforeEach(() => {
    parsing = jest.spyOn(JSON, "parse");
  });
  afterEach(() => parsing.mockRestore());

  test.each([
    ["five million brackets", "[".repeat(5_000_000)],
    ["arrays seventeen deep", nested("[", "]", 17)],
    ["objects seventeen deep", nested('{"a":', "}", 17)],
    ["both in turn", nested('[{"a":', "}]", 9)],
    ["a hundred and thirty thousand keys", members(130_000)],
    ["four thousand keys", members(4_000)],
    ["five thousand entries", `[${"0,".repeat(4_999)}0]`],
    ["entries of many small arrays", `[${"[],".repeat(2_500)}[]]`],
    ["brackets after a quote that is escaped", `["\\\\",${"[".repeat(17)}`],
  ])("%s", (_, text) => {
    expect(() => parse(text)).toThrow(
      expect.objectContaining({ code: "invalid_input", status: 422 }),
    );
    expect(parsing).not.toHaveBeenCalled();
  });
});

test.each([
  ["arrays sixteen deep", nested("[", "]", 16)],
  [
    "many side by side",
    `[${Array.from({ length: 1_000 }, () => '{"a":1}').join(",")}]`,
  ],
  ["lists side by side", `[${"[1],".repeat(1_000)}[]]`],
  [
    "brackets, commas and escaped quotes within a text",
    JSON.stringify(`\\"[[{{,,]]`.repeat(5_000)),
  ],
  ["a key of brackets", JSON.stringify({ [`"${"[".repeat(5_000)}`]: 1 })],
])("%s: accepted", (_, text) => {
  expect(parse(text)).toEqual(JSON.parse(text));
});

test.each(["", "{", "[1,", '"', '"\\', "{'a':1}", "]]]]", "NaN"])(
  "%j is not JSON",
  (text) => {
    expect(() => parse(text)).toThrow(
      expect.objectContaining({ code: "bad_request", status: 400 }),
    );
  },
);

test("any JSON within the limits: parsed like JSON.parse", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), (text) => {
      expect(parse(text)).toEqual(JSON.parse(text));
    }),
  );
});

test("names of built-in properties become own properties", () => {
  const value = parse(
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  );
  expect(Object.keys(value as object)).toEqual(["__proto__", "constructor"]);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});
