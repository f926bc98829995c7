import type { UnwantedPhrases } from "@/lib/listing-text/unwanted/unwanted-phrases";

const sites =
  "(?:site(?: web| internet)?|boutique en ligne|page|instagram|insta|facebook|tik ?tok|telegram|whats ?app|amazon)";
const buyers = "(?:clients?|clientes?|acheteurs?|acheteuses?)";

export const french: UnwantedPhrases = {
  language: "fr",
  offSite: [
    `(?:sur|via|visitez|visite|par) (?:mon|ma|notre) (?:propre )?${sites}`,
    `(?:commande[rz]?|achete[rz]?|disponible|moins cher) … (?:sur|via) (?:mon|ma|notre|le) ${sites}`,
    "(?:commande[rz]?|achete[rz]?|paye[rz]?|paie) … (?:directement|en direct) (?:aupres de|avec|chez|a) (?:moi|nous)",
    "(?:en dehors|hors) d etsy|sans (?:les )?frais etsy|eviter? (?:les )?frais (?:d )?etsy",
    "(?:contactez|contacte|ecrivez|suivez|suis|retrouvez|appelez|appelle) (?:moi|nous) (?:\\S{1,12} )?(?:sur|par|via|au) (?:instagram|insta|facebook|tik ?tok|whats ?app|telegram|e ?mail|mail|telephone|pinterest)",
    "(?:suivez|retrouvez|contactez) (?:moi|nous) sur (?:instagram|facebook|tik ?tok|pinterest)|appelez (?:moi|nous)",
    "(?:paiement|payer|payez|reglement) … (?:par|via|avec) (?:paypal|virement|revolut|bitcoin|western union|lydia)",
  ],
  praise: [
    `(?:aime|adore|recommande|plebiscite|apprecie|approuve)e?s? par (?:plus de |pres de )?(?:#|des milliers|des centaines|tou(?:s|tes)|nos|mes|de nombreu(?:x|ses)|les|${buyers})`,
    "best ?seller|meilleures? ventes?|coup de coeur (?:des|de nos) [a-z]{2,20}|(?:notre|mon) (?:article|produit|modele) le plus (?:vendu|aime|populaire)",
    "(?:5|cinq) etoiles(?: sur| de nos)?|note #|(?:avis|commentaires|retours) (?:elogieux|enthousiastes|excellents|positifs|5 etoiles)|tres bien notee?",
    "prime[e]? (?:au|par|a)|produit prime|recompense par|multi ?primee?",
    `(?:nos|mes|tous nos|toutes nos) ${buyers} (?:adorent|aiment|disent|sont ravi(?:s|es)|recommandent|en redemandent)|${buyers} (?:ravi(?:s|es)|satisfait(?:s|es)|conquis(?:es)?)`,
    "(?:deja|plus de) # (?:ventes|vendus|vendues|avis|clients)|des milliers de (?:clients|ventes|clientes)|vue? a la (?:tele|television)|tout le monde (?:l )?adore",
  ],
  health: {
    alone: [
      "pierres? (?:de guerison|guerisseuses?|curatives?)|vertus (?:curatives|medicinales|therapeutiques|guerisseuses)|(?:pouvoirs?|proprietes|effets?) (?:guerisseurs?|curati(?:f|fs|ves)|medicina(?:l|les|ux)|therapeutiques?)",
      "anti inflammatoires?|anti ?bacterien(?:ne)?s?|anti ?douleurs?|anti ?stress|anti ?age|antibacterien(?:ne)?s?|detox|detoxifiante?s?|desintoxique",
      "cliniquement (?:prouve|teste)e?s?|teste[e]? (?:dermatologiquement|cliniquement|par des dermatologues)|recommande[e]? par les medecins",
      "(?:renforce|stimule|booste) (?:le|votre|ton) systeme immunitaire|(?:baisse|reduit|fait baisser) la tension|aide a (?:mieux )?(?:dormir|maigrir|s endormir)|favorise (?:le|un bon|un meilleur) sommeil|perte de poids|bienfaits pour la sante|bon pour la sante|remede (?:naturel|contre|maison)",
      "(?:eloigne|chasse|absorbe|protege des) (?:les )?(?:energies negatives|ondes negatives|mauvaises energies)|(?:equilibre|rééquilibre|aligne) (?:les|vos|tes) chakras",
    ],
    effects: [
      "guerit|guerir|guerissent|soigne|soignent|soigner|soulage|soulagent|soulager|apaise|apaiser|calme|calmer|reduit|reduire|diminue|combat|combattre|previent|elimine|lutte contre|contre|traite|efficace contre|aide contre|tue",
    ],
    ailments: [
      "(?:la |les |l |le |vos |votre |tes )?(?:douleurs?|maux de tete|migraines?|anxiete|angoisses?|stress|depression|insomnies?|arthrite|arthrose|rhumatismes|inflammations?|eczema|psoriasis|acne|asthme|allergies|tension arterielle|cholesterol|toxines|germes|bacteries|virus|infections?|nausees|crampes|fatigue|rhumes?|rides|cellulite|chute de cheveux|cancer|diabete|fievre|tdah|courbatures|troubles du sommeil)",
    ],
  },
  innocent: [
    "(?:5|cinq) etoiles (?:en|dorees|argentees|suspendues|brodees|de noel|filantes)|guirlande (?:de )?(?:5|cinq) etoiles",
    "detox (?:digitale|numerique)|contre le stress thermique",
  ],
  negations: ["pas|ne|sans|jamais|aucune?|ni|n est pas"],
  selfTalk: [
    "en tant qu ?(?:ia|assistante?|modele)|voici (?:la|le|votre|une|un|ta|ton) (?:[a-z]{2,20} )?(?:description|titre|texte|annonce|fiche)",
    "(?:je|nous) ne (?:peux|pouvons|vois) pas (?:voir|savoir|dire|determiner)|j ai (?:redige|ecrit|cree|utilise)|j espere que (?:cela|ca)|n hesitez pas a (?:modifier|adapter)|dites moi … (?:modifications?|modifier|changements?|texte|titre|description|version)",
    "cette (?:description|annonce) (?:est|a ete|decrit|respecte|contient)|ce (?:texte|titre) (?:est|a ete|contient)|(?:selon|d apres) (?:les|vos) (?:informations|photos|donnees)|(?:cher|chere) vendeu(?:r|se)|veuillez (?:ajouter|preciser|completer|remplacer|indiquer)",
  ],
  placeholders: [
    "(?:voir|cf[.]?) (?:les |la |sur )?(?:photos?|images?|description|ci dessus|ci dessous)|a (?:completer|preciser|remplir|confirmer|definir|venir)|(?:merci de )?(?:completer|remplir|preciser)|non (?:precisee?|renseignee?|communiquee?)|inconnue?|n/?c|me (?:demander|contacter)|comme (?:indique|decrit|sur la photo)",
  ],
};
