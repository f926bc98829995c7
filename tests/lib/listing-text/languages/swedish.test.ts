import {
  englishBowl,
  testSentences,
} from "@/tests/lib/listing-text/languages/sentence-tables";

testSentences("a cutting board in Swedish", {
  language: "sv",
  typed: {
    productName: "Skärbräda i ek",
    materials: "ek, läderögla",
    extraDetails:
      "40 cm lång, 25 cm bred, 3 cm tjock. Väger 1,5 kg. Ej diskmaskin, diskas för hand. Tillverkas i Gävle, skickas från Uppsala. Leveranstid 3–5 arbetsdagar. Öglan är svart. Träolja ingår ej. Levereras i en bomullspåse.",
  },
  true: [
    "Skärbrädan är 40 cm (15,7 tum) lång och 25 cm bred.",
    "Med sina 3 centimeters tjocklek ligger den stadigt på bänken.",
    "Den väger ett och ett halvt kilo (1,5 kg).",
    "Läderöglan är svart.",
    "Brädan tål inte diskmaskin.",
    "Diska den för hand.",
    "Den görs i Gävle och skickas från Uppsala.",
    "Din beställning går iväg inom fem arbetsdagar.",
    "Den kommer i en påse av bomull.",
    "Träolja ingår inte.",
    "En fin present till den som älskar att laga mat.",
  ],
  false: [
    "Brädan är 25 cm lång och 40 cm bred.",
    "Den är 5 cm tjock.",
    "Den väger 3 kg.",
    "Öglan är brun.",
    "En skärbräda i bok.",
    "Öglan är av bomull.",
    "Den tål diskmaskin.",
    "Den tillverkas i Uppsala.",
    "Skickas från Gävle.",
    "Leveranstiden är 3 veckor.",
    "Träolja ingår.",
    "Virket är FSC-certifierat.",
  ],
});

testSentences("a scarf in Swedish", {
  language: "sv",
  typed: {
    productName: "Stickad halsduk i merinoull",
    materials: "90 % merinoull, 10 % silke",
    colors: ["Grön"],
    extraDetails:
      "180 x 30 cm. Tvättas i 30 grader, ullprogram. Ej torktumling. Torkas liggande. Stickad i Dalarna. Storlek S och M. Säljs i 2-pack.",
  },
  true: [
    "90 % merinoull och 10 % silke.",
    "En grön halsduk som mäter 180 x 30 cm.",
    "Tvätta den i 30 °C och låt den plantorka.",
    "Den ska inte torktumlas.",
    "Jag stickar den i Dalarna.",
    "Du får två halsdukar.",
    "Finns i storlek M.",
    "Den gröna ullen är mjuk mot huden.",
  ],
  false: [
    "80 % merinoull och 20 % silke.",
    "Halsduken mäter 200 x 40 cm.",
    "Tvätta den i 60 °C.",
    "Den kan torktumlas.",
    "Stickad i Skottland.",
    "Du får tre halsdukar.",
    "Finns i storlek XL.",
    "Av ekologisk ull.",
    "En blå halsduk.",
  ],
});

testSentences("a mug in Swedish", {
  language: "sv",
  typed: {
    productName: "Drejad mugg i stengods",
    materials: "stengods, lock av kork",
    colors: ["Vit"],
    extraDetails:
      "Rymmer 3,5 dl. 9 cm hög, 8 cm i diameter. Vikt ca 400 g. Tål diskmaskin och mikrovågsugn. Set om 4 muggar. Handtaget är blått. Drejas för hand på Öland. Skickas inom 3 dagar.",
  },
  true: [
    "Muggen rymmer 350 ml.",
    "Muggen är 9 cm hög och har en diameter på 8 cm.",
    "Varje mugg väger omkring 400 gram.",
    "Den går bra att köra i diskmaskin och micro.",
    "Du får fyra muggar med blåa handtag.",
    "Locket är gjort av kork.",
    "En vit stengodsmugg med korklock.",
    "Varje mugg drejas för hand på Öland.",
    "Vi skickar muggarna inom tre dagar.",
    "Fyll den med morgonkaffet och sätt dig på trappan.",
  ],
  false: [
    "Muggen rymmer 5 dl.",
    "Muggen är 12 cm hög.",
    "Muggen är gjord av porslin.",
    "Locket är av ek.",
    "Handtaget är rött.",
    "Den tål inte diskmaskin.",
    "Ett set med sex muggar.",
    "Drejad på Gotland.",
    "Skickas inom tre veckor.",
    "Vi bjuder på frakten.",
  ],
});

