import type { LanguagePack } from "@/lib/listing-text/languages/language-pack";

export const de: LanguagePack = {
  language: "de",
  spacing: "words",
  decimalMark: ",",

  numberWords: {
    eins: 1,
    zwei: 2,
    zweier: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    dreizehn: 13,
    vierzehn: 14,
    fünfzehn: 15,
    sechzehn: 16,
    achtzehn: 18,
    zwanzig: 20,
    vierundzwanzig: 24,
    dreißig: 30,
    vierzig: 40,
    fünfzig: 50,
    sechzig: 60,
    hundert: 100,
  },
  halfWords: "halbes halben",
  countNouns: { dutzend: 12, zweierset: 2, dreierset: 3, viererset: 4 },
  fractionWords: "viertel halb halbe drittel",
  units: {
    mm: "mm millimeter millimetern",
    cm: "cm zentimeter zentimetern",
    m: "m meter metern",
    inch: 'zoll "',
    g: "g gramm gr",
    kg: "kg kilo kilos kilogramm",
    ounce: "oz unze unzen",
    pound: "lb pfund",
    ml: "ml milliliter millilitern",
    cl: "cl zentiliter",
    l: "l liter litern",
    gsm: "gsm g/m2 g/m²",
    minute: "minute minuten min",
    hour: "stunde stunden std h",
    day: `tag tage tagen werktag werktage werktagen arbeitstag arbeitstage
      arbeitstagen`,
    week: "woche wochen",
    month: "monat monate monaten mon",
    year: "jahr jahre jahren",
    degree: "grad °",
    celsius: "°c c",
    fahrenheit: "°f f",
    percent: "% prozent",
  },
  roles: {
    width: "breit breite breiter breites breiten",
    height: "hoch höhe hohe hoher hohes hohen",
    length: "lang länge lange langer langes langen",
    diameter: "durchmesser ø",
    depth: "tief tiefe tiefer tiefes",
    thickness: "dick dicke dicker dickes stärke stark starke starkes",
    capacity: "fasst fassungsvermögen volumen füllmenge inhalt",
    weight: "wiegt wiegen gewicht schwer",
    make: `hergestellt herstellung fertigung gefertigt gemacht fertig produktion
      bestellung anfertigung gestrickt genäht gedreht angefertigt fertige
      fertigungszeit entsteht gebrannt gegossen gewebt gedruckt`,
    ship: `versand verschickt versendet verschicke versende lieferzeit lieferung
      schicke geht versandfertig geliefert`,
    burn: "brenndauer brennt brennzeit brennen",
    cure: "reift gereift reifung reifezeit",
    age: "alter kinder kind alt ab",
    wash: `waschen wäsche maschinenwäsche handwäsche waschbar gewaschen
      wollwaschgang spülen waschmaschine`,
    proof: "entwurf vorschau",
  },
  rolesAfterNumber: {
    width: "breit",
    height: "hoch",
    length: "lang",
    diameter: "durchmesser",
    depth: "tief",
    thickness: "dick stark",
  },
  sideLetters: { height: "h", width: "b", depth: "t", length: "l" },
  roleLinks: "im",
  unitFillers: "volle ganze ganzen vollen",
  rangeWords: "bis oder",
  betweenWords: "zwischen",
  timesWords: "mal auf",
  boundPhrases: `nicht länger/mehr/weniger als | mehr/weniger/länger/kürzer als |
    gut/gute | mindestens | höchstens | maximal | minimal | knapp | fast`,
  temperaturePrepositions: "bei auf mit",
  ageWords: "ab alter",
  underWords: "unter",
  setPhrases: "set aus/von/mit | pack mit | packung mit",
  countEndings: "er",
  sizeNames: "klein>S kleine>S mittel>M mittlere>M groß>L große>L",
  sizeWords: "größe größen gr nr nummer ringgröße eu",

  and: "und",
  or: "oder",
  but: "aber",
  of: "von",
  articles: "ein eine einen einem einer eines der die das den dem des",
  copulas: "ist sind",
  functionWords: `der die das den dem des ein eine einen einem einer eines und
    oder aber auch als wie wenn da dass so zu zum zur in im ins an am auf aus bei
    beim mit nach von vom vor für über unter um durch bis ab ohne nicht kein
    keine keinen keiner keinem keines er sie es ihn ihm ihr ihre ihren ihrem
    ihrer sein seine seinen du dir dich dein deine deinen deinem deiner ich mir
    mich mein meine meinen meinem wir uns unser unsere euch ist sind war waren
    wird werden wurde wurden hat haben kann können kannst darf dürfen soll sollte
    sollten muss müssen nur etwa rund ca circa ungefähr sehr gut jede jeder jedes
    jeden alle alles man sich beide beiden noch schon immer nie mehr diese dieser
    dieses diesem diesen bitte ganz sowie sowohl zwischen pro je stück teil größe
    maße misst gehören gehört liegt kommt kommen erhältst bekommst erhalten passt
    passen weder`,
  endings: ["en> er> es> em> e> n> s>", "e>"],
  irregularForms: `hölzern>holz hölzerne>holz hölzerner>holz hölzernen>holz
    kupfern>kupfer silbern>silber knöpfe>knopf knöpfen>knopf löcher>loch
    becher>becher messing>messing gläser>glas gläsern>glas fächer>fach
    griffe>griff bänder>band ränder>rand böden>boden füße>fuß töpfe>topf
    hölzer>holz farben>farbe`,
  compounds: true,
  capitalNouns: true,
  verbLast: true,
  nounFirst: false,

  negators: `nicht kein keine keinen keiner keinem keines ohne nie niemals weder
    noch`,
  notNegating: "nur zwei länger mehr",
  negationEnds: "aber sondern damit weil denn",
  clauseStarts: "waschen trocknen von bitte nur in wird er sie es",
  incomparablePhrases: "kein/keine/keiner … gleicht/sieht",
  negatingAfter: "",
  forbiddenWords: "tabu verboten",
  avoidingWords:
    "fern verzichtet verzichte verzichten ersparen ersparst erspare meide meiden meidet statt außer",
  closingNegators: "nicht",
  negatingEndings: "frei",
  negatedForms: `ungerahmt>gerahmt ungefüttert>gefüttert unlackiert>lackiert
    unbehandelt>behandelt ungefärbt>gefärbt unpoliert>poliert
    unbeduftet>beduftet unparfümiert>parfümiert ungeölt>geölt unglasiert>glasiert
    unliniert>liniert`,
  insteadPhrases: "anstatt | statt | anstelle",

  materials: {
    stoneware: "steinzeug",
    porcelain: "porzellan",
    earthenware: "steingut",
    terracotta: "terrakotta",
    clay: "ton",
    ceramic: "keramik",
    cotton: "baumwolle baumwoll",
    linen: "leinen",
    wool: "wolle woll wollen schurwolle schurwoll",
    merino: "merino merinowolle merinowoll",
    lambswool: "lammwolle lammwoll",
    alpaca: "alpaka",
    mohair: "mohair",
    cashmere: "kaschmir",
    silk: "seide seiden",
    hemp: "hanf",
    jute: "jute",
    bamboo: "bambus",
    cork: "kork",
    felt: "filz",
    velvet: "samt",
    leather: "leder ledern",
    suede: "wildleder",
    nylon: "nylon",
    polyester: "polyester",
    acrylic: "acryl",
    polyamide: "polyamid",
    elastane: "elastan",
    viscose: "viskose",
    canvas: "leinwand canvas",
    oak: "eiche eichen eichenholz",
    walnut: "walnuss nussbaum walnussholz nussbaumholz",
    ash: "esche eschen eschenholz",
    beech: "buche buchen buchenholz",
    pine: "kiefer kiefern kiefernholz",
    maple: "ahorn ahornholz",
    cherry: "kirsche kirschholz",
    birch: "birke birken birkenholz",
    cedar: "zeder zedern zedernholz",
    teak: "teak teakholz",
    olive: "olivenholz",
    wood: "holz hölzern hölzerne hölzerner hölzernen hölzernes",
    plywood: "sperrholz",
    brass: "messing",
    bronze: "bronze",
    copper: "kupfer kupfern",
    steel: "stahl edelstahl",
    aluminum: "aluminium",
    tin: "zinn",
    nickel: "nickel",
    metal: "metall metallen",
    silver: "silber silbern",
    gold: "gold",
    glass: "glas",
    resin: "harz",
    epoxy: "epoxidharz",
    concrete: "beton",
    marble: "marmor",
    granite: "granit",
    slate: "schiefer",
    plaster: "gips",
    soy: "soja sojawachs",
    beeswax: "bienenwachs",
    paraffin: "paraffin",
    rapeseed: "rapswachs",
    wax: "wachs",
    paper: "papier",
    cardboard: "pappe karton",
    kraft: "kraftpapier",
    vinyl: "vinyl",
    plastic: "kunststoff plastik",
    rubber: "gummi",
    silicone: "silikon",
    amethyst: "amethyst",
    turquoise: "türkis",
    opal: "opal",
    quartz: "quarz",
    moonstone: "mondstein",
    pearl: "perle perlen",
    emerald: "smaragd",
    sapphire: "saphir",
    ruby: "rubin",
    garnet: "granat",
    horn: "horn",
    bone: "knochen",
    feather: "federn",
    straw: "stroh",
    linseed: "leinöl",
    hardwax: "hartwachsöl",
    oil: "öl",
    lacquer: "lack",
  },
  notMaterials: "samt",
  plantParts: `blatt blätter blättern zweig zweige zweigen blüte blüten baum
    bäume zapfen ast äste`,
  materialModifiers: `und reiner reine reines reinem gegerbtes massives massiver
    weiches feines`,
  notParts: "mix mischung datei stoff",
  materialPrepositions: "aus mit ist sind in",
  metalQualities: `massiv massives massivem echt echtes echtem pures reines
    reinem`,
  metalCoatings: "plattiert",
  materialGoods: "garn stoff wolle leder ton papier",
  madeOfPhrases: "ist | sind | besteht | bestehen | gemacht | gefertigt",
  notNounEndings: "ig lich bar iert",
  parts: `griff henkel deckel rand boden fuß gurt kette anhänger verschluss
    knopf tasche innentasche fach ärmel futter bündchen kragen saum
    reißverschluss docht glas dose schachtel beutel säckchen kordel haken rahmen
    glasur faden garn füllung haar gesicht kleid schuh körper haut rückseite
    vorderseite hülle einsatz band fassung stein perle stecker draht etikett
    karte umschlag seite blatt schrift naht kante bein schublade tür klinge
    innenseite außenseite tinte hülse stoff schleife gürtel schnalle beschlag
    niete auge nase ohr schwanz flügel ständer untersetzer blüte schirm kabel
    sockel platte brett riemen einband bindung krone schnur stange ring öse kopf
    besatz gravur karton stickerei quaste fransen stiel loch schlaufe`,
  colors: {
    white: "weiß weiße weißer weißes weißen weißem",
    black: "schwarz schwarze schwarzer schwarzes schwarzen schwarzem",
    red: "rot rote roter rotes roten rotem",
    blue: "blau blaue blauer blaues blauen blauem",
    green: "grün grüne grüner grünes grünen grünem",
    yellow: "gelb gelbe gelber gelbes gelben gelbem",
    orange: "orange",
    purple: "lila",
    pink: "rosa pink",
    brown: "braun braune brauner braunes braunen braunem",
    gray: "grau graue grauer graues grauen grauem",
    beige: "beige beiges beigen",
    turquoise: "türkis türkise türkises türkisen",
    violet: "violett violette violettes violetten",
    cream: "creme",
    gold: "gold golden goldene goldenes goldenen",
    silver: "silber silbern silberne silbernes silbernen",
  },
  colorPhrases: `ist | sind | in | farbe | ist/sind/in
    ein/einem/sattem/zartem`,
  pairingPhrases: `passt | passen | kombinier* | schenk* | geschenk* | dazu |
    neben | auf deinem | fülle`,

  placeVerbs: {
    made: `hergestellt herstellung gefertigt gemacht genäht gestrickt gewebt
      gedruckt gedreht gegossen geschnitzt produziert gefärbt entsteht entstehen
      handgefertigt gebrannt geschmiedet fertige nähe stricke drehe gieße`,
    shipped: `versand verschickt versendet verschicke versende geschickt
      versandt schicke`,
    found: "gefunden entdeckt",
    grown: "stammt kommt geerntet angebaut",
  },
  placePrepositions: "in aus von nach",
  originPrepositions: "aus von",
  nationalities: {
    IT: "italienische italienischer italienischem italienisches italienischen",
    FR: `französische französischer französischem französisches
      französischen`,
    BE: "belgische belgischer belgischem belgisches belgischen",
    LT: "litauische litauischer litauischem litauisches litauischen",
    PT: `portugiesische portugiesischer portugiesischem portugiesisches
      portugiesischen`,
    SE: "schwedische schwedischer schwedischem schwedisches schwedischen",
    JP: "japanische japanischer japanischem japanisches japanischen",
    scotland: "schottische schottischer schottischem schottisches schottischen",
    DK: "dänische dänischer dänischem dänisches dänischen",
    IE: "irische irischer irischem irisches irischen",
    ES: "spanische spanischer spanischem spanisches spanischen",
  },
  places: {
    berlin: "berlin",
    hamburg: "hamburg",
    munich: "münchen",
    cologne: "köln",
    vienna: "wien",
    zurich: "zürich",
    graz: "graz",
    leipzig: "leipzig",
    dresden: "dresden",
    tyrol: "tirol",
    bavaria: "bayern",
    allgaeu: "allgäu",
    blackForest: "schwarzwald",
    lisbon: "lissabon",
    porto: "porto",
    paris: "paris",
    london: "london",
    lyon: "lyon",
    salzburg: "salzburg",
    bremen: "bremen",
    stuttgart: "stuttgart",
    scotland: "schottland",
    england: "england",
    saxony: "sachsen",
    thuringia: "thüringen",
    freiburg: "freiburg",
    nuremberg: "nürnberg",
    tuscany: "toskana",
    provence: "provence",
  },
  notCountries: "welt togo jersey tschad",
  notPlaces: "",

  care: {
    handwash: `handwäsche | von hand waschen/abwaschen/spülen | von hand
      gewaschen/abspülen | per hand | handspül*`,
    handwashOnly: `nur von hand | nur handwäsche | nur per hand |
      ausschließlich von hand | ausschließlich handwäsche`,
    machinewash: `maschinenwäsche | waschmaschine | maschinenwaschbar | bei #
      waschen/waschbar | bei # … waschen/waschbar | wollwaschgang | wollprogramm
      | schonwaschgang`,
    dishwasher: "spülmaschine* | geschirrspüler*",
    microwave: "mikrowelle*",
    oven: "backofen* | ofenfest*",
    tumble: "*trockner",
    dryflat: "liegend trocknen | flach trocknen",
    iron: "bügel* | gebügelt",
    bleach: "bleichen",
    dryclean: "chemisch*",
    wipe: "abwischen | wischen | feuchten tuch | feuchtes tuch",
    waterproof: "wasserfest* | wasserdicht* | wasserabweisend*",
    foodsafe: "lebensmittelecht*",
    oil: "nachölen | neu ölen",
  },
  careForbidsBefore: "ungeeignet",
  careForbidsAfter: `nicht | ungeeignet | vermeiden | meiden | verzichten | …
    nicht | … ungeeignet | … vermeiden`,
  comesWithPhrases: `lieferung mit | mitgeliefert wird/werden | kommt/kommen/geliefert/verpackt/verschickt mit/im/in |
    kommt/kommen … mit/im/in | geliefert … mit/im/in | erhältst | enthält |
    inklusive | lieferumfang | liegt/liegen mit/im/in`,
  includedPhrases: `gehört/gehören zum lieferumfang | inkl | ist/sind enthalten/inbegriffen/dabei |
    ist/sind … enthalten/inbegriffen/dabei | liegt/liegen
    bei |
    liegt/liegen … bei | inklusive`,
  notIncludedPhrases: `nicht im lieferumfang | nicht
    enthalten/dabei/inbegriffen/inklusive/mitgeliefert | nicht teil | gehört
    nicht | gehören nicht | ohne | separat |
    gibt es separat`,
  madeWithPhrases: "gefüllt mit | duftet nach | riecht nach",
  looseNouns: `tage werktage liebe sorgfalt post ruhe größe farbe bestellung`,
  adverbs: "sicher gut zusammen sorgfältig fertig verpackt liebevoll",

  namedSizePhrases: "einheitsgröße",
  notSizePhrases:
    "nummer/nr | perle/perlen | nadel/nadeln | stein/steine | loch/löcher | naht | rand",
  readyPhrases:
    "sofort lieferbar/versandfertig | versandfertig | versandbereit",
  advicePhrases: `direkte* sonne* | sonnenlicht | vor
    sonne/hitze/nässe/feuchtigkeit | hitzebeständig* | polieren | lederfett |
    abbürsten | docht … kürzen | trocken lagern/halten | waschbar* | waschen |
    reinig* | lufttrocknen`,
  packagingPhrases:
    "geschenkbox* | geschenkverpackung* | geschenkschachtel* | geschenkbeutel*",

  havePhrases: `hat | haben | mit | enthält | set aus | erhältst | bekommst |
    es gibt`,
  onlyOnePhrases: "nur | einzelne",
  otherWords: "andere anderer anderen anderes",
  choicePhrases: "farben zur wahl/auswahl",

  phrases: {
    promise: {
      freeShipping: `kostenlos* versand/lieferung | versandkostenfrei |
        gratisversand`,
      freeReturns: "kostenlos* rückgabe/retoure",
      freeWrap: "kostenlos* geschenkverpackung",
      freeExtra: {
        say: "kostenlos | kostenfrei | gratis | ohne aufpreis",
        proof: "kostenlos* | kostenfrei* | gratis | inkl* | *preis",
      },
      returns: "rückgabe | umtausch",
      guarantee: "garantie",
      tracking: "sendungsverfolgung",
      insured: "versichert",
      express: "express*",
      fastShipping: `schnell* versand/lieferung | schnellversand | blitzversand
        | sofort lieferbar`,
      discount: `rabatt* | sonderangebot* | sonderpreis* | bestpreis* |
        günstigster/bester preis | im angebot`,
    },
    claim: {
      organic: {
        say: "bio | bioqualität | biologisch*",
        proof: "bio* | kba",
      },
      certified: "zertifiziert*",
      nonToxic: "ungiftig*",
      hypoallergenic: "hypoallergen*",
      nickelFree: { say: "nickelfrei*", proof: "nickel*" },
      leadFree: "bleifrei*",
      childSafe: "kindersicher*",
      recycled: "recycelt* | upcycling",
      eco: "nachhaltig*",
      compostable: "kompostierbar*",
      vegan: { say: "vegan*", proof: "vegan*" },
      crueltyFree: "tierversuchsfrei*",
      licensed: `offiziell lizenziert* | lizenziert* | lizenzprodukt* |
        offizielles/offizieller/offizielle merchandise/fanartikel | unter lizenz`,
      fsc: "fsc",
      oekoTex: "oeko tex | öko tex",
      heals: `heilt | heilend* | lindert | hilft gegen | hilft … gegen |
        neurodermitis | schuppenflechte | detox* | entgift* | therapeutisch* |
        schlaflosigkeit | migräne`,
      antibacterial: "antibakteriell*",
    },
    rarity: {
      oneOfAKind: "unikat* | einzelstück*",
      limited: "limitiert*",
      onlyMade: "nur ein/zwei/drei mal | nur # mal",
    },
    story: {
      grandparents: "großmutter | großvater | oma | opa | *großmutter",
      generations: "generation*",
      family: `familienbetrieb | familienrezept | meine mutter/großmutter |
        mein vater/großvater`,
      award: "auszeichnung* | ausgezeichnet*",
      since: "seit #",
    },
    age: {
      vintage: "vintage",
      antique: "antik*",
      artDeco: "jugendstil",
    },
    technique: {
      carved: { say: "*geschnitzt*", proof: "*schnitz*" },
      forged: { say: "*geschmiedet*", proof: "*schmied*" },
      engraved: { say: "graviert*", proof: "gravur* | gravier* | *gravur" },
      etched: { say: "geätzt*", proof: "*ätz*" },
      embroidered: { say: "*bestickt*", proof: "*stick*" },
      woven: { say: "*gewebt*", proof: "*web*" },
      knitted: {
        say: "*gestrickt* | *gehäkelt*",
        proof: "*strick* | *häkel*",
      },
      felted: { say: "gefilzt*", proof: "*filz*" },
      quilted: { say: "gesteppt*", proof: "*stepp*" },
      hammered: { say: "gehämmert*", proof: "*hämmer*" },
      lacquered: { say: "lackiert*", proof: "*lack*" },
      laser: { say: "gelasert*", proof: "*laser*" },
      printed: { say: "bedruckt*", proof: "*druck*" },
      painted: { say: "*bemalt*", proof: "*mal*" },
      gilded: { say: "vergoldet* | versilbert*", proof: "*gold* | *silber*" },
      enameled: { say: "emailliert*", proof: "*email*" },
      blown: { say: "mundgeblasen*", proof: "*blas*" },
      oiled: { say: "geölt*", proof: "*öl*" },
      waxed: { say: "gewachst*", proof: "*wachs*" },
      signed: { say: "signiert*", proof: "sign*" },
      numbered: { say: "nummeriert*", proof: "nummer*" },
      lined: { say: "gefüttert*", proof: "*futter* | *fütter*" },
      padded: { say: "gepolstert*", proof: "*polster*" },
      reversible: { say: "wendbar*", proof: "*wend*" },
      adjustable: { say: "verstellbar*", proof: "*verstell*" },
      removable: { say: "abnehmbar*", proof: "*nehm*" },
      magnetic: { say: "magnetisch*", proof: "*magnet*" },
      foldable: { say: "faltbar*", proof: "*falt*" },
      stackable: { say: "stapelbar*", proof: "*stapel*" },
    },
  },
  lookWords: `stil look optik wirkend wirkende wirkendes anmutend anmutende
    inspiriert`,
  sides: [
    "links rechts",
    "linken rechten",
    "linke rechte",
    "vorne hinten",
    "vorderseite rückseite",
    "oben unten",
    "innen außen",
  ],
  opposites: [
    "matt glänzend",
    "matte glänzende",
    "heiß kalt",
    "warm kalt",
    "gerahmt ungerahmt",
    "hell dunkel",
  ],
  ownWords: `dieser diese dieses diesem diesen er sie es ihn ihr ihre ich mein
    meine meiner mir mich wir unser unsere uns du dein deine dir`,
  plainWords: `schön schöne schöner schönes wunderschön perfekt perfekte ideal
    tolle toll besonders besonderes elegant einfach leicht geschenk zuhause
    alltag freude liebe jeden tag wähle auswahl schlicht hochwertig liebevoll
    lieblingsstück gerne frage fragen nachricht ankommt bereit freuen freut
    hallo willkommen danke dank top super qualität shop tolles toller`,
};
