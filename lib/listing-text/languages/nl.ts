import type { LanguagePack } from "@/lib/listing-text/languages/language-pack";

export const nl: LanguagePack = {
  language: "nl",
  spacing: "words",
  decimalMark: ",",

  numberWords: {
    twee: 2,
    drie: 3,
    vier: 4,
    vijf: 5,
    zes: 6,
    zeven: 7,
    acht: 8,
    negen: 9,
    tien: 10,
    elf: 11,
    twaalf: 12,
    dertien: 13,
    veertien: 14,
    vijftien: 15,
    zestien: 16,
    achttien: 18,
    twintig: 20,
    vierentwintig: 24,
    vijfentwintig: 25,
    dertig: 30,
    veertig: 40,
    vijftig: 50,
    zestig: 60,
    honderd: 100,
  },
  halfWords: "half",
  countNouns: { paar: 2, duo: 2, trio: 3, dozijn: 12 },
  fractionWords: "kwart kwarten helft half halve derde derden vijfde vijfden",
  units: {
    mm: "mm millimeter millimeters",
    cm: "cm centimeter centimeters",
    m: "m meter meters",
    inch: 'inch inches "',
    foot: "ft voet",
    yard: "yard yards",
    g: "g gr gram grams grammen",
    kg: "kg kilo kilo's kilogram",
    ounce: "oz ounce",
    pound: "lb lbs pond",
    ml: "ml milliliter milliliters",
    cl: "cl centiliter centiliters",
    l: "l liter liters",
    fluidOunce: "floz",
    gsm: "gsm g/m2 g/m²",
    minute: "minuut minuten min",
    hour: "uur uren",
    day: "dag dagen werkdag werkdagen",
    week: "week weken wk wkn",
    month: "maand maanden mnd",
    year: "jaar jaren",
    degree: "graad graden °",
    celsius: "°c",
    fahrenheit: "°f",
    percent: "% procent",
  },
  roles: {
    width: "breed brede bredere breedte",
    height: "hoog hoge hoogte",
    length: "lang lange lengte",
    diameter: "diameter doorsnede doorsnee ø",
    depth: "diep diepe diepte",
    thickness: "dik dikke dikte",
    capacity: "inhoud capaciteit volume bevat",
    weight: "weegt wegen gewicht zwaar",
    make: `gemaakt maak maken maaktijd vervaardigd vervaardiging vervaardig
      productie productietijd geproduceerd klaar bestelling levertijd genaaid
      gebreid gehaakt geweven gedraaid gegoten gedrukt gebakken gegraveerd
      gesneden gezaagd geverfd geborduurd gebonden voorbereiding verwerking
      verwerkingstijd`,
    ship: `verzonden verzending verzend verzenden verstuurd verstuur versturen
      verzendklaar geleverd levering bezorgd bezorging verzendtijd vertrekt`,
    burn: "brandt branden branduren brandtijd brandduur",
    cure: "rijpt gerijpt rijping rijpen uitgehard droogtijd",
    age: "leeftijd kind kinderen baby baby's peuter peuters oud vanaf",
    wash: `wassen was wasbaar wasbare gewassen wasmachine handwas wasprogramma
      wolprogramma wolwas machinewas fijnwas wasbeurt`,
    proof: "ontwerp voorbeeld proef proefdruk",
  },
  rolesAfterNumber: {
    width: "breed",
    height: "hoog",
    length: "lang",
    diameter: "doorsnede diameter doorsnee",
    depth: "diep",
    thickness: "dik",
  },
  sideLetters: { height: "h", width: "b", depth: "d", length: "l" },
  roleLinks: "in",
  unitFillers: "volle hele",
  rangeWords: "tot of",
  betweenWords: "tussen",
  timesWords: "bij op maal",
  boundPhrases: `ruim | niet langer/meer/minder dan | minstens | minimaal |
    maximaal | hooguit | ten minste | ten hoogste | bijna | meer/minder dan`,
  temperaturePrepositions: "op",
  ageWords: "leeftijd vanaf",
  underWords: "onder",
  setPhrases: "set van/met | doos met | pakket van/met | setje van/met",
  countEndings: "",
  sizeNames: "klein>S middel>M medium>M groot>L",
  sizeWords: "maat maten eu nummer nr",

  and: "en &",
  or: "of",
  but: "maar",
  of: "van",
  articles: "een de het 't",
  copulas: "is zijn",
  functionWords: `de het een 't 'n en of maar want dus als dan dat die dit deze
    daar er hier waar wat wie welke welk zo ook nog al toch wel niet geen nooit
    niets niemand noch zonder met van voor door om te tot aan in op uit bij naar
    over onder boven tussen tegen per sinds tijdens na binnen buiten vanuit
    vanaf ik jij je jou jouw u uw hij ze zij we wij jullie hen hun haar hem mijn
    onze ons zijn zich is was waren wordt worden werd werden geweest heb hebt
    heeft hebben had kan kun kunt kunnen mag mogen moet moeten zal zult zullen
    zou wil willen ga gaat gaan laat laten alle alles elk elke ieder iedere
    beide ander andere zelf zelfde dezelfde hetzelfde zeer erg heel veel meer
    minder weinig iets alleen enkel slechts ongeveer circa ca bijna altijd nu
    dan toen eerst daarna zowel zodat omdat hoewel terwijl wanneer via volgens
    stuk stuks deel delen maat afmeting afmetingen meet meten komt komen krijg
    krijgt ontvang ontvangt past passen hoort horen blijft staat staan ligt zit
    eigen ervan erbij erin ermee daarvoor daarom hierdoor`,
  endings: [
    `aartje>aart artje>art etjes> etje> tjes> pjes>p jes> tje> pje>p je> 's>
      heden>heid ingen>ing ischen>isch ische>isch lijke>lijk eren>er en> e>`,
    "v>f z>s",
    `aak>ak aal>al aam>am aan>an aap>ap aar>ar aat>at aad>ad aas>as aag>ag
      aaf>af eek>ek eel>el eem>em een>en eep>ep eer>er eet>et eed>ed ees>es
      eeg>eg eef>ef ook>ok ool>ol oom>om oon>on oop>op oor>or oot>ot ood>od
      oos>os oog>og oof>of uuk>uk uul>ul uum>um uur>ur uut>ut uus>us`,
    "s>",
    `aak>ak aal>al aam>am aan>an aap>ap aar>ar aat>at aad>ad aas>as aag>ag
      aaf>af eek>ek eel>el eem>em een>en eep>ep eer>er eet>et eed>ed ees>es
      eeg>eg eef>ef ook>ok ool>ol oom>om oon>on oop>op oor>or oot>ot ood>od
      oos>os oog>og oof>of uuk>uk uul>ul uum>um uur>ur uut>ut uus>us`,
  ],
  irregularForms: `lepels>lepel bekers>beker deksels>deksel handvatten>handvat
    glazen>glas doosje>doos doosjes>doos koperen>koper zilveren>zilver
    gouden>goud houten>hout wollen>wol lederen>leer leren>leer stalen>staal
    papieren>papier glas>glas bos>bos tas>tas tassen>tas doos>doos dozen>doos
    roos>roos huis>huis kaas>kaas vaas>vaas vazen>vaas kaars>kaars kaarsen>kaars
    gips>gips brons>brons bronzen>brons hars>hars`,
  compounds: true,
  verbLast: true,
  nounFirst: false,

  negators: "niet geen zonder nooit noch vermijd",
  notNegating: "alleen enkel slechts meer langer",
  negationEnds: "maar omdat want zodat hoewel",
  clauseStarts: `was wassen droog drogen strijk gebruik bewaar maak hij ze het
    veeg reinig kan mag moet`,
  incomparablePhrases: `geen twee … hetzelfde/gelijk/identiek | geen twee zijn
    hetzelfde/gelijk/identiek | geen enkele … hetzelfde/gelijk`,
  negatingAfter: "",
  forbiddenWords: "taboe verboden",
  avoidingWords: "ver uit boze behalve weg",
  closingNegators: "niet",
  negatingEndings: "vrij vrije loos loze",
  negatedForms: `ongevoerd>gevoerd ongevoerde>gevoerd
    ongeparfumeerd>geparfumeerd ongeparfumeerde>geparfumeerd ongelakt>gelakt
    ongelakte>gelakt ongeverfd>geverfd ongebleekt>gebleekt ongebleekte>gebleekt
    onbehandeld>behandeld onbehandelde>behandeld ongeglazuurd>geglazuurd
    ongeglazuurde>geglazuurd ongelijst>gelijst ongelinieerd>gelinieerd`,
  insteadPhrases: "in plaats van",

  materials: {
    stoneware: "steengoed gres",
    porcelain: "porselein porseleinen",
    earthenware: "aardewerk aardewerken",
    terracotta: "terracotta",
    clay: "klei",
    ceramic: "keramiek keramische keramisch keramieken",
    cotton: "katoen katoenen",
    linen: "linnen",
    wool: "wol wollen schapenwol scheerwol",
    merino: "merino merinowol merinowollen",
    lambswool: "lamswol lamswollen",
    alpaca: "alpaca alpacawol",
    mohair: "mohair",
    cashmere: "kasjmier",
    silk: "zijde zijden",
    hemp: "hennep",
    jute: "jute",
    rattan: "rotan rieten",
    bamboo: "bamboe",
    cork: "kurk kurken",
    felt: "vilt vilten wolvilt",
    fleece: "fleece",
    denim: "denim",
    canvas: "canvas",
    leather: "leer leren lederen rundleer runderleer",
    suede: "suède",
    nylon: "nylon",
    polyester: "polyester",
    acrylic: "acryl",
    polyamide: "polyamide",
    velvet: "fluweel fluwelen velours",
    satin: "satijn satijnen",
    viscose: "viscose",
    rayon: "rayon",
    elastane: "elastaan",
    tweed: "tweed",
    chiffon: "chiffon",
    organza: "organza",
    microfiber: "microvezel",
    oak: "eiken eikenhout eikenhouten eik",
    walnut: `notenhout notenhouten walnoot walnoten walnotenhout
      walnotenhouten`,
    ash: "essenhout essenhouten",
    beech: "beuken beukenhout beukenhouten",
    pine: "grenen grenenhout vurenhout vuren",
    maple: "esdoorn esdoornhout esdoornhouten",
    cherry: "kersenhout kersenhouten",
    birch: "berken berkenhout berkenhouten",
    cedar: "ceder cederhout cederhouten",
    teak: "teak teakhout teakhouten",
    mahogany: "mahonie mahoniehout",
    olive: "olijfhout olijfhouten",
    wood: "hout houten hardhout",
    plywood: "multiplex triplex",
    mdf: "mdf",
    brass: "messing messingen",
    bronze: "brons bronzen",
    copper: "koper koperen",
    steel: "staal stalen rvs edelstaal",
    metal: "metaal metalen",
    zinc: "zink zinken",
    alloy: "legering",
    iron: "ijzer ijzeren gietijzer gietijzeren smeedijzer",
    aluminum: "aluminium",
    tin: "tinnen",
    titanium: "titanium",
    nickel: "nikkel",
    silver: "zilver zilveren",
    gold: "goud gouden",
    platinum: "platina",
    glass: "glas glazen",
    resin: "hars kunsthars giethars",
    epoxy: "epoxy epoxyhars",
    concrete: "beton betonnen",
    marble: "marmer marmeren",
    granite: "graniet granieten",
    slate: "leisteen leistenen",
    plaster: "gips gipsen",
    soy: "soja sojawas",
    beeswax: "bijenwas",
    paraffin: "paraffine",
    rapeseed: "koolzaadwas koolzaad",
    paper: "papier papieren",
    cardboard: "karton kartonnen",
    kraft: "kraftpapier kraft",
    vinyl: "vinyl",
    plastic: "plastic kunststof",
    rubber: "rubber rubberen",
    silicone: "siliconen silicone",
    amethyst: "amethist amethisten",
    turquoise: "turkoois",
    opal: "opaal opalen",
    quartz: "kwarts",
    moonstone: "maansteen",
    pearl: "parel parels",
    jade: "jade",
    garnet: "granaat granaten",
    ruby: "robijn robijnen",
    sapphire: "saffier saffieren",
    emerald: "smaragd smaragden",
    diamond: "diamant diamanten",
    topaz: "topaas",
    agate: "agaat",
    citrine: "citrien",
    labradorite: "labradoriet",
    shell: "schelp schelpen",
    horn: "hoorn hoornen",
    coconut: "kokos",
    raffia: "raffia",
    shea: "sheaboter karité",
    honey: "honing",
    oat: "haver",
    charcoal: "houtskool",
    linseed: "lijnolie lijnzaadolie",
    hardwax: "hardwaxolie",
  },
  notMaterials: `wolk wolken wolkje wolkjes kleinere kleinste kleintje kleintjes
    kleinigheid kleinood kleinschalig kleinschalige kleineren achterzijde
    voorzijde bovenzijde onderzijde binnenzijde buitenzijde zijdes zijdelings
    goudkleurig goudkleurige zilverkleurig zilverkleurige koperkleurig
    koperkleurige houtkleurig strijkijzer leerling leerlingen glashelder
    glasheldere havermelk jadegroen honingkleurig honinggeel zilvergrijs
    zilvergrijze goudgeel goudgele wolwas wolprogramma wolwasprogramma
    wolwasmiddel papiermaat glaswerk houtnerf houtskool kersttijd`,
  plantParts: `blad bladeren blaadje blaadjes tak takken takje takjes bloesem
    bloem bloemen boom bomen kegel kegels`,
  materialModifiers: `en zuiver zuivere puur pure massief massieve verguld
    vergulde gelooid gelooide plantaardig plantaardige gerecycled gerecyclede
    natuurlijk natuurlijke biologisch biologische geverfd geverfde gewassen
    geglazuurd geglazuurde geborsteld gepolijst dik dikke dun dunne fijn fijne
    zacht zachte stevig stevige sterling echt echte gehamerd gehamerde gesmeed
    roestvrij`,
  notParts: "mix mengsel afwerking bestand materiaal stof",
  materialPrepositions: "van uit in met is zijn",
  metalQualities: "massief massieve echt echte puur sterling",
  metalCoatings: "verguld vergulde plated filled vermeil",
  materialGoods: `garen stof wol leer draad steen stenen hout linnen katoen klei
    papier`,
  madeOfPhrases: `is/zijn gemaakt van/uit | is/zijn van | gemaakt van/uit |
    bestaat uit | bestaan uit | vervaardigd van/uit | gedraaid/gesneden/gezaagd
    uit/van`,
  parts: `handvat oor oren greep steel deksel rand bodem voet band riem ketting
    hanger hangertje sluiting knoop zak binnenzak vakje vak mouw voering manchet
    kraag boord zoom rits lont glas potje pot doos doosje etui zakje buidel
    koord koordje haak lijst glazuur draad vulling haar gezicht jurk schoen
    lichaam huid rug achterkant voorkant hoes inzet zetting steen kraal bedel
    oogje steker oorhaak etiket label kaart kaartje envelop pagina blad omslag
    naad stiksel poot lade plank deur lemmet tuit binnenkant buitenkant inkt
    koker lint strik gesp klinknagel oog ogen neus staart vleugel standaard
    schotel bloemblad dop kwast franje kap snoer fitting lamp gleuf compartiment
    naald kabel sokkel plaat kroon touw elastiek stang ring kop letter print
    patroon klep zitting rugleuning zool bies opdruk lus hengsel schouderband
    ketting binnenwerk`,
  colors: {
    white: "wit witte",
    black: "zwart zwarte",
    red: "rood rode",
    blue: "blauw blauwe",
    green: "groen groene",
    yellow: "geel gele",
    orange: "oranje",
    purple: "paars paarse",
    pink: "roze",
    brown: "bruin bruine",
    gray: "grijs grijze",
    beige: "beige",
    navy: "marineblauw marineblauwe navy donkerblauw donkerblauwe",
    burgundy: "bordeaux bordeauxrood wijnrood wijnrode",
    ivory: "ivoor ivoorkleurig ivoorkleurige ivoorwit ivoorwitte",
    cream: "crème crèmekleurig crèmekleurige roomwit roomwitte ecru",
    khaki: "kaki",
    lilac: "lila",
    indigo: "indigo",
    ochre: "oker okergeel okergele",
    turquoise: "turquoise",
    violet: "violet",
    magenta: "magenta",
    gold: "goud gouden goudkleurig goudkleurige",
    silver: "zilver zilveren zilverkleurig zilverkleurige",
  },
  colorPhrases: `is | zijn | in | kleur | in de kleur | verkrijgbaar in |
    geverfd/geschilderd in`,
  pairingPhrases: `past bij | passen bij | past/passen … bij | combine* | staat
    … bij | naast | cadeau* | geef | leuk/perfect met | perfect bij | mooi met |
    vul | hang | zet | leg | serveer`,

  placeVerbs: {
    made: `gemaakt maak maken vervaardigd vervaardig geproduceerd productie
      genaaid naai gebreid brei gehaakt haak geweven weef gedrukt druk gegoten
      giet gedraaid draai gesneden snij gezaagd geschilderd geverfd ontstaat
      ontstaan gebakken gesmeed geblazen geborduurd gegraveerd gebonden
      handgemaakt handgemaakte samengesteld`,
    shipped: `verzonden verzending verzend verzenden verstuurd verstuur
      versturen geleverd bezorgd vertrekt stuur`,
    found: "gevonden gekocht ontdekt verzameld",
    designed: "ontworpen ontwerp getekend",
    grown: "geteeld geoogst afkomstig komt",
  },
  placePrepositions: "in uit van vanuit naar te",
  originPrepositions: "uit van",
  nationalities: {
    IT: "italiaans italiaanse",
    FR: "frans franse",
    DE: "duits duitse",
    JP: "japans japanse",
    ES: "spaans spaanse",
    PT: "portugees portugese",
    scotland: "schots schotse",
    IE: "iers ierse",
    england: "engels engelse",
    GB: "brits britse",
    DK: "deens deense",
    SE: "zweeds zweedse",
    NO: "noors noorse",
    FI: "fins finse",
    TR: "turks turkse",
    IN: "indiaas indiase",
    US: "amerikaans amerikaanse",
    MX: "mexicaans mexicaanse",
    BE: "belgisch belgische",
    AT: "oostenrijks oostenrijkse",
    CH: "zwitsers zwitserse",
    GR: "grieks griekse",
    MA: "marokkaans marokkaanse",
    NL: "nederlands nederlandse hollands hollandse",
    LT: "litouws litouwse",
    CN: "chinees chinese",
    KR: "koreaans koreaanse",
    BR: "braziliaans braziliaanse",
    PE: "peruaans peruaanse",
    PL: "pools poolse",
  },
  places: {
    scotland: "schotland",
    england: "engeland",
    wales: "wales",
    GB: "groot-brittannië",
    US: "amerika usa",
    NL: "holland",
    flanders: "vlaanderen",
    limburg: "limburg",
    zeeland: "zeeland",
    friesland: "friesland",
    brabant: "brabant",
    veluwe: "veluwe",
    tuscany: "toscane",
    provence: "provence",
    bavaria: "beieren",
    amsterdam: "amsterdam",
    rotterdam: "rotterdam",
    utrecht: "utrecht",
    theHague: "haag",
    eindhoven: "eindhoven",
    groningen: "groningen",
    haarlem: "haarlem",
    leiden: "leiden",
    delft: "delft",
    maastricht: "maastricht",
    nijmegen: "nijmegen",
    arnhem: "arnhem",
    zwolle: "zwolle",
    breda: "breda",
    tilburg: "tilburg",
    ghent: "gent",
    antwerp: "antwerpen",
    bruges: "brugge",
    leuven: "leuven",
    brussels: "brussel",
    paris: "parijs",
    london: "londen",
    berlin: "berlijn",
    rome: "rome",
    milan: "milaan",
    florence: "florence",
    lisbon: "lissabon",
    porto: "porto",
    vienna: "wenen",
    tokyo: "tokio",
    kyoto: "kyoto",
  },
  notCountries: "jersey tsjaad",
  notPlaces: `kerst pasen etsy pdf sinterklaas moederdag vaderdag nederlands
    engels photoshop procreate`,

  care: {
    handwash: `handwas | met/op/per de hand
      wassen/afwassen/gewassen/wast/was/afgewassen | met/op de hand te wassen |
      was/wassen/wast … met/op de hand | was/wassen met de hand | handwas* |
      handafwas | was/wassen … op de hand | op/met de hand … wassen`,
    handwashOnly: `alleen/enkel/uitsluitend met/op de hand |
      alleen/enkel/uitsluitend handwas | alleen/enkel/uitsluitend handwas*`,
    machinewash: `wasmachine* | machinewas* | machinaal wassen | op # wassen |
      op # wasbaar | op # … wassen/wasbaar/gewassen | wassen/was op # |
      was/wassen … op # | in de machine | wolprogramma | wolwas* |
      wolwasprogramma | fijnwas`,
    dishwasher: "vaatwas* | afwasmachine*",
    microwave: "magnetron*",
    oven: "oven | ovenbestendig* | ovenvast*",
    freezer: "vriezer* | diepvries*",
    tumble: `droger | wasdroger | *droogtrommel | trommeldroger | in de trommel |
      droogkast`,
    dryflat: `plat/liggend drogen | plat/liggend laten drogen | plat … drogen |
      liggend … drogen | droog … plat | laat … plat drogen`,
    linedry: `droog*/drog* aan de lijn | droog*/drog* … aan de lijn | aan de
      lijn drog* | aan de lijn … drog* | waslijn | hangend drogen | aan de lucht | laten
      luchtdrogen | luchtdrogen`,
    iron: "strijk* | gestreken | strijken",
    bleach: "bleken | bleekmiddel* | chloor",
    dryclean: "stomerij | stomen | chemisch reinig* | chemisch gereinigd",
    wipe: `vochtig/vochtige/droge/zachte doek/doekje | afnemen | vochtig
      afneembaar | afvegen | veeg*/maak* … doek/doekje`,
    soak: "laten weken | week hem",
    oil: "inoliën | oliën | olie hem",
    waterproof: `waterdicht* | waterbestendig* | waterafstotend* | waterproof |
      spatwaterdicht*`,
    foodsafe: `voedselveilig* | voedselecht* | geschikt voor voedsel | geschikt
      voor levensmiddelen`,
  },
  careForbidsBefore: `vermijd | ongeschikt voor | uit de buurt van | te
    vermijden`,
  careForbidsAfter: `met rust | is/zijn uit den boze | niet | nooit | ongeschikt
    | vermijden | verboden | afgeraden | … niet | … vermijden | … afgeraden`,
  comesWithPhrases: `geleverd/verpakt/verzonden/verstuurd/verkocht met/in |
    komt/komen/arriveert met/in | komt/komen … met/in | wordt/worden geleverd
    met/in | geleverd … met/in | inclusief | je krijgt/ontvangt | u
    krijgt/ontvangt | krijg je | ontvang je`,
  includedPhrases: `is/zijn inbegrepen/inclusief/meegeleverd | zit/zitten erbij
    | is/zijn … inbegrepen | inbegrepen | meegeleverd | wordt/worden meegeleverd
    | wordt/worden … meegeleverd | krijg je erbij`,
  notIncludedPhrases: `niet inbegrepen | niet meegeleverd | niet inclusief |
    zit/zitten er niet bij | apart verkrijgbaar | apart verkocht | los
    verkrijgbaar | niet bij | hoort/horen niet bij | zonder | exclusief`,
  madeWithPhrases: `gevuld met | geparfumeerd met | geurt naar | ruikt naar |
    geur van | geuren van | bevat | gevoerd met | bekleed met | versierd met |
    tonen van`,
  looseNouns: `bestelling zorg liefde tijd dag week uur letter naam engels
    nederlands detail manier maat kleur patroon variatie persoon foto tint track
    post hand gemak bestand formaat stap werkdag`,
  adverbs: `samen klaar goed direct zorgvuldig veilig netjes los apart volledig
    ook altijd mooi stevig`,

  namedSizePhrases: "one size",
  notSizePhrases:
    "nummer/nr | kraal/kralen | parel/parels | naald/naalden | steen/stenen",
  readyPhrases: "direct/meteen leverbaar | klaar voor verzending",
  advicePhrases: `zonlicht | directe zon | vermijd water/vocht/zon |
    hittebestendig* | wassen | wasbaar | schoonmaken | reinigen | poetsen |
    droog houden/bewaren`,
  packagingPhrases: "cadeaudoos | cadeaudoosje | cadeautasje",

  havePhrases: `heeft | hebben | met | bevat | telt | set van | inclusief |
    ontvang | krijgt | ontvangt | bestaat uit | er zijn`,
  onlyOnePhrases: `slechts een/één | maar één | één enkele | één enkel | alleen
    één`,
  otherWords: "ander andere",
  choicePhrases: `kleuren/maten/varianten om uit te kiezen | naar keuze | keuze
    uit`,

  phrases: {
    promise: {
      freeShipping: `gratis verzending/bezorging/verzenden | gratis verzonden |
        gratis thuisbezorgd`,
      freeReturns: "gratis retour* | gratis retourneren",
      freeWrap: "gratis cadeauverpakking | gratis ingepakt",
      giftWrap: {
        say: `cadeauverpakking | cadeaupapier | ingepakt als cadeau | als cadeau
          ingepakt`,
        proof: "cadeau* | *verpak* | *pakt",
      },
      returns: {
        say: "retourneren | retourrecht | retour | geld terug | ruilen",
        proof: "retour* | ruil* | terug",
      },
      guarantee: "garantie | gegarandeerd | gegarandeerde",
      tracking: {
        say: `track trace | track en trace | track & trace | traceerbaar |
          traceerbare`,
        proof: "track* | trace*",
      },
      express: "express | spoedverzending",
      insured: "verzekerd | verzekerde",
      unlimited: { say: "onbeperkt | onbeperkte", proof: "onbeperkt*" },
      lifetime: "levenslang | levenslange",
      nextDay: "dezelfde dag | volgende dag | morgen in huis | binnen 24 uur",
      fastShipping: `snelle verzending/levering/bezorging | snel
        verzonden/geleverd/bezorgd`,
      discount: "korting* | aanbieding* | laagste/beste prijs | uitverkoop",
    },
    claim: {
      organic: { say: "biologisch | biologische | bio", proof: "bio* | gots" },
      certified: "gecertificeerd* | certificaat | keurmerk",
      nonToxic: "niet giftig | niet giftige | gifvrij | gifvrije",
      hypoallergenic: "hypoallergeen | hypoallergene | anti allergisch*",
      nickelFree: { say: "nikkelvrij | nikkelvrije", proof: "nikkel*" },
      leadFree: { say: "loodvrij | loodvrije", proof: "lood*" },
      bpaFree: "bpa",
      childSafe: "kindveilig | kindveilige | babyveilig | veilig voor kinderen",
      recycled: {
        say: `gerecycled | gerecyclede | gerecycleerd | gerecycleerde | upcycled
          | upcycling | hergebruikt | hergebruikte`,
        proof: "*recycl* | upcycl* | hergebruik*",
      },
      eco: `duurzaam | duurzame | milieuvriendelijk | milieuvriendelijke |
        ecologisch | ecologische | klimaatneutraal`,
      biodegradable: "biologisch afbreekbaar | afbreekbaar | afbreekbare",
      compostable: "composteerbaar | composteerbare",
      vegan: { say: "vegan | veganistisch | veganistische", proof: "vegan*" },
      crueltyFree: "dierproefvrij | dierproefvrije",
      fairTrade: "fair trade | fairtrade | eerlijke handel",
      licensed:
        "officiële licentie | onder licentie | officieel gelicentieerd*",
      fsc: "fsc",
      oekoTex: "oeko | oekotex",
      patented: "gepatenteerd*",
      heals: `geneest | genezend | genezende | helend | helende | detox* |
        ontgift* | therapeutisch* | slapeloosheid | migraine`,
      antibacterial: "antibacterieel | antibacteriële",
      fireproof: "brandvrij | brandwerend | brandwerende",
      tarnishFree: "verkleurt niet | verkleuren niet | wordt niet zwart",
      lasting: `krimpt niet | krimpen niet | roest niet | roesten niet |
        vervaagt niet | breekt niet | krast niet | slijt niet`,
      stainProof: "vlekvrij | vlekbestendig | vlekbestendige",
      scratchProof: "krasvast | krasvrij | krasbestendig",
      unbreakable: `onbreekbaar | onbreekbare | onverwoestbaar |
        onverwoestbare`,
      washable: { say: "wasbaar | wasbare", proof: "*was*" },
    },
    rarity: {
      oneOfAKind: `uniek exemplaar | unicum | enig in zijn soort | uniek stuk |
        unieke exemplaren | enige in zijn soort`,
      limited: `gelimiteerd* | beperkte oplage | beperkte editie | limited
        edition`,
      onlyMade: "slechts # stuks/exemplaren | maar # exemplaren/stuks",
      rare: "zeldzaam | zeldzame",
      last: `laatste exemplaar | laatste exemplaren | laatste stuks | laatste
        stuk`,
    },
    story: {
      grandparents: `oma | opa | grootmoeder | grootvader | overgrootmoeder |
        grootouders`,
      generations: { say: "generatie | generaties", proof: "generatie*" },
      family: `mijn moeder/vader/man/vrouw/dochter/zoon/zus/broer/familie |
        familiebedrijf | familierecept`,
      award: "bekroond | bekroonde | prijswinnend | prijswinnende | award*",
      featured: "bekend van tv | gezien op tv",
      since: "sinds #",
      bestSeller: "bestseller* | best verkocht | bestverkocht*",
      farm: "onze boerderij | mijn boerderij",
    },
    age: {
      vintage: "vintage",
      antique: "antiek | antieke",
      artDeco: "art deco | jugendstil | art nouveau",
      midCentury: "midcentury | mid century | jaren #",
    },
    technique: {
      carved: { say: "gesneden | *gesneden", proof: "*snij* | *sned*" },
      waxed: {
        say: "gewaxt | gewaxte | in de was gezet",
        proof: "*wax* | *was",
      },
      oiled: { say: "geolied | geoliede", proof: "*olie*" },
      painted: {
        say: "beschilderd* | geschilderd* | handbeschilderd*",
        proof: "*schilder* | *verf*",
      },
      dyed: { say: "geverfd | geverfde", proof: "*verf*" },
      printed: {
        say: "bedrukt* | gedrukt* | gezeefdrukt*",
        proof: "*druk* | *print*",
      },
      glazed: { say: "geglazuurd | geglazuurde", proof: "*glazuur*" },
      stamped: { say: "gestempeld | gestempelde", proof: "*stempel*" },
      forged: { say: "gesmeed | gesmede", proof: "*smeed* | *smed*" },
      engraved: { say: "gegraveerd | gegraveerde", proof: "*grav*" },
      etched: { say: "geëtst | geëtste", proof: "*ets*" },
      embroidered: { say: "geborduurd | geborduurde", proof: "*borduur*" },
      woven: { say: "geweven | handgeweven", proof: "*wev* | *weef*" },
      knitted: {
        say: `gebreid | gebreide | gehaakt | gehaakte | handgebreid* |
          handgehaakt*`,
        proof: "*brei* | *haak* | *hak*",
      },
      felted: { say: "gevilt | gevilte", proof: "*vilt*" },
      quilted: {
        say: "gequilt | gequilte | doorgestikt*",
        proof: "*quilt* | *stik*",
      },
      hammered: { say: "gehamerd | gehamerde", proof: "*hamer*" },
      soldered: { say: "gesoldeerd | gesoldeerde", proof: "*soldeer*" },
      lacquered: { say: "gelakt | gelakte", proof: "*lak*" },
      laser: { say: "gelaserd* | lasergesneden", proof: "*laser*" },
      gilded: {
        say: "verguld | vergulde | verzilverd*",
        proof: "*goud* | *zilver* | *guld*",
      },
      enameled: { say: "geëmailleerd*", proof: "*email*" },
      blown: { say: "mondgeblazen | geblazen", proof: "*blaz* | *blaas*" },
      thrown: { say: "gedraaid | gedraaide | handgedraaid*", proof: "*draai*" },
      macrame: { say: "macramé", proof: "macram*" },
      pleated: { say: "geplisseerd* | plissé", proof: "*pliss*" },
      signed: { say: "gesigneerd | gesigneerde", proof: "*sign*" },
      numbered: { say: "genummerd | genummerde", proof: "*nummer*" },
      lined: { say: "gevoerd | gevoerde", proof: "*voer*" },
      padded: {
        say: "gewatteerd | gewatteerde | gepolsterd",
        proof: "*watt* | *polster*",
      },
      reinforced: { say: "versterkt | versterkte", proof: "*sterk*" },
      reversible: {
        say: "omkeerbaar | omkeerbare | tweezijdig*",
        proof: "*keer* | *zijdig*",
      },
      adjustable: {
        say: "verstelbaar | verstelbare",
        proof: "*stel* | verleng*",
      },
      removable: {
        say: "afneembaar | afneembare | uitneembaar | uitneembare",
        proof: "*neem*",
      },
      rechargeable: { say: "oplaadbaar | oplaadbare", proof: "*laad* | usb" },
      battery: { say: "op batterijen | batterijen", proof: "*batterij*" },
      magnetic: { say: "magnetisch | magnetische", proof: "*magne*" },
      foldable: {
        say: "opvouwbaar | opvouwbare | inklapbaar | inklapbare",
        proof: "*vouw* | *klap*",
      },
      stackable: { say: "stapelbaar | stapelbare", proof: "*stapel*" },
    },
  },
  lookWords: "stijl look ogend ogende uitziend uitziende effect uitstraling",
  sides: [
    "links rechts",
    "linker rechter",
    "linkerkant rechterkant",
    "voorkant achterkant",
    "voor achter",
    "boven onder",
    "bovenkant onderkant",
    "binnenkant buitenkant",
    "binnen buiten",
  ],
  opposites: [
    "mat glanzend",
    "matte glanzende",
    "hard zacht",
    "harde zachte",
    "warm koud lauw",
    "licht donker",
    "lichte donkere",
    "glad ruw",
    "beginner gevorderd",
    "fysiek digitaal",
  ],
  ownWords: `dit deze die hij ze het hem haar ik mijn mij me wij we ons onze je
    jij jou jouw u uw hun zijn`,
  plainWords: `mooi mooie prachtig prachtige perfect perfecte ideaal ideale
    fijn fijne leuk leuke bijzonder bijzondere elegant elegante eenvoudig
    eenvoudige makkelijk kiezen kies keuze geniet komt klaar thuis huis
    dagelijks dag dagen klein kleine vleugje cadeau cadeautje iemand vriend
    vriendin vrienden liefde voegt geeft maakt tijdloos tijdloze klassiek
    klassieke uniek unieke detail details hand handgemaakt welkom bedankt vraag
    vragen bericht blij warm warme warmte rustig rustige gezellig moment
    momenten ochtend avond leven seizoen echt kwaliteit weten nodig wens winkel
    bestellen vinden idee stijl sfeer licht speciaal speciale hallo dank`,
};
