import type { LanguagePack } from "@/lib/listing-text/languages/language-pack";

export const en: LanguagePack = {
  language: "en",
  spacing: "words",
  decimalMark: ".",

  numberWords: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    single: 1,
    double: 2,
  },
  halfWords: "half",
  countNouns: { pair: 2, couple: 2, dozen: 12, trio: 3 },
  fractionWords: "quarter quarters half halves third thirds",
  units: {
    mm: "mm millimeter millimeters millimetre millimetres",
    cm: "cm cms centimeter centimeters centimetre centimetres",
    m: "m meter meters metre metres",
    inch: 'in ins inch inches "',
    foot: "ft foot feet",
    yard: "yd yds yard yards",
    g: "g gram grams gramme grammes gr",
    kg: "kg kgs kilogram kilograms kilo kilos",
    ounce: "oz ounce ounces",
    pound: "lb lbs pound pounds",
    ml: "ml milliliter milliliters millilitre millilitres",
    cl: "cl centiliter centiliters centilitre centilitres",
    l: "l liter liters litre litres",
    fluidOunce: "floz",
    pint: "pint pints",
    quart: "quart quarts",
    gallon: "gallon gallons",
    gsm: "gsm g/m2 g/m²",
    minute: "minute minutes min mins",
    hour: "hour hours hr hrs h",
    day: "day days",
    week: "week weeks wk wks",
    month: "month months mo mos",
    year: "year years yr yrs",
    degree: "degree degrees °",
    celsius: "°c c",
    fahrenheit: "°f f",
    percent: "% percent",
  },
  roles: {
    width: "wide width breadth",
    height: "tall high height stand stands",
    length: "long length",
    diameter: "diameter across ø",
    depth: "deep depth",
    thickness: "thick thickness",
    capacity: "hold holds holding capacity volume",
    weight: "weigh weighs weighing weight",
    make: `made make makes making produced production produce producing
      processing process craft crafted manufactured lead turnaround ready allow
      order knit knits knitted sewn sew sews woven weave weaves carved carve
      throw thrown build built cast forged printed poured finished dyed engraved
      created handmade`,
    ship: `ship ships shipped shipping dispatch dispatches dispatched sent send
      sends post posts posted mail mails mailed leave leaves delivered delivery
      postage`,
    burn: "burn burns burning burned",
    cure: "cure cures cured curing",
    age: "age aged ages old children kids child toddler toddlers",
    wash: "wash washes washed washing washable cycle programme program",
    proof: "proof preview mockup",
  },
  rolesAfterNumber: {
    width: "wide",
    height: "tall high",
    length: "long",
    diameter: "across diameter",
    depth: "deep",
    thickness: "thick",
  },
  sideLetters: { height: "h", width: "w", depth: "d", length: "l" },
  roleLinks: "in",
  unitFillers: "business working full whole calendar solid",
  rangeWords: "to or through",
  betweenWords: "between",
  timesWords: "by times",
  boundPhrases: `no/not/never more/longer/less than | at least | at most | add
    | just/little/bit under/over | a good | almost | nearly | less/more than`,
  temperaturePrepositions: "at to",
  ageWords: "age aged ages",
  underWords: "under",
  setPhrases: "set/sets/pack/packs/box/bundle/lot of | set/pack with",
  sizeNames: "small>S medium>M large>L",
  sizeWords: "size sizes us uk eu no number",

  and: "and &",
  or: "or",
  but: "but",
  of: "of",
  articles: "a an the",
  copulas: "is are",
  functionWords: `a an the this that these those it its it's they them their her
    his she he you your i i'm i'll my we we'll our is are was were be been being
    has have had having do does did will would can could may might should must
    and or but so as if when while than then of in on at by for from to with
    without into onto over under up down out off about around roughly
    approximately approx nearly just only also too very both each every all any
    some no not never nothing none nor neither which who whose what where there
    here per between after before until once more most less least other another
    same such own get gets give gives come comes take takes let lets please new measures measure measuring size sizes one ones two piece
    pieces set sets item items look looks make makes made thing things part parts
    within closed open isn't aren't don't doesn't won't can't cannot wasn't
    shouldn't mustn't since already always dont doesnt isnt arent cant wont`,
  endings: [
    "'s> '>",
    "ies>y ches>ch shes>sh xes>x sses>ss zzes>zz ss>ss us>us is>is s>",
    "eeing>ee ing> eed>eed ed>",
    "e>",
  ],
  irregularForms: `knives>knife leaves>leaf halves>half thrown>throw
    woven>weave wove>weave children>child men>man women>woman feet>foot
    mice>mouse inches>inch grey>gray colour>color coloured>color woollen>wool
    woolen>wool wooden>wood repaired>mend lettering>letter sewn>sew drawn>draw
    worn>wear cut>cut knit>knit dye>dye dyes>dye dyed>dye dyeing>dye tie>tie
    ties>tie tied>tie`,
  compounds: false,
  verbLast: false,
  nounFirst: false,

  negators: `no not never without cannot nothing neither nor avoid dont doesnt
    isnt arent cant wont isn't aren't
    don't doesn't won't can't wasn't shouldn't mustn't n't non`,
  notNegating: "two one only longer need matter else",
  negationEnds: "but so because which although though",
  clauseStarts: `wash dry hand machine use keep wipe lay store clean it suits
    fits trim`,
  incomparablePhrases: "no … like | no … the same | no … alike/identical",
  negatingAfter: "free",
  forbiddenWords: "forbidden taboo",
  avoidingWords: "none away instead except apart skip leave out rather",
  negatingEndings: "",
  negatedForms: `unframed>framed unscented>scented unlined>lined
    unfinished>finished unglazed>glazed untreated>treated undyed>dyed
    unbleached>bleached unstretched>stretched unmounted>mounted unwaxed>waxed
    uncolored>colored uncoloured>coloured unsealed>sealed unpolished>polished
    unwashed>washed unworn>worn unused>used unsigned>signed undated>dated
    unpadded>padded unvarnished>varnished unoiled>oiled unisex>isex`,
  insteadPhrases: "instead of | rather than",

  materials: {
    stoneware: "stoneware",
    porcelain: "porcelain",
    earthenware: "earthenware",
    terracotta: "terracotta",
    clay: "clay clays",
    ceramic: "ceramic ceramics",
    cotton: "cotton",
    linen: "linen",
    wool: "wool woolen woollen woolly",
    merino: "merino",
    lambswool: "lambswool",
    alpaca: "alpaca",
    mohair: "mohair",
    cashmere: "cashmere",
    silk: "silk silken silks",
    hemp: "hemp",
    jute: "jute",
    rattan: "rattan",
    bamboo: "bamboo",
    cork: "cork",
    felt: "felt",
    fleece: "fleece",
    denim: "denim",
    canvas: "canvas",
    leather: "leather leathers",
    suede: "suede",
    nylon: "nylon",
    polyester: "polyester",
    acrylic: "acrylic acrylics",
    velvet: "velvet",
    satin: "satin",
    lace: "lace",
    viscose: "viscose",
    rayon: "rayon",
    elastane: "elastane spandex",
    tweed: "tweed",
    chiffon: "chiffon",
    tulle: "tulle",
    organza: "organza",
    velour: "velour",
    microfiber: "microfiber microfibre",
    polyfill: "polyfill",
    oak: "oak oaken",
    walnut: "walnut",
    ash: "ash",
    beech: "beech",
    pine: "pine",
    maple: "maple",
    cherry: "cherry",
    birch: "birch",
    cedar: "cedar",
    teak: "teak",
    mahogany: "mahogany",
    olive: "olive",
    wood: "wood wooden woods hardwood",
    plywood: "plywood",
    mdf: "mdf",
    brass: "brass",
    bronze: "bronze",
    copper: "copper",
    steel: "steel",
    metal: "metal metals metallic",
    zinc: "zinc",
    alloy: "alloy",
    iron: "iron",
    aluminum: "aluminum aluminium",
    pewter: "pewter",
    tin: "tin",
    titanium: "titanium",
    nickel: "nickel",
    silver: "silver silvery",
    gold: "gold golden",
    platinum: "platinum",
    glass: "glass",
    resin: "resin",
    epoxy: "epoxy",
    concrete: "concrete",
    marble: "marble",
    granite: "granite",
    slate: "slate",
    plaster: "plaster",
    soy: "soy",
    beeswax: "beeswax",
    paraffin: "paraffin",
    rapeseed: "rapeseed",
    wax: "wax",
    paper: "paper papers",
    cardboard: "cardboard",
    kraft: "kraft",
    vinyl: "vinyl",
    plastic: "plastic plastics",
    rubber: "rubber",
    silicone: "silicone",
    foil: "foil",
    amethyst: "amethyst amethysts",
    turquoise: "turquoise",
    opal: "opal opals",
    quartz: "quartz",
    moonstone: "moonstone moonstones",
    pearl: "pearl pearls",
    jade: "jade",
    garnet: "garnet garnets",
    ruby: "ruby rubies",
    sapphire: "sapphire sapphires",
    emerald: "emerald emeralds",
    diamond: "diamond diamonds",
    topaz: "topaz",
    agate: "agate agates",
    citrine: "citrine",
    lapis: "lapis",
    labradorite: "labradorite",
    shell: "shell shells",
    bone: "bone bones",
    horn: "horn",
    coconut: "coconut",
    down: "eiderdown goosedown",
    feather: "feather feathers",
    straw: "straw",
    seagrass: "seagrass",
    raffia: "raffia",
    lye: "lye",
    shea: "shea",
    honey: "honey",
    oat: "oat oats oaten",
    charcoal: "charcoal",
  },
  notMaterials: "",
  plantParts: `leaf leaves branch branches blossom blossoms flower flowers
    twig twigs cone cones tree trees sprig sprigs acorn acorns grove`,
  materialModifiers: `rag wood plated filled tone tan tanned grain full
    vegetable waxed clear pure natural finest fine soft art blend mix oil butter
    and coated colored coloured washed brushed recycled solid thick thin`,
  notParts: "finish blend mix file material fabric based",
  materialPrepositions: "of in from with is are being by",
  metalQualities: "solid pure real genuine sterling fine",
  metalCoatings: "plated filled vermeil",
  materialGoods: `yarn fabric cloth thread stone stones timber hide beans wool
    leather linen`,
  madeOfPhrases: `is/are made/cut/cast/carved/woven/knitted/sewn of/from/in/with
    | is/are of/all/entirely/solid | made/cut/cast/carved of/from/in/entirely`,
  notNounEndings: "ed",
  parts: `handle lid rim base bottom top side strap chain pendant clasp button
    pocket sleeve lining cuff brim collar hem waistband zipper zip closure wick
    jar box bag pouch cord hook frame glaze thread stuffing filling hair face
    dress shoe body skin back front cover insert band setting stone bead charm
    bail hoop post wire extender label card envelope page paper sheet lettering
    paint seam edge border leg foot drawer shelf door knob blade spout interior
    exterior inside outside wax oil ink mailer tube yarn fabric cloth tie ribbon
    belt buckle hardware rivet eye nose ear tail wing stand easel saucer stem
    petal cap tassel fringe shade bulb cable socket plug mount slot compartment
    corner groove needle skein case taller shorter larger smaller print core
    shell outer inner binding spine string crown centre center backing rod ring
    hanger shaft head trim toggle loop snap lens`,
  colors: {
    white: "white",
    black: "black",
    red: "red",
    blue: "blue",
    green: "green",
    yellow: "yellow",
    orange: "orange",
    purple: "purple",
    pink: "pink",
    brown: "brown",
    gray: "gray grey",
    beige: "beige",
    navy: "navy",
    teal: "teal",
    burgundy: "burgundy",
    ivory: "ivory",
    cream: "cream",
    crimson: "crimson",
    khaki: "khaki",
    lilac: "lilac",
    maroon: "maroon",
    indigo: "indigo",
    ochre: "ochre",
    turquoise: "turquoise",
    violet: "violet",
    magenta: "magenta",
    gold: "gold golden",
    silver: "silver",
  },
  colorPhrases: `is | are | in | comes/come in | colour | color | choose |
    coated | painted | dyed | glazed | available in`,
  pairingPhrases: `pair/pairs with | pair/pairs well/nicely/beautifully with |
    pair it/them | goes | go/going with | looks | look | wear | wears | style |
    hang | place | layer | set | works | work | against | group | next to |
    beside | alongside | pour | fill | add | serve | gift`,

  placeVerbs: {
    made: `made make makes making print sew sews knit knits weave weaves cast
      pour pours throw throws build cut cuts carve paint craft crafted
      handcrafted knitted crocheted felted woven sewn printed dyed thrown poured carved produced
      manufactured built turned painted assembled handmade stitched fired forged
      blown bound`,
    shipped: `ship ships shipped shipping sent send sends dispatched dispatch
      posted post posts mailed mail mails delivered leaves`,
    found: "found bought discovered sourced picked collected",
    designed: "designed drawn draw design designs",
    grown: "grown farmed harvested quarried milled",
  },
  placePrepositions: "in from at near of to",
  originPrepositions: "from",
  nationalities: {
    IT: "italian",
    FR: "french",
    DE: "german",
    JP: "japanese",
    ES: "spanish",
    PT: "portuguese",
    scotland: "scottish",
    IE: "irish",
    england: "english",
    GB: "british",
    DK: "danish",
    SE: "swedish",
    NO: "norwegian",
    FI: "finnish",
    TR: "turkish",
    IN: "indian",
    US: "american",
    MX: "mexican",
    BE: "belgian",
    AT: "austrian",
    CH: "swiss",
    GR: "greek",
    MA: "moroccan",
    wales: "welsh",
    NL: "dutch",
    LT: "lithuanian",
    CN: "chinese",
    KR: "korean",
    BR: "brazilian",
    PE: "peruvian",
    IS: "icelandic",
  },
  places: {
    scotland: "scotland",
    england: "england",
    wales: "wales",
    GB: "britain uk",
    US: "usa america",
    cornwall: "cornwall",
    tuscany: "tuscany",
    provence: "provence",
    bavaria: "bavaria",
    paris: "paris",
    london: "london",
    berlin: "berlin",
    rome: "rome",
    milan: "milan",
    lisbon: "lisbon",
    porto: "porto",
    vienna: "vienna",
    tokyo: "tokyo",
    kyoto: "kyoto",
    florence: "florence",
    brooklyn: "brooklyn",
    california: "california",
    oregon: "oregon",
    vermont: "vermont",
    texas: "texas",
    munich: "munich",
    hamburg: "hamburg",
  },
  notCountries: "turkey china jersey guinea jordan chad georgia world cyprus",
  notPlaces: `english german french spanish monday tuesday wednesday thursday
    friday saturday sunday may june july august september october november
    december january february march april i us etsy pdf christmas easter
    procreate photoshop`,

  care: {
    handwash: `hand wash/washed/washing/washable | handwash* | wash* … by hand |
      wash* by hand`,
    handwashOnly: `hand wash only | handwash only | wash* … by hand only |
      only … by hand | only hand wash | only handwash`,
    machinewash: `machine wash* | wash* at/on # | wash* … at/on # | wash # | wool
      cycle/programme/program | go/goes in the machine | wash* … in the machine
      | wash* in the washing machine | washing machine`,
    dishwasher: "dishwasher*",
    microwave: "microwav*",
    oven: "oven | ovens | ovenproof",
    freezer: "freezer*",
    tumble: "tumble* | dryer | dryers",
    dryflat: "dry flat | dry … flat | dried flat | flat to dry | lay … flat",
    linedry: `line dr* | hang dry | hang to dry | hang … to dry | hung to dry | air dr*`,
    iron: `ironed | iron it/them/on/inside/at/while |
      cool/warm/hot/not/don't/medium/steam iron | no ironing`,
    bleach: "bleach",
    dryclean: "dry clean*",
    wipe: `wipe | wiped | wiping | wipes | damp cloth | spot clean* | surface
      wash* | surface only`,
    soak: "not/don't/never soak | soak it/them/in/for | soaked | soaking",
    oil: "re oil* | reoil* | oil it/them | oil the wood/board",
    waterproof: `waterproof | water proof | water resistant | watertight |
      splashproof | splash proof | all weather/weathers | weatherproof`,
    foodsafe: "food safe | foodsafe",
  },
  careForbidsBefore: `keep/keeps/stay/stays out of | keep/keeps/stay/stays …
    out of | keep/keeps/stay/stays away from | keep/keeps … away from |
    too # for | too … for | unsuitable | unsuitable for | no need`,
  careForbidsAfter: "no | is not | are not | isn't | aren't",
  comesWithPhrases: `comes/come/arrives/arrive/supplied/delivered with/in/inside
    | sold/packed/packaged/wrapped/shipped/sent/boxed with/in/inside |
    ship/ships with/in/inside | comes/arrives … with/in/inside | includes |
    include | including | included | you get/receive | you also/will get/receive | you'll get/receive |
    packaging | comes as`,
  includedPhrases: "is/are included | is/are also included | included | incl",
  notIncludedPhrases: `not included | isn't included | aren't included | not
    part of | not incl | sold separately | not supplied | without`,
  madeWithPhrases: `scented with | finished with | treated with | scent of |
    smell/smells of | notes of | note of | flavored/flavoured with |
    filled/stuffed/lined/infused/coated/trimmed/topped/decorated/sealed/backed
    with | contains | contain`,
  looseNouns: `allowance order care love time day week hour letter name english detail way
    size color pattern variation person photo shade mail post two one four set
    confidence ease hand everything tracking batch original file format step`,
  adverbs: `together ready well along straight carefully securely safely neatly
    beautifully individually fully lovingly flat`,

  namedSizePhrases: "one/free size",
  notSizePhrases: `number/no | bead/beads | pearl/pearls | needle/needles | hook/hooks |
    nib/nibs | wire | post/posts | margin/margins | seam/seams | stone/stones
    | hole/holes | border`,
  weighedPhrases: `candle* | soap/soaps | wax | melts | balm* | yarn* | skein*
    | scrub* | lotion* | body butter/cream | bath salt/salts | loose/leaf tea
    | coffee beans`,
  vesselPhrases: `mug/mugs | cup/cups | tumbler* | glass/glasses | bottle* |
    flask* | jug/jugs | pitcher* | carafe* | pot/pots | teapot* | kettle* |
    bowl* | stein/steins | goblet*`,
  readyPhrases:
    "ready to ship/go/post | takes … a day/week/month | in a day/week/month",
  otherTimePhrases: "took | spent | worked | ago",
  advicePhrases: `direct sun/sunlight/heat | out of … sun/sunlight | away from
    … sun/sunlight/heat/water/moisture | avoid water/moisture/perfume | heat
    proof/resistant | heatproof | tarnish proof/resistant/free | trim … wick |
    polish with/it/regularly/occasionally | polishing cloth | brush
    off/gently/clean | oil regularly/occasionally | keep dry | washable | wash
    cold/cool/warm/separately/gently/inside/before | clean with/only/by/gently`,
  packagingPhrases: "gift box* | gift bag* | # piece set | # pack",

  havePhrases: `has | have | with | include | includes | comes with | set of |
    receive | get | there are | of | holds`,
  onlyOnePhrases: `just | only | a single | receive/get one | set of one | there
    is one | comes with one | includes one`,
  otherWords: "other another",
  choicePhrases:
    "sizes/colors/colours/designs to choose | sizes/colors/colours you can choose | one from",

  phrases: {
    promise: {
      freeShipping: `free shipping/delivery/postage | free
        worldwide/domestic/standard shipping/delivery/postage |
        ships/shipped/delivered free | shipping/delivery/postage is/are free`,
      freeReturns: "free return/returns",
      freeWrap: { say: "free gift wrap*", proof: "gift* | wrap*" },
      giftWrap: { say: "gift wrap*", proof: "gift* | wrap*" },
      freeService: "free resiz* | free repair*",
      freeExtra: {
        say: `free of charge | no extra charge/cost/fee | is free with | at no
          cost | for free`,
        proof: "free",
      },
      returns: {
        say: "refund* | return/returns are | return/returns within | exchange* | return/returns accepted",
        proof: "refund* | return* | exchange*",
      },
      guarantee: "guarantee* | warrant*",
      tracking: "tracked | tracking",
      express: "express",
      insured: "insured",
      unlimited: {
        say: "unlimited | as many changes/revisions",
        proof: "unlimited | as many",
      },
      lifetime: "lifetime",
      nextDay: "next day | same day",
      fastShipping: `ships/ship/shipped/delivered fast/quickly/immediately |
        fast/quick/speedy shipping/delivery/dispatch`,
      discount: `on sale | sale price* | discount* | best/lowest price* |
        special offer* | # off`,
    },
    claim: {
      organic: {
        say: "organic | organically",
        unless: `organic shape/form/line/curve/edge/rim/feel/look |
          organic silhouette/outline/lines/shapes/forms/curves/edges`,
      },
      certified: "certified | certificate",
      nonToxic: "non toxic | nontoxic",
      hypoallergenic: "hypoallergenic | hypo allergenic",
      nickelFree: { say: "nickel free", proof: "nickel*" },
      leadFree: { say: "lead free", proof: "lead" },
      bpaFree: "bpa",
      childSafe: "child safe | childsafe | baby safe",
      recycled: {
        say: "recycled | upcycled | up cycled | reclaimed",
        proof: "recycl* | upcycl* | reclaim* | deadstock",
      },
      eco: "eco friendly | ecofriendly | sustainabl*",
      biodegradable: "biodegradab*",
      compostable: "compostab*",
      vegan: "vegan",
      crueltyFree: "cruelty free",
      fairTrade: "fair trade | fairtrade",
      licensed: `officially licensed | official license | under license |
        licensed product/toy/merchandise/merch | official merchandise/merch`,
      fsc: "fsc",
      oekoTex: "oeko | oekotex",
      patented: "patented",
      heals: `heal | heals | healing | relieves/relieve/eases/ease/cures/cure
        pain/stress/anxiety/headaches/eczema/acne | eczema | psoriasis |
        arthritis | anxiety | detox* | therapeutic* | insomnia | migraine*`,
      rfid: "rfid",
      repels: "repel | repels | repellent",
      antibacterial: "antibacterial",
      fireproof: "fireproof | fire proof",
      tarnishFree: "tarnish free/proof/resistant",
      lasting: {
        say: `won't/never/doesn't tarnish/fade/shrink/rust/scratch/break |
          won't/never/doesn't crack/chip | not tarnish/fade/shrink/rust/scratch
          | not break/crack/chip`,
        proof: "never match*",
      },
      stainProof: "stain proof/resistant/free",
      scratchProof: "scratch proof/resistant",
      unbreakable: "unbreakable | indestructible",
      brokenIn: "broken in",
      washable: { say: "washable", proof: "wash*" },
    },
    rarity: {
      oneOfAKind: "one of a kind | one off",
      limited: "limited edition | limited run",
      onlyMade: "only # made | only # ever/were made",
      rare: "rare",
      last: "last one",
    },
    story: {
      grandparents:
        "grandmother* | grandfather* | grandma* | grandpa* | grandparents",
      generations: {
        say: `for/through generations | for/through # generations | passed
          down | #/third/second/fourth/fifth/sixth generation`,
        proof: "generation*",
      },
      family: `my mother/father/husband/wife/daughter/son/family/sister/brother |
        my mother's/father's | family recipe/workshop/business/farm`,
      award: "award*",
      featured: "featured in | as seen",
      since: "century old | since #",
      bestSeller: "best sell* | bestsell* | five star | loved by",
      farm: "farm | forag*",
    },
    age: {
      vintage: "vintage",
      antique: "antique",
      midCentury: "mid century | midcentury",
      artDeco: "art deco | victorian | art nouveau",
    },
    technique: {
      carved: { say: "carved", proof: "carv*" },
      waxed: { say: "waxed", proof: "wax*" },
      oiled: { say: "oiled", proof: "oil*" },
      painted: { say: "painted | hand painted | handpainted", proof: "paint*" },
      dyed: { say: "dyed", proof: "dye*" },
      printed: {
        say: "printed | screenprinted | blockprinted",
        proof: "print*",
      },
      glazed: { say: "glazed", proof: "glaz*" },
      stamped: { say: "stamped", proof: "stamp*" },
      forged: { say: "forged", proof: "forg*" },
      engraved: { say: "engraved", proof: "engrav*" },
      etched: { say: "etched", proof: "etch*" },
      embroidered: { say: "embroidered", proof: "embroider*" },
      woven: { say: "woven | handwoven", proof: "weav* | woven | loom | wove" },
      knitted: {
        say: "knitted | crocheted | crochet",
        proof: "knit* | crochet* | amigurumi",
      },
      felted: { say: "felted", proof: "felt*" },
      quilted: { say: "quilted", proof: "quilt*" },
      hammered: { say: "hammered", proof: "hammer*" },
      soldered: { say: "soldered", proof: "solder*" },
      lacquered: { say: "lacquered | varnished", proof: "lacquer* | varnish*" },
      laser: { say: "lasered | laser cut", proof: "laser*" },
      embossed: { say: "embossed", proof: "emboss*" },
      gilded: { say: "gilded", proof: "gild* | gold*" },
      enameled: { say: "enameled | enamelled", proof: "enamel*" },
      blown: { say: "blown", proof: "blow*" },
      thrown: {
        say: "wheel thrown",
        proof: "throw* | thrown | turned | wheel*",
      },
      handbuilt: { say: "hand built | handbuilt", proof: "built | build*" },
      slipcast: { say: "slip cast | slipcast", proof: "slip*" },
      fired: { say: "kiln fired", proof: "kiln* | fired | firing" },
      tufted: { say: "tufted", proof: "tuft*" },
      macrame: { say: "macrame", proof: "macram*" },
      pleated: { say: "pleated | smocked", proof: "pleat* | smock*" },
      signed: { say: "signed", proof: "sign*" },
      numbered: { say: "numbered", proof: "number*" },
      lined: { say: "lined", proof: "lined | lining" },
      padded: { say: "padded", proof: "pad*" },
      reinforced: { say: "reinforced", proof: "reinforc*" },
      reversible: { say: "reversible", proof: "revers*" },
      adjustable: { say: "adjustable", proof: "adjust* | extender | sizes" },
      removable: {
        say: "removable",
        proof: "remov* | come/comes off | detach*",
      },
      rechargeable: { say: "rechargeable", proof: "recharg* | usb" },
      battery: { say: "battery | batteries", proof: "batter*" },
      dimmable: { say: "dimmable", proof: "dim*" },
      magnetic: { say: "magnetic", proof: "magnet*" },
      foldable: { say: "foldable", proof: "fold*" },
      stackable: { say: "stackable", proof: "stack*" },
    },
  },
  lookWords: "style styled look looking inspired effect aesthetic vibe vibes",
  sides: [
    "left right",
    "front back/reverse",
    "top bottom",
    "upper lower",
    "inside outside",
    "inner outer",
    "personal commercial",
  ],
  opposites: [
    "matte/matt glossy/gloss/shiny satin",
    "hard soft",
    "hot/warm cold/cool",
    "light dark",
    "lighter darker",
    "smooth rough",
    "taller shorter",
    "beginner advanced",
    "heavy light",
    "loose tight",
    "slim wide",
    "framed unframed",
    "scented unscented",
    "lined unlined",
    "physical digital",
    "indoor outdoor",
    "sun shade",
    "thicker thinner",
  ],
  ownWords: `this these it its it's i i'm my me we our us she he her his they
    their them your you`,
  plainWords: `beautiful lovely perfect perfectly great good nice pretty
    elegant charming gorgeous stunning special wonderful ideal simple easy
    easily choose choice enjoy arrives arrive ready home everyday day days way
    little bit gift gifts present someone anyone friend friends love loved
    loves adds add touch feel feels makes thoughtful timeless classic unique
    detail details handmade favorite favourite welcome thank thanks question
    questions message happy hope look looking find found right always often
    well keep keeps bring brings warm warmth quiet calm cozy cosy morning
    evening moment moments life year years every season simply truly really
    quality know ask need needs want wish shop order anything something piece
    made hand hello hi`,
};
