import { checkText } from "@/lib/listing-text/check/check-text";
import { buildLedger } from "@/lib/listing-text/ledger/build-ledger";
import type { TypedInput } from "@/lib/listing-text/ledger/typed-input";

/** The ledger of what was typed, with no answer and no shop. */
export const ledgerOf = (typed: TypedInput, language = "en") =>
  buildLedger({ language, typed, facts: [], shop: [], confirmed: [] });

export const verdictOf = (typed: TypedInput, text: string, language = "en") =>
  checkText(text, ledgerOf(typed, language)).verdict;

export const dish: TypedInput = {
  productName: "Pine ring dish",
  materials: "pine, cotton bag",
  extraDetails:
    "9 cm wide, 2 cm tall. Made in 3 days. Wipe clean. Not dishwasher safe. One dish in a cotton bag. Made in Leeds, shipped from Dublin.",
};

export const mug: TypedInput = {
  productName: "Speckled stoneware mug",
  materials: "stoneware, cork lid",
  colors: ["White"],
  extraDetails:
    "Holds 350 ml. 9 cm tall, 8 cm wide. Weighs 400 g. Dishwasher safe. Set of 4. The handle is black. Ships in 3-5 days.",
};

export const frame: TypedInput = {
  productName: "Poster holder",
  materials: "ash",
  extraDetails:
    "Frame: 20 cm wide, 30 cm tall. Mat 2 mm. Frame 4 cm deep. Not reversible. Size S is 50 cm long, size M is 60 cm long.",
};

export const necklace: TypedInput = {
  productName: "Moonstone necklace",
  materials: "sterling silver chain, brass clasp, 80% silver, 20% copper",
  extraDetails:
    "Chain 45 cm long, pendant 12 mm wide. The clasp is on the left side. Comes with a gift box. Chain not nickel free. Frame not included.",
};

export const tasse: TypedInput = {
  productName: "Teebecher aus Steinzeug",
  materials: "Steinzeug, Eichendeckel",
  extraDetails:
    "9 cm hoch, 8 cm breit, fasst 250 ml. Von Hand waschen, nicht in die Spülmaschine. Gefertigt in Leipzig, Versand aus Berlin. Fertig in 3 Wochen. 3er Set. Der Henkel ist schwarz.",
};
