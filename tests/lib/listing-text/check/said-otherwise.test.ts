import type { Language } from "@/lib/listing-text/languages/writing-languages";
import type { TypedInput } from "@/lib/listing-text/ledger/typed-input";
import { verdictOf } from "@/tests/lib/listing-text/support";

const told = (productName: string, extraDetails: string): TypedInput => ({
  productName,
  extraDetails,
});

const hat = told("Knit hat", "S: 36-40 cm, M: 41-44 cm, L: 45-48 cm.");
const mütze = told("Mütze", "gr 1: 36-40 cm, gr 2: 41-44 cm, gr 3: 45-48 cm");
const bonnet = told("Bonnet", "S : 36-40 cm, M : 41-44 cm, L : 45-48 cm");
const gorro = told("Gorro", "S: 36-40 cm, M: 41-44 cm, L: 45-48 cm");
const hanger = told("Plant hanger", "Fits pots 12-18 cm.");
const ampel = told("Blumenampel", "für töpfe 12-18 cm");
const muts = told("Muts", "maat 1: 3-9 mnd");

test.each<[TypedInput, string, Language]>([
  // The ends of a range over all sizes are of several.
  [hat, "It comes in three sizes, from 36 to 48 cm.", "en"],
  [hat, "Sizes run from 41 to 48 cm.", "en"],
  [mütze, "Es gibt sie in drei Größen, von 36 bis 48 cm.", "de"],
  [bonnet, "Trois tailles, de 36 à 48 cm.", "fr"],
  [gorro, "Tres tallas, de 36 a 48 cm.", "es"],
  // One end is a sum, or lacks its unit.
  [
    told("Necklace", "chain 45cm + 5cm extender"),
    "Wear it at any length from 45 to 50 cm.",
    "en",
  ],
  [
    told("Dog collar", "XS 20-28cm, S 26-36, M 34-48, L 45-62"),
    "Sizes for necks from 20 to 62 cm.",
    "en",
  ],
  // Two words may join the ends.
  [hanger, "It takes pots from 12 and to 18 cm.", "en"],
  [ampel, "Sie nimmt Töpfe ab 12 und bis 18 cm auf.", "de"],
  // Months written short.
  [told("Mütze", "gr 2 (3-9 mon)"), "Für drei bis neun Monate.", "de"],
  [muts, "Voor drie tot negen maanden.", "nl"],
])(
  "a range that facts have together is no untruth: %j, %s",
  (typed, text, language) => {
    expect(verdictOf(typed, text, language)).toBe("supported");
  },
);

test.each<[TypedInput, string, Language]>([
  // No fact has the end.
  [hat, "Sizes run from 36 to 52 cm.", "en"],
  [mütze, "Es gibt sie von 33 bis 48 cm.", "de"],
  // One is the height, the other the width.
  [told("Bowl", "9 cm tall, 30 cm wide."), "It is 9 to 30 cm wide.", "en"],
  // A time of shipping and one of returns are no range.
  [
    told("Scarf", "Ships in 3 days. Returns within 14 days."),
    "Ready to ship in 3 to 14 days.",
    "en",
  ],
])(
  "of other things or with another end it is not told: %j, %s",
  (typed, text, language) => {
    expect(verdictOf(typed, text, language)).not.toBe("supported");
  },
);

test.each<[string, string, Language]>([
  ["Each weighs less than 2 grams.", "weight 1.8 g each", "en"],
  ["Jeder wiegt weniger als zwei Gramm.", "gewicht je 1,8 g", "de"],
  ["Jeder ist kürzer als 4 cm.", "länge 3,2 cm", "de"],
  ["Elk weegt minder dan 2 gram.", "gewicht 1,8 g per stuk", "nl"],
])(
  "what is less than a bound is not held against it: %s",
  (text, details, language) => {
    expect(["contradicted", "unknown"]).not.toContain(
      verdictOf(told("Ohrringe", details), text, language),
    );
  },
);