testSentences("a candle in Swedish", {
  language: "sv",
  typed: {
    productName: "Doftljus med lavendel",
    materials: "sojavax, bomullsveke, glasburk",
    extraDetails:
      "200 g vax. Brinntid ca 40 timmar. Burken är 8 cm hög och 7 cm bred. Veganskt. Gjutet för hand i Malmö. Lock av trä ingår. Ej lämpligt för barn under 3 år.",
  },
  true: [
    "Ljuset brinner i cirka 40 timmar.",
    "200 gram sojavax i en burk av glas.",
    "Ett veganskt ljus med doft av lavendel.",
    "Veken är av bomull.",
    "Ett trälock följer med.",
    "Vi gjuter varje ljus för hand i Malmö.",
    "Burken är 8 cm hög.",
    "Låt ljuset brinna tills hela ytan har smält första gången.",
  ],
  false: [
    "Brinntiden är 60 timmar.",
    "300 g vax.",
    "Ett ljus av bivax.",
    "Ett doftljus med vanilj.",
    "Burken är 12 cm hög.",
    "Gjutet i Stockholm.",
    "Locket ingår inte.",
    "En burk av keramik.",
  ],
});

testSentences("earrings in Swedish", {
  language: "sv",
  typed: {
    productName: "Örhängen i silver med månsten",
    materials: "925 silver, månsten, krok i titan",
    extraDetails:
      "3 cm långa, stenen är 6 mm. Nickelfria. Levereras i presentask. Reparerar gratis i 2 år. Gjorda i Göteborg. Returneras ej av hygienskäl. Färdiga på 1 vecka.",
  },
  true: [
    "Örhängena är 3 cm långa.",
    "Månstenen mäter 6 mm.",
    "Sterlingsilver (925) med månsten.",
    "Krokarna är av titan och helt utan nickel.",
    "De levereras i en presentask.",
    "Jag gör dem i Göteborg.",
    "Dina örhängen är klara på en vecka.",
    "Perfekta till både vardag och fest.",
  ],
  false: [
    "Örhängena är 5 cm långa.",
    "Gjorda av 18 karats guld.",
    "Krokarna är av mässing.",
    "Med en rosenkvarts i mitten.",
    "Stenen är 9 mm stor.",
    "Presentask ingår inte.",
    "Gjorda i Lund.",
    "De är klara på tre veckor.",
  ],
});

testSentences("a tablecloth in Swedish", {
  language: "sv",
  typed: {
    productName: "Linneduk",
    materials: "100 % linne (OEKO-TEX)",
    colors: ["Beige"],
    extraDetails:
      "140 x 250 cm. Tvättas i 60 grader. Stryks fuktig. Blek inte. Vävd i Litauen, sydd i Borås. Finns även i grått. Skickas samma dag.",
  },
  true: [
    "En duk i 100 % linne, 140 gånger 250 cm.",
    "Maskintvätta duken i 60 grader och stryk den medan den är fuktig.",
    "Använd inte blekmedel.",
    "Linnet är vävt i Litauen och duken sydd i Borås.",
    "Duken finns i beige och grått.",
    "Beigt linne som blir mjukare för varje tvätt.",
    "OEKO-TEX-certifierat linne.",
  ],
  false: [
    "En duk i bomull.",
    "Duken är 140 x 180 cm.",
    "Tvätta den i 40 grader.",
    "Duken kan blekas.",
    "Vävd i Borås.",
    "Duken finns i rött.",
    "Får inte strykas.",
  ],
});

testSentences("a wallet in Swedish", {
  language: "sv",
  typed: {
    productName: "Plånbok i läder",
    materials: "vegetabiliskt garvat läder, lintråd",
    colors: ["Brun"],
    extraDetails:
      "11 cm bred, 9 cm hög, 1 cm djup. Sex kortfack och ett sedelfack. Handsydd i Skåne. Gravyr mot tillägg. Ej vattentät. Torkas av med fuktig trasa. Dragkedja i mässing.",
  },
  true: [
    "Plånboken är sydd i vegetabiliskt garvat läder.",
    "Med sex fack för kort och ett för sedlar.",
    "11 cm bred, 9 cm hög och bara 1 cm djup.",
    "Handsydd i Skåne med tråd av lin.",
    "Dragkedjan är av mässing.",
    "Torka av den med en fuktig trasa.",
    "Läder är inte vattentätt, så låt den inte ligga ute i regnet.",
    "Det bruna lädret blir vackrare med åren.",
    "Mot tillägg graverar vi gärna ett namn.",
  ],
  false: [
    "Med åtta kortfack.",
    "Plånboken är 14 cm bred.",
    "Den är vattentät.",
    "En plånbok i veganskt läder.",
    "Dragkedjan är av stål.",
    "Sydd i Småland.",
    "En svart plånbok.",
    "Med RFID-skydd.",
  ],
});

