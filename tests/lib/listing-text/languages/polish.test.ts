import {
  englishBowl,
  testSentences,
} from "@/tests/lib/listing-text/languages/sentence-tables";

testSentences("a mug in Polish", {
  language: "pl",
  typed: {
    productName: "Kubek ceramiczny",
    materials: "kamionka, dębowa pokrywka, miedziana rączka",
    extraDetails:
      "Wysokość 10 cm, średnica 8 cm, pojemność 350 ml. Waży 400 g. Nie nadaje się do zmywarki. Można używać w kuchence mikrofalowej. Wykonany w Krakowie, wysyłka z Gdańska. Czas realizacji 2 tygodnie. Zestaw 4 kubków. Pudełko prezentowe nie jest dołączone.",
  },
  true: [
    "Kubek ma 10 cm wysokości i 8 cm średnicy.",
    "Mieści 350 ml, czyli około 12 oz.",
    "Waży 400 gramów.",
    "Pokrywka jest z dębu, a rączka z miedzi.",
    "Wykonuję go w Krakowie, a wysyłam z Gdańska.",
    "Realizacja trwa dwa tygodnie.",
    "Prosimy nie myć go w zmywarce.",
    "Nadaje się do mikrofalówki.",
    "Otrzymujesz zestaw czterech kubków.",
    "Pudełko prezentowe nie jest dołączone.",
    "Miły prezent dla kogoś, kto lubi herbatę.",
  ],
  false: [
    "Kubek ma 8 cm wysokości i 10 cm średnicy.",
    "Mieści 500 ml.",
    "Waży 250 g.",
    "Rączka jest z drewna bukowego.",
    "Pokrywka jest z miedzi.",
    "Wykonany w Gdańsku.",
    "Wysyłka z Krakowa.",
    "Realizacja trwa 5 tygodni.",
    "Można myć w zmywarce.",
    "Zestaw sześciu kubków.",
    "Wykonany we Włoszech.",
    "Kubek z certyfikatem ekologicznym.",
  ],
});

testSentences("a sweater in Polish", {
  language: "pl",
  typed: {
    productName: "Sweter wełniany",
    materials: "80% wełna, 20% jedwab, drewniane guziki",
    colors: ["Zielony"],
    extraDetails:
      "Rozmiary S, M, L. Prać ręcznie w 30 stopniach. Nie suszyć w suszarce. Dziergany w Zakopanem. Pięć guzików.",
  },
  true: [
    "80% wełny i 20% jedwabiu.",
    "Dostępny w rozmiarze M.",
    "Pierz ręcznie w 30°C.",
    "Dziergany w Zakopanem.",
    "Guziki są z drewna.",
    "Ma pięć guzików.",
  ],
  false: [
    "60% wełny i 40% jedwabiu.",
    "Dostępny w rozmiarze XXL.",
    "Prać w 60 stopniach.",
    "Można suszyć w suszarce.",
    "Guziki są z metalu.",
    "Dziergany w Szkocji.",
    "Sweter jest z alpaki.",
  ],
});

testSentences("a text in Polish for a brief in English", {
  language: "pl",
  typedLanguage: "en",
  typed: englishBowl,
  true: [
    "Dębowa misa o szerokości 28 cm i wysokości 9 cm.",
    "Waży 800 g.",
    "Nie nadaje się do zmywarki.",
    "Wykonana w Szkocji.",
  ],
  false: [
    "Misa z orzecha.",
    "Ma 38 cm szerokości.",
    "Można myć w zmywarce.",
    "Wykonana w Polsce.",
  ],
});

testSentences("a ring in Polish", {
  language: "pl",
  typed: {
    productName: "Bransoletka ze srebra",
    materials: "srebro próby 925, ametyst",
    extraDetails:
      "Długość 18 cm z regulacją do 21 cm. Kamień 5 mm. Zapakowana w pudełko. Wysyłka w 2 dni. Wykonana w Poznaniu. Nie zawiera niklu.",
  },
  true: [
    "Bransoletka ma 18 cm długości.",
    "Zrobiona ze srebra próby 925.",
    "Ametyst ma 5 mm.",
    "Wysyłam w ciągu dwóch dni.",
    "Wykonana ręcznie w Poznaniu.",
    "Nie zawiera niklu.",
    "Pięknie wygląda z zegarkiem.",
  ],
  false: [
    "Bransoletka ma 25 cm długości.",
    "Zrobiona ze złota.",
    "Z granatem 5 mm.",
    "Wykonana w Warszawie.",
  ],
});

testSentences("washing by hand at a temperature in Polish", {
  language: "pl",
  typed: { productName: "Skarpety", extraDetails: "prać ręcznie 30" },
  true: ["Pierz je ręcznie w 30 stopniach."],
  false: ["Pierz je ręcznie w 60 stopniach.", "Można prać w pralce."],
});
