import fc from "fast-check";
import {
  sentenceKey,
  splitSentences,
} from "@/lib/listing-text/check/split-sentences";
import {
  sentenceKey as formerKey,
  splitSentences as formerSplit,
} from "@/lib/listings/grounding/sentences";

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

test("keys of confirmed sentences stay what they were", () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), (any) => {
      expect(sentenceKey(any)).toBe(formerKey(any));
    }),
  );
});

test("sentences end where they ended", () => {
  const examples = [
    "One. Two! Three?",
    "About approx. 9 cm. Weighs 3 oz. approx.",
    "- A: b\n- C: d. E.\n\n好。い！",
    "“Yes.” He said (so).",
  ];
  for (const example of examples)
    expect(splitSentences(example)).toEqual(formerSplit(example));
});