testSentences("a wooden toy in Swedish", {
  language: "sv",
  typed: {
    productName: "Byggklossar i björk",
    materials: "obehandlad björk, linolja",
    extraDetails:
      "24 klossar i en tygpåse. Varje kloss är 4 x 4 cm. Från 3 år. CE-märkt. Svensktillverkade i Småland. Tål inte vatten.",
  },
  true: [
    "Tjugofyra klossar i björk.",
    "Klossarna är 4 x 4 cm.",
    "För barn från tre år.",
    "Klossarna är CE-märkta.",
    "Tillverkade i Småland, Sverige.",
    "Allt ligger i en tygpåse.",
    "Björken är oljad med linolja.",
    "Ett set björkklossar som växer med barnet.",
  ],
  false: [
    "Trettio klossar i björk.",
    "Klossarna är 6 x 6 cm.",
    "Klossar av furu.",
    "Från 1 år.",
    "Tillverkade i Kina.",
    "Klossarna tål vatten.",
  ],
});

testSentences("an old lamp in Swedish", {
  language: "sv",
  typed: {
    productName: "Bordslampa i teak",
    materials: "teak, mässing, tygskärm",
    extraDetails:
      "Från 60-talet, Danmark. 45 cm hög utan skärm. Skärmen är ny, 30 cm i diameter. Sladden är 2 meter. Glödlampa medföljer ej. Liten repa på foten. Fynd från loppis i Lund.",
  },
  true: [
    "En bordslampa i teak från 1960-talet.",
    "Lampan är 45 centimeter hög utan skärm.",
    "Skärmen har en diameter på 30 cm.",
    "Lampan är dansk.",
    "Sladden är två meter lång.",
    "Foten har en liten repa.",
    "Glödlampa medföljer inte.",
    "Lampfoten är av teak och mässing.",
  ],
  false: [
    "En lampa från 1940-talet.",
    "Lampan är 60 cm hög.",
    "Sladden är 3 meter lång.",
    "Glödlampa ingår.",
    "En lampa i jakaranda.",
    "Skärmen är 40 cm i diameter.",
  ],
});

testSentences("a print in Swedish", {
  language: "sv",
  typed: {
    productName: "Poster med svampar",
    materials: "obestruket papper, 240 g",
    extraDetails:
      "A3, 29,7 x 42 cm. Målad i akvarell, tryckt i Umeå. Ram ingår inte. Skickas i rör. Finns i två storlekar: A4 och A3. Numrerad upplaga på 100 exemplar.",
  },
  true: [
    "Postern är tryckt i Umeå på obestruket papper.",
    "Motivet är målat i akvarell.",
    "Postern säljs utan ram.",
    "Formatet är A3 (29,7 x 42 cm).",
    "Den skickas i ett rör.",
    "Välj mellan två storlekar, A4 och A3.",
    "Upplagan är begränsad till 100 numrerade exemplar.",
  ],
  false: [
    "Postern är tryckt i Kiruna.",
    "Ramen ingår.",
    "Papperet väger 300 g.",
    "Målad i olja.",
    "Postern är 50 x 70 cm.",
    "Upplagan är på 50 exemplar.",
  ],
});

testSentences("a text in Swedish for a brief in English", {
  language: "sv",
  typedLanguage: "en",
  typed: englishBowl,
  true: [
    "En fruktskål i ek, 28 cm bred och 9 cm hög.",
    "Skålen väger 800 gram.",
    "Handtagen är av mässing.",
    "Tål inte diskmaskin.",
    "Tillverkad i Skottland.",
    "Skålen är klar på fem dagar.",
  ],
  false: [
    "En fruktskål i valnöt.",
    "Skålen är 38 cm bred.",
    "Tål diskmaskin.",
    "Tillverkad i Sverige.",
    "Handtagen är av koppar.",
    "Skålen är klar på fem veckor.",
  ],
});

testSentences("degrees in short in Swedish", {
  language: "sv",
  typed: { productName: "Väska", extraDetails: "tvätt 40 gr. lev.tid 3 v" },
  true: ["Tvätta väskan i 40 grader.", "Klar inom tre veckor."],
  false: ["Tvätta väskan i 60 grader.", "Klar inom sex veckor."],
});
