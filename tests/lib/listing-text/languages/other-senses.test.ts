import { checkText } from "@/lib/listing-text/check/check-text";
import type { TypedInput } from "@/lib/listing-text/ledger/typed-input";
import { ledgerOf } from "@/tests/lib/listing-text/support";

/** In the order of the columns below. */
const bowls: Readonly<Record<string, TypedInput>> = {
  en: { productName: "Blue bowl" },
  de: { productName: "Blaue Schale" },
  fr: { productName: "Bol bleu" },
  es: { productName: "Cuenco azul" },
  it: { productName: "Ciotola blu" },
  nl: { productName: "Blauwe kom" },
  pt: { productName: "Taça azul" },
  pl: { productName: "Niebieska miska" },
  ja: { productName: "青い器" },
  sv: { productName: "Blå skål" },
};

type Table = readonly (readonly [string, string])[];

const verdictIn = (language: string, text: string) =>
  checkText(text, ledgerOf(bowls[language] ?? {}, language)).verdict;

const isMarked = (language: string, text: string) =>
  ["unknown", "contradicted"].includes(verdictIn(language, text));

/** Whatever it says, it says nothing of care, materials or claims. */
const innocent = (name: string, table: Table) =>
  describe(name, () => {
    test.each(table)("%s: %s", (language, text) => {
      expect(isMarked(language, text)).toBe(false);
    });
  });

const unknown = (name: string, table: Table) =>
  describe(name, () => {
    test.each(table)("%s: %s", (language, text) => {
      expect(verdictIn(language, text)).toBe("unknown");
    });
  });

innocent("a cloth, a thread, a line or a drum is no care", [
  ["fr", "Les perles sont enfilées sur un fil."],
  ["pl", "Zawieszka na sznurku."],
  ["nl", "De hond loopt aan de lijn."],
  ["nl", "Een schilderij op doek."],
  ["nl", "Een bleek randje."],
  ["nl", "De trommel maakt geluid."],
  ["es", "Un paño bordado sobre la mesa."],
  ["it", "Un panno ricamato sul tavolo."],
  ["it", "Serve per alimentare gli uccelli."],
  ["pt", "Sobre um pano bordado."],
  ["pt", "Uma taça para molho."],
  ["pt", "Serve para alimentar os pássaros."],
  ["pl", "Na stole leży ściereczka."],
  ["ja", "壁に吊るして飾る。"],
  ["sv", "En tunn tråd löper genom pärlan."],
  ["sv", "En blek kant."],
]);

unknown("with its verb it is, and needs a fact", [
  ["fr", "À faire sécher sur un fil."],
  ["pl", "Suszyć na sznurku."],
  ["nl", "Drogen aan de lijn."],
  ["nl", "Schoonmaken met een vochtige doek."],
  ["nl", "Mag in de trommel."],
  ["es", "Limpiar con un paño."],
  ["it", "Pulire con un panno."],
  ["it", "Adatto al contatto alimentare."],
  ["pt", "Limpar com um pano."],
  ["pt", "Próprio para contacto alimentar."],
  ["pl", "Czyścić wilgotną ściereczką."],
  ["ja", "吊り干しできます。"],
  ["sv", "Torka av den med en fuktig trasa."],
  ["sv", "Torkas hängande."],
]);

innocent("a leaf or a branch is no material", [
  ["en", "A bowl with an oak leaf on it."],
  ["en", "It shows an olive branch and a pine cone."],
  ["de", "Eine Schale mit Eichenblatt."],
  ["de", "Darauf ist ein Kirschzweig."],
  ["nl", "Een kom met eikenblad."],
  ["fr", "Un bol avec une feuille de chêne."],
  ["es", "Un cuenco con una rama de olivo."],
  ["it", "Una ciotola con un ramo di olivo."],
  ["pt", "Uma taça com um ramo de oliveira."],
  ["pl", "Miska z liściem, na niej liść dębu."],
  ["sv", "En skål med ett björklöv på."],
  ["sv", "En tallrik med en linje runt kanten."],
]);

