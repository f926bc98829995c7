import { checkText } from "@/lib/listing-text/check/check-text";
import type { TextVerdict } from "@/lib/listing-text/check/text-check";
import { buildLedger } from "@/lib/listing-text/ledger/build-ledger";
import type { TypedInput } from "@/lib/listing-text/ledger/typed-input";

export type SentenceTable = {
  /** ISO 639-1, of the sentences. */
  language: string;
  /** Of what was typed; that of the sentences without it. */
  typedLanguage?: string;
  typed: TypedInput;
  /** What a careful copywriter may say of it. */
  true: readonly string[];
  /** What it contradicts or doesn't say. */
  false: readonly string[];
};

const marks = new Set<TextVerdict>(["contradicted", "unknown"]);

/** A test of each sentence of a table: true ones aren't marked, others are. */
export function testSentences(name: string, table: SentenceTable) {
  const { language, typedLanguage = language, typed } = table;
  const ledger = () =>
    buildLedger({
      language,
      typedLanguage,
      typed,
      facts: [],
      shop: [],
      confirmed: [],
    });
  const isMarked = (text: string) => {
    const { verdict, reason } = checkText(text, ledger());
    return { isMarked: marks.has(verdict), reason };
  };
  describe(name, () => {
    test.each(table.true)("true: %s", (text) => {
      expect(isMarked(text)).toMatchObject({ isMarked: false });
    });

    test.each(table.false)("false: %s", (text) => {
      expect(isMarked(text)).toMatchObject({ isMarked: true });
    });
  });
}

/** Typed in English for a text in another language. */
export const englishBowl: TypedInput = {
  productName: "Oak fruit bowl",
  materials: "oak, brass handles",
  extraDetails:
    "28 cm wide, 9 cm tall. Weighs 800 g. Not dishwasher safe. Made in 5 days. Made in Scotland.",
};
