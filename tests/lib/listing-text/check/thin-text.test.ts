import fc from "fast-check";
import {
  emptySentencesOf,
  findThinText,
  repeatedRun,
} from "@/lib/listing-text/check/thin-text";
import { runs } from "@/tests/support/repetitions";

const good = {
  title: "Stoneware Mug in Blue, 350 ml, Wheel Thrown",
  description:
    "A blue stoneware mug, thrown on the wheel. It holds 350 ml and stands 9 cm tall.\n\nDetails\n- Material: stoneware\n- Care: dishwasher safe\n- Made in 5 days",
  altText: "Blue stoneware mug with a handle, on a wooden table.",
};
const reasonsOf = (change: Partial<typeof good>) =>
  findThinText({ ...good, ...change }).map(
    ({ field, reason }) => `${field}: ${reason}`,
  );

test("a listing that tells something: is not thin", () => {
  expect(reasonsOf({})).toEqual([]);
  expect(findThinText({ title: "", description: "", altText: "" })).toEqual([]);
});

const tautology =
  "The mug is a mug. The stoneware is stoneware. The blue is blue.";

test.each([
  ["A mug?\nIs it blue?\nIt is made of oak.", "empty_sentences"],
  [`A blue mug of stoneware. ${tautology}`, "empty_sentences"],
  ["Material:\nSize:\nCare:", "empty_sentences"],
  ["Asdf qwer zxcv uiop.\nQwer asdf hjkl.", "empty_sentences"],
  ["Size: TBD\nCare: ask me\nMade of oak.", "empty_sentences"],
  [
    "Lorem ipsum dolor sit amet, consectetur elit. Ut enim ad minim veniam, quis nostrud.",
    "empty_sentences",
  ],
  ["It holds 350 ml of tea. It holds 350 ml in all.", null],
  [
    "Note that it holds 350 ml. Say it holds 350 ml. Thus it holds 350 ml. And it holds 350 ml of water.",
    "repeated",
  ],
  ["As an AI, I can't see the photo. It is made of oak.", "about_itself"],
  ["Here is your listing description. An oak bowl, oiled.", "about_itself"],
  ["Hier ist die Beschreibung. Eine Schale aus Eiche.", "about_itself"],
  ["Voici la description. Un bol en chêne huilé.", "about_itself"],
  ["Aquí tienes la descripción. Un cuenco de roble.", "about_itself"],
  ["Ecco la descrizione. Una ciotola in rovere.", "about_itself"],
  ["Hier is de beschrijving. Een schaal van eiken.", "about_itself"],
  ["Aqui está a descrição. Uma taça de carvalho.", "about_itself"],
  ["Oto opis produktu. Miska z dębu.", "about_itself"],
  // What is said to a seller about the text, and to a buyer about the piece.
  ["Let me know if you'd like any changes. It is oak.", "about_itself"],
  ["Let me know if you'd like it engraved. It is oak.", null],
  ["Sag Bescheid, wenn du Änderungen möchtest. Aus Eiche.", "about_itself"],
  ["Sag Bescheid, dann mische ich ihn ohne. Aus Kamille.", null],
  ["Fammi sapere se vuoi modifiche. È di rovere.", "about_itself"],
  ["Fammi sapere se vuoi un'altra misura. È di rovere.", null],
  ["Laat me weten of je wijzigingen wilt. Van eiken.", "about_itself"],
  ["Laat me weten welke naam erop komt. Van eiken.", null],
  ["Daj znać, jeśli chcesz zmiany. Miska z dębu.", "about_itself"],
  ["Daj znać, jakie imię wygrawerować. Miska z dębu.", null],
  ["N'hésitez pas à me dire quel prénom graver. En chêne.", null],
  ["No dudes en decirme qué nombre quieres. De roble.", null],
  ["Fique à vontade para escolher a cor. De carvalho.", null],
  ["この説明文は写真をもとにしています。オーク材の器です。", "about_itself"],
])("description %j: %s", (description, reason) => {
  const found = reasonsOf({ description, title: "" }).filter((each) =>
    each.startsWith("description"),
  );
  if (reason === null) expect(found).toEqual([]);
  else expect(found).toContain(`description: ${reason}`);
});

test("only the title's words: say nothing", () => {
  expect(reasonsOf({ description: "Blue stoneware mug, 350 ml." })).toEqual([
    "description: empty_sentences",
  ]);
});

test("what else says nothing: the caller may know", () => {
  const description = "A gift for all. A gift for you. It is made of oak.";
  const isPraise = (text: string) => text.startsWith("A gift");
  expect(reasonsOf({ description })).toEqual([]);
  expect(
    findThinText({ ...good, description }, isPraise).map(
      ({ reason }) => reason,
    ),
  ).toEqual(["empty_sentences"]);
});

test.each([
  ["Mug, Coffee Mug, Tea Mug, Ceramic Mug, Gift Mug", true],
  ["Boho, Rustic, Mid Century, Oak, Dish, Tray, Gift, Mom", true],
  ["Stoneware Mug, Blue, 350 ml, Wheel Thrown, Dishwasher Safe", false],
  ["Set of 3 Brass Hooks with Screws, 5 cm", false],
  ["帆布トートバッグ、綿、横35cm、マチ12cm", false],
])("title %j: search words %s", (title, isThin) => {
  expect(reasonsOf({ title }).includes("title: search_words")).toBe(isThin);
});

test("alt text of search words: is thin", () => {
  const altText =
    "mug blue mug stoneware mug blue stoneware mug blue stoneware rustic mug";
  expect(reasonsOf({ altText })).toEqual(["altText: search_words"]);
});

const words = fc.array(
  fc.constantFrom("oak", "bowl", "oiled", "wide", "with", "9", "cm"),
  { minLength: 4, maxLength: 4 },
);

test("any run of four words: is found the third time, and not before", () => {
  fc.assert(
    fc.property(words, (run) => {
      const said = run.join(" ");
      const others = ["Alpha beta", "Gamma delta", "Epsilon zeta"];
      const text = (times: number) =>
        others
          .slice(0, times)
          .map((other) => `${other} ${said}.`)
          .join(" ");
      expect(repeatedRun(text(3))).not.toBeNull();
      if (new Set(run).size === 4) expect(repeatedRun(text(2))).toBeNull();
    }),
    { numRuns: runs(60) },
  );
});

test("repeating a text: only makes it emptier", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), (times) => {
      const text = "An oak bowl. It is oiled by hand. It is 9 cm wide.";
      const once = emptySentencesOf({ title: "", description: text });
      const again = emptySentencesOf({
        title: "",
        description: Array.from({ length: times }, () => text).join("\n"),
      });
      expect(again.all.length - again.empty.length).toBe(
        once.all.length - once.empty.length,
      );
    }),
    { numRuns: 5 },
  );
});
