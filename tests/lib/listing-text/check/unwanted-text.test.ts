import fc from "fast-check";
import { findUnwantedText } from "@/lib/listing-text/check/unwanted-text";
import { unwantedLanguages } from "@/lib/listing-text/unwanted/unwanted-languages";
import { runs } from "@/tests/support/repetitions";

const unwanted = [
  ["health_claim", "Helps you sleep through the night."],
  ["health_claim", "It keeps negative energy away."],
  ["health_claim", "Tea from it lowers blood pressure and removes toxins."],
  ["health_claim", "Good for arthritis."],
  ["health_claim", "It boosts your mood and balances your chakras."],
  ["health_claim", "Helps with ADHD."],
  ["health_claim", "It kills germs."],
  ["health_claim", "It strengthens your immune system."],
  ["health_claim", "It heals stress."],
  ["health_claim", "This stone heals and reduces anxiety"],
  ["health_claim", "Amethyst, the healing stone."],
  ["health_claim", "Lindert Kopfschmerzen."],
  ["health_claim", "Hilft gegen Migräne."],
  ["health_claim", "Der Stein wirkt gegen Schlaflosigkeit."],
  ["health_claim", "Soulage les migraines."],
  ["health_claim", "Alivia la ansiedad."],
  ["health_claim", "Allevia il mal di testa."],
  ["health_claim", "Verlicht hoofdpijn."],
  ["health_claim", "Alivia a ansiedade."],
  ["health_claim", "Łagodzi ból głowy."],
  ["health_claim", "頭痛を和らげます。"],
  ["health_claim", "Lindrar huvudvärk."],
  ["health_claim", "Hjälper mot sömnlöshet."],
  ["health_claim", "Sänker blodtrycket."],
  ["health_claim", "Ametist, en läkande sten."],
  ["invented_praise", "Vår bästsäljare."],
  ["invented_praise", "Älskad av över 2 000 kunder."],
  ["invented_praise", "Nöjda kunder säger att den är fantastisk."],
  ["offsite_selling", "Billigare på min hemsida."],
  ["offsite_selling", "Betala gärna med Swish."],
  ["offsite_selling", "Följ mig på Instagram."],
  ["health_claim", "肩こりに効きます。"],
  ["invented_praise", "Loved by 2,000 customers."],
  ["invented_praise", "Our best seller."],
  ["invented_praise", "A five star mug."],
  ["invented_praise", "Five-star quality."],
  ["invented_praise", "Over 500 sold!"],
  ["invented_praise", "Our customers love it."],
  ["invented_praise", "Von über 2.000 Kunden geliebt."],
  ["invented_praise", "Unser Bestseller"],
  ["invented_praise", "Adoré par 2 000 clients"],
  ["invented_praise", "Recomendado por miles de clientes"],
  ["invented_praise", "Amato da oltre 2.000 clienti"],
  ["invented_praise", "Geliefd bij 2000 klanten"],
  ["invented_praise", "Amado por milhares de clientes"],
  ["invented_praise", "Uwielbiane przez klientki"],
  ["invented_praise", "2000人以上のお客様に愛用されています"],
  ["offsite_selling", "Cheaper on my website."],
  ["offsite_selling", "Order directly from me."],
  ["offsite_selling", "DM me on Instagram to order."],
  ["offsite_selling", "Visit www.myshop.com"],
  ["offsite_selling", "Bestelle günstiger auf meiner Website."],
  ["offsite_selling", "Commandez directement auprès de moi."],
  ["offsite_selling", "Pídelo en mi web."],
  ["offsite_selling", "Acquista sul mio sito."],
  ["offsite_selling", "Bestel goedkoper op mijn website."],
  ["offsite_selling", "Compre no meu site."],
  ["offsite_selling", "Kup taniej na mojej stronie."],
  ["offsite_selling", "インスタグラムから注文できます。"],
  ["health_claim", "It cures insomnia."],
  ["health_claim", "Senkt den Blutdruck."],
  ["health_claim", "Combat le stress."],
  ["health_claim", "Guarisce l'insonnia."],
  ["health_claim", "Geneest slapeloosheid."],
  ["health_claim", "Cura la migraña."],
  ["health_claim", "Pomaga na bezsenność."],
  ["invented_praise", "Award-winning design."],
  ["invented_praise", "5-star reviews only."],
  ["invented_praise", "Preisgekrönt"],
  ["invented_praise", "Nos clients adorent ce sac."],
  ["invented_praise", "Ya más de 300 vendidos."],
  ["invented_praise", "Premiato"],
  ["invented_praise", "Al 300 keer verkocht."],
  ["invented_praise", "Bestseller w naszym sklepie"],
  ["invented_praise", "ベストセラーの器です。"],
  ["offsite_selling", "Pay by PayPal or bank transfer."],
  ["offsite_selling", "Follow us on Instagram @clayhouse."],
  ["offsite_selling", "mail@clayhouse.com"],
  ["offsite_selling", "Schreib mir auf Instagram."],
  ["offsite_selling", "Escríbeme por WhatsApp."],
  ["offsite_selling", "Scrivimi su Instagram."],
  ["offsite_selling", "Zamów bezpośrednio u mnie."],
] as const;

