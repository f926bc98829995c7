import type { LanguagePack } from "@/lib/listing-text/languages/language-pack";

export const fr: LanguagePack = {
  language: "fr",
  spacing: "words",
  decimalMark: ",",

  // "neuf" is "new" more often than 9.
  numberWords: {
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    dix: 10,
    onze: 11,
    douze: 12,
    treize: 13,
    quatorze: 14,
    quinze: 15,
    seize: 16,
    vingt: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    cent: 100,
  },
  halfWords: "demi",
  countNouns: { paire: 2, duo: 2, trio: 3, dizaine: 10, douzaine: 12 },
  fractionWords: "quart quarts moitié demi tiers",
  units: {
    mm: "mm millimètre millimètres",
    cm: "cm centimètre centimètres",
    m: "m mètre mètres",
    inch: 'pouce pouces "',
    foot: "ft pied pieds",
    yard: "yard yards",
    g: "g gr gramme grammes",
    kg: "kg kilo kilos kilogramme kilogrammes",
    ounce: "oz once onces",
    pound: "lb lbs livre livres",
    ml: "ml millilitre millilitres",
    cl: "cl centilitre centilitres",
    l: "l litre litres",
    fluidOunce: "floz",
    gsm: "gsm g/m2 g/m²",
    minute: "minute minutes min mn",
    hour: "heure heures h",
    day: "jour jours j jrs",
    week: "semaine semaines",
    month: "mois",
    year: "an ans année années",
    degree: "degré degrés °",
    celsius: "°c",
    fahrenheit: "°f",
    percent: "% pourcent",
  },
  roles: {
    width: "large larges largeur",
    height: "haut haute hauts hautes hauteur",
    length: "long longue longs longues longueur",
    diameter: "diamètre ø diam",
    depth: "profond profonde profonds profondes profondeur",
    thickness: "épais épaisse épaisseur",
    capacity: "contient contiennent contenance capacité volume",
    weight: "pèse pèsent poids lourd",
    make: `fabriqué fabriquée fabriqués fabriquées fabrication fabrique
      fabriquons confectionné confectionnée confectionnés confectionnées
      confection réalisé réalisée réalisés réalisées réalisation préparation
      préparé préparée prêt prête prêts prêtes délai délais commande façonné
      façonnée tricoté tricotée tricotés cousu cousue cousus cousues tissé
      tissée tourné tournée tournés imprimé imprimée imprimés coulé coulée
      coulées gravé gravée teint teinte sculpté sculptée brodé brodée produit
      produite créé créée production`,
    ship: `expédié expédiée expédiés expédiées expédition expédie expédions
      envoi envois envoyé envoyée envoyés envoyées envoie envoyons livraison
      part partent posté postée`,
    burn: "brûle brûlent combustion",
    cure: "cure saponification séchage mûri",
    age: "âge âges âgé âgés enfant enfants bébé bébés partir dès",
    wash: `lavage laver lavez lave lavent lavable lavables lavé lavée machine
      cycle programme`,
    proof: "épreuve aperçu maquette bat",
  },
  rolesAfterNumber: {
    width: "large",
    height: "haut",
    length: "long",
    diameter: "diamètre",
  },
  sideLetters: { height: "h", depth: "p" },
  roleLinks: "de d' en",
  unitFillers: "bons petits pleins",
  rangeWords: "à au ou",
  betweenWords: "entre",
  timesWords: "sur par",
  boundPhrases: `pas plus/moins/moins de | plus/moins de/d'/que | au moins/plus
    | au minimum/maximum | minimum | maximum | presque | à peine | jusqu' à |
    ajout* | prévoyez`,
  temperaturePrepositions: "à",
  ageWords: "dès âge âges âgés",
  setPhrases: `lot/lots/set/ensemble/coffret/pack/série/jeu/assortiment/boîte
    de`,
  sizeNames: "petit>S petite>S moyen>M moyenne>M grand>L grande>L",
  sizeWords: "taille tailles pointure pointures eu fr us n numéro",

  and: "et &",
  or: "ou",
  but: "mais",
  of: "de d' du des",
  articles: "un une le la les l' des du au aux",
  copulas: "est sont",
  functionWords: `un une le la les l' des du de d' au aux à en et ou où mais
    donc or ni car que qu' qui quoi dont ce c' cet cette ces cela ça ceci celui
    celle ceux celles je j' tu il elle on nous vous ils elles me m' te t' se s'
    lui leur leurs eux y mon ma mes ton ta tes son sa ses notre nos votre vos
    est sont es suis sommes êtes était étaient être été sera seront serait soit
    ai as a ont avons avez avait avoir eu aura auront fait font faire peut
    peuvent pouvez pouvoir peux doit doivent devez faut va vont aller pas ne n'
    plus non jamais aucun aucune rien sans avec dans par pour sur sous entre
    vers chez contre depuis dès pendant avant après jusque jusqu' lorsque
    lorsqu' quand quelque quelques si comme ainsi aussi très bien trop peu tout
    toute tous toutes chaque même mêmes autre autres tel telle tels telles
    environ seulement uniquement juste puis ensuite alors encore déjà toujours
    ici là lors selon afin puisqu' puisque quel quelle quels quelles plusieurs
    moins mesure mesurent pièce pièces taille tailles dimension dimensions ouvré
    ouvrés ouvrable ouvrables compter environ chacun chacune vient viennent`,
  endings: [
    "eaux>eau aux>al oux>ou s> x>",
    "ées>é ée>é elle>el enne>en euse>eux ive>if e>",
  ],
  irregularForms: `blanche>blanc blanches>blanc longue>long longues>long
    douce>doux douces>doux sèche>sec sèches>sec fraîche>frais neuve>neuf
    neuves>neuf yeux>oeil œil>oeil épaisse>épais épaisses>épais grosse>gros
    grosses>gros basse>bas tricotées>tricoter tricotés>tricoter cirée>ciré
    cirées>ciré bois>bois grès>grès bras>bras os>os`,
  compounds: false,
  verbLast: false,
  nounFirst: true,

  negators: "ne n' pas sans aucun aucune ni jamais non évitez éviter évite",
  notNegating: "seulement uniquement plus que qu'",
  negationEnds: "mais car parce sauf puisque",
  clauseStarts: `lavez laver lavage séchez sécher essuyez essuyer repassez
    repasser utilisez gardez il elle ils elles se s' nous vous elle-même`,
  incomparablePhrases: `aucun/aucune … identique* | aucun/aucune … pareil* |
    pas/jamais/ni … identique* | ne se ressembl*`,
  negatingAfter: "",
  forbiddenWords: "interdit interdite interdits interdites proscrit proscrite",
  avoidingWords: "loin éloigné éloignée éloignés éloignées hors sauf",
  negatingEndings: "",
  negatedForms: "inodore>odeur désassorti>assorti inachevé>achevé",
  insteadPhrases: "au lieu de/d' | plutôt que/qu' | à la place de/d'",

  materials: {
    stoneware: "grès",
    porcelain: "porcelaine porcelaines",
    earthenware: "faïence faïences",
    terracotta: "terracotta",
    clay: "argile argiles",
    ceramic: "céramique céramiques",
    cotton: "coton cotons",
    linen: "lin",
    wool: "laine laines laineux laineuse",
    merino: "mérinos mérino",
    alpaca: "alpaga",
    mohair: "mohair",
    cashmere: "cachemire",
    silk: "soie soies",
    hemp: "chanvre",
    jute: "jute",
    rattan: "rotin osier",
    bamboo: "bambou bambous",
    cork: "liège",
    felt: "feutre feutrine",
    fleece: "polaire",
    denim: "denim",
    leather: "cuir cuirs",
    suede: "daim suède suédine",
    nylon: "nylon",
    polyester: "polyester",
    acrylic: "acrylique acryliques",
    polyamide: "polyamide",
    velvet: "velours",
    satin: "satin",
    lace: "dentelle dentelles",
    viscose: "viscose",
    rayon: "rayonne",
    elastane: "élasthanne",
    tweed: "tweed",
    chiffon: "mousseline",
    tulle: "tulle",
    organza: "organza",
    microfiber: "microfibre microfibres",
    oak: "chêne",
    walnut: "noyer",
    ash: "frêne",
    beech: "hêtre",
    pine: "pin",
    maple: "érable",
    cherry: "cerisier merisier",
    birch: "bouleau",
    cedar: "cèdre",
    teak: "teck",
    mahogany: "acajou",
    olive: "olivier",
    wood: "bois boisé",
    plywood: "contreplaqué",
    mdf: "mdf",
    brass: "laiton",
    bronze: "bronze",
    copper: "cuivre cuivré cuivrée",
    steel: "acier inox inoxydable",
    metal: "métal métaux métallique métalliques",
    zinc: "zinc",
    alloy: "alliage",
    aluminum: "aluminium alu",
    tin: "étain",
    titanium: "titane",
    nickel: "nickel",
    silver: "argent",
    gold: "or",
    platinum: "platine",
    glass: "verre",
    resin: "résine",
    epoxy: "époxy",
    concrete: "béton ciment",
    marble: "marbre",
    granite: "granit granite",
    slate: "ardoise",
    plaster: "plâtre",
    soy: "soja",
    beeswax: "abeille abeilles",
    paraffin: "paraffine",
    rapeseed: "colza",
    wax: "cire cires",
    paper: "papier papiers",
    cardboard: "carton",
    kraft: "kraft",
    vinyl: "vinyle",
    plastic: "plastique plastiques",
    rubber: "caoutchouc",
    silicone: "silicone",
    amethyst: "améthyste améthystes",
    turquoise: "turquoise turquoises",
    opal: "opale opales",
    quartz: "quartz",
    jade: "jade",
    garnet: "grenat grenats",
    ruby: "rubis",
    sapphire: "saphir saphirs",
    emerald: "émeraude émeraudes",
    diamond: "diamant diamants",
    topaz: "topaze topazes",
    agate: "agate agates",
    citrine: "citrine citrines",
    lapis: "lapis",
    labradorite: "labradorite labradorites",
    horn: "corne",
    coconut: "coco",
    down: "duvet",
    feather: "plume plumes",
    straw: "paille",
    raffia: "raphia",
    shea: "karité",
    honey: "miel",
    oat: "avoine",
    charcoal: "charbon",
  },
  plantParts: `feuille feuilles branche branches fleur fleurs rameau rameaux
    brin brins arbre arbres pomme pommes`,
  materialModifiers: `et pur pure purs pures massif massive massifs plaqué
    plaquée plaqués plaquées tanné tannée végétal végétale recyclé recyclée
    naturel naturelle naturels naturelles biologique bio teint teinte lavé lavée
    ciré cirée émaillé émaillée brossé brossée poli polie verni vernie huilé
    huilée brut brute plein pleine fleur fin fine finement épais épaisse doux
    douce sterling véritable forgé martelé tourné inoxydable soufflé recyclés
    clair claire foncé foncée`,
  notParts: "mélange finition fichier matière tissu",
  materialPrepositions: "en de d' avec est sont",
  metalQualities: "vrai véritable pur fin",
  metalCoatings: "plaqué plaquée plaqués plaquées vermeil filled rempli",
  materialGoods: `fil laine tissu toile cuir pierre pierres bois lin coton
    étoffe argile`,
  madeOfPhrases: `est/sont fait/faite/faits/faites de/d'/en | est/sont en/de/d'
    | est/sont fabriqué/fabriquée/fabriqués/fabriquées en/de/d'/dans |
    fait/faite/faits/faites de/d'/en | fabriqué/fabriquée en/de/d'/dans |
    taillé/taillée/taillés dans | se compose* de/d' | composé* de/d' |
    tourné/tournée/sculpté/sculptée dans`,
  parts: `anse anses poignée poignées manche manches couvercle couvercles bord
    bords base fond dessus dessous sangle sangles bandoulière lanière chaîne
    chaînes chaînette pendentif médaillon fermoir bouton boutons poche poches
    doublure poignet col ceinture ourlet fermeture mèche mèches bocal boîte
    coffret sac sachet pochette pochon cordon cordelette crochet crochets cadre
    émail glaçure fil rembourrage garnissage cheveux visage robe chaussure corps
    dos devant face housse insert anneau anneaux monture pierre pierres perle
    perles breloque bélière tige tiges attache clou étiquette carte enveloppe
    page pages feuille feuilles couverture couture coutures bordure pied pieds
    tiroir étagère porte lame bec intérieur extérieur encre tube tissu ruban
    boucle boucles rivet œil yeux nez oreille oreilles queue aile ailes support
    soucoupe pétale pétales bouchon pompon frange franges abat-jour câble
    ampoule socle fente compartiment compartiments aiguille aiguilles reliure
    dos cordes ficelle élastique barre tête garniture œillet lettre lettres
    motif rabat plateau assise dossier semelle`,
  colors: {
    white: "blanc blanche blancs blanches",
    black: "noir noire noirs noires",
    red: "rouge rouges",
    blue: "bleu bleue bleus bleues",
    green: "vert verte verts vertes",
    yellow: "jaune jaunes",
    orange: "orange",
    purple: "pourpre mauve mauves",
    pink: "rose roses",
    brown: "brun brune bruns brunes marron",
    gray: "gris grise grises",
    beige: "beige beiges",
    navy: "marine",
    teal: "sarcelle",
    burgundy: "bordeaux",
    ivory: "ivoire",
    cream: "crème écru écrue",
    khaki: "kaki",
    lilac: "lilas",
    indigo: "indigo",
    ochre: "ocre",
    turquoise: "turquoise",
    violet: "violet violette violets violettes",
    magenta: "magenta",
    gold: "or doré dorée dorés dorées",
    silver: "argent argenté argentée argentés argentées",
  },
  colorPhrases: `est | sont | en | couleur/coloris/teinte | de couleur |
    existe/existent/disponible/disponibles/proposé/proposée en |
    peint/peinte/peints/peintes/teint/teinte/teints/teintes en`,
  pairingPhrases: `se marie/marient | s' accord* | s' associ* |
    va/vont/ira/iront … avec | assorti* | port* avec | à côté | auprès | cadeau*
    | offr* | idéal* avec | parfait* avec | remplissez | placez | posez |
    accroch* | suspend* | servez | ajoutez | glissez`,

  placeVerbs: {
    made: `fabriqué fabriquée fabriqués fabriquées fabrication fabrique
      fabriquons fait faite faits faites réalisé réalisée réalisés réalisées
      cousu cousue cousus cousues couds tricoté tricotée tricotés tricotées
      tricote tissé tissée tissés tissées tisse imprimé imprimée imprimés
      imprimées imprime coulé coulée coulés coulées coule tourné tournée tournés
      tournées tourne sculpté sculptée sculptés sculptées sculpte teint teinte
      teints teintes produit produite produits produites confectionné
      confectionnée confectionnés confectionnées assemblé assemblée assemblés
      assemblées façonné façonnée façonnés façonnées façonne modelé modelée créé
      créée créés créées créons crée cuit cuite cuits cuites forgé forgée forgés
      forgées soufflé soufflée soufflés soufflées brodé brodée brodés brodées
      gravé gravée gravés gravées monté montée relié reliée artisanal
      artisanale`,
    shipped: `expédié expédiée expédiés expédiées expédition expédie expédions
      envoi envois envoyé envoyée envoyés envoyées envoie envoyons livraison
      livré livrée livrés livrées part partent posté postée`,
    found: `trouvé trouvée trouvés trouvées chiné chinée chinés chinées déniché
      dénichée acheté achetée achetés ramassé ramassés`,
    designed: `dessiné dessinée dessinés dessinées conçu conçue conçus conçues
      imaginé imaginée design`,
    grown: `cultivé cultivée cultivés récolté récoltée récoltés élevé élevée
      pousse provient proviennent provenant issu issue issus issues extrait
      extraite`,
  },
  placePrepositions: "en à au aux de d' du depuis",
  originPrepositions: "de d' du depuis",
  nationalities: {
    IT: "italien italienne italiens italiennes",
    FR: "français française françaises",
    DE: "allemand allemande allemands allemandes",
    JP: "japonais japonaise japonaises",
    ES: "espagnol espagnole espagnols espagnoles",
    PT: "portugais portugaise portugaises",
    scotland: "écossais écossaise écossaises",
    IE: "irlandais irlandaise irlandaises",
    england: "anglais anglaise anglaises",
    GB: "britannique britanniques",
    DK: "danois danoise danoises",
    SE: "suédois suédoise suédoises",
    NO: "norvégien norvégienne norvégiens norvégiennes",
    FI: "finlandais finlandaise finlandaises",
    TR: "turc turque turcs turques",
    IN: "indien indienne indiens indiennes",
    US: "américain américaine américains américaines",
    MX: "mexicain mexicaine mexicains mexicaines",
    BE: "belge belges",
    AT: "autrichien autrichienne autrichiens autrichiennes",
    GR: "grec grecque grecs grecques",
    MA: "marocain marocaine marocains marocaines",
    NL: "néerlandais néerlandaise hollandais hollandaise",
    LT: "lituanien lituanienne lituaniens lituaniennes",
    CN: "chinois chinoise chinoises",
    KR: "coréen coréenne coréens",
    BR: "brésilien brésilienne brésiliens",
    PE: "péruvien péruvienne péruviens",
    PL: "polonais polonaise polonaises",
  },
  places: {
    scotland: "écosse",
    england: "angleterre",
    wales: "galles",
    GB: "royaume",
    US: "états usa amérique",
    NL: "hollande",
    cornwall: "cornouailles",
    tuscany: "toscane",
    provence: "provence",
    brittany: "bretagne",
    normandy: "normandie",
    alsace: "alsace",
    burgundy: "bourgogne",
    occitania: "occitanie",
    bavaria: "bavière",
    flanders: "flandre flandres",
    paris: "paris",
    lyon: "lyon",
    marseille: "marseille",
    bordeaux: "bordeaux",
    lille: "lille",
    nantes: "nantes",
    toulouse: "toulouse",
    strasbourg: "strasbourg",
    rennes: "rennes",
    montpellier: "montpellier",
    nice: "nice",
    limoges: "limoges",
    annecy: "annecy",
    grenoble: "grenoble",
    brussels: "bruxelles",
    liege: "liège",
    geneva: "genève",
    montreal: "montréal",
    quebec: "québec",
    london: "londres",
    berlin: "berlin",
    rome: "rome",
    milan: "milan",
    florence: "florence",
    lisbon: "lisbonne",
    porto: "porto",
    vienna: "vienne",
    tokyo: "tokyo",
    kyoto: "kyoto",
    barcelona: "barcelone",
    madrid: "madrid",
  },
  notCountries: "jersey tchad oman",
  notPlaces: `noël pâques etsy pdf saint sainte valentin toussaint photoshop
    procreate dieu maman papa`,

  care: {
    handwash: `lav* à la main | lav* … à la main | lavage main | nettoy* à la
      main | lavable main`,
    handwashOnly: `lav* … à la main uniquement/seulement/exclusivement | lav* à
      la main uniquement/seulement/exclusivement |
      uniquement/seulement/exclusivement à la main | lavage main
      uniquement/seulement/exclusivement | se lave … qu' à la main | ne … laver
      qu' à la main`,
    machinewash: `machine à laver | lav* en/à machine | lav* … en machine | lav*
      à la machine | passe* en/à machine | va/vont en machine | lavage machine |
      lavable machine | lav* à # | lav* … à # | programme/cycle laine/délicat |
      en machine à # | machine à #`,
    dishwasher: "lave vaisselle | lave vaisselles | lavevaisselle",
    microwave: `micro onde | micro ondes | microonde | microondes | micro
      ondable*`,
    oven: "au four | le four | du four",
    freezer: "congél* | congel*",
    tumble: `sèche linge | séchoir | sèch* en machine | séchage en machine |
      séch* en machine`,
    dryflat: "séch* à plat | séch* … à plat | sèch* à plat | sèch* … à plat",
    linedry: `séch* à l' air | séch* … à l' air | séch*/étend* sur un/le fil |
      séch*/étend* … sur un/le fil | séch* … suspendu* | séch* suspendu*`,
    iron: "repass* | fer doux/tiède/chaud/moyen | fer à repasser | au fer",
    bleach: "javel | chlore | javelliser | agent* blanchissant* | blanchiment",
    dryclean: "nettoyage à sec | nettoy* à sec | pressing",
    wipe: `essuy* | chiffon humide/doux/sec | éponge humide | linge humide |
      tissu humide`,
    soak: "tremper | laisse* tremper | trempage",
    oil: "huiler | huilez | réhuil*",
    waterproof: `imperméable* | étanche* | résist* à l' eau | waterproof |
      hydrofuge*`,
    foodsafe: `contact alimentaire | contact des aliments | qualité alimentaire
      | apte alimentaire`,
  },
  careForbidsBefore: `déconseillé* | interdit* | proscri* | tenir éloigné/loin |
    tenir à l' écart | inadapté*`,
  careForbidsAfter: `interdit | interdite | non | exclu | exclue | à
    éviter/proscrire/bannir | est/sont à éviter/proscrire/bannir |
    déconseillé/déconseillée/déconseillés | est/sont
    déconseillé/déconseillée/déconseillés/interdit/interdite/exclu/exclue`,
  comesWithPhrases: `livré/livrée/livrés/livrées/vendu/vendue/vendus/vendues
    avec/dans/en | fourni/fournie/fournis/fournies avec/dans |
    envoyé/envoyée/envoyés/envoyées/expédié/expédiée/emballé/emballée/emballés
    avec/dans | accompagné/accompagnée/accompagnés/accompagnées de/d'/du |
    arrive/arrivent avec/dans | arrive/arrivent … avec/dans |
    livré/livrée/livrés/livrées … avec/dans | comprend | comprennent | inclut |
    incluent | vous recevez/recevrez/obtenez | se présente dans`,
  includedPhrases: `est/sont inclus/incluse/incluses/compris/comprise/comprises
    | est/sont également/aussi
    inclus/incluse/incluses/compris/comprise/comprises | est/sont
    fourni/fournie/fournis/fournies/offert/offerte/offerts | inclus | incluse |
    incluses | compris | comprise | comprises | fourni | fournie | fournis |
    fournies`,
  notIncludedPhrases: `non inclus/incluse/incluses/compris/comprise/comprises |
    pas inclus/incluse/incluses/compris/comprise/comprises | non/pas
    fourni/fournie/fournis/fournies | n' est pas
    inclus/incluse/compris/comprise/fourni/fournie | ne sont pas
    inclus/incluses/compris/comprises/fournis/fournies |
    vendu/vendue/vendus/vendues séparément | en sus | ne fait pas partie |
    sans`,
  madeWithPhrases: `parfumé/parfumée/parfumés/parfumées à/au/aux/avec |
    garni/garnie/garnis/garnies de/d' | rempli/remplie/remplis/remplies de/d' |
    rembourré/rembourrée/rembourrés/rembourrées de/d'/avec |
    doublé/doublée/doublés/doublées de/d'/en | enduit/enduite de/d' | contient |
    contiennent | note/notes de/d' | senteur/senteurs de/d' | parfum/parfums
    de/d' | sent | sentent`,
  looseNouns: `commande soin amour temps jour semaine heure lettre prénom nom
    français anglais détail façon taille couleur motif variation personne photo
    teinte suivi poste main facilité série fichier format étape rythme`,
  adverbs: `ensemble prêt prête bien directement soigneusement joliment
    individuellement délicatement entièrement également aussi`,

  namedSizePhrases: "taille unique",
  notSizePhrases:
    "numéro/n | perle/perles | aiguille/aiguilles | pierre/pierres",
  readyPhrases: `prêt/prête/prêts/prêtes à être expédié* |
    prêt/prête/prêts/prêtes à expédier/partir`,
  advicePhrases: `soleil direct | du soleil | évit* … eau/humidité/soleil |
    résist* à la chaleur | laver | lavez | lavable* | lavage* | nettoyer |
    nettoyage | brosser | couper la mèche`,
  packagingPhrases: "boîte/pochette/coffret cadeau",

  havePhrases: `a | ont | avec | possède | possèdent | compte | comptent |
    comprend | comprennent | contient | contiennent | inclut | lot de | set de |
    ensemble de | coffret de | recevez | recevrez | il y a | compose* de`,
  onlyOnePhrases: `un seul | une seule | seulement un/une | juste un/une | à l'
    unité`,
  otherWords: "autre autres",
  choicePhrases: "couleurs/coloris/tailles/modèles/parfums au choix | au choix",

  phrases: {
    promise: {
      freeShipping: `livraison/port/expédition/envoi
        gratuit/gratuite/offert/offerte/offerts | livraison … gratuite/offerte |
        frais de port offerts/gratuits | franco de port`,
      freeReturns: "retour/retours gratuit/gratuits/offert/offerts",
      freeWrap: `emballage cadeau gratuit/offert | papier cadeau
        gratuit/offert`,
      giftWrap: {
        say: "emballage cadeau | paquet cadeau | papier cadeau",
        proof: "emball* | cadeau* | paquet*",
      },
      returns: {
        say: `rembours* | retours acceptés | retours et échanges | retour sous |
          échange* accepté*`,
        proof: "rembours* | retour* | échang*",
      },
      guarantee: `garantie | garanti | garanties | garantis | satisfait ou
        remboursé`,
      tracking: {
        say: `envoi suivi | lettre suivie | suivi/suivie inclus | numéro de
          suivi | livraison suivie | colis suivi | expédition suivie`,
        proof: "suivi | suivie",
      },
      express: "express",
      insured: "assuré | assurée",
      unlimited: {
        say: "illimité | illimitée | illimités | illimitées",
        proof: "illimit*",
      },
      lifetime: "à vie",
      nextDay: "jour même | dès le lendemain | sous 24h | sous 24 h",
      fastShipping: `livraison/expédition/envoi rapide/express |
        expédié/expédiée/livré/livrée rapidement`,
      discount: `en promo/promotion/solde/soldes | rabais | meilleur prix |
        prix cassé/cassés | offre spéciale`,
    },
    claim: {
      organic: {
        say: "bio | biologique | biologiques",
        proof: "bio* | gots",
      },
      certified: `certifié | certifiée | certifiés | certifiées | certificat |
        certification`,
      nonToxic: `non toxique | non toxiques | atoxique | sans produit* toxique*
        | sans substance* toxique*`,
      hypoallergenic: `hypoallergénique | hypoallergéniques | hypo allergénique
        | anti allergique`,
      nickelFree: { say: "sans nickel", proof: "nickel" },
      leadFree: { say: "sans plomb", proof: "plomb" },
      bpaFree: "bpa",
      childSafe: "sans danger pour … enfants | sans risque pour … enfants",
      recycled: {
        say: `recyclé | recyclée | recyclés | recyclées | upcyclé | upcyclée |
          upcycling | récupération | surcyclé*`,
        proof: "recycl* | upcycl* | récup* | surcycl*",
      },
      eco: `écologique | écologiques | écoresponsable* | éco responsable* |
        durable | durables | respectueux de l' environnement | respectueuse de
        l' environnement`,
      biodegradable: "biodégradable | biodégradables",
      compostable: "compostable | compostables",
      vegan: {
        say: "vegan | végan | végane | véganes",
        proof: "vegan* | végan*",
      },
      crueltyFree: "cruelty free | non testé* sur … animaux",
      fairTrade: "commerce équitable | équitable",
      licensed: "licence officielle | sous licence | produit officiel",
      fsc: "fsc",
      oekoTex: "oeko | oekotex",
      patented: "breveté | brevetée",
      heals: `guérit | guérir | guérison | soigne | soulage | détox* |
        thérapeutique* | insomnie* | migraine*`,
      antibacterial: "antibactérien | antibactérienne | anti bactérien*",
      fireproof: "ignifugé | ignifugée | ignifuge | ininflammable",
      tarnishFree: `inoxydable à vie | anti ternissement | ne ternit/ternissent
        | ternit/ternissent pas/jamais`,
      lasting: `ne rétréci* pas/jamais | ne rouill* pas/jamais | ne
        déteint/déteignent pas/jamais | ne se décolor* pas/jamais | ne se ray*
        pas/jamais | ne s' écaill* pas/jamais | ne se casse* pas/jamais`,
      stainProof: "anti tache* | antitache*",
      unbreakable: "incassable* | indestructible*",
      washable: { say: "lavable | lavables", proof: "lav* | machine" },
    },
    rarity: {
      oneOfAKind: `pièce unique | pièces uniques | modèle unique | exemplaire
        unique | unique en son genre | unique au monde`,
      limited: `édition limitée | série limitée | éditions limitées | tirage
        limité | quantité limitée`,
      onlyMade: "seulement # exemplaires | # exemplaires seulement",
      rare: "rare | rares | introuvable",
      last: "dernier exemplaire | dernière pièce | derniers exemplaires",
    },
    story: {
      grandparents: `grand mère | grand père | grands parents | mamie | papi |
        aïeul* | arrière grand mère`,
      generations: {
        say: "génération | générations",
        proof: "génération*",
      },
      family: `ma mère/fille/soeur/sœur/famille/femme | mon père/fils/frère/mari
        | entreprise/atelier/ferme/recette familial/familiale/familiales`,
      award: "récompensé | récompensée | primé | primée | médaille d'",
      featured: "vu dans la presse | vu à la télé*",
      since: "depuis #",
      bestSeller: "best seller | meilleures ventes | meilleure vente",
      farm: "ma ferme | notre ferme",
    },
    age: {
      vintage: "vintage",
      antique: "antiquité | antiquités | d' époque",
      artDeco: "art déco | art nouveau",
      midCentury: "mid century | années #",
    },
    technique: {
      carved: {
        say: "sculpté | sculptée | sculptés | sculptées",
        proof: "sculpt*",
      },
      waxed: { say: "ciré | cirée | cirés | cirées", proof: "cir*" },
      oiled: { say: "huilé | huilée | huilés | huilées", proof: "huil*" },
      painted: { say: "peint | peinte | peints | peintes", proof: "pein*" },
      dyed: { say: "teint | teints | teintes à", proof: "tein* | tient*" },
      printed: {
        say: "imprimé | imprimée | imprimés | imprimées | sérigraphié*",
        proof: "impr* | sérigraph* | impress*",
      },
      glazed: {
        say: "émaillé | émaillée | émaillés | émaillées",
        proof: "émail*",
      },
      stamped: {
        say: "estampé | estampée | tamponné*",
        proof: "estamp* | tampon*",
      },
      forged: { say: "forgé | forgée | forgés | forgées", proof: "forg*" },
      engraved: { say: "gravé | gravée | gravés | gravées", proof: "grav*" },
      embroidered: { say: "brodé | brodée | brodés | brodées", proof: "brod*" },
      woven: { say: "tissé | tissée | tissés | tissées", proof: "tiss*" },
      knitted: {
        say: `tricoté | tricotée | tricotés | tricotées | crocheté | crochetée |
          au crochet`,
        proof: "tricot* | crochet* | maille*",
      },
      felted: { say: "feutré | feutrée | feutrés | feutrées", proof: "feutr*" },
      quilted: {
        say: "matelassé | matelassée | matelassés",
        proof: "matelass*",
      },
      hammered: {
        say: "martelé | martelée | martelés | martelées",
        proof: "martel*",
      },
      soldered: { say: "soudé | soudée | soudés", proof: "soud*" },
      lacquered: {
        say: "laqué | laquée | verni | vernie",
        proof: "laqu* | vern*",
      },
      laser: { say: "laser", proof: "laser" },
      embossed: {
        say: "gaufré | gaufrée | embossé*",
        proof: "gaufr* | emboss*",
      },
      gilded: { say: "doré à la feuille | dorée à la feuille", proof: "dor*" },
      blown: {
        say: "soufflé | soufflée | soufflés | soufflées",
        proof: "souffl*",
      },
      thrown: {
        say: "tourné | tournée | tournés | tournées",
        proof: "tour | tourn*",
      },
      slipcast: { say: "coulé en barbotine | barbotine", proof: "barbotine" },
      macrame: { say: "macramé", proof: "macram*" },
      pleated: { say: "plissé | plissée", proof: "pliss*" },
      signed: { say: "signé | signée | signés | signées", proof: "sign*" },
      numbered: { say: "numéroté | numérotée | numérotés", proof: "numéro*" },
      lined: { say: "doublé | doublée | doublés | doublées", proof: "doubl*" },
      padded: {
        say: "rembourré | rembourrée | capitonné | matelassé",
        proof: "rembourr* | capiton* | matelass* | garni* | ouat*",
      },
      reinforced: { say: "renforcé | renforcée | renforcés", proof: "renfor*" },
      reversible: { say: "réversible | réversibles", proof: "révers*" },
      adjustable: {
        say: "ajustable | ajustables | réglable | réglables",
        proof: "ajust* | régl* | extension",
      },
      removable: {
        say: "amovible | amovibles",
        proof: "amovib* | détach* | retir*",
      },
      rechargeable: { say: "rechargeable*", proof: "recharge* | usb" },
      battery: { say: "à piles | à pile", proof: "pile*" },
      magnetic: {
        say: "magnétique | magnétiques | aimanté | aimantée | aimantés",
        proof: "magnét* | aimant*",
      },
      foldable: { say: "pliable | pliables | pliant | pliante", proof: "pli*" },
      stackable: { say: "empilable | empilables", proof: "empil*" },
    },
  },
  lookWords: "style aspect look allure esprit effet inspiration",
  sides: [
    "gauche droite/droit",
    "avant arrière",
    "devant dos",
    "dessus dessous",
    "supérieur inférieur",
    "supérieure inférieure",
    "intérieur extérieur",
    "intérieure extérieure",
    "dedans dehors",
  ],
  opposites: [
    "mat brillant satiné",
    "mate brillante satinée",
    "dur souple",
    "chaud froid tiède",
    "chaude froide tiède",
    "clair foncé",
    "claire foncée",
    "clairs foncés",
    "lisse rugueux",
    "débutant avancé",
    "physique numérique",
  ],
  ownWords: `ce cet cette ces c' il elle ils elles je j' mon ma mes nous notre
    nos on vous votre vos tu ton ta tes son sa ses`,
  plainWords: `beau belle beaux belles joli jolie jolis jolies parfait parfaite
    parfaits parfaites idéal idéale magnifique élégant élégante charmant
    charmante superbe simple facile facilement choisir choisissez choix
    profitez arrive arrivent prêt prête maison quotidien jour jours petit
    petite touche cadeau cadeaux quelqu ami amie amis aimer aime apporte ajoute
    donne rend intemporel intemporelle unique détail détails fait main
    bienvenue merci question questions message heureux heureuse plaisir
    chaleureux chaleureuse douceur moment moments matin soir vie saison
    vraiment qualité savoir besoin envie souhaitez boutique commander trouver
    offrir idée style charme lumière ambiance déco décoration intérieur bonjour`,
};
