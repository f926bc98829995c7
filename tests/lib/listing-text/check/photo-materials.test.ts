import { checkText } from "@/lib/listing-text/check/check-text";
import { buildLedger } from "@/lib/listing-text/ledger/build-ledger";
import type { LedgerFact } from "@/lib/listing-text/ledger/ledger-fact";
import type { TypedInput } from "@/lib/listing-text/ledger/typed-input";

const shown = (property: string, value: string, part = ""): LedgerFact => ({
  id: `p-${property}`,
  part,
  property,
  value,
  source: "photo",
});

type Seen = {
  facts: LedgerFact[];
  typed?: TypedInput;
  language?: string;
  confirmed?: string[];
};

const check = (
  text: string,
  { facts, typed = {}, language = "en", confirmed = [] }: Seen,
) =>
  checkText(text, buildLedger({ language, typed, facts, shop: [], confirmed }));

describe("a material that only a photo shows", () => {
  const cases = [
    ["en", "glass", "Material: glass", "glass"],
    ["en", "walnut", "The dish is made of walnut.", "walnut"],
    // What is true of walnut is true of wood.
    ["en", "walnut", "A dish made of wood.", "wood"],
    ["en", "two wooden buttons", "The buttons are wooden.", "wood"],
    ["de", "Stab aus hellem Holz", "Der Stab ist aus hellem Holz.", "wood"],
    ["fr", "papier blanc", "Les pages sont en papier blanc.", "paper"],
    ["es", "suela de yute", "La suela de yute es clara.", "jute"],
    ["pl", "podeszwa z jasnej skóry", "Podeszwa: jasna skóra", "leather"],
    ["pt", "fitas de cetim", "Fitas: duas, de cetim", "satin"],
  ] as const;

  test.each(cases)(
    "%s, %s: %s is a question",
    (language, value, text, name) => {
      const found = check(text, { language, facts: [shown("detail", value)] });
      const reason = `Your photo looks like ${name}. Is it?`;
      expect(found).toMatchObject({ verdict: "unknown", reason });
      const [asked] = found.specifics.filter((each) => each.reason === reason);
      expect(asked?.facts).toEqual(["p-detail"]);
    },
  );

  test.each(cases)(
    "%s, %s: supports once one sentence of it is confirmed",
    (language, value, text) => {
      const facts = [shown("detail", value)];
      const found = check(text, { language, facts, confirmed: [text] });
      expect(found.verdict).toBe("supported");
      expect(found.supportedBy.map(({ source }) => source)).toContain(
        "confirmed",
      );
    },
  );

  test("what no photo shows either is no question", () => {
    const facts = [shown("material", "glass")];
    expect(check("The vase is made of brass.", { facts }).reason).toBe(
      "No fact says “brass”",
    );
    // A photo of wood shows no oak.
    const wood = [shown("material", "wood")];
    expect(check("The vase is made of oak.", { facts: wood }).reason).toBe(
      "No fact says “oak”",
    );
  });

  test("what the seller typed is none", () => {
    const typed = { productName: "Vase", materials: "glass" };
    const facts = [shown("material", "glass")];
    expect(check("Material: glass", { facts, typed }).verdict).toBe(
      "supported",
    );
  });

  test("of a part that the seller's material is not of it is asked too", () => {
    const typed = { productName: "Overalls", materials: "oak hanger" };
    const facts = [shown("buttons", "oak buttons")];
    expect(check("The buttons are of oak.", { facts, typed }).reason).toBe(
      "Your photo looks like oak. Is it?",
    );
  });
});

describe("what is called a color is one", () => {
  test.each([
    ["en", "color", "terracotta", "Color: terracotta"],
    ["en", "color", "terracotta", "A plaque in terracotta."],
    ["de", "Farbe", "Terrakotta", "Farbe: Terrakotta"],
    ["it", "colore", "terracotta", "Colore: terracotta"],
  ])("%s, %s %s: %s", (language, property, value, text) => {
    const facts = [shown(property, value)];
    expect(check(text, { language, facts }).verdict).toBe("supported");
  });
});

describe("techniques of a photo", () => {
  test.each(["hammered", "embroidered", "carved", "woven", "knitted"])(
    "%s leaves traces",
    (value) => {
      const facts = [shown("technique", value)];
      expect(check(`Technique: ${value}`, { facts }).verdict).toBe("supported");
    },
  );

  test.each(["oiled", "kiln fired", "laser cut", "slip cast", "unknown"])(
    "%s leaves none that are sure",
    (value) => {
      const facts = [shown("technique", value)];
      const { verdict } = check(`Technique: ${value}`, { facts });
      expect(verdict).not.toBe("supported");
    },
  );
});

describe("the inner side in a photo", () => {
  test("its color is seen", () => {
    const facts = [shown("lining", "white and green stripes")];
    expect(check("Lining: white and green", { facts }).verdict).toBe(
      "supported",
    );
  });

  test("what is within is not", () => {
    const facts = [shown("inside", "a hidden magnet")];
    expect(check("Inside: a hidden magnet", { facts }).verdict).not.toBe(
      "supported",
    );
  });
});