test.each<[TypedInput, string, Language]>([
  // Sides by their letters, with one unit at the end.
  [told("Backpack", "H 42 W 30 D 13 cm"), "It is 42 cm high.", "en"],
  [told("Backpack", "H 42 W 30 D 13 cm"), "30 cm wide, 13 cm deep.", "en"],
  [told("Feeder", "9w x 11h x 8d inches"), "It is 9 x 11 x 8 in.", "en"],
  [told("Futterhaus", "B 32 T 24 H 28 cm"), "Breite 32 cm, Höhe 28 cm", "de"],
  [told("Vase", "H 22 Ø 11 cm"), "Sie ist 22 cm hoch.", "de"],
  [told("Sac", "H 42, P 13 cm"), "Il mesure 42 cm de haut.", "fr"],
  [told("Vaas", "H 22 B 11 cm"), "Hij is 11 cm breed.", "nl"],
  // What makes up a hundred with the share that is told.
  [told("Bath salts", "60% epsom, 40 dead sea"), "40% Dead Sea salt.", "en"],
  [told("Herb markers", "set of 6"), "Half a dozen markers.", "en"],
  [told("Kräuterstecker", "6 stecker"), "Ein halbes Dutzend Stecker.", "de"],
  [
    told("Marque-plantes", "lot de 6"),
    "Une demi-douzaine de marque-plantes.",
    "fr",
  ],
  [
    told("Marcadores", "set de 6 marcadores"),
    "Media docena de marcadores.",
    "es",
  ],
  // A size of paper is its measures.
  [told("Print", "21 x 30 cm"), "The print is A4.", "en"],
])("what is typed in short supports: %j, %s", (typed, text, language) => {
  expect(verdictOf(typed, text, language)).toBe("supported");
});

test.each<[TypedInput, string, Language]>([
  [told("Backpack", "H 42 W 30 D 13 cm"), "It is 30 cm high.", "en"],
  [told("Futterhaus", "B 32 T 24 H 28 cm"), "28 cm breit, 32 cm hoch.", "de"],
  [told("Scarf", "60% wool, 40% silk"), "60% silk, 40% wool.", "en"],
  [told("Print", "21 x 30 cm"), "The print is A5.", "en"],
  [told("Bath salts", "60% epsom, 40 dead sea"), "40% Himalaya salt.", "en"],
])("and is not taken for what it isn't: %j, %s", (typed, text, language) => {
  expect(verdictOf(typed, text, language)).not.toBe("supported");
});

const leine = told("Hundeleine", "30° im wäschesack, NICHT in den trockner.");
const korb = told(
  "Brotkorb",
  "leineneinlage waschbar 40 grad - korb selbst nur feucht abwischen",
);
const tau = told("Hundeleine", "tau 10mm, ges. 2m");
const kette = told("Kette", "messing versilbert, kein echtsilber");
const rings = told("Ring earrings", "1 pair, pressed flowers");

test.each<[TypedInput, string, Language]>([
  [leine, "Nur der Trockner ist tabu.", "de"],
  [leine, "In den Trockner darf sie nicht.", "de"],
  [korb, "Die Einlage kannst du bei 40 °C waschen.", "de"],
  [tau, "Das zehn Millimeter starke Tau ist zwei Meter lang.", "de"],
  [kette, "Um echtes Silber handelt es sich nicht.", "de"],
  [rings, "No two flowers are alike.", "en"],
  // An L is a size beside S and M, and no length.
  [told("Mat", "S 30 M 40 L 50 cm"), "The largest is 50 cm wide.", "en"],
  // Two words for one side, and the same depth in other words.
  [
    told("Baby quilt", "back is soft gray minky"),
    "There is soft gray minky on the reverse.",
    "en",
  ],
  [told("Rainbow", "4 cm deep"), "Depth: a good 1.5 inches.", "en"],
  [
    told("Coasters set/4", "10 cm round. single coaster avail too"),
    "Four round coasters.",
    "en",
  ],
  [
    told("Shirt", "No tumble dryer. Wash at 30."),
    "The tumble dryer is forbidden.",
    "en",
  ],
  [
    told("Chemise", "Pas de sèche-linge."),
    "Le sèche-linge est interdit.",
    "fr",
  ],
  [told("Trui", "Niet in de droger."), "In de droger mag hij niet.", "nl"],
])("said otherwise it is not denied: %j, %s", (typed, text, language) => {
  expect(["contradicted", "unknown"]).not.toContain(
    verdictOf(typed, text, language),
  );
});

const tee = told("Tee", "50 g dose = 25 tassen, nachfüllbeutel 100 g");
const cave = told("Cat cave", "M 40cm wide opening 18cm, L 50 cm opening 22");

