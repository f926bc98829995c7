import type { ReadAnswer } from "@/lib/listing-text/answer/read-answer";
import { inputText } from "@/lib/listing-text/fields/input";
import type { Fact, ListingInput } from "@/lib/listing-text/fields/schema";
import { buildLedger } from "@/lib/listing-text/ledger/build-ledger";
import type { Ledger } from "@/lib/listing-text/ledger/ledger";
import type { LedgerFact } from "@/lib/listing-text/ledger/ledger-fact";
import { typedLanguageOf } from "@/lib/listing-text/ledger/ledger-of";

type Known = {
  form: ListingInput;
  photos: number;
  /** Of what photos dispute, no photo is a witness. */
  isDisputed: (value: string) => boolean;
};

/** All that is known of a piece when an answer has come. */
export function ledgerOfAnswer(
  { facts }: Pick<ReadAnswer, "facts">,
  { form, photos, isDisputed }: Known,
): Ledger {
  const { language = "en" } = form;
  const typedLanguage = typedLanguageOf({
    sellerText: inputText(form),
    language,
  });
  const witnessed = facts.filter(
    ({ source, value }) =>
      source === "seller" || (photos > 0 && !isDisputed(value)),
  );
  return buildLedger({
    language,
    typedLanguage,
    typed: form,
    facts: witnessed.map((fact) => withPhoto(fact, photos)),
    shop: [],
    confirmed: [],
  });
}

/** Which photo it is says something only where there are several. */
function withPhoto({ photo, ...fact }: LedgerFact, photos: number): LedgerFact {
  return photo !== undefined && photos > 1 && photo <= photos
    ? { ...fact, photo }
    : fact;
}

/**
 * The answer's facts that hold, in the words in which they are stored: without
 * ids and quotes that the model did not give, or that repeat the value.
 */
export function answeredFacts(
  { facts }: Ledger,
  answer: Pick<ReadAnswer, "facts" | "canCite">,
): Fact[] {
  const answered = new Set(answer.facts.map(({ id }) => id));
  return facts.flatMap(
    ({ id, part, property, value, source, photo, quote }): Fact[] =>
      answered.has(id) && (source === "seller" || source === "photo")
        ? [
            {
              name: property,
              value,
              source,
              ...(photo !== undefined && { photo }),
              ...(answer.canCite && { id }),
              ...(part !== "" && { part }),
              ...(answer.canCite &&
                quote !== undefined &&
                quote !== value && { quote }),
            },
          ]
        : [],
  );
}
