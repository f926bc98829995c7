import fc from "fast-check";
import {
  sentenceKey,
  splitSentences,
} from "@/lib/listing-text/check/split-sentences";

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
      const all = any.replace(/^\s*[-–—•*]\s+/gmu, "");
      expect(kept.replace(/\s/gu, "")).toBe(all.replace(/\s/gu, ""));
    }),
  );
});

// They are stored: what a seller confirmed must stay confirmed.
test("keys of confirmed sentences stay what they were", () => {
  expect(sentenceKey("It is 9 cm wide.")).toBe("sentence:1f201a981e8fdf");
  expect(sentenceKey("Größe: Straße, cœur, łąka")).toBe(
    "sentence:1e42733eaed561",
  );
});

test("keys are the same in other capitals, punctuation and accents", () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), (any) => {
      expect(sentenceKey(`“${any}”!`)).toBe(sentenceKey(any));
    }),
  );
  expect(sentenceKey("It IS true")).toBe(sentenceKey("it is true."));
  expect(sentenceKey("Cafe")).toBe(sentenceKey("Café"));
});

test.each([
  ["One. Two! Three?", ["One.", "Two!", "Three?"]],
  [
    "About approx. 9 cm. Weighs 3 oz. approx.",
    ["About approx. 9 cm.", "Weighs 3 oz. approx."],
  ],
  ["- A: b\n- C: d. E.\n\n好。い！", ["A: b", "C: d.", "E.", "好。", "い！"]],
  ["“Yes.” He said (so).", ["“Yes.”", "He said (so)."]],
])("%j ends where a reader ends it", (example, sentences) => {
  const found = splitSentences(example).map((sentence) => sentence.text);
  expect(found).toEqual(sentences);
});