test.each<[TypedInput, string, Language]>([
  // Told one after another they make up the whole.
  [told("Backpack", "1 outer pocket, 2 inside"), "Three pockets.", "en"],
  [told("Rucksack", "1 fach außen, 2 innen"), "Drei Fächer.", "de"],
  [told("Sac", "1 poche devant, 2 dedans"), "Trois poches.", "fr"],
  // Twice the weight makes twice as many.
  [told("Tea", "50g tin = 25 cups, refill 100g"), "Fifty cups.", "en"],
  [tee, "Der Beutel reicht für 50 Tassen.", "de"],
  // A value of the facts, told in other words.
  [cave, "The larger cave is 50 cm wide.", "en"],
  [
    told("Sock yarn", "100 g / 425 m. Contrast mini skein 20g separately"),
    "A single 100 g skein is enough.",
    "en",
  ],
  // How much more one is than the other, and what several come to.
  [
    told("Bowl with saucer", "Bowl 15 cm wide. Saucer 18 cm wide."),
    "The saucer is 3 cm wider than the bowl.",
    "en",
  ],
  [
    told("Gartenstecker", "Blüten Ø 18 und 14 cm."),
    "Der Mohn hat 4 cm mehr Durchmesser.",
    "de",
  ],
  [
    told("Bauernhof", "4 Zaunteile, Zaunteile je 12 cm lang"),
    "Die vier Zaunteile ergeben 48 cm Zaun.",
    "de",
  ],
  [
    told("Bougies", "lot de 3, bougie 120 g"),
    "Les trois bougies pèsent 360 g.",
    "fr",
  ],
  // One of two pairs.
  [told("Mugs, set of 4", "2 large, 2 small"), "The large pair is blue.", "en"],
  // All sizes of a list, not only its first.
  [told("Mütze", "größen 56/62, 68/74, 80/86"), "In Größe 68/74.", "de"],
  [told("Hat", "sizes 50/52, 54/56 and 58"), "Size 58 fits most.", "en"],
  // What it is sent in is no place, and comes from anywhere.
  [
    told("Kerzen", "Im Kraftkarton verpackt. Versand aus Luzern."),
    "Verschickt wird es im Kraftkarton aus Luzern.",
    "de",
  ],
])("what may follow is not taken out: %j, %s", (typed, text, language) => {
  expect(verdictOf(typed, text, language)).not.toBe("contradicted");
});

test.each<[TypedInput, string, Language]>([
  [told("Backpack", "1 outer pocket, 2 inside"), "Five pockets.", "en"],
  [told("Tea", "50g tin = 25 cups, refill 100g"), "Forty cups.", "en"],
  [told("Mütze", "größen 56/62, 68/74, 80/86"), "In Größe 92.", "de"],
  [leine, "Ab in den Trockner damit.", "de"],
  [told("Herb markers", "set of 6"), "A dozen markers.", "en"],
  [told("Quilt", "back is soft gray minky"), "The front is gray minky.", "en"],
  [told("Trui", "Niet in de droger."), "Hij mag in de droger.", "nl"],
  [
    told("Necklace", "Chain 45 cm long, extender 5 cm."),
    "The chain is 5 cm long.",
    "en",
  ],
])("the opposite still is: %j, %s", (typed, text, language) => {
  expect(verdictOf(typed, text, language)).toBe("contradicted");
});

const vegan = told("Soap", "Not vegan because of the milk. No palm oil.");

test.each<[TypedInput, string, Language]>([
  [vegan, "The soap is vegan.", "en"],
  [vegan, "It is made with palm oil.", "en"],
  [told("Wallet", "No RFID protection!"), "RFID keeps cards safe.", "en"],
  [told("Cushion", "no zipper"), "A hidden zipper makes it easy.", "en"],
  [told("Seife", "Ohne Palmöl, nicht vegan"), "Die Seife ist vegan.", "de"],
  [told("Schaal", "niet vorstbestendig"), "Hij is vorstbestendig.", "nl"],
  [told("Affiche", "sans cadre"), "Le cadre est en chêne.", "fr"],
])("what facts rule out is marked: %j, %s", (typed, text, language) => {
  expect(verdictOf(typed, text, language)).toBe("unknown");
});

test.each<[TypedInput, string, Language]>([
  [vegan, "It is not vegan.", "en"],
  [vegan, "It is free from palm oil.", "en"],
  [told("Ring", "no perfume"), "Keep it away from perfume.", "en"],
  [told("Ohrringe", "kein Parfüm"), "Halte Parfüm davon fern.", "de"],
  [told("Seife", "Ohne Farbstoffe"), "Auf Farbstoffe verzichte ich.", "de"],
  [told("Anillo", "sin perfume"), "Guárdalo lejos del perfume.", "es"],
  [told("Lamp", "bulb not included"), "None of it is included.", "en"],
])(
  "and where the text denies it too it isn't: %j, %s",
  (typed, text, language) => {
    expect(["contradicted", "unknown"]).not.toContain(
      verdictOf(typed, text, language),
    );
  },
);
