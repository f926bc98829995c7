import fc from "fast-check";
import {
  sentenceKey,
  splitSentences,
} from "@/lib/listing-text/words/split-sentences";

const text = fc
  .array(
    fc.constantFrom(
      ..."A|mug|approx.|ca.|fl.|oz.|9.5|cm.|Nice!|Why?|“Yes.”|(see)|\n|\n\n|- |• |e.g.|z. B.|Größe|好。|い！|Ø|é".split(
        "|",
      ),
    ),
    { maxLength: 30 },
  )
  .map((words) => words.join(" "));

test("sentences stand where they say", () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: "binary" })), (any) => {
      let end = 0;
      for (const sentence of splitSentences(any)) {
        expect(any.slice(sentence.start, sentence.end)).toBe(sentence.text);
        expect(sentence.start).toBeGreaterThanOrEqual(end);
        end = sentence.end;
      }
    }),
  );
});

test("nothing but white space and bullets is left out", () => {
  fc.assert(
    fc.property(text, (any) => {
      const kept = splitSentences(any)
        .map((sentence) => sentence.text)
        .join("");
      const all = any.replace(/^[^\S\n]*[-–—•*][^\S\n]+/gmu, "");
      expect(kept.replace(/\s/gu, "")).toBe(all.replace(/\s/gu, ""));
    }),
  );
});

/** As stored listings have them. */
const storedKeys = [
  ["Made of oak.", "sentence:3a02e3d4e3c5e"],
  ["made of OAK", "sentence:3a02e3d4e3c5e"],
  ["Größe: 8 × 10 cm", "sentence:1891af6ed01548"],
  ["Œuvre à la main !", "sentence:110d478e1e0d0b"],
  ["京都で製作。", "sentence:1a8f578c2d01c4"],
  ["It's 9.5 cm wide", "sentence:29ba42288e8c"],
] as const;

test.each(storedKeys)("the key of “%s” stays what it was", (any, key) => {
  expect(sentenceKey(any)).toBe(key);
});

const examples = [
  ["One. Two! Three?", ["One.", "Two!", "Three?"]],
  [
    "About approx. 9 cm. Weighs 3 oz. or so.",
    ["About approx. 9 cm.", "Weighs 3 oz. or so."],
  ],
  ["It holds 28 oz. Wash by hand.", ["It holds 28 oz.", "Wash by hand."]],
  ["- A: b\n- C: d. E.\n\n好。い！", ["A: b", "C: d.", "E.", "好。", "い！"]],
  ["“Yes.” He said (so).", ["“Yes.”", "He said (so)."]],
] as const;

test.each(examples)("%j", (any, sentences) => {
  expect(splitSentences(any).map((sentence) => sentence.text)).toEqual(
    sentences,
  );
});