const innocent = [
  "The resin cures for 72 hours before it is demoulded.",
  "Heals the look of a bare wall.",
  "The stitching reduces stress on the straps.",
  "Annealing relieves stress in the glass, which makes beads less likely to crack.",
  "Slow cooling removes the internal tension in the metal.",
  "A second layer eases strain on the handles.",
  "Self-healing cutting mat, A3.",
  "As seen in the photos, the rim is uneven.",
  "A five star garland of felt.",
  "Message me for custom sizes.",
  "Instagram post templates for Canva.",
  "Digital detox journal, 90 pages.",
  "A medicine bag in suede.",
  "Treats for dogs in a pouch.",
  "A remedy book from 1920.",
  "This is not a medical device and does not cure anxiety.",
  "A journal for anxious days.",
  "Take the pain out of meal planning.",
  "A New York Times best seller tracker.",
  "Strong enough to hold heavy pots.",
  "Ein Kissen zum Einschlafen.",
  "Fait avec soin, finitions soignées.",
  "Una cura nei dettagli.",
  "Verlicht de kamer met warm licht.",
  "Loved by cats and dogs.",
  "Handmade in my studio, shipped from Berlin.",
  "The candle calms the room after a long day.",
  "etsy.com/shop/clayhouse",
  "Not a medical device, and no remedy for pain.",
  "Enthält keine Schmerzmittel.",
  "Een lamp die de kamer verlicht.",
  "Ein Becher gegen den Durst.",
  "The five stars hang on a cotton cord.",
  "As described in the photos, it is blue.",
  "Öronen ligger mjukt mot kinden.",
  "De fem stjärnorna hänger i ett band av bomull.",
  "En lampa mot en vit vägg, varken för stor eller för liten.",
  "Un mot doux brodé sur un coussin.",
];

const kindsIn = (text: string) =>
  findUnwantedText(text).map(({ kind }) => kind);

test.each(unwanted)("%s: is found in “%s”", (kind, text) => {
  expect(kindsIn(text)).toContain(kind);
});

test.each(innocent)("nothing is found in “%s”", (text) => {
  expect(kindsIn(text)).toEqual([]);
});

test("what is found: stands in the text as a whole sentence, once a kind", () => {
  const sentences = [
    ...unwanted.map(([, text]) => text),
    ...innocent,
    "A blue mug.",
  ];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...sentences), { maxLength: 6 }),
      fc.constantFrom("\n", "\n\n- ", "\n• "),
      (chosen, between) => {
        const text = chosen.join(between);
        const found = findUnwantedText(text);
        for (const each of found) expect(text).toContain(each.text);
        const keys = found.map(({ kind, text: said }) => `${kind} ${said}`);
        expect(new Set(keys).size).toBe(keys.length);
        // No sentence makes another one guilty.
        expect(new Set(keys)).toEqual(
          new Set(
            chosen.flatMap((sentence) =>
              findUnwantedText(sentence).map(
                ({ kind, text: said }) => `${kind} ${said}`,
              ),
            ),
          ),
        );
      },
    ),
    { numRuns: runs(60) },
  );
});

test("a sentence in other capitals, dashes and with invisible characters: says the same", () => {
  for (const [kind, text] of unwanted) {
    expect([text, kindsIn(text.toUpperCase())]).toEqual([
      text,
      expect.arrayContaining([kind]),
    ]);
    const hidden = [...text].join("\u200b");
    expect([text, kindsIn(hidden)]).toEqual([
      text,
      expect.arrayContaining([kind]),
    ]);
  }
});

test("languages: ten, and each has all kinds of phrases", () => {
  expect(unwantedLanguages.map(({ language }) => language).sort()).toEqual(
    ["de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt", "sv"].sort(),
  );
  for (const { offSite, praise, health, selfTalk, placeholders } of [
    ...unwantedLanguages,
  ])
    for (const phrases of [
      offSite,
      praise,
      health.alone,
      health.effects,
      health.ailments,
      selfTalk,
      placeholders,
    ])
      expect(phrases.join("")).not.toBe("");
});
