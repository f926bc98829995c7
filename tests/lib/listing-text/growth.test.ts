import { checkText } from "@/lib/listing-text/check/check-text";
import { buildLedger } from "@/lib/listing-text/ledger/build-ledger";
import { findUntold, findUntoldPieces } from "@/lib/listing-text/ledger/untold";
import { splitSentences } from "@/lib/listing-text/words/split-sentences";
import { dish, ledgerOf, tasse } from "@/tests/lib/listing-text/support";
import { findSuperlinear, piecesFor } from "@/tests/support/growth";

const [english, german] = [ledgerOf(dish), ledgerOf(tasse, "de")];

const entrances: Record<string, (text: string) => unknown> = {
  checkText: (text) => [
    checkText(text, english),
    checkText(text, german, { field: "attribute", name: "Größe" }),
  ],
  splitSentences,
  buildLedger: (text) =>
    buildLedger({
      language: "en",
      typed: { productName: "mug", extraDetails: text },
      facts: [],
      shop: [],
      confirmed: [],
    }),
  findUntold: (text) => findUntold(english, [text], new Set()),
  findUntoldPieces: (text) =>
    findUntoldPieces(english, [text], new Set(["f1"])),
};

test.each(Object.entries(entrances))(
  "%s takes no more than in proportion to its text",
  (_, work) => {
    const sizes = { shortest: 1_000, calls: 3 };
    expect(findSuperlinear(work, sizes, piecesFor(3))).toEqual([]);
  },
  300_000,
);