innocent("the look of a material is none", [
  ["en", "It has the look of leather."],
  ["en", "A bowl with a marble-effect rim."],
  ["de", "Eine Schale in Lederoptik."],
  ["fr", "Un bol d'aspect cuir."],
  ["es", "Un cuenco de aspecto de cuero."],
  ["it", "Una ciotola effetto legno."],
  ["nl", "Een kom met marmer look."],
  ["pt", "Uma taça com aspeto de couro."],
  ["pl", "Miska w stylu, wygląd drewna."],
  ["ja", "革風の器です。"],
  ["sv", "En skål med marmoreffekt."],
]);

unknown("the wood of the same plant is one", [
  ["en", "A bowl made of oak."],
  ["de", "Eine Schale aus Eichenholz."],
  ["nl", "Een kom van eikenhout."],
  ["fr", "Un bol en chêne."],
  ["es", "Un cuenco de olivo."],
  ["it", "Una ciotola di olivo."],
  ["pt", "Uma taça de oliveira."],
  ["pl", "Miska jest z dębu."],
  ["sv", "En skål i björk."],
]);

innocent("what it only looks like is no claim and no age", [
  ["en", "A vintage style bowl."],
  ["en", "A recycled-looking rim."],
  ["en", "An antique look."],
  ["de", "Eine Schale mit Vintage Optik."],
  ["fr", "Un bol de style vintage."],
  ["es", "Un cuenco de estilo vintage."],
  ["it", "Una ciotola in stile vintage."],
  ["nl", "Een gerecycled ogende kom."],
  ["pt", "Uma taça de estilo vintage."],
  ["pl", "Miska w stylu vintage look."],
  ["ja", "ヴィンテージ風の器です。"],
  ["sv", "En skål i vintagestil."],
]);

unknown("what it is needs a fact", [
  ["en", "A vintage bowl in a modern style."],
  ["de", "Eine Vintage Schale."],
  ["fr", "Un bol vintage."],
  ["es", "Un cuenco vintage."],
  ["it", "Una ciotola vintage."],
  ["nl", "Een gerecyclede kom."],
  ["pt", "Uma taça vintage."],
  ["pl", "Miska vintage."],
  ["ja", "ヴィンテージの器です。"],
  ["sv", "En vintageskål."],
]);

unknown("fast sending, a price and a cure are promises and claims", [
  ["en", "Ships fast!"],
  ["en", "Ships free."],
  ["en", "Free worldwide shipping."],
  ["en", "Now on sale."],
  ["en", "Therapeutic grade oils that detoxify."],
  ["de", "Schneller Versand."],
  ["de", "Jetzt mit Rabatt."],
  ["de", "Hilft bei Migräne."],
  ["fr", "Livraison rapide."],
  ["fr", "En promotion."],
  ["fr", "Une huile thérapeutique."],
  ["es", "Envío rápido."],
  ["es", "¡Oferta!"],
  ["es", "Aceite terapéutico."],
  ["it", "Spedizione veloce."],
  ["it", "In offerta."],
  ["it", "Contro l'insonnia."],
  ["nl", "Snelle levering."],
  ["nl", "Nu met korting."],
  ["nl", "Een therapeutische olie."],
  ["pt", "Envio rápido."],
  ["pt", "Com desconto."],
  ["pt", "Óleo terapêutico."],
  ["pl", "Szybka wysyłka."],
  ["pl", "Promocja!"],
  ["pl", "Pomaga na migreny."],
  ["ja", "迅速に発送します。"],
  ["ja", "今だけ割引です。"],
  ["ja", "不眠に効きます。"],
  ["sv", "Snabb leverans."],
  ["sv", "Just nu med rabatt."],
  ["sv", "Hjälper mot migrän."],
]);

describe("a greeting says nothing", () => {
  test.each([
    ["en", "Hello and welcome to my shop!"],
    ["de", "Hallo und willkommen!"],
    ["fr", "Bonjour et bienvenue !"],
    ["es", "¡Hola! ¡Gracias por visitar mi tienda!"],
    ["it", "Ciao e benvenuti!"],
    ["nl", "Hallo en welkom!"],
    ["pt", "Olá, obrigada pela visita!"],
    ["pl", "Witamy i dziękujemy!"],
    ["ja", "こんにちは。"],
    ["sv", "Hej och välkommen till min butik!"],
  ])("%s: %s", (language, text) => {
    expect(verdictIn(language, text)).toBe("wording");
  });
});
