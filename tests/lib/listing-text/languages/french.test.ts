import {
  englishBowl,
  testSentences,
} from "@/tests/lib/listing-text/languages/sentence-tables";

testSentences("a cup in French", {
  language: "fr",
  typed: {
    productName: "Tasse en grès",
    materials: "grès, anse en laiton",
    colors: ["Bleu"],
    extraDetails:
      "Hauteur 9 cm, largeur 8 cm, contenance 300 ml. Poids 350 g. Ne passe pas au lave-vaisselle, laver à la main. Fabriquée à Lyon, expédiée depuis Lille. Délai de fabrication 2 semaines. Lot de 4. Le couvercle est noir. Livrée avec un sous-verre en liège. Boîte cadeau non incluse.",
  },
  true: [
    "Cette tasse en grès mesure 9 cm de haut et 8 cm de large.",
    "Elle contient 300 ml, soit environ 10 oz.",
    "Avec ses 350 grammes, elle tient bien en main.",
    "Vous recevez quatre tasses.",
    "L'anse est en laiton.",
    "Une anse en laiton et un couvercle noir.",
    "Chaque pièce est fabriquée à Lyon puis expédiée de Lille.",
    "Comptez deux semaines de fabrication.",
    "Évitez le lave-vaisselle et lavez-la à la main.",
    "Un sous-verre en liège est inclus.",
    "La boîte cadeau n'est pas incluse.",
    "Le bleu du grès rappelle la mer.",
    "Offrez-la à quelqu'un qui aime le thé.",
  ],
  false: [
    "Elle mesure 8 cm de haut et 9 cm de large.",
    "Elle contient 400 ml.",
    "Elle pèse 500 g.",
    "Un lot de six tasses.",
    "L'anse est en cuivre.",
    "Le couvercle est blanc.",
    "Elle est fabriquée à Lille.",
    "Expédiée depuis Lyon.",
    "Il faut trois semaines pour la fabriquer.",
    "Elle passe au lave-vaisselle.",
    "Livrée avec une boîte cadeau.",
    "Une tasse en porcelaine.",
    "Un modèle unique, en édition limitée.",
  ],
});

testSentences("a sweater in French", {
  language: "fr",
  typed: {
    productName: "Pull en laine mérinos",
    materials: "80 % laine mérinos, 20 % soie, boutons en corne",
    extraDetails:
      "Tailles S à L. Lavage à 30 degrés. Sécher à plat. Pas de sèche-linge. Tricoté en Bretagne.",
  },
  true: [
    "80 % de laine mérinos et 20 % de soie.",
    "Il existe aussi en taille M.",
    "Lavez-le à 30 °C et séchez-le à plat.",
    "Tricoté en Bretagne, il se ferme par des boutons en corne.",
  ],
  false: [
    "70 % de laine mérinos et 30 % de soie.",
    "Il existe en taille XXL.",
    "Lavez-le à 60 °C.",
    "Il passe au sèche-linge.",
    "Tricoté en Irlande.",
    "Une laine certifiée bio.",
  ],
});

testSentences("a text in French for a brief in English", {
  language: "fr",
  typedLanguage: "en",
  typed: englishBowl,
  true: [
    "Ce saladier en chêne fait 28 cm de large et 9 cm de haut.",
    "Il pèse 800 g.",
    "Il ne va pas au lave-vaisselle.",
    "Il est fabriqué en cinq jours.",
    "Il est fabriqué en Écosse.",
  ],
  false: [
    "Il mesure 38 cm de large.",
    "Un saladier en noyer.",
    "Il va au lave-vaisselle.",
    "Il est fabriqué en Italie.",
    "Il est fabriqué en 9 jours.",
  ],
});
