import type { LanguagePack } from "@/lib/listing-text/languages/language-pack";

export const it: LanguagePack = {
  language: "it",
  spacing: "words",
  decimalMark: ",",

  // "sei" is "you are" too.
  numberWords: {
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    sette: 7,
    otto: 8,
    nove: 9,
    dieci: 10,
    undici: 11,
    dodici: 12,
    tredici: 13,
    quattordici: 14,
    quindici: 15,
    sedici: 16,
    diciotto: 18,
    venti: 20,
    ventiquattro: 24,
    trenta: 30,
    quaranta: 40,
    cinquanta: 50,
    sessanta: 60,
    cento: 100,
  },
  halfWords: "mezza",
  countNouns: { paio: 2, coppia: 2, trio: 3, decina: 10, dozzina: 12 },
  fractionWords: "quarto quarti metà mezzo mezza terzo terzi",
  units: {
    mm: "mm millimetro millimetri",
    cm: "cm centimetro centimetri",
    m: "m metro metri mt",
    inch: 'pollice pollici "',
    foot: "ft piede piedi",
    yard: "iarda iarde",
    g: "g gr grammo grammi",
    kg: "kg chilo chili chilogrammo chilogrammi",
    ounce: "oz oncia once",
    pound: "lb lbs libbra libbre",
    ml: "ml millilitro millilitri",
    cl: "cl centilitro centilitri",
    l: "l litro litri",
    fluidOunce: "floz",
    gsm: "gsm g/m2 g/m²",
    minute: "minuto minuti min",
    hour: "ora ore h",
    day: "giorno giorni gg",
    week: "settimana settimane sett",
    month: "mese mesi",
    year: "anno anni",
    degree: "grado gradi °",
    celsius: "°c",
    fahrenheit: "°f",
    percent: "% percento",
  },
  roles: {
    width: "largo larga larghi larghe larghezza",
    height: "alto alta alti alte altezza",
    length: "lungo lunga lunghi lunghe lunghezza",
    diameter: "diametro ø diam",
    depth: "profondo profonda profondi profondità",
    thickness: "spesso spessa spessi spesse spessore",
    capacity: "capacità capienza volume contiene contengono contenuto",
    weight: "pesa pesano peso pesante",
    make: `realizzato realizzata realizzati realizzate realizzazione realizzo
      realizziamo prodotto prodotta prodotti prodotte produzione fatto fatta
      fatti fatte fabbricato fabbricata fabbricazione lavorazione lavorato
      lavorata confezionato confezionata preparazione preparo preparato pronto
      pronta pronti pronte tempi tempo ordine cucito cucita cuciti cucite
      tessuto tessuta tornito tornita torniti stampato stampata stampati colato
      colata inciso incisa intagliato intagliata ricamato ricamata creato creata
      creati create tinto tinta lavorati`,
    ship: `spedito spedita spediti spedite spedizione spedizioni spedisco
      spediamo spedisce inviato inviata invio consegna consegnato consegnata
      parte partono`,
    burn: "brucia bruciano combustione bruciatura durata dura",
    cure: "stagionatura stagionato stagiona stagionano maturazione matura",
    age: "età bambino bambina bambini bambine neonati partire",
    wash: `lavaggio lavare lava lavate lavabile lavabili lavato lavata lavatrice
      ciclo programma`,
    proof: "bozza anteprima prova",
  },
  rolesAfterNumber: {
    width: "largo",
    height: "alto",
    length: "lungo",
    diameter: "diametro",
  },
  sideLetters: { height: "h", depth: "p" },
  roleLinks: "di in",
  unitFillers: "buoni pieni",
  rangeWords: "a ai o al",
  betweenWords: "tra fra",
  timesWords: "per",
  boundPhrases: `non più/meno di | più/meno di | al massimo/minimo | almeno |
    massimo | minimo | quasi | fino a | appena`,
  temperaturePrepositions: "a",
  ageWords: "età dai",
  setPhrases: "set/confezione/scatola/kit/serie/lotto/insieme da/di",
  sizeNames: "piccola>S media>M grande>L",
  sizeWords: "taglia taglie misura numero eu us tg",

  and: "e ed &",
  or: "o oppure",
  but: "ma",
  of: "di del della dei delle dell' degli dello d'",
  articles: `un uno una un' il lo la l' i gli le del dello della dell' dei degli
    delle`,
  copulas: "è sono",
  functionWords: `un uno una un' il lo la l' i gli le di d' del dello della
    dell' dei degli delle a ad al allo alla all' ai agli alle da dal dallo dalla
    dall' dai dagli dalle in nel nello nella nell' nei negli nelle su sul sullo
    sulla sull' sui sugli sulle con col per tra fra e ed o oppure ma anche che
    chi cui ch' quale quali questo questa questi queste quest' quello quella
    quell' quelli quelle ciò c' ci vi ne n' si s' mi ti lui lei noi voi loro io
    tu mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri
    nostre vostro vostra è sono sei siamo essere era erano sarà saranno sia
    siano stato stata stati state ho ha hai hanno abbiamo avere può possono puoi
    potere deve devono devi dovere va vanno viene vengono fa fanno non né senza
    come quando dove dov' se così più meno molto molta poco bene ogni tutto
    tutta tutti tutte altro altra altri altre stesso stessa stessi stesse già
    ancora sempre mai nulla niente nessun nessuno nessuna nessun' solo solamente
    soltanto unicamente circa quasi poi dopo prima durante mentre perché poiché
    dentro fuori sopra sotto verso presso entro misura misurano misure
    dimensioni taglia pezzo pezzi lavorativo lavorativi feriali entrambi
    qualsiasi alcuni alcune arriva arrivano`,
  endings: [
    `cchi>cch cchio>cch schio>sch glio>gl gli>gl chi>c che>c ghi>g ghe>g cie>ci
      gie>gi ci>c gi>g io> ie> i> e> a> o>`,
  ],
  irregularForms: `uomini>uomo mani>mano uova>uovo paia>paio grès>grès gres>grès
    lenzuola>lenzuolo bei>bello bel>bello begli>bello`,
  compounds: false,
  verbLast: false,
  nounFirst: true,

  negators: `non no né senza mai nessun nessuno nessuna nessun' evitare evita
    evitate`,
  notNegating: "solo solamente soltanto unicamente",
  negationEnds: "ma bensì perché poiché",
  clauseStarts: `lavare lava lavalo lavala asciugare asciuga asciugalo pulire
    pulisci stirare stira usare usa conservare va vanno si può`,
  incomparablePhrases: `nessun/nessuna/nessuno … uguale/identico/identica | non
    … due uguali | non esistono due`,
  negatingAfter: "",
  forbiddenWords: "vietato vietata vietati vietate",
  avoidingWords: "lontano lontana lontani lontane tranne eccetto",
  negatingEndings: "",
  negatedForms: `inodore>odore sfoderato>foderato sfoderata>foderata
    incolore>colore`,
  insteadPhrases: "al posto di/del/della | invece di/del/della | anziché",

  materials: {
    stoneware: "grès gres",
    porcelain: "porcellana porcellane",
    earthenware: "terraglia maiolica",
    terracotta: "terracotta terrecotte",
    clay: "argilla argille",
    ceramic: "ceramica ceramiche",
    cotton: "cotone cotoni",
    linen: "lino",
    wool: "lana lane",
    merino: "merino merinos",
    alpaca: "alpaca",
    mohair: "mohair",
    cashmere: "cashmere cachemire",
    silk: "seta sete",
    hemp: "canapa",
    jute: "iuta juta",
    rattan: "rattan vimini",
    bamboo: "bambù",
    cork: "sughero",
    felt: "feltro pannolenci",
    denim: "denim",
    leather: "cuoio",
    suede: "camoscio scamosciato scamosciata",
    nylon: "nylon",
    polyester: "poliestere",
    acrylic: "acrilico acrilica acrilici acriliche",
    polyamide: "poliammide",
    velvet: "velluto velluti",
    satin: "raso satin",
    lace: "pizzo pizzi merletto",
    viscose: "viscosa",
    rayon: "rayon",
    elastane: "elastan elastane",
    tweed: "tweed",
    chiffon: "chiffon",
    tulle: "tulle",
    organza: "organza",
    microfiber: "microfibra",
    oak: "quercia rovere",
    walnut: "noce",
    ash: "frassino",
    beech: "faggio",
    pine: "pino",
    maple: "acero",
    cherry: "ciliegio",
    birch: "betulla",
    cedar: "cedro",
    teak: "teak",
    mahogany: "mogano",
    olive: "olivo ulivo",
    wood: "legno legni",
    plywood: "compensato multistrato",
    mdf: "mdf",
    brass: "ottone",
    bronze: "bronzo",
    copper: "rame",
    steel: "acciaio inox inossidabile",
    metal: "metallo metalli metallico metallica metallici metalliche",
    zinc: "zinco",
    aluminum: "alluminio",
    pewter: "peltro",
    tin: "stagno latta",
    titanium: "titanio",
    nickel: "nichel",
    silver: "argento argenti",
    gold: "oro",
    platinum: "platino",
    glass: "vetro vetri",
    resin: "resina resine",
    epoxy: "epossidica",
    concrete: "cemento calcestruzzo",
    marble: "marmo marmi",
    granite: "granito",
    slate: "ardesia",
    plaster: "gesso",
    soy: "soia",
    beeswax: "api",
    paraffin: "paraffina",
    rapeseed: "colza",
    wax: "cera cere",
    paper: "carta carte",
    cardboard: "cartone",
    kraft: "kraft",
    vinyl: "vinile",
    plastic: "plastica plastiche",
    rubber: "gomma caucciù",
    silicone: "silicone",
    amethyst: "ametista ametiste",
    turquoise: "turchese turchesi",
    opal: "opale opali",
    quartz: "quarzo",
    jade: "giada",
    garnet: "granato granati",
    ruby: "rubino rubini",
    sapphire: "zaffiro zaffiri",
    emerald: "smeraldo smeraldi",
    diamond: "diamante diamanti",
    topaz: "topazio topazi",
    agate: "agata agate",
    citrine: "citrino",
    lapis: "lapislazzuli lapislazzulo",
    labradorite: "labradorite",
    shell: "conchiglia conchiglie",
    horn: "corno",
    coconut: "cocco",
    down: "piumino",
    feather: "piuma piume",
    straw: "paglia",
    raffia: "rafia",
    shea: "karité",
    honey: "miele",
    oat: "avena",
    charcoal: "carbone",
  },
  plantParts: `foglia foglie ramo rami rametto rametti fiore fiori albero
    alberi`,
  materialModifiers: `e puro pura puri pure massello massiccio massiccia
    massicci placcato placcata placcati placcate conciato conciata concia
    vegetale riciclato riciclata naturale naturali biologico biologica bio tinto
    tinta lavato lavata cerato cerata smaltato smaltata spazzolato lucidato
    lucidata laccato spesso spessa fine sottile morbido morbida sterling vero
    vera martellato martellata forgiato tornito tornita inossidabile soffiato
    soffiata chiaro scuro vergine pettinato pieno fiore grezzo grezza satinato`,
  notParts: "misto mista miscela finitura file materiale tessuto",
  materialPrepositions: "di in con è sono d' del della dell'",
  metalQualities: "vero puro massiccio",
  metalCoatings: "placcato placcata placcati placcate vermeil",
  materialGoods: `filo filato lana tessuto tela cuoio pelle pietra pietre legno
    lino cotone argilla seta`,
  madeOfPhrases: `è/sono fatto/fatta/fatti/fatte di/in/con | è/sono
    realizzato/realizzata/realizzati/realizzate in/con | è/sono in/di |
    fatto/fatta/fatti/fatte di/in | realizzato/realizzata/realizzati/realizzate
    in/con | ricavato/ricavata da | tornito/tornita/intagliato/intagliata
    in/nel`,
  parts: `manico manici maniglia maniglie coperchio coperchi bordo bordi base
    fondo tracolla tracolle cinghia cinghie catena catene catenina ciondolo
    ciondoli pendente pendenti chiusura chiusure fermaglio bottone bottoni tasca
    tasche manica maniche fodera polsino polsini colletto collo orlo cintura
    cerniera zip stoppino stoppini barattolo vasetto scatola astuccio sacchetto
    busta custodia cordino cordoncino gancio ganci cornice smalto filo
    imbottitura capelli viso vestito scarpa corpo dorso retro fronte davanti
    copertina inserto fascia castone pietra pietre perlina perline anello anelli
    monachella perno filo etichetta cartoncino biglietto pagina pagine foglio
    fogli cucitura cuciture gamba gambe piede cassetto ripiano anta porta lama
    beccuccio interno esterno inchiostro tubo nastro fiocco fibbia rivetto
    occhio occhi naso orecchio orecchie coda ala ali supporto piattino petalo
    tappo nappa frangia frange paralume cavo lampadina portalampada fessura
    scomparto scomparti ago rilegatura dorso corda spago elastico barra testa
    lettera lettere disegno ricamo pattina seduta schienale suola passante
    asta`,
  colors: {
    white: "bianco bianca bianchi bianche",
    black: "nero nera neri nere",
    red: "rosso rossa rossi rosse",
    blue: "blu azzurro azzurra azzurri azzurre celeste celesti",
    green: "verde verdi",
    yellow: "giallo gialla gialli gialle",
    orange: "arancione arancioni arancio",
    purple: "porpora",
    pink: "rosa",
    brown: "marrone marroni",
    gray: "grigio grigia grigi grigie",
    beige: "beige",
    navy: "navy",
    teal: "ottanio",
    burgundy: "bordeaux bordò",
    ivory: "avorio",
    cream: "crema panna ecrù",
    crimson: "cremisi",
    khaki: "kaki cachi",
    lilac: "lilla",
    indigo: "indaco",
    ochre: "ocra",
    turquoise: "turchese turchesi",
    violet: "viola",
    magenta: "magenta",
    gold: "oro dorato dorata dorati dorate",
    silver: "argento argentato argentata argentati argentate",
  },
  colorPhrases: `è | sono | in | colore | di colore | color | nel colore | tinta
    | disponibile in | dipinto/dipinta/dipinti/dipinte di/in |
    tinto/tinta/tinti/tinte di/in`,
  pairingPhrases: `si abbina* | abbina* | abbinat* | sta/stanno bene con |
    accanto a | vicino a | regal* | ideale con | perfett* con | riempi* |
    append* | posiziona* | aggiungi | servi`,

  placeVerbs: {
    made: `fatto fatta fatti fatte realizzato realizzata realizzati realizzate
      realizzo realizziamo prodotto prodotta prodotti prodotte produzione
      produco produciamo fabbricato fabbricata fabbricati cucito cucita cuciti
      cucite cucio tessuto tessuta tessuti tesso lavorato lavorata lavorati
      lavorate stampato stampata stampati stampate stampo colato colata colati
      versato versata tornito tornita torniti tornite intagliato intagliata
      intagliati dipinto dipinta dipinti dipinte tinto tinta creato creata
      creati create creo assemblato assemblata modellato modellata smaltato
      smaltata cotto cotta forgiato forgiata soffiato soffiata soffiati ricamato
      ricamata inciso incisa artigianale rilegato rilegata confezionato
      confezionata made`,
    shipped: `spedito spedita spediti spedite spedizione spedizioni spedisco
      spediamo spedisce inviato inviata inviati invio consegna consegnato parte
      partono`,
    found: `trovato trovata trovati comprato comprata acquistato raccolto
      raccolta raccolti scovato`,
    designed: `disegnato disegnata disegnati progettato progettata ideato ideata
      illustrato design`,
    grown: `coltivato coltivata coltivati proviene provengono proveniente
      provenienti estratto allevato allevate`,
  },
  placePrepositions: `in a ad da dal dalla dall' di d' nel nella nell' dagli
    dai`,
  originPrepositions: "da dal dalla dall' di d' dagli dai",
  nationalities: {
    IT: "italiano italiana italiani italiane",
    FR: "francese francesi",
    DE: "tedesco tedesca tedeschi tedesche",
    JP: "giapponese giapponesi",
    ES: "spagnolo spagnola spagnoli spagnole",
    PT: "portoghese portoghesi",
    scotland: "scozzese scozzesi",
    IE: "irlandese irlandesi",
    england: "inglese inglesi",
    GB: "britannico britannica",
    DK: "danese danesi",
    SE: "svedese svedesi",
    NO: "norvegese norvegesi",
    FI: "finlandese finlandesi",
    TR: "turco turca turchi turche",
    IN: "indiano indiana indiani",
    US: "americano americana americani",
    MX: "messicano messicana",
    BE: "belga belgi",
    AT: "austriaco austriaca",
    CH: "svizzero svizzeri svizzere",
    GR: "greco greca greci",
    MA: "marocchino marocchina",
    NL: "olandese olandesi",
    LT: "lituano lituana",
    CN: "cinese cinesi",
    KR: "coreano coreana",
    BR: "brasiliano brasiliana",
    PE: "peruviano peruviana",
    PL: "polacco polacca polacchi",
  },
  places: {
    scotland: "scozia",
    england: "inghilterra",
    wales: "galles",
    GB: "bretagna",
    US: "usa america",
    NL: "olanda",
    CH: "svizzera",
    tuscany: "toscana",
    sicily: "sicilia",
    sardinia: "sardegna",
    puglia: "puglia",
    umbria: "umbria",
    piedmont: "piemonte",
    lombardy: "lombardia",
    veneto: "veneto",
    liguria: "liguria",
    murano: "murano",
    provence: "provenza",
    bavaria: "baviera",
    rome: "roma",
    milan: "milano",
    florence: "firenze",
    turin: "torino",
    naples: "napoli",
    venice: "venezia",
    bologna: "bologna",
    verona: "verona",
    genoa: "genova",
    palermo: "palermo",
    bari: "bari",
    siena: "siena",
    pisa: "pisa",
    lucca: "lucca",
    faenza: "faenza",
    perugia: "perugia",
    trieste: "trieste",
    padua: "padova",
    lecce: "lecce",
    como: "como",
    biella: "biella",
    prato: "prato",
    paris: "parigi",
    london: "londra",
    berlin: "berlino",
    lisbon: "lisbona",
    vienna: "vienna",
    tokyo: "tokyo",
    kyoto: "kyoto",
    barcelona: "barcellona",
  },
  notCountries: "jersey ciad oman",
  notPlaces: `natale pasqua etsy pdf san santa photoshop procreate mamma papà
    dio battesimo comunione`,

  care: {
    handwash: "lav* a mano | lav* … a mano | pul* a mano",
    handwashOnly: `lav* … a mano solamente/soltanto/esclusivamente/unicamente |
      lav* a mano solamente/soltanto/esclusivamente/unicamente |
      solo/solamente/soltanto/esclusivamente lav* a mano |
      solo/solamente/soltanto/esclusivamente/unicamente a mano | lav*
      solo/solamente/soltanto/esclusivamente/unicamente a mano | lav* …
      solo/solamente/soltanto/esclusivamente a mano`,
    machinewash: `lavatrice | lav* in macchina | lav* a # | lav* … a # |
      ciclo/programma delicato/delicati/lana`,
    dishwasher: "lavastoviglie",
    microwave: "microonde | forno a microonde",
    oven: "in forno | al forno | nel forno | per forno",
    freezer: "congel* | freezer",
    tumble: "asciugatrice",
    dryflat: `asciug* in piano | asciug* … in piano | stes* in piano | asciug*
      in orizzontale`,
    linedry: `asciug* all' aria | asciug* … all' aria | asciug* all' ombra |
      stend* | asciug* appes*`,
    iron: "stir* | ferro tiepido/caldo | ferro da stiro",
    bleach: "candegg* | varechina",
    dryclean: "lavaggio a secco | lav* a secco | pul* a secco | lavanderia",
    wipe: `panno umido/asciutto/morbido/inumidito | pul*/pass* … panno | spugna
      umida`,
    soak: "ammollo",
    oil: "oliare | olia | olialo",
    waterproof: "impermeabil* | resistent* all' acqua | idrorepellent*",
    foodsafe: `contatto con … alimenti | per alimenti | uso/contatto/qualità
      alimentare | sicuro/sicura/sicuri/sicure per alimenti`,
  },
  careForbidsBefore: "lontano da/dal/dalla | vietat* | sconsigliat* | inadatt*",
  careForbidsAfter: `no | vietato | vietata | sconsigliato | sconsigliata | da
    evitare | è vietato/sconsigliato/sconsigliata/da evitare`,
  comesWithPhrases: `viene/vengono fornito/fornita/forniti/fornite con/in |
    viene/vengono spedito/spedita/spediti/spedite/consegnato/consegnata con/in |
    fornito/fornita/forniti/fornite/venduto/venduta/venduti/vendute con/in |
    spedito/spedita/spediti/confezionato/confezionata/consegnato/consegnata
    con/in/nel | arriva/arrivano … con/in/nel/nella | arriva/arrivano
    con/in/nel/nella | include | includono | comprende | comprendono |
    accompagnato/accompagnata da | ricevi | riceverai | completo/completa di`,
  includedPhrases: `è/sono
    incluso/inclusa/inclusi/incluse/compreso/compresa/compresi | è/sono anche
    incluso/inclusa/inclusi/incluse | incluso | inclusa | inclusi | incluse |
    compreso | compresa | compresi | comprese`,
  notIncludedPhrases: `non incluso/inclusa/inclusi/incluse | non
    compreso/compresa/compresi/comprese | non è/sono
    incluso/inclusa/inclusi/incluse/compreso/compresa/compresi/comprese |
    venduto/venduta/venduti/vendute separatamente | a parte | non fa/fanno parte
    | non include | non comprende | senza`,
  madeWithPhrases: `profumato/profumata/profumati/profumate a/al/alla/all'/con |
    imbottito/imbottita/imbottiti/imbottite con/di | riempito/riempita con/di |
    foderato/foderata/foderati/foderate in/di/con | contiene | contengono | note
    di | nota di | profumo di | profumo alla/al/all' | sa di | decorato/decorata
    con`,
  looseNouns: `ordine cura amore tempo giorno settimana ora lettera nome inglese
    italiano dettaglio modo taglia colore motivo variazione persona foto
    tonalità tracciamento posta mano facilità file formato passo`,
  adverbs: `insieme pronto pronta bene direttamente accuratamente singolarmente
    interamente completamente anche sempre`,

  namedSizePhrases: "taglia unica",
  notSizePhrases:
    "numero | perla/perle | perlina/perline | ago/aghi | pietra/pietre",
  readyPhrases:
    "pronto/pronta/pronti/pronte per la spedizione | pronta consegna",
  advicePhrases: `sole diretto | luce diretta | luce del sole | evit* …
    acqua/umidità/sole | resistente/resistenti al calore | lavare | lavabile |
    lavabili | lavaggio | pulire | pulizia | asciugare | tagliare lo stoppino`,
  packagingPhrases: "scatola/busta regalo",

  havePhrases: `ha | hanno | con | dispone di | conta | include | comprende |
    contiene | set di | set da | confezione da | ricevi | riceverai | ci sono |
    composto da | composta da`,
  onlyOnePhrases: `un solo | una sola | solo un/uno/una/un' | soltanto
    un/uno/una | un unico | un' unica`,
  otherWords: "altro altra altri altre",
  choicePhrases: `colori/taglie/misure/modelli/varianti a scelta | a scelta |
    tra cui scegliere`,

  phrases: {
    promise: {
      freeShipping: `spedizione/consegna/spedizioni gratuita/gratis/gratuite |
        spedizione … gratuita/gratis`,
      freeReturns: "reso gratuito | resi gratuiti",
      freeWrap: "confezione regalo gratuita/omaggio",
      giftWrap: {
        say: `confezione regalo | pacchetto regalo | carta regalo | pacco
          regalo`,
        proof: "regalo | confez* | pacc*",
      },
      returns: {
        say: `rimbors* | reso entro | resi entro | resi accettati | cambi e
          resi`,
        proof: "rimbors* | res* | camb*",
      },
      guarantee: "garanzia | garantito | garantita | garantiti",
      tracking: {
        say: `tracciata | tracciato | tracciabile | codice di tracciamento |
          spedizione tracciata`,
        proof: "tracc*",
      },
      express: "express | espresso | espressa",
      insured: "assicurata | assicurato",
      unlimited: {
        say: "illimitato | illimitata | illimitati | illimitate",
        proof: "illimitat*",
      },
      lifetime: "a vita",
      nextDay: "stesso giorno | giorno successivo | entro 24 ore | in 24 ore",
      fastShipping: "spedizione/consegna rapida/veloce/immediata",
      discount: `sconto | sconti | scontato/scontata | in offerta | offerta
        speciale | saldi | miglior prezzo`,
    },
    claim: {
      organic: {
        say: "biologico | biologica | biologici | biologiche | bio",
        proof: "bio* | gots",
      },
      certified: `certificato | certificata | certificati | certificate |
        certificazione`,
      nonToxic: `atossico | atossica | atossici | atossiche | non tossico | non
        tossica | non tossici`,
      hypoallergenic: `ipoallergenico | ipoallergenica | ipoallergenici |
        ipoallergeniche | anallergico | anallergica | anallergici`,
      nickelFree: {
        say: "senza nichel | nichel free | nickel free",
        proof: `no nichel | senza nichel | nichel free | nickel free | priv* di
          nichel`,
      },
      leadFree: { say: "senza piombo", proof: "piombo" },
      bpaFree: "bpa",
      childSafe: `sicuro per … bambini | sicura per … bambini | sicuri per …
        bambini`,
      recycled: {
        say: `riciclato | riciclata | riciclati | riciclate | riciclo | di
          recupero | recuperato | recuperata | upcycling`,
        proof: "ricicl* | recuper* | upcycl*",
      },
      eco: `ecologico | ecologica | ecologici | ecologiche | ecosostenibil* |
        sostenibil* | rispettoso dell' ambiente | rispettosa dell' ambiente`,
      biodegradable: "biodegradabile | biodegradabili",
      compostable: "compostabile | compostabili",
      vegan: {
        say: "vegano | vegana | vegani | vegane | vegan",
        proof: "vegan*",
      },
      crueltyFree: `cruelty free | non testato … animali | non testata …
        animali`,
      fairTrade: "commercio equo | equo solidale | equosolidale",
      licensed: "licenza ufficiale | su licenza | con licenza",
      fsc: "fsc",
      oekoTex: "oeko | oekotex",
      patented: "brevettato | brevettata",
      heals: `guarisce | guarire | guaritrice | curativo | curativa | curativi
        | curative | allevia | lenisce | detox* | disintossic* | terapeutic* |
        insonnia | emicrani*`,
      antibacterial: "antibatterico | antibatterica | antibatterici",
      fireproof: "ignifugo | ignifuga",
      tarnishFree: "non annerisce | non si annerisce | non si ossida",
      lasting: `non si restringe* | non arrugginisce* | non scolorisce* | non
        stinge* | non si graffia* | non si rompe* | non si scheggia*`,
      stainProof: "antimacchia",
      scratchProof: "antigraffio",
      unbreakable: "infrangibil* | indistruttibil*",
      washable: { say: "lavabile | lavabili", proof: "lav*" },
    },
    rarity: {
      oneOfAKind: `pezzo unico | pezzi unici | unico nel suo genere | unica nel
        suo genere | esemplare unico | unico al mondo`,
      limited: `edizione limitata | tiratura limitata | serie limitata |
        edizioni limitate`,
      onlyMade: "solo # esemplari/pezzi",
      rare: "raro | rara | rari | rare | introvabile",
      last: "ultimo pezzo | ultimi pezzi | ultimo esemplare",
    },
    story: {
      grandparents: "nonna | nonno | nonni | bisnonna | bisnonno",
      generations: { say: "generazione | generazioni", proof: "generazion*" },
      family: `mia madre/mamma/figlia/moglie/sorella/famiglia | mio
        padre/figlio/marito/fratello | azienda/bottega/laboratorio/ricetta
        familiare/famigliare | di famiglia | a conduzione familiare`,
      award: "premiato | premiata | premio | vincitore | vincitrice",
      featured: "visto in tv | vista in tv",
      since: "dal # | da oltre #",
      bestSeller: `più venduto | più venduta | bestseller | best seller | più
        venduti`,
      farm: "mia fattoria | nostra fattoria | nostro podere",
    },
    age: {
      vintage: "vintage",
      antique: "antico | antica | antichi | antiche | antiquariato | d' epoca",
      artDeco: "art déco | art deco | liberty",
      midCentury: "anni #",
    },
    technique: {
      carved: {
        say: `intagliato | intagliata | intagliati | intagliate | scolpito |
          scolpita`,
        proof: "intagli* | scolp*",
      },
      waxed: {
        say: "cerato | cerata | cerati | incerato",
        proof: "cer* | incer*",
      },
      oiled: { say: "oliato | oliata | oliati", proof: "oli*" },
      painted: {
        say: "dipinto | dipinta | dipinti | dipinte",
        proof: "dip* | pittur*",
      },
      dyed: {
        say: "tinto | tinta a | tinti | tinte a | tinta in",
        proof: "tint* | ting*",
      },
      printed: {
        say: `stampato | stampata | stampati | stampate | serigrafato |
          serigrafata`,
        proof: "stamp* | serigraf*",
      },
      glazed: {
        say: "smaltato | smaltata | smaltati | smaltate | invetriato",
        proof: "smalt* | invetri*",
      },
      forged: { say: "forgiato | forgiata | forgiati", proof: "forg*" },
      engraved: { say: "inciso | incisa | incisi | incise", proof: "inci*" },
      embroidered: {
        say: "ricamato | ricamata | ricamati | ricamate",
        proof: "ricam*",
      },
      woven: {
        say: "tessuto a mano | tessuta | tessuti a mano | tessute | a telaio",
        proof: "tess* | telaio",
      },
      knitted: {
        say: "a maglia | ai ferri | all' uncinetto | a uncinetto",
        proof: "magli* | ferri | uncinetto",
      },
      felted: {
        say: "infeltrito | infeltrita | infeltriti",
        proof: "feltr* | infeltr*",
      },
      quilted: { say: "trapuntato | trapuntata", proof: "trapunt*" },
      hammered: {
        say: "martellato | martellata | martellati | martellate",
        proof: "martell*",
      },
      soldered: { say: "saldato | saldata", proof: "sald*" },
      lacquered: {
        say: "laccato | laccata | verniciato | verniciata",
        proof: "lacc* | vernic*",
      },
      laser: { say: "laser", proof: "laser" },
      embossed: {
        say: "goffrato | goffrata | impresso a rilievo",
        proof: "goffr* | impress* | rilievo",
      },
      gilded: { say: "foglia oro | foglia d' oro", proof: "oro | dor*" },
      blown: {
        say: "soffiato | soffiata | soffiati | soffiate",
        proof: "soffi*",
      },
      thrown: {
        say: "tornito | tornita | torniti | tornite | al tornio",
        proof: "torn*",
      },
      slipcast: { say: "colaggio", proof: "col*" },
      macrame: { say: "macramè | macramé", proof: "macram*" },
      pleated: { say: "plissettato | plissettata", proof: "pliss*" },
      signed: { say: "firmato | firmata | firmati | firmate", proof: "firm*" },
      numbered: {
        say: "numerato | numerata | numerati | numerate",
        proof: "numer*",
      },
      lined: {
        say: "foderato | foderata | foderati | foderate",
        proof: "foder*",
      },
      padded: { say: "imbottito | imbottita | imbottiti", proof: "imbott*" },
      reinforced: {
        say: "rinforzato | rinforzata | rinforzati",
        proof: "rinforz*",
      },
      reversible: {
        say: "reversibile | reversibili | double face",
        proof: "revers* | double",
      },
      adjustable: {
        say: "regolabile | regolabili",
        proof: "regol* | estension*",
      },
      removable: {
        say: "rimovibile | rimovibili | staccabile | sfilabile | removibile",
        proof: "rimov* | stacc* | sfil* | remov*",
      },
      rechargeable: { say: "ricaricabil*", proof: "ricaric* | usb" },
      battery: {
        say: "a batterie | a batteria | a pile",
        proof: "batter* | pile",
      },
      magnetic: {
        say: "magnetico | magnetica | magnetici | calamitato",
        proof: "magnet* | calamit*",
      },
      foldable: { say: "pieghevole | pieghevoli", proof: "pieg*" },
      stackable: { say: "impilabile | impilabili", proof: "impil*" },
    },
  },
  lookWords: "stile aspetto look effetto gusto ispirazione",
  sides: [
    "sinistra destra",
    "sinistro destro",
    "davanti dietro/retro",
    "anteriore posteriore",
    "superiore inferiore",
    "interno esterno",
    "interna esterna",
    "dentro fuori",
  ],
  opposites: [
    "opaco lucido satinato",
    "opaca lucida satinata",
    "duro morbido",
    "caldo freddo tiepido",
    "calda fredda tiepida",
    "chiaro scuro",
    "chiara scura",
    "liscio ruvido",
    "liscia ruvida",
    "principiante avanzato",
    "fisico digitale",
  ],
  ownWords: `questo questa questi queste quest' io mio mia miei mie mi noi
    nostro nostra nostri nostre ci tu tuo tua tuoi tue ti suo sua suoi sue lo
    la`,
  plainWords: `bello bella belli belle bellissimo bellissima perfetto perfetta
    perfetti perfette ideale ideali elegante eleganti grazioso graziosa
    semplice semplici facile facilmente scegliere scegli scelta goditi arriva
    arrivano pronto pronta casa quotidiano giorno giorni piccolo piccola tocco
    regalo regali regalare qualcuno amico amica amici amore dona aggiunge rende
    senza tempo classico unico unica dettaglio dettagli fatto mano benvenuto
    grazie domanda domande messaggio felice caldo calda calore tranquillo
    accogliente momento momenti mattina sera vita stagione davvero qualità
    sapere bisogno desideri negozio ordinare trovare idea stile fascino luce
    arredo speciale atmosfera ciao benvenuta benvenuti visita`,
};
