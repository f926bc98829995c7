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
    "Une anse en cuivre patiné.",
    "Un couvercle rouge vif.",
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

testSentences("a soap in French", {
  language: "fr",
  typed: {
    productName: "Savon au lait d'avoine",
    materials: "huile d'olive, beurre de karité, avoine",
    extraDetails:
      "100 g, environ 7 x 5 x 2,5 cm. Saponification à froid, cure de 6 semaines. Parfum lavande. Sans colorant ni huile de palme. Emballé dans du papier kraft. Fabriqué dans le Jura par Claire. Expédié sous 2 jours ouvrés.",
  },
  true: [
    "Un savon de 100 g, doux au quotidien.",
    "Il mesure environ 7 x 5 x 2,5 cm et pèse 100 grammes.",
    "Chaque savon sèche pendant six semaines avant de vous rejoindre.",
    "Il est emballé dans du papier kraft, sans plastique.",
    "Sans colorant ni huile de palme.",
    "Claire le fabrique dans le Jura.",
    "Votre commande part sous deux jours ouvrés.",
    "Une odeur de lavande qui reste légère sur la peau.",
    "À poser sur un porte-savon pour qu'il sèche entre deux douches.",
    "Un cadeau de Noël tout simple.",
  ],
  false: [
    "Un savon de 150 g.",
    "Cure de 4 semaines.",
    "Parfumé à la rose.",
    "Emballé dans une boîte en bois.",
    "Un savon bio.",
    "Il soigne l'eczéma.",
    "Expédié sous 5 jours ouvrés.",
    "Livraison gratuite.",
  ],
});

testSentences("a print in French", {
  language: "fr",
  typed: {
    productName: "Affiche botanique",
    extraDetails:
      "Format A4 ou A3. Papier 250 g/m². Imprimée à Nantes. Vendue sans cadre. Signée au dos. Tirage limité à 50 exemplaires.",
  },
  true: [
    "Imprimée à Nantes sur un papier épais de 250 g/m².",
    "Choisissez le format A4 ou A3.",
    "Le cadre n'est pas fourni.",
    "Chaque affiche est signée au dos.",
    "Un tirage limité à 50 exemplaires.",
    "Accrochez-la dans l'entrée, près d'une plante verte.",
  ],
  false: [
    "Papier 300 g/m².",
    "Le cadre est inclus.",
    "Existe en A2.",
    "Un tirage limité à 100 exemplaires.",
    "Imprimée à Paris.",
  ],
});

testSentences("a brief in French, typed in haste", {
  language: "fr",
  typed: {
    productName: "Sac en cuir",
    materials: "cuir, doublure coton",
    extraDetails: "L 24 x H 18 x P 8 cm. delai 8 j. lavable 30",
  },
  true: [
    "Largeur 24 cm, hauteur 18 cm, profondeur 8 cm.",
    "Comptez huit jours.",
    "La doublure est en coton.",
    "Il se lave à 30 °C.",
  ],
  false: ["Largeur 34 cm.", "Comptez dix jours.", "La doublure est en soie."],
});
