import type { LanguagePack } from "@/lib/listing-text/languages/language-pack";

export const sv: LanguagePack = {
  language: "sv",
  spacing: "words",
  decimalMark: ",",

  numberWords: {
    två: 2,
    tre: 3,
    fyra: 4,
    fem: 5,
    sex: 6,
    sju: 7,
    åtta: 8,
    nio: 9,
    tio: 10,
    elva: 11,
    tolv: 12,
    tretton: 13,
    fjorton: 14,
    femton: 15,
    sexton: 16,
    sjutton: 17,
    arton: 18,
    nitton: 19,
    tjugo: 20,
    tjugofyra: 24,
    tjugofem: 25,
    trettio: 30,
    trettiosex: 36,
    fyrtio: 40,
    fyrtioåtta: 48,
    femtio: 50,
    sextio: 60,
    sjuttio: 70,
    åttio: 80,
    nittio: 90,
    hundra: 100,
  },
  halfWords: "halvt",
  countNouns: {
    par: 2,
    tvåpack: 2,
    trepack: 3,
    trio: 3,
    fyrpack: 4,
    dussin: 12,
  },
  fractionWords: `kvart kvarts fjärdedel fjärdedelar tredjedel tredjedelar
    femtedel femtedelar halv halvt halva hälften`,
  units: {
    mm: "mm millimeter millimeters",
    cm: "cm centimeter centimeters",
    m: "m meter meters",
    inch: 'tum tums "',
    foot: "ft",
    yard: "yard",
    g: "g gr gram grams",
    kg: "kg kilo kilos kilogram",
    ounce: "oz uns",
    pound: "lb lbs pund",
    ml: "ml milliliter milliliters",
    cl: "cl centiliter centiliters",
    dl: "dl deciliter deciliters",
    l: "l liter liters",
    fluidOunce: "floz",
    gsm: "gsm g/m2 g/m²",
    minute: "min minut minuter minuters",
    hour: "h tim timme timmar timmars",
    day: `dag dagar dagars dygn arbetsdag arbetsdagar arbetsdagars vardag
      vardagar vardagars`,
    week: "v vecka veckor veckors",
    month: "mån månad månader månaders",
    year: "år års",
    degree: "grad grader graders °",
    celsius: "°c c",
    fahrenheit: "°f f",
    percent: "% procent",
  },
  roles: {
    width: "bred brett breda bredare bredd bredden",
    height: "hög högt höga höjd höjden",
    length: "lång långt långa längd längden",
    diameter: "diameter diametern diam ø tvärmått",
    depth: "djup djupt djupa djupet",
    thickness: "tjock tjockt tjocka tjocklek tjockleken tjockleks",
    capacity: "rymmer rymma volym volymen rymd rymden",
    weight: "väger väga vikt vikten tung tungt tunga",
    make: `tillverkas tillverkad tillverkat tillverkade tillverkar tillverkning
      tillverkningen tillverkningstid tillverkningstiden gör görs gjord gjort
      gjorda produceras producerad produktion produktionstid klar klart klara
      färdig färdigt färdiga beställning beställningen leveranstid leveranstiden
      ledtid ledtiden sy syr sys sydd sytt sydda stickar stickas stickad stickat
      stickade virkar virkas virkad virkat virkade väver vävs vävd vävt vävda
      drejar drejas drejad drejat drejade gjuter gjuts gjuten gjutet gjutna
      trycker trycks tryckt tryckta bränner bränns bränd bränt brända graveras
      graverad graverat graverade handläggning handläggningstid`,
    ship: `skickas skickar skicka skickad skickat skickade levereras levererar
      leverans leveransen frakt frakten fraktas postas postar sänds avgår iväg`,
    burn: "brinner brinntid brinntiden brinna bränntid",
    cure: "mognar mognat härdar härdat torktid",
    age: "ålder åldern barn barnet barnen bebis bebisar gammal gammalt gamla",
    wash: `tvätt tvätta tvättas tvättar tvättad tvättråd tvättbar tvättbart
      tvättbara maskintvätt maskintvätta maskintvättas handtvätt handtvätta
      handtvättas fintvätt skontvätt tvättmaskin ullprogram tvättprogram`,
    proof: "korrektur skiss förhandsvisning provtryck",
  },
  rolesAfterNumber: {
    width: "bred brett breda",
    height: "hög högt höga",
    length: "lång långt långa",
    diameter: "diameter diam",
    depth: "djup djupt djupa",
    thickness: "tjock tjockt tjocka",
  },
  sideLetters: { height: "h", width: "b", depth: "d", length: "l" },
  roleLinks: "i på",
  unitFillers: "hela fulla",
  rangeWords: "till",
  betweenWords: "mellan",
  timesWords: "gånger",
  boundPhrases: `högst | minst | max | maximalt | nästan | knappt | drygt |
    mer/mindre/längre/kortare än | inte mer/längre än`,
  temperaturePrepositions: "i på vid",
  ageWords: "ålder åldern åldrarna",
  underWords: "under",
  setPhrases: `set om/med/på | sats om/med | paket om/med | förpackning om/med |
    ask om/med | låda med | setet består av`,
  countEndings: "",
  sizeNames: `liten>S litet>S små>S mellan>M medium>M stor>L stort>L stora>L`,
  sizeWords: "storlek storleken storlekar storlekarna strl stl nr nummer eu",

  and: "och samt &",
  or: "eller",
  but: "men",
  of: "av",
  articles: "en ett den det de",
  copulas: "är",
  functionWords: `en ett den det de och samt eller men utan för om som att så då
    när där här var vad vem vilken vilket vilka i på av med till från ur vid hos
    under över mellan mot genom efter före innan inom utanför bakom framför kring
    runt per sedan hela jag mig min mitt mina du dig din ditt dina han honom hans
    hon henne hennes vi oss vår vårt våra ni er ert era dem deras man sig sin sitt
    sina själv är var vara varit blir bli blev blivit har hade ha haft kan kunde
    kunna ska skall skulle får få fick fått bör måste må vill vilja går gå gick
    låt låta låter tål tåla gör göra inte ej icke aldrig ingen inget inga varken
    alla allt all hel helt varje var båda både andra annan annat samma egen eget
    egna sådan sådant sådana denna detta dessa mycket mer mest mindre mer flera
    några någon något bara endast enbart också även ännu redan alltid ofta nu
    ca cirka omkring ungefär nästan ganska väldigt mått måtten mäter mäta storlek
    storleken storlekar st styck stycken del delar bit bitar kommer komma ligger
    ligga sitter finns finnas ingår passar passa ger ge tar ta via enligt dock
    medan eftersom trots än upp ner ned ut in iväg borta hemma`,
  endings: [
    `arnas>ar ornas>or ernas>er arna>ar orna>or erna>er stenen>sten stenar>sten
      stenars>sten`,
    `sten>sten ben>ben paket>paket format>format dret>d tret>t vret>v pret>p
      ens> ets> ans>a ena> en> et> an>a`,
    `läder>läder tna>t vna>v rna>r andes> ande> ades> ade> ats> at> ad> as> ar> or> er> a>
      e>`,
    `ckl>ckel ffl>ffel dr>d tr>t pr>p kr>k vd>v gd>g nt>n kt>k gt>g mt>m lt>l
      rt>r vs>v cks>ck ts>t`,
  ],
  irregularForms: `eken>ek gjord>göra gjort>göra gjorda>göra gör>göra görs>göra
    gjordes>göra sydd>syr sytt>syr sydda>syr sys>syr sy>syr händer>hand
    handen>hand fötter>fot fötterna>fot ränder>rand stänger>stång stången>stång
    böcker>bok boken>bok böckerna>bok glasen>glas linne>lin linnet>lin lädret>läder
    blad>blad bladen>blad bladet>blad kaffemug>mug
    temug>mug stengodsmug>mug keramikmug>mug kaffekop>kop tekop>kop
    linneduk>duk bordsduk>duk`,
  compounds: true,
  verbLast: true,
  nounFirst: false,

  negators: "inte ej icke utan aldrig ingen inget inga varken undvik",
  notNegating: "bara endast enbart längre mer minst två",
  negationEnds: "men eftersom medan därför",
  clauseStarts: `diska tvätta torka stryk använd förvara låt häng lägg den det de
    kan får ska bör går`,
  incomparablePhrases: `ingen/inget/inga … lik/likt/lika/likadan/likadana |
    inga två … lika/likadana/identiska`,
  negatingAfter: "",
  forbiddenWords: "förbjuden förbjudet tabu",
  avoidingWords: "borta undan utom förutom",
  negatingEndings: "fri fritt fria lös löst lösa",
  negatedForms: `obehandlad>behandlad obehandlat>behandlat
    obehandlade>behandlade ofärgad>färgad ofärgat>färgat ofärgade>färgade
    oglaserad>glaserad oglaserat>glaserat oglaserade>glaserade
    oinramad>inramad oinramat>inramat oinramade>inramade omålad>målad
    omålat>målat omålade>målade olackad>lackad olackat>lackat olackade>lackade
    oblekt>blekt oblekta>blekta ofodrad>fodrad ofodrat>fodrat ofodrade>fodrade
    oparfymerad>parfymerad oparfymerat>parfymerat oparfymerade>parfymerade
    oanvänd>använd oanvänt>använt oanvända>använda osignerad>signerad
    osignerat>signerat oljerad>linjerad olinjerad>linjerad
    olinjerade>linjerade`,
  insteadPhrases: "i stället för | istället för | snarare än",

  materials: {
    stoneware: "stengods stengodset stengodslera",
    porcelain: "porslin porslinet benporslin",
    earthenware: "lergods lergodset",
    terracotta: "terrakotta",
    clay: "lera leran",
    ceramic: "keramik keramiken keramisk keramiskt keramiska",
    cotton: "bomull bomullen bomulls bomullstyg",
    linen: "linne linnet lin linet helinne linnetyg",
    wool: "ull ullen ylle yllet fårull lammull ullgarn",
    merino: "merino merinoull merinoullen",
    alpaca: "alpacka alpackaull",
    mohair: "mohair",
    cashmere: "kashmir kaschmir kashmirull",
    silk: "silke silket siden",
    hemp: "hampa hampan",
    jute: "jute juten",
    rattan: "rotting rottingen",
    bamboo: "bambu bambun",
    cork: "kork korken",
    felt: "filttyg hobbyfilt nålfilt",
    fleece: "fleece",
    denim: "denim jeanstyg",
    canvas: "canvas kanvas segelduk",
    leather: "läder lädret skinn skinnet kalvskinn nötläder",
    suede: "mocka mockan mockaskinn",
    nylon: "nylon",
    polyester: "polyester",
    acrylic: "akryl akrylen",
    polyamide: "polyamid",
    velvet: "sammet sammeten",
    satin: "satin satäng",
    viscose: "viskos",
    elastane: "elastan",
    tweed: "tweed",
    tulle: "tyll",
    organza: "organza",
    microfiber: "mikrofiber",
    oak: "ek eken ekträ ekens",
    walnut: "valnöt valnöten valnötsträ",
    ash: "askträ",
    beech: "bokträ bok",
    pine: "furu furun furuträ tall tallen tallträ",
    maple: "lönn lönnen lönnträ",
    cherry: "körsbärsträ",
    birch: "björk björken björkträ",
    cedar: "ceder cedern cederträ",
    teak: "teak teaken teakträ",
    mahogany: "mahogny mahognyn",
    rosewood: "jakaranda palisander",
    olive: "olivträ olivträet",
    wood: "trä träet träslag massivträ",
    plywood: "plywood kryssfaner",
    mdf: "mdf",
    brass: "mässing mässingen",
    bronze: "brons bronsen",
    copper: "koppar kopparn",
    steel: "stål stålet",
    metal: "metall metallen",
    zinc: "zink zinken",
    alloy: "legering legeringen",
    iron: "järn järnet gjutjärn smidesjärn",
    aluminum: "aluminium",
    tin: "tenn tennet",
    titanium: "titan",
    nickel: "nickel",
    silver: "silver silvret sterlingsilver",
    gold: "guld guldet",
    platinum: "platina",
    glass: "glas glaset glasets",
    resin: "harts hartset konstharts",
    epoxy: "epoxi epoxin",
    concrete: "betong betongen",
    marble: "marmor marmorn",
    granite: "granit graniten",
    slate: "skiffer skiffern",
    plaster: "gips gipsen",
    soy: "soja sojavax sojavaxet",
    beeswax: "bivax bivaxet",
    paraffin: "paraffin stearin",
    rapeseed: "rapsvax rapsvaxet",
    wax: "vax vaxet",
    paper: "papper papperet pappret",
    cardboard: "papp kartong kartongen wellpapp",
    kraft: "kraftpapper",
    vinyl: "vinyl",
    plastic: "plast plasten",
    rubber: "gummi gummit",
    silicone: "silikon",
    amethyst: "ametist ametisten ametister",
    turquoise: "turkos turkosen turkoser",
    opal: "opal opalen opaler",
    quartz: "kvarts kvartsen rosenkvarts bergkristall",
    moonstone: "månsten månstenen månstenar",
    pearl: "pärla pärlan pärlor pärlorna sötvattenspärla sötvattenspärlor",
    jade: "jade",
    garnet: "granat granaten granater",
    ruby: "rubin rubinen rubiner",
    sapphire: "safir safiren safirer",
    emerald: "smaragd smaragden smaragder",
    diamond: "diamant diamanten diamanter",
    topaz: "topas",
    agate: "agat agaten agater",
    citrine: "citrin",
    labradorite: "labradorit",
    amber: "bärnsten bärnstenen bärnstenar",
    shell: "snäcka snäckan snäckor snäckskal",
    horn: "horn hornet renhorn",
    coconut: "kokos",
    feather: "fjäder fjädern fjädrar",
    straw: "halm halmen",
    seagrass: "sjögräs",
    shea: "sheasmör",
    honey: "honung honungen",
    oat: "havre",
    charcoal: "träkol",
    linseed: "linolja linoljan linoljefärg",
    hardwax: "hårdvaxolja",
    oil: "olja oljan",
  },
  notMaterials: `björklöv björklövet björklöven lönnlöv lönnlövet lönnlöven
    boklöv linje linjen linjer linjerna linjerad linjerat linjerade linjal
    linjalen linser linda lindad lindas lindat lindade tallrik tallriken
    tallrikar tallrikarna trädgård trädgården trädgårdar trädgårdens trädet
    träden träda träffa träffar träffas träning träningen glasyr glasyren
    glasyrer glasyrerna glasera glaserad glaserat glaserade glasögon glasögonen
    glassig glasera glasklar glasklart guldfärgad guldfärgat guldfärgade
    silverfärgad silverfärgat silverfärgade kopparfärgad kopparfärgat
    kopparfärgade silvergrå silvergrått silvergråa guldgul guldgult guldgula
    turkosblå turkosblått bokmärke bokmärket bokmärken bokstav bokstaven
    bokstäver bokstäverna bokhylla bokhyllan bokstöd bokomslag bokbinderi bokbinderiet bokbindare
    bokbunden bokband bokpärm bokhandel kaffekoppar
    tekoppar espressokoppar granatäpple granatäpplen pappersformat
    plastfri plastfritt plastfria ullprogram ulltvätt pappan strykjärn
    honungsgul honungsgult havremjölk hornhinna olivgrön silkeslen silkeslent
    silkeslena kokoskaka oljad oljat oljade vaxad vaxat vaxade korkskruv`,
  plantParts: `blad bladet bladen löv lövet löven gren grenen grenar kvist
    kvisten kvistar blomma blomman blommor blommorna träd trädet kotte kotten
    kottar ollon`,
  materialModifiers: `och rent ren rena massiv massivt massiva förgylld förgyllt
    förgyllda garvat garvad garvade vegetabiliskt naturligt naturlig naturliga
    ekologisk ekologiskt ekologiska återvunnen återvunnet återvunna färgad
    färgat färgade tvättad tvättat tvättade glaserad glaserat glaserade borstad
    borstat borstade polerad polerat polerade oljad oljat oljade vaxad vaxat
    vaxade tjock tjockt tjocka tunn tunt tunna fin fint fina mjuk mjukt mjuka äkta
    hamrad hamrat hamrade rostfri rostfritt obehandlad obehandlat obehandlade
    obestruket borstat`,
  notParts: "blandning finish yta fil material tyg",
  materialPrepositions: "av i med är från ur",
  metalQualities: "massiv massivt massiva äkta rent rena sterling",
  metalCoatings: "pläterad pläterat pläterade plätering doublé vermeil",
  materialGoods: `garn garnet tyg tyget tråd tråden ull ullen läder lädret sten
    stenar trä träet virke virket lera leran linne linnet bomull bomullen papper
    papperet timmer`,
  madeOfPhrases: `är/var gjord/gjort/gjorda/tillverkad/tillverkat/tillverkade
    av/i/helt | är av/i/helt/massiv | gjord/gjort/gjorda av/i |
    tillverkad/tillverkat/tillverkade av/i | består av |
    sydd/sytt/sydda/vävd/vävt/stickad/stickat/gjuten/gjutet/drejad/drejat av/i`,
  notNounEndings: "erad erat erade kad kat kade ktig ktigt ktiga",
  parts: `handtag grepp öra lock kant botten fot rem kedja hängsmycke hänge
    berlock spänne lås knapp ficka innerficka fack kortfack sedelfack ärm foder
    mudd krage fåll linning blixtlås dragkedja veke glas burk ask dosa etui påse
    snöre band sidenband krok ram ramen glasyr tråd lintråd
    fyllning hår ansikte klänning sko kropp rygg baksida framsida fodral insats
    infattning sten pärla nål etikett lapp kort kuvert sida omslag söm ben låda
    hylla dörr blad pip insida utsida bläck rosett bälte nit öga ögon näsa svans
    vinge stativ fat kronblad hätta tofs frans skärm lampskärm tygskärm sladd
    sockel lampfot glödlampa platta krona rep stång ring huvud bokstav tryck
    mönster ventil sits ryggstöd sula ögla hank snodd axelrem inlägg
    skaft kontakt stift hål dräneringshål rör bok kopp`,
  colors: {
    white: "vit vitt vita",
    black: "svart svarta",
    red: "röd rött röda",
    blue: "blå blått blåa ljusblå ljusblått ljusblåa",
    green: "grön grönt gröna ljusgrön mörkgrön mörkgrönt mörkgröna",
    yellow: "gul gult gula",
    orange: "orange orangea",
    purple: "lila",
    pink: "rosa",
    brown: "brun brunt bruna mörkbrun mörkbrunt mörkbruna",
    gray: "grå grått gråa ljusgrå ljusgrått mörkgrå mörkgrått",
    beige: "beige beiget beigea beigt",
    navy: "marinblå marinblått marinblåa mörkblå mörkblått mörkblåa",
    burgundy: "vinröd vinrött vinröda",
    ivory: "elfenben elfenbensvit elfenbensvitt elfenbensvita",
    cream: "crème krämvit krämvitt krämvita gräddvit gräddvitt gräddvita",
    khaki: "khaki kaki",
    indigo: "indigo indigoblå indigoblått",
    ochre: "ockra ockragul ockragult ockragula",
    turquoise: "turkos turkost turkosa",
    violet: "violett violetta",
    magenta: "magenta",
    gold: "guld gyllene guldfärgad guldfärgat guldfärgade",
    silver: "silver silverfärgad silverfärgat silverfärgade",
  },
  colorPhrases: `är | i | färg | färgen | kulör | finns i | finns även/också i |
    målad/målat/målade i | färgad/färgat/färgade i`,
  pairingPhrases: `passar till/ihop/med/bra/fint/perfekt | passar … till |
    matcha* | kombinera* | present | presenten | presenter | gåva | julklapp |
    ge bort | bredvid | intill | häng | ställ | lägg | servera | fyll | bär`,

  placeVerbs: {
    made: `tillverkas tillverkad tillverkat tillverkade tillverkar tillverkning
      gör görs gjord gjort gjorda handgjord handgjort handgjorda produceras
      producerad producerat producerade sy syr sys sydd sytt sydda handsydd
      handsytt handsydda stickar stickas stickad stickat stickade virkar virkas
      virkad virkat virkade väver vävs vävd vävt vävda trycker trycks tryckt
      tryckta gjuter gjuts gjuten gjutet gjutna drejar drejas drejad drejat
      drejade täljer täljs täljd täljda snidad snidat snidade målar målas målad
      målat målade bränner bränns bränd bränt brända smider smids smidd smidda
      smitt blåses blåst blåsta broderas broderad broderat broderade graveras
      graverad graverat graverade bygger byggs byggd byggda skapas skapad
      skapade sågas sågad svarvas svarvad svarvat svarvade snickras snickrad
      färgas färgad färgat färgade monteras monterad svensktillverkad
      svensktillverkat svensktillverkade`,
    shipped: `skickas skickar skickad skickat skickade levereras levererar
      leverans fraktas frakt postas sänds avgår`,
    found: "hittad hittat hittade fyndad köpt köpta fynd samlad samlade",
    designed: `designad designat designade designas formgiven formgivet formgivna
      ritad ritat ritade ritas tecknad tecknat tecknade`,
    grown: "odlad odlat odlade odlas skördad skördat kommer härstammar",
  },
  placePrepositions: "i på från ur till vid nära utanför",
  originPrepositions: "från ur",
  nationalities: {
    IT: "italiensk italienskt italienska",
    FR: "fransk franskt franska",
    DE: "tysk tyskt tyska",
    JP: "japansk japanskt japanska",
    ES: "spansk spanskt spanska",
    PT: "portugisisk portugisiskt portugisiska",
    scotland: "skotsk skotskt skotska",
    IE: "irländsk irländskt irländska",
    england: "engelsk engelskt engelska",
    GB: "brittisk brittiskt brittiska",
    DK: "dansk danskt danska",
    SE: `svensk svenskt svenska svensktillverkad svensktillverkat
      svensktillverkade`,
    NO: "norsk norskt norska",
    FI: "finsk finskt finska",
    IS: "isländsk isländskt isländska",
    TR: "turkisk turkiskt turkiska",
    IN: "indisk indiskt indiska",
    US: "amerikansk amerikanskt amerikanska",
    MX: "mexikansk mexikanskt mexikanska",
    BE: "belgisk belgiskt belgiska",
    NL: "holländsk holländskt holländska nederländsk nederländskt nederländska",
    AT: "österrikisk österrikiskt österrikiska",
    CH: "schweizisk schweiziskt schweiziska",
    GR: "grekisk grekiskt grekiska",
    MA: "marockansk marockanskt marockanska",
    LT: "litauisk litauiskt litauiska",
    EE: "estnisk estniskt estniska",
    CN: "kinesisk kinesiskt kinesiska",
    PE: "peruansk peruanskt peruanska",
    PL: "polsk polskt polska",
  },
  places: {
    scotland: "skottland",
    england: "england",
    wales: "wales",
    GB: "storbritannien",
    US: "usa amerika",
    NL: "holland",
    stockholm: "stockholm",
    gothenburg: "göteborg",
    malmo: "malmö",
    uppsala: "uppsala",
    lund: "lund",
    umea: "umeå",
    lulea: "luleå",
    kiruna: "kiruna",
    gavle: "gävle",
    orebro: "örebro",
    linkoping: "linköping",
    norrkoping: "norrköping",
    jonkoping: "jönköping",
    helsingborg: "helsingborg",
    vasteras: "västerås",
    boras: "borås",
    vaxjo: "växjö",
    kalmar: "kalmar",
    karlstad: "karlstad",
    falun: "falun",
    visby: "visby",
    ostersund: "östersund",
    gotland: "gotland",
    oland: "öland",
    skane: "skåne",
    smaland: "småland",
    dalarna: "dalarna",
    halland: "halland",
    blekinge: "blekinge",
    varmland: "värmland",
    jamtland: "jämtland",
    norrland: "norrland",
    lapland: "lappland",
    bohuslan: "bohuslän",
    sormland: "sörmland",
    osterlen: "österlen",
    copenhagen: "köpenhamn",
    oslo: "oslo",
    helsinki: "helsingfors",
    paris: "paris",
    london: "london",
    berlin: "berlin",
    rome: "rom",
    milan: "milano",
    florence: "florens",
    lisbon: "lissabon",
    porto: "porto",
    vienna: "wien",
    tokyo: "tokyo",
    kyoto: "kyoto",
    tuscany: "toscana",
    provence: "provence",
    bavaria: "bayern",
  },
  notCountries: "jersey tchad",
  notPlaces: `jul påsk midsommar etsy pdf svenska engelska photoshop procreate
    oeko gots fsc`,

  care: {
    handwash: `diska/diskas/diskad för hand | disk* … för hand |
      tvätta/tvättas/tvätt för hand | tvätt* … för hand | handdisk* |
      handtvätt*`,
    handwashOnly: `endast/enbart/bara handdisk* | endast/enbart/bara handtvätt* |
      diskas/tvättas endast/enbart/bara för hand | endast/enbart/bara … för
      hand`,
    machinewash: `maskintvätt* | tvättmaskin* | tvätta/tvättas/tvätt i/vid/på # |
      tvätta/tvättas … i/vid/på # | tvätt/tvätta # | ullprogram* | ulltvätt |
      skontvätt* | fintvätt*`,
    dishwasher: "diskmaskin* | maskindisk* | diskas/diska i maskin",
    microwave: `mikrovåg* | microvåg* | mikro | micro | mikron | micron |
      mikrosäker*`,
    oven: `ugnssäker* | ugnsfast* | ugnstålig* | tål ugn | tål … ugn | i
      ugnen`,
    freezer: "frys | frysen | fryssäker* | frystålig* | frysas",
    tumble: "torktuml* | tumla | tumlas",
    dryflat: `plantork* | liggtork* | torka/torkas plant/liggande/platt |
      torka/torkas … plant/liggande/platt`,
    linedry: `hängtork* | lufttork* | dropptork* | torka/torkas hängande |
      torka/torkas … hängande | torka/torkas på lina/tork`,
    iron: `stryk | stryka | stryks | strykas | strykning | strykjärn`,
    bleach: "blek inte/ej | bleka | blekas | blekning | blekmedel* | klor",
    dryclean: "kemtvätt* | kemisk tvätt | kemiskt",
    wipe: `torka/torkas av | torka … av | avtorka* |
      fuktig/fuktad/våt/torr/mjuk trasa/duk`,
    soak: "blötlägg* | i blöt",
    oil: "olja/oljas in | olja … in | olja den/brädan/skärbrädan | oljas vid",
    waterproof: `vattentät* | vattenfast* | vattenavvisande | vattenbeständig* |
      tål/tåla vatten/väta/regn | tål/tåla … vatten/väta/regn`,
    foodsafe: "livsmedelsgodkän* | livsmedelssäker* | matsäker*",
  },
  careForbidsBefore: "undvik | olämplig/olämpligt/olämpliga för/i",
  careForbidsAfter: `inte | ej | aldrig | undviks | undvikas |
    rekommenderas/rekommenderar inte/ej | är inte/ej | bör undvikas | avråds`,
  comesWithPhrases: `levereras/kommer/skickas/säljs/packas/förpackas i/med |
    levereras/kommer/skickas … i/med | inklusive | inkl | du får | ni får | får du
    | får ni | ligger i | ligger … i`,
  includedPhrases: `ingår | ingår i köpet/priset/leveransen | medföljer | följer
    med | inkluderas | är inkluderad/inkluderat/inkluderade |
    inkluderad/inkluderat/inkluderade`,
  notIncludedPhrases: `ingår inte/ej | ingår … inte/ej | medföljer inte/ej |
    medföljer … inte/ej | följer inte/ej med | inkluderas inte/ej | är inte/ej
    inkluderad/inkluderat/inkluderade | säljs/köps separat | utan`,
  madeWithPhrases: `fylld/fyllt/fyllda med | fodrad/fodrat/fodrade med | doft av |
    dofter av | doftar | doftar av | luktar | doftljus med |
    doftsatt/doftsatta med | innehåller | klädd/klätt/klädda med |
    dekorerad/dekorerat/dekorerade med`,
  looseNouns: `beställning omsorg kärlek tid dag vecka timme brev namn svenska
    engelska detalj sätt storlek färg mönster variation person foto nyans post
    hand fil format steg arbetsdag spårning lätthet trygghet allt`,
  adverbs: `tillsammans klar klart klara direkt noggrant säkert varsamt fint prydligt
    löst separat helt också alltid vackert stadigt`,

  namedSizePhrases: "en storlek | one size",
  notSizePhrases:
    "nummer/nr | pärla/pärlor | sticka/stickor | virknål* | sten/stenar",
  readyPhrases: "redo att skickas",
  advicePhrases: `direkt sol/solljus | solljus | undvik vatten/fukt/sol |
    värmetålig* | tvättas | tvättbar* | rengör* | polera* | torkas | torrt`,
  packagingPhrases: "presentask* | presentpåse* | presentförpackning*",

  havePhrases: `har | med | innehåller | set om | set med | får | består av | det
    finns | inklusive`,
  onlyOnePhrases: "bara en/ett | endast en/ett | en enda | ett enda",
  otherWords: "andra annan annat",
  choicePhrases: `färger/storlekar/varianter/motiv att välja mellan/på/bland |
    välj mellan/bland | valfri/valfritt/valfria`,

  phrases: {
    promise: {
      freeShipping: {
        say: `fri/gratis frakt/leverans | fraktfritt | fraktfri | frakten ingår |
          bjuder på frakten/frakt | kostnadsfri frakt/leverans | utan
          fraktkostnad`,
        proof: "fri frakt | gratis frakt | fraktfri* | frakten ingår",
      },
      freeReturns: "fri/gratis retur | fria/gratis returer",
      freeWrap: "gratis inslagning/presentinslagning",
      giftWrap: {
        say: "presentinslagning | presentinslagen | presentinslagna",
        proof: "present* | *inslag*",
      },
      freeExtra: {
        say: `gratis | kostnadsfritt | utan extra kostnad | på köpet`,
        proof: "gratis | kostnadsfri* | ingår",
      },
      returns: {
        say: "retur | returer | returrätt | returnera | öppet köp | byte",
        proof: "retur* | öppet köp | byte*",
      },
      guarantee: "garanti | garantin | garanterad | garanterat | garanterar",
      tracking: { say: "spårbar* | spårning | spåras", proof: "spår*" },
      express: "express* | ilpaket",
      insured: "försäkrad | försäkrat | försäkrade",
      unlimited: { say: "obegränsat | obegränsade", proof: "obegräns*" },
      lifetime: "livstid | livstids* | livslång | livslångt",
      nextDay: "nästa dag | samma dag | inom 24 timmar",
      fastShipping: `snabb leverans/frakt | snabba leveranser |
        snabbt/snabb skickad/skickat/levererad/levererat | skickas/levereras
        snabbt/omgående/omedelbart`,
      discount: `rabatt* | rea | reapris* | nedsatt pris | specialpris* |
        bästa/lägsta pris/priset | erbjudande* | kampanjpris*`,
    },
    claim: {
      organic: { say: "ekologisk* | eko", proof: "eko* | gots | krav" },
      certified: {
        say: "*certifierad | *certifierat | *certifierade | certifikat",
        proof: "certifi* | *certifi* | oeko | gots | fsc",
      },
      nonToxic: "giftfri | giftfritt | giftfria | ogiftig*",
      hypoallergenic: "hypoallergen* | allergivänlig*",
      nickelFree: {
        say: "nickelfri | nickelfritt | nickelfria",
        proof: "nickel*",
      },
      leadFree: { say: "blyfri | blyfritt | blyfria", proof: "bly*" },
      bpaFree: "bpa",
      childSafe: "barnsäker* | babysäker*",
      recycled: {
        say: `återvunnen | återvunnet | återvunna | återbrukad* | återbrukat |
          återbruk | upcycled | upcycling`,
        proof: "återvun* | återbruk* | upcycl* | recycl*",
      },
      eco: `miljövänlig* | hållbart producerad* | hållbart framställd* |
        klimatneutral* | klimatsmart*`,
      biodegradable: "biologiskt nedbrytbar* | nedbrytbar*",
      compostable: "komposterbar*",
      vegan: { say: "vegansk* | vegan", proof: "vegan*" },
      crueltyFree: "djurförsöksfri | djurförsöksfritt | cruelty free",
      fairTrade: "fair trade | fairtrade | rättvis handel | rättvisemärkt*",
      licensed: "officiell licens | på licens | licensierad* | licensierat",
      fsc: "fsc",
      oekoTex: "oeko | oekotex",
      svanen: "svanenmärkt* | svanenmärkning*",
      ceMarked: { say: "ce märkt | ce märkta | ce märkning", proof: "ce" },
      patented: "patenterad* | patenterat",
      rfid: "rfid",
      heals: `läker | läkande | helande | lindrar | botar | hjälper mot |
        detox* | avgift* | terapeutisk* | sömnlöshet | migrän | eksem |
        psoriasis`,
      repels: "avskräcker | håller borta mygg/insekter",
      antibacterial: "antibakteriell*",
      fireproof: "brandsäker* | eldfast* | flamsäker*",
      tarnishFree: "mörknar inte | missfärgas inte | anlöper inte",
      lasting: `krymper inte | rostar inte | bleknar inte | repas inte | går inte
        sönder | spricker inte | nöts inte`,
      stainProof: "fläckfri* | fläckavvisande | smutsavvisande",
      scratchProof: "reptålig* | repfri*",
      unbreakable: "okrossbar* | oförstörbar*",
      washable: {
        say: "tvättbar | tvättbart | tvättbara",
        proof: "*tvätt*",
      },
    },
    rarity: {
      oneOfAKind: `unikt exemplar | enda i sitt slag | unikt föremål |
        unika exemplar | unikat | ett enda exemplar`,
      limited: {
        say: `begränsad upplaga | begränsat antal | begränsad till | limiterad* |
          limited edition`,
        proof: "*upplaga* | begränsa* | limit*",
      },
      onlyMade: "bara/endast # exemplar/stycken",
      rare: "sällsynt | sällsynta",
      last: "sista exemplaret | sista exemplaren | sista chansen",
    },
    story: {
      grandparents: `mormor | mormors | morfar | morfars | farmor | farmors |
        farfar | farfars`,
      generations: { say: "generation*", proof: "generation*" },
      family: `min mamma/pappa/mor/far/man/fru/dotter/son/syster/bror/familj |
        mitt barn | familjeföretag* | familjerecept* | familjegård*`,
      award: "prisbelönt | prisbelönta | belönad* | vinnare av",
      featured: "känd från tv | sedd på tv | synts i",
      since: "sedan #",
      bestSeller: "bästsäljare* | storsäljare* | bäst säljande",
      farm: "vår gård | min gård",
    },
    age: {
      vintage: {
        say: "vintage*",
        proof: "vintage* | *talet",
        unless: "vintagestil* | vintagelook* | vintageinspirer*",
      },
      antique: { say: "antik | antikt | antika", proof: "antik*" },
      artDeco: "art deco | jugend* | art nouveau",
      midCentury: { say: "# talet", proof: "# talet" },
    },
    technique: {
      carved: { say: "täljd* | snidad* | täljt", proof: "*tälj* | *snid*" },
      waxed: { say: "vaxad | vaxat | vaxade", proof: "*vax*" },
      oiled: { say: "oljad | oljat | oljade", proof: "*olj*" },
      painted: {
        say: "målad | målat | målade | handmålad*",
        proof: "*mål* | *färg*",
      },
      dyed: { say: "färgad | färgat | färgade", proof: "*färg*" },
      printed: { say: "tryckt | tryckta", proof: "*tryck* | *print*" },
      glazed: { say: "glaserad | glaserat | glaserade", proof: "*glas*" },
      stamped: { say: "stämplad*", proof: "*stämp*" },
      forged: { say: "smidd | smidda | smitt", proof: "*smid*" },
      engraved: { say: "graverad | graverat | graverade", proof: "*grav*" },
      etched: { say: "etsad | etsat | etsade", proof: "*ets*" },
      embroidered: {
        say: "broderad | broderat | broderade",
        proof: "*broder*",
      },
      woven: { say: "vävd | vävt | vävda | handvävd*", proof: "*väv*" },
      knitted: {
        say: "stickad | stickat | stickade | virkad | virkat | virkade",
        proof: "*stick* | *virk*",
      },
      felted: { say: "tovad | tovat | tovade", proof: "*tov* | *filt*" },
      quilted: { say: "quiltad* | vadderad*", proof: "*quilt* | *vadd*" },
      hammered: { say: "hamrad | hamrat | hamrade", proof: "*hamr*" },
      soldered: { say: "lödd | lödda", proof: "*löd*" },
      lacquered: { say: "lackad | lackat | lackade", proof: "*lack*" },
      laser: { say: "laserskuren | laserskuret | lasrad*", proof: "*laser*" },
      gilded: { say: "förgylld* | försilvrad*", proof: "*guld* | *silver*" },
      enameled: { say: "emaljerad*", proof: "*emalj*" },
      blown: { say: "munblåst | munblåsta | blåst", proof: "*blås*" },
      thrown: { say: "drejad | drejat | drejade", proof: "*drej*" },
      macrame: { say: "makramé", proof: "makram*" },
      pleated: { say: "plisserad* | veckad*", proof: "*pliss* | *veck*" },
      signed: { say: "signerad | signerat | signerade", proof: "*sign*" },
      numbered: { say: "numrerad | numrerat | numrerade", proof: "*num*" },
      lined: { say: "fodrad | fodrat | fodrade", proof: "*fod*" },
      padded: { say: "vadderad* | stoppad", proof: "*vadd* | *stopp*" },
      reinforced: { say: "förstärkt | förstärkta", proof: "*stärk*" },
      reversible: { say: "vändbar*", proof: "*vänd*" },
      adjustable: {
        say: "justerbar* | reglerbar* | ställbar*",
        proof: "*juster* | *regler* | *ställ*",
      },
      removable: { say: "avtagbar* | löstagbar*", proof: "*tagbar*" },
      rechargeable: { say: "uppladdningsbar*", proof: "*ladd* | usb" },
      battery: { say: "batteri | batterier", proof: "*batteri*" },
      dimmable: { say: "dimbar* | dimmer", proof: "*dim*" },
      magnetic: { say: "magnetisk*", proof: "*magnet*" },
      foldable: { say: "hopfällbar* | vikbar*", proof: "*fäll* | *vik*" },
      stackable: { say: "stapelbar*", proof: "*stapel* | *stapl*" },
    },
  },
  lookWords: `stil look utseende inspirerad inspirerat inspirerade liknande
    effekt känsla imitation`,
  sides: [
    "vänster höger",
    "vänstra högra",
    "framsida baksida",
    "framsidan baksidan",
    "ovansida undersida",
    "ovansidan undersidan",
    "insida utsida",
    "insidan utsidan",
  ],
  opposites: [
    "matt blank/blankt",
    "matta blanka",
    "hård mjuk",
    "hårt mjukt",
    "varm kall ljummen",
    "ljus mörk",
    "slät grov",
    "nybörjare avancerad",
    "fysisk digital",
    "inramad oinramad",
  ],
  ownWords: `denna detta dessa den det de han hon jag mig min mitt mina vi oss vår
    vårt våra du dig din ditt dina ni er ert era deras`,
  plainWords: `vacker vackert vackra fin fint fina härlig härligt härliga perfekt
    perfekta ideal idealisk underbar underbart underbara speciell speciellt
    speciella elegant eleganta enkel enkelt enkla lätt välja välj val njut njuta
    kommer klar hem hemma hemmet vardag vardagen dag dagar liten litet små lite
    present presenten gåva någon vän vänner kärlek älskar älskad ger gör skapar
    tidlös tidlöst tidlösa klassisk klassiskt klassiska unik unikt unika detalj
    detaljer hand handgjord handgjort handgjorda välkommen välkomna tack fråga
    frågor gärna meddelande hoppas glad glädje varm varmt varma värme lugn lugnt
    lugna mysig mysigt mysiga stund stunder morgon kväll liv livet år säsong
    verkligen kvalitet vet behöver önskar butik beställ hitta hittar idé stil
    känsla ljus hej hejsan`,
};
