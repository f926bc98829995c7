import { composeListing } from "@/lib/listing-text/compose/compose-listing";
import { splitSentences } from "@/lib/listing-text/words/split-sentences";

const compose = (form: object, description: string, titles: string[] = []) =>
  composeListing({
    text: JSON.stringify({ facts: [], titles, description, tags: [] }),
    form,
    hasPhoto: false,
  });
const sentencesOf = (text: string) =>
  splitSentences(text).map((sentence) => sentence.text);

const sign = {
  productName: "Acrylic wedding welcome sign",
  materials: "acrylic, vinyl lettering",
  extraDetails: "18 x 24 in. You get a digital proof within 48 hours.",
};
const coaster = {
  productName: "刺し子のコースター",
  materials: "木綿、刺し子糸",
  extraDetails: "約11cm角。4枚セット。手洗い、陰干し。大阪から発送",
  language: "ja",
};

test.each([
  [sign, "About 46 x 61 cm, which is 18 x 24 in, and no larger than that."],
  [
    coaster,
    "4枚のセットです。約11cm角です。手洗いのうえ、陰干ししてください。",
  ],
  [
    coaster,
    "ひと針ずつ縫っています。裏面は無地です。約11cm角です。色落ちすることがあります。大阪から普通郵便でお送りします。",
  ],
])(
  "%j: a text that never calls the piece by its words stands, since facts say it",
  (form, description) => {
    const { results, removed } = compose(form, description);
    for (const sentence of sentencesOf(description))
      expect(sentencesOf(results?.description ?? "")).toContain(sentence);
    expect(removed).toEqual([]);
  },
);

test.each([
  ["too little is left", "It is 46 cm. Lovely."],
  [
    "about something else",
    "A warm scarf for frosty walks in the hills. It wraps twice around the neck and leaves room for a knot.",
  ],
])(
  "a description of which %s: is replaced, and each sentence is named",
  (_, description) => {
    const { results, removed } = composeListing({
      text: JSON.stringify({
        facts: [],
        titles: ["Acrylic Wedding Welcome Sign"],
        description,
        tags: [],
      }),
      form: sign,
      hasPhoto: false,
    });
    expect(results?.description).toContain("18 x 24 in");
    const named = removed.map(({ text }) => text);
    for (const sentence of sentencesOf(description).filter((each) =>
      each.includes(" "),
    ))
      expect(named).toContain(sentence);
  },
);

test("a Japanese description of something else: is replaced", () => {
  const description =
    "冬の散歩にぴったりの暖かいマフラーです。首に二回巻けます。軽くて柔らかい手触りです。";
  const { results, removed } = compose(coaster, description, [
    "刺し子のコースター",
  ]);
  expect(results?.description).not.toContain("マフラー");
  expect(removed.map(({ text }) => text)).toEqual(sentencesOf(description));
});

test("Japanese stops, colons and brackets stay as they are written", () => {
  const description =
    "刺し子のコースター（4枚セット）です！\n\n詳細\n- サイズ：約11cm角\n- お手入れ：手洗い、陰干し";
  const { results } = compose(coaster, description);
  expect(results?.description).toContain("サイズ：約11cm角");
  expect(results?.description).toContain("（4枚セット）です！");
});
