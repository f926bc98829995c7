import {
  findBareLabels,
  findPlaceholders,
} from "@/lib/listing-text/check/placeholders";
import { findThinText } from "@/lib/listing-text/check/thin-text";
import { findUnwantedText } from "@/lib/listing-text/check/unwanted-text";
import { plainForm } from "@/lib/listing-text/unwanted/plain-form";
import { splitStatements } from "@/lib/listing-text/unwanted/split-statements";
import { findSuperlinear, piecesForFunction } from "@/tests/support/growth";

const phrases = [
  "relieves the ",
  "heals stress ",
  "loved by ",
  "order on my ",
  "hilft gegen ",
  "organic ",
  "five star ",
  "see photos ",
  "a@",
  "x cm ",
  "- Size: ",
];

const functions: [name: string, work: (text: string) => unknown][] = [
  ["findUnwantedText", findUnwantedText],
  [
    "findThinText",
    (text) => findThinText({ title: text, description: text, altText: text }),
  ],
  ["findPlaceholders", findPlaceholders],
  ["findBareLabels", findBareLabels],
  ["plainForm", plainForm],
  ["splitStatements", splitStatements],
];

test.each(functions.map((each, place) => [...each, place] as const))(
  "%s: takes no longer than in proportion to the text",
  (_, work, place) => {
    expect(
      findSuperlinear(work, { shortest: 2_000, calls: 1 }, [
        ...piecesForFunction(place),
        ...phrases,
      ]),
    ).toEqual([]);
  },
  240_000,
);
