import { tagsFromFacts } from "@/lib/listing-text/score/choose-tags";

test.each([
  ["Käse kühler", true],
  ["Süß süßer Hase", true],
  ["Käse Käse", false],
])(
  "tags of “%s”: the name is one, but where it repeats a word",
  (name, isTag) => {
    const tags = tagsFromFacts(
      [{ name: "product", value: name, source: "seller" }],
      "de",
    ).map(({ tag }) => tag.toLowerCase());
    expect(tags.includes(name.toLowerCase())).toBe(isTag);
  },
);
