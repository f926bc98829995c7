import type { LanguagePack } from "@/lib/listing-text/languages/language-pack";

export const pl: LanguagePack = {
  language: "pl",
  spacing: "words",
  decimalMark: ",",

  numberWords: {
    dwa: 2,
    dwie: 2,
    dwóch: 2,
    dwoma: 2,
    dwiema: 2,
    trzy: 3,
    trzech: 3,
    trzema: 3,
    cztery: 4,
    czterech: 4,
    czterema: 4,
    pięć: 5,
    pięciu: 5,
    sześć: 6,
    sześciu: 6,
    siedem: 7,
    siedmiu: 7,
    osiem: 8,
    ośmiu: 8,
    dziewięć: 9,
    dziewięciu: 9,
    dziesięć: 10,
    dziesięciu: 10,
    jedenaście: 11,
    dwanaście: 12,
    dwunastu: 12,
    piętnaście: 15,
    szesnaście: 16,
    osiemnaście: 18,
    dwadzieścia: 20,
    trzydzieści: 30,
    czterdzieści: 40,
    pięćdziesiąt: 50,
    sześćdziesiąt: 60,
    sto: 100,
  },
  halfWords: "pół",
  countNouns: { para: 2, pary: 2, parę: 2, duet: 2, tuzin: 12 },
  fractionWords: "ćwierć połowa pół trzecia",
  units: {
    mm: "mm milimetr milimetry milimetrów milimetra",
    cm: "cm centymetr centymetry centymetrów centymetra centymetrach",
    m: "m metr metry metrów metra",
    inch: 'cal cale cali cala "',
    foot: "ft stopa stopy stóp",
    yard: "jard jardy jardów",
    g: "g gr gram gramy gramów grama",
    kg: "kg kilogram kilogramy kilogramów kilo",
    ounce: "oz uncja uncje uncji",
    pound: "lb lbs funt funty funtów",
    ml: "ml mililitr mililitry mililitrów",
    cl: "cl centylitr centylitrów",
    l: "l litr litry litrów litra",
    fluidOunce: "floz",
    gsm: "gsm g/m2 g/m²",
    minute: "minuta minuty minut minutach min",
    hour: "godzina godziny godzin godzinach godz h",
    day: "dzień dnia dni dniach dniami",
    week: "tydzień tygodnia tygodnie tygodni tygodniach tyg",
    month: "miesiąc miesiąca miesiące miesięcy miesiącach mies",
    year: "rok roku lata lat latach",
    degree: "stopień stopnia stopnie stopni stopniach st °",
    celsius: "°c",
    fahrenheit: "°f",
    percent: "% procent procenta procentach",
  },
  roles: {
    width: "szeroki szeroka szerokie szerokość szerokości szer",
    height: "wysoki wysoka wysokie wysokość wysokości wys",
    length: "długi długa długie długość długości dł",
    diameter: "średnica średnicy średnicę średnicą śr ø",
    depth: "głęboki głęboka głębokie głębokość głębokości gł",
    thickness: "gruby gruba grube grubość grubości",
    capacity: "pojemność pojemności mieści mieszczą objętość objętości",
    weight: "waży ważą waga wagi wadze ciężar",
    make: `wykonany wykonana wykonane wykonanie wykonania wykonuję wykonujemy
      wykonam produkcja produkcji wyprodukowany wyprodukowana wyprodukowane
      realizacja realizacji realizuję przygotowanie przygotowania przygotowuję
      gotowy gotowa gotowe zamówienie zamówienia zrobiony zrobiona zrobione
      robię szyty szyta szyte uszyty uszyta uszyte szyję tworzę powstaje
      powstają wytwarzany wytwarzana wytoczony drukowany drukowana dziergany
      dziergana tkany tkana odlewany odlewana grawerowany grawerowana`,
    ship: `wysyłka wysyłki wysyłkę wysyłam wysyłamy wysyłany wysyłana wysyłane
      wysłany wysłana wysłane wysyła dostawa dostawy dostawę nadaję nadajemy
      nadany nadana doręczenie`,
    burn: "pali palą palenia spalania",
    cure: "dojrzewa dojrzewają dojrzewania leżakuje leżakowania",
    age: "wiek wieku dziecko dzieci niemowlę niemowląt powyżej",
    wash: `prać pranie prania pierz pierzemy prany prana prane pralce pralka
      program programie myć mycie`,
    proof: "projekt projektu podgląd podglądu wizualizacja wizualizację",
  },
  rolesAfterNumber: {
    width: "szerokości",
    height: "wysokości",
    length: "długości",
    diameter: "średnicy",
    depth: "głębokości",
    thickness: "grubości",
  },
  sideLetters: { height: "w", width: "s", depth: "g", length: "d" },
  roleLinks: "w na o",
  unitFillers: "pełne pełnych robocze roboczych roboczy roboczego",
  rangeWords: "do lub",
  betweenWords: "między pomiędzy",
  timesWords: "na",
  boundPhrases: `nie więcej/dłużej/mniej niż | co najmniej | co najwyżej |
    maksymalnie | minimum | maksimum | prawie | ponad | więcej/mniej niż |
    przynajmniej`,
  temperaturePrepositions: "w",
  ageWords: "wiek wieku",
  underWords: "poniżej",
  setPhrases: `zestaw | zestaw z | komplet | komplet z | opakowanie | zestawie |
    zestaw po`,
  sizeNames: "mały>S mała>S średni>M średnia>M duży>L duża>L",
  sizeWords: "rozmiar rozmiary rozmiarze rozmiaru eu nr numer",

  and: "i oraz &",
  or: "lub albo",
  but: "ale",
  of: "z ze",
  articles: "",
  copulas: "jest są to",
  functionWords: `i oraz a ale lecz lub albo ani ni czy w we z ze do na od u o
    po pod nad przed za przez dla bez przy między pomiędzy wśród obok około ok
    ku wokół że żeby aby by gdy kiedy jeśli jeżeli ponieważ bo więc zatem jak
    jako niż tak nie tylko wyłącznie jedynie również też także jeszcze już
    zawsze nigdy bardzo dość zbyt to ten ta te ci tego tej tych temu tym tymi tę
    tą który która które którego której których którym którymi którą co kto
    czego komu coś ktoś jest są był była było były będzie będą być został
    została zostały zostało mam masz ma mamy macie mają mieć może mogą możesz
    można musi muszą trzeba należy ja ty on ona ono my wy oni one mnie mi ciebie
    ci tobie jego jej go mu ich im nim nią nimi nas nam wam was się siebie sobie
    mój moja moje moich mojej moim moją twój twoja twoje twoich twojej twoim
    twoją swój swoja swoje swoich nasz nasza nasze naszych naszej naszym wasz
    każdy każda każde każdego każdej każdym wszystko wszystkie wszystkich cały
    cała całe całej całego inny inna inne innych sam sama samo same jeden jedna
    jedno jednej jednego żaden żadna żadne nic nikt tu tam gdzie stąd potem
    następnie podczas mierzy mierzą wymiary wymiar sztuka sztuki sztuk szt część
    części element elementy rozmiar rozmiary roboczy robocze roboczych posiada
    posiadają oba obie obu kilka wiele więcej mniej razem osobno proszę`,
  endings: [
    `ościami>ość ościach>ość ością>ość ości>ość ość>ość owaniami>owanie
      owania>owanie ami> ach> ego> emu> ych> ymi> imi> ów> ową>ow owa>ow owe>ow
      owy>ow owej>ow iej>i iego>i im> ym> ej> om> em> ie> ią>i ię>i ki>k ka>k
      kę>k ką>k ce>k ek>k a> ą> e> ę> i> o> u> y>`,
    "i> y> ek>k ec>c",
  ],
  irregularForms: `złocie>złoto srebrze>srebro szkle>szkło drewnie>drewno
    miedzi>miedź lnu>len lnie>len lnem>len skórze>skóra wełnie>wełna
    bawełnie>bawełna ręce>ręka pudełku>pudełko pudełka>pudełko pudełek>pudełko
    łańcuszku>łańcuszek łańcuszka>łańcuszek uchwytem>uchwyt dnie>dno dna>dno
    krawędzi>krawędź podszewce>podszewka`,
  compounds: false,
  verbLast: false,
  nounFirst: false,

  negators: "nie bez ani nigdy żaden żadna żadne unikać unikaj unikajcie",
  notNegating: "tylko jedynie",
  negationEnds: "ale lecz bo ponieważ gdyż",
  clauseStarts: `prać pierz suszyć susz myć myj prasować prasuj wycierać używać
    przechowywać można należy ona on jest`,
  incomparablePhrases: `nie ma dwóch … takich samych/identycznych | nie ma dwóch
    takich/identycznych | żaden/żadna/żadne nie jest taki/taka/takie`,
  negatingAfter: "",
  forbiddenWords: "zabroniony zabroniona zabronione",
  avoidingWords: "dala oprócz poza",
  negatingEndings: "",
  negatedForms: `niefarbowany>farbowany niefarbowana>farbowany
    niefarbowane>farbowany nielakierowany>lakierowany nielakierowana>lakierowany
    nielakierowane>lakierowany nieszkliwiony>szkliwiony nieszkliwiona>szkliwiony
    nieszkliwione>szkliwiony bezzapachowy>zapachowy bezzapachowa>zapachowy
    bezzapachowe>zapachowy nieoprawiony>oprawiony nieoprawiona>oprawiony
    niebielony>bielony niebielona>bielony niebielone>bielony`,
  insteadPhrases: "zamiast",

  materials: {
    stoneware: `kamionka kamionki kamionce kamionkę kamionką kamionkowy
      kamionkowa kamionkowe kamionkowej kamionkowego`,
    porcelain: `porcelana porcelany porcelanie porcelanę porcelaną porcelanowy
      porcelanowa porcelanowe porcelanowej porcelanowego`,
    earthenware: "fajans fajansu fajansowy fajansowa fajansowe",
    terracotta: "terakota terakoty terakocie terakotowy terakotowa terakotowe",
    clay: `glina gliny glinie glinę gliną gliniany gliniana gliniane glinianej
      glinianego`,
    ceramic: `ceramika ceramiki ceramice ceramikę ceramiką ceramiczny ceramiczna
      ceramiczne ceramicznej ceramicznego ceramicznym ceramiczną`,
    cotton: `bawełna bawełny bawełnie bawełnę bawełną bawełniany bawełniana
      bawełniane bawełnianej bawełnianego bawełnianym bawełnianą bawełnianych`,
    linen: `len lnu lnie lnem lniany lniana lniane lnianej lnianego lnianym
      lnianą lnianych`,
    wool: `wełna wełny wełnie wełnę wełną wełniany wełniana wełniane wełnianej
      wełnianego wełnianym wełnianą`,
    merino: `merino merynos merynosa merynosowy merynosowa merynosowe
      merynosów`,
    alpaca: "alpaka alpaki alpace",
    mohair: "moher moheru moherowy moherowa moherowe",
    cashmere: "kaszmir kaszmiru kaszmirowy kaszmirowa kaszmirowe",
    silk: "jedwab jedwabiu jedwabny jedwabna jedwabne jedwabnej jedwabnego",
    hemp: "konopie konopi konopny konopna konopne",
    jute: `juta juty jucie jutę jutą jutowy jutowa jutowe jutowej jutowego
      jutowym`,
    rattan: `rattan rattanu rattanowy rattanowa rattanowe wiklina wikliny
      wiklinowy wiklinowa wiklinowe`,
    bamboo: `bambus bambusa bambusowy bambusowa bambusowe bambusowej
      bambusowego`,
    cork: "korek korka korkiem korkowy korkowa korkowe korkowej",
    felt: "filc filcu filcem filcowy filcowa filcowe filcowej filcowego",
    fleece: "polar polaru polarowy polarowa polarowe",
    denim: "denim denimu dżins dżinsu dżinsowy dżinsowa dżinsowe",
    leather: `skóra skóry skórze skórę skórą skórzany skórzana skórzane
      skórzanej skórzanego skórzanym skórzaną skórzanych`,
    suede: "zamsz zamszu zamszowy zamszowa zamszowe",
    nylon: "nylon nylonu nylonowy nylonowa nylonowe",
    polyester: "poliester poliestru poliestrowy poliestrowa poliestrowe",
    acrylic: "akryl akrylu akrylowy akrylowa akrylowe akrylowej akrylowymi",
    polyamide: "poliamid poliamidu",
    velvet: `aksamit aksamitu aksamitny aksamitna aksamitne welur weluru
      welurowy welurowa welurowe`,
    satin: "satyna satyny satynie satynowa",
    lace: "koronka koronki koronce koronkowy koronkowa koronkowe",
    viscose: "wiskoza wiskozy wiskozie wiskozowy wiskozowa",
    elastane: "elastan elastanu",
    tweed: "tweed tweedu tweedowy tweedowa",
    chiffon: "szyfon szyfonu",
    tulle: "tiul tiulu tiulowy tiulowa tiulowe",
    organza: "organza organzy organzie",
    microfiber: "mikrofibra mikrofibry",
    oak: `dąb dębu dębem dębie dębowy dębowa dębowe dębowej dębowego dębowym
      dębową dębiny dębina`,
    walnut: `orzech orzecha orzechu orzechem orzechowy orzechowa orzechowe
      orzechowej orzechowego orzechowym`,
    ash: `jesion jesionu jesionie jesionowy jesionowa jesionowe jesionowego
      jesionowej`,
    beech: "buk buku bukowy bukowa bukowe bukowego bukowej bukowym",
    pine: "sosna sosny sośnie sosnowy sosnowa sosnowe sosnowego sosnowej",
    maple: "klon klonu klonie klonowy klonowa klonowe klonowego",
    cherry: "czereśnia czereśni czereśniowy czereśniowe wiśniowe",
    birch: "brzoza brzozy brzozie brzozowy brzozowa brzozowe brzozowego",
    cedar: "cedr cedru cedrowy cedrowa cedrowe",
    teak: "teak tek teku tekowy tekowa tekowe",
    mahogany: "mahoń mahoniu mahoniowy mahoniowa mahoniowe",
    olive: "oliwny oliwna oliwne oliwnego",
    wood: `drewno drewna drewnie drewnem drewniany drewniana drewniane
      drewnianej drewnianego drewnianym drewnianą drewnianych drewnianymi`,
    plywood: "sklejka sklejki sklejce sklejką sklejkę",
    mdf: "mdf",
    brass: `mosiądz mosiądzu mosiądzem mosiężny mosiężna mosiężne mosiężnej
      mosiężnego mosiężnym mosiężną mosiężnymi`,
    bronze: "brąz brązu",
    copper: `miedź miedzi miedzią miedziany miedziana miedziane miedzianej
      miedzianego miedzianym miedzianą`,
    steel: `stal stali stalą stalowy stalowa stalowe stalowej stalowego stalowym
      stalowych nierdzewna nierdzewnej`,
    metal: `metal metalu metalem metale metalowy metalowa metalowe metalowej
      metalowego metalowym`,
    zinc: "cynk cynku cynkowy",
    alloy: "stop stopu",
    iron: "żeliwo żeliwa żeliwny żeliwna żeliwne kute kuty kutego",
    aluminum: `aluminium aluminiowy aluminiowa aluminiowe aluminiowej
      aluminiowego`,
    tin: "cyna cyny cynowy cynowa cynowe",
    titanium: "tytan tytanu tytanowy tytanowa tytanowe",
    nickel: "nikiel niklu niklem niklowany",
    silver: `srebro srebra srebrze srebrem srebrny srebrna srebrne srebrnej
      srebrnego srebrnym srebrną srebrnych srebrnymi`,
    gold: `złoto złota złocie złotem złoty złote złotej złotego złotym złotą
      złotych złotymi`,
    platinum: "platyna platyny platynowy platynowa platynowe",
    glass: `szkło szkła szkle szkłem szklany szklana szklane szklanej szklanego
      szklanym szklaną szklanych`,
    resin: "żywica żywicy żywicę żywicą żywiczny żywiczna żywiczne",
    epoxy: "epoksydowa epoksydowej epoksyd",
    concrete: `beton betonu betonie betonem betonowy betonowa betonowe betonowej
      cement cementu`,
    marble: "marmur marmuru marmurowy marmurowa marmurowe",
    granite: "granit granitu granitowy granitowa granitowe",
    slate: "łupek łupku łupka",
    plaster: "gips gipsu gipsowy gipsowa gipsowe",
    soy: "soja soi sojowy sojowa sojowe sojowego sojowej sojowym",
    beeswax: "pszczeli pszczelego pszczelim",
    paraffin: `parafina parafiny parafinie parafinę parafiną parafinowy
      parafinowa parafinowe`,
    rapeseed: "rzepakowy rzepakowego rzepakowym",
    wax: "wosk wosku woskiem woskowy woskowa woskowe",
    paper: `papier papieru papierze papierem papierowy papierowa papierowe
      papierowej papierowego`,
    cardboard: `karton kartonu kartonowy kartonowa kartonowe kartonowym tektura
      tektury tekturowy tekturowe tekturowym`,
    kraft: "kraft kraftowy kraftowe kraftowym",
    vinyl: "winyl winylu winylowy winylowa winylowe",
    plastic: `plastik plastiku plastikowy plastikowa plastikowe tworzywo
      tworzywa`,
    rubber: "guma gumy gumowy gumowa gumowe kauczuk kauczuku",
    silicone: "silikon silikonu silikonowy silikonowa silikonowe",
    amethyst: "ametyst ametystu ametystem ametysty ametystów",
    turquoise: "turkus turkusu turkusem turkusy",
    opal: "opal opalu opalem opale",
    quartz: "kwarc kwarcu kwarcem",
    pearl: "perła perły perłą pereł perłami perłowa",
    jade: "jadeit jadeitu",
    garnet: "granatem granatu granaty granatów granatami",
    ruby: "rubin rubinu rubinem rubiny",
    sapphire: "szafir szafiru szafirem szafiry",
    emerald: "szmaragd szmaragdu szmaragdem szmaragdy",
    diamond: "diament diamentu diamentem diamenty diamentów",
    topaz: "topaz topazu topazem",
    agate: "agat agatu agatem agaty",
    citrine: "cytryn cytrynu cytrynem",
    amber: `bursztyn bursztynu bursztynem bursztyny bursztynowy bursztynowa
      bursztynowe bursztynów`,
    labradorite: "labradoryt labradorytu labradorytem",
    shell: "muszla muszli muszle",
    horn: "róg rogu",
    coconut: "kokos kokosa kokosowy kokosowa kokosowe",
    feather: "pióra piór piórko",
    straw: "słoma słomy słomie słomiany słomiana słomiane",
    raffia: "rafia rafii",
    shea: "shea",
    honey: "miód miodu miodem",
    oat: "owies owsa owsiany owsiane",
    charcoal: "węgiel węgla",
  },
  plantParts: `liść liście liści gałązka gałązki gałązką kwiat kwiaty szyszka
    szyszki drzewo`,
  materialModifiers: `i oraz czysty czysta czyste czystej czystego lity lita
    lite litego litej pozłacany pozłacana pozłacane posrebrzany garbowany
    garbowana garbowanej roślinnie licowa licowej naturalny naturalna naturalne
    naturalnej naturalnego organiczny organiczna organicznej farbowany farbowana
    prany prana pranej woskowany szkliwiony szkliwiona szkliwione szczotkowany
    polerowany polerowana gruby gruba grube grubej cienki cienka miękki miękka
    miękkiej prawdziwy prawdziwa prawdziwej hartowany hartowane dmuchany
    dmuchane kuty kuta młotkowany próby surowy surowa oksydowany oksydowane`,
  notParts: "mieszanka wykończenie plik materiał tkanina",
  materialPrepositions: "z ze w jest są na",
  metalQualities: "czysty czyste czystego lite litego prawdziwe prawdziwego",
  metalCoatings: `pozłacany pozłacana pozłacane posrebrzany posrebrzana
    posrebrzane vermeil`,
  materialGoods: `przędza przędzy tkanina tkaniny skóra skóry skórzany kamień
    kamienie drewno drewna len lnu bawełna wełna wełny glina gliny`,
  madeOfPhrases: `jest/są wykonany/wykonana/wykonane z/ze | jest/są
    zrobiony/zrobiona/zrobione z/ze | jest/są z/ze | wykonany/wykonana/wykonane
    z/ze | zrobiony/zrobiona/zrobione z/ze | uszyty/uszyta/uszyte z/ze |
    odlany/odlana/odlane z | wytoczony/wytoczona/wytoczone z`,
  parts: `uchwyt uchwyty uchwytu ucho uszko uszka rączka rączki pokrywka
    pokrywki pokrywkę wieczko brzeg brzegi brzegu dno dna spód wierzch góra
    pasek paski paska łańcuszek łańcuszka łańcuszku wisiorek wisiorka zawieszka
    zawieszki zapięcie zapięcia guzik guziki guzików kieszeń kieszenie kieszeni
    rękaw rękawy podszewka podszewki mankiet mankiety kołnierz kołnierzyk zamek
    suwak knot knota słoik słoika pudełko pudełka pudełku woreczek woreczka
    woreczku sznurek sznurka sznurki sznur haczyk haczyki rama ramka ramki
    szkliwo szkliwa nić nici wypełnienie wypełnienia włosy twarz sukienka but
    ciało tył przód plecy okładka okładki wkład oprawa kamień kamienia koralik
    koraliki koralików sztyft sztyfty bigiel bigle drucik etykieta metka karta
    kartka koperta strona strony szew szwy lamówka noga nogi nóżka nóżki
    szuflada półka drzwi ostrze dziobek wnętrze środek tusz tuba wstążka wstążki
    wstążką kokarda klamra nit oko oczy nos ogon skrzydło podstawa podstawka
    podstawki płatek korek frędzle abażur kabel oprawka żarówka przegródka
    przegródki igła oprawa grzbiet linka gumka drążek głowa litera litery nadruk
    klapa klapka siedzisko oparcie podeszwa`,
  colors: {
    white: "biały biała białe białej białego białym białą białych biel bieli",
    black: `czarny czarna czarne czarnej czarnego czarnym czarną czarnych czerń
      czerni`,
    red: `czerwony czerwona czerwone czerwonej czerwonego czerwonym czerwoną
      czerwień czerwieni`,
    blue: `niebieski niebieska niebieskie niebieskiej niebieskiego niebieskim
      niebieską błękitny błękitna błękitne błękit błękicie`,
    green: `zielony zielona zielone zielonej zielonego zielonym zieloną zieleń
      zieleni`,
    yellow: "żółty żółta żółte żółtej żółtego żółtym żółtą",
    orange: `pomarańczowy pomarańczowa pomarańczowe pomarańczowej
      pomarańczowym`,
    purple: "purpurowy purpurowa purpurowe",
    pink: "różowy różowa różowe różowej różowego różowym różową róż",
    brown: "brązowy brązowa brązowe brązowej brązowego brązowym brązową",
    gray: "szary szara szare szarej szarego szarym szarą popielaty popielata",
    beige: "beżowy beżowa beżowe beżowej beżowego beżowym beż beżu",
    navy: `granatowy granatowa granatowe granatowej granatowego granatowym
      granatową`,
    burgundy: `bordowy bordowa bordowe bordowej bordowym burgundowy burgundowa
      burgund`,
    cream: "kremowy kremowa kremowe kremowej kremowym krem ecru",
    khaki: "khaki",
    lilac: "liliowy liliowa liliowe",
    indigo: "indygo",
    ochre: "ochra ochry",
    turquoise: "turkusowy turkusowa turkusowe turkusowej turkusowym",
    violet: "fioletowy fioletowa fioletowe fioletowej fioletowym fiolet",
    gold: "złoty złota złote złotej złotego złotym złotą",
    silver: "srebrny srebrna srebrne srebrnej srebrnym srebrną",
  },
  colorPhrases: `jest | są | w kolorze | kolor | kolorze |
    dostępny/dostępna/dostępne w kolorze | barwiony/barwiona/barwione na |
    pomalowany/pomalowana/pomalowane na`,
  pairingPhrases: `pasuje/pasują do | pasuje/pasują … do | komponuje/komponują
    się | obok | prezent* | podaruj | postaw | powieś | połóż | napełnij | załóż
    | idealn* do | wygląda | noś | dodaj`,

  placeVerbs: {
    made: `wykonany wykonana wykonane wykonuję wykonujemy wykonanie zrobiony
      zrobiona zrobione robię wyprodukowany wyprodukowana wyprodukowane
      produkowany produkowana produkowane produkcja produkuję szyty szyta szyte
      uszyty uszyta uszyte szyję szyjemy tkany tkana tkane tkam drukowany
      drukowana drukowane wydrukowany wydrukowana wydrukowane odlany odlana
      odlane odlewany odlewane wytoczony wytoczona wytoczone toczę toczony
      rzeźbiony rzeźbiona malowany malowana malowane dziergany dziergana
      dziergane dziergam powstaje powstają stworzony stworzona stworzone tworzę
      złożony wypalany wypalana wypalane kuty dmuchane haftowany haftowana
      grawerowany oprawiony oprawiona`,
    shipped: `wysyłka wysyłki wysyłam wysyłamy wysyłany wysyłana wysyłane
      wysłany wysłana wysłane wysyła dostawa nadaję nadajemy nadany`,
    found: `znaleziony znaleziona znalezione kupiony kupiona kupione zebrany
      zebrane`,
    designed: "zaprojektowany zaprojektowana zaprojektowane projektuję projekt",
    grown: `uprawiany uprawiana pochodzi pochodzą pochodzący pochodząca
      pochodzące zbierany wydobywany`,
  },
  placePrepositions: "w we z ze do na pod spod",
  originPrepositions: "z ze spod",
  nationalities: {
    IT: "włoski włoska włoskie włoskiej włoskiego włoskim",
    FR: "francuski francuska francuskie francuskiej francuskiego",
    DE: "niemiecki niemiecka niemieckie niemieckiej niemieckiego",
    JP: "japoński japońska japońskie japońskiej japońskiego",
    ES: "hiszpański hiszpańska hiszpańskie hiszpańskiej",
    PT: "portugalski portugalska portugalskie portugalskiej",
    scotland: "szkocki szkocka szkockie szkockiej",
    IE: "irlandzki irlandzka irlandzkie irlandzkiej",
    england: "angielski angielska angielskie angielskiej",
    GB: "brytyjski brytyjska brytyjskie",
    DK: "duński duńska duńskie",
    SE: "szwedzki szwedzka szwedzkie",
    NO: "norweski norweska norweskie",
    FI: "fiński fińska fińskie",
    TR: "turecki turecka tureckie tureckiej",
    IN: "indyjski indyjska indyjskie",
    US: "amerykański amerykańska amerykańskie",
    BE: "belgijski belgijska belgijskie belgijskiego",
    AT: "austriacki austriacka austriackie",
    CH: "szwajcarski szwajcarska szwajcarskie",
    GR: "grecki grecka greckie",
    NL: "holenderski holenderska holenderskie",
    LT: "litewski litewska litewskie litewskiego",
    CN: "chiński chińska chińskie chińskiej",
    PL: "polski polska polskie polskiej polskiego polskim polską",
    CZ: "czeski czeska czeskie czeskiego",
  },
  places: {
    PL: "polsce polski polskę",
    DE: "niemczech niemiec niemcy",
    FR: "francji francja",
    IT: "włoszech włoch włochy",
    ES: "hiszpanii hiszpania",
    PT: "portugalii portugalia",
    CN: "chinach chin chiny",
    JP: "japonii japonia",
    CZ: "czechach czech czechy",
    LT: "litwie litwy litwa",
    LV: "łotwie łotwy",
    UA: "ukrainie ukrainy ukraina",
    SE: "szwecji",
    DK: "danii",
    NO: "norwegii",
    BE: "belgii",
    NL: "holandii niderlandach niderlandów",
    IE: "irlandii",
    IN: "indiach indii",
    TR: "turcji",
    GR: "grecji",
    GB: "brytanii anglii",
    US: "usa ameryce",
    scotland: "szkocji szkocja",
    AT: "austrii",
    CH: "szwajcarii",
    SK: "słowacji",
    warsaw: "warszawa warszawie warszawy",
    krakow: "kraków krakowie krakowa",
    gdansk: "gdańsk gdańsku gdańska",
    wroclaw: "wrocław wrocławiu wrocławia",
    poznan: "poznań poznaniu poznania",
    lodz: "łódź łodzi",
    lublin: "lublin lublinie lublina",
    katowice: "katowice katowicach katowic",
    szczecin: "szczecin szczecinie szczecina",
    torun: "toruń toruniu torunia",
    gdynia: "gdynia gdyni",
    sopot: "sopot sopocie sopotu",
    bialystok: "białystok białymstoku białegostoku",
    rzeszow: "rzeszów rzeszowie rzeszowa",
    boleslawiec: "bolesławiec bolesławcu bolesławca",
    zakopane: "zakopane zakopanem zakopanego",
    masuria: "mazurach mazur mazury",
    podhale: "podhalu podhala",
    silesia: "śląsku śląska śląsk",
    kashubia: "kaszubach kaszub kaszuby",
    tuscany: "toskanii",
    provence: "prowansji",
    berlin: "berlin berlinie berlina",
    paris: "paryż paryżu paryża",
    london: "londyn londynie londynu",
    vienna: "wiedeń wiedniu wiednia",
    prague: "praga pradze pragi",
  },
  notCountries: "jersey czad polska",
  notPlaces: "boże narodzenie wielkanoc etsy pdf photoshop procreate",

  care: {
    handwash: `pierz … ręcznie | prać ręcznie | pierz ręcznie | pranie ręczne |
      prania ręcznego | prać … ręcznie | myć ręcznie | mycie ręczne | mycia
      ręcznego | myj ręcznie | ręczne pranie/mycie | ręcznie prać/myć | myć …
      ręcznie`,
    handwashOnly: `tylko/wyłącznie/jedynie ręcznie | tylko/wyłącznie/jedynie
      pranie/mycie ręczne | tylko/wyłącznie/jedynie prać/myć ręcznie |
      tylko/wyłącznie/jedynie prania/mycia ręcznego | wyłącznie do prania/mycia
      ręcznego | tylko do prania/mycia ręcznego`,
    machinewash: `w pralce | pralce | prać w # | pranie w # | prać … w # | pierz
      … w # | prania w # | pralka | program/programie do wełny |
      program/programie delikatny`,
    dishwasher: "zmywar*",
    microwave: `mikrofal* | kuchence mikrofalowej | kuchenki mikrofalowej |
      mikrofalów*`,
    oven: "piekarnik*",
    freezer: "zamraż* | zamrażar*",
    tumble: `suszar* | suszyć bębnowo | suszenie bębnowe | suszenia bębnowego |
      bębnow*`,
    dryflat: `suszyć na płasko | susz na płasko | suszyć … na płasko | susz … na
      płasko | suszenie na płasko | suszyć płasko | suszyć w pozycji poziomej |
      na leżąco`,
    linedry: `susz*/wiesz*/rozwiesz* na sznurku | susz*/wiesz*/rozwiesz* … na
      sznurku | suszyć na powietrzu | suszyć na wolnym powietrzu |
      suszyć w cieniu | suszyć rozwiesz*`,
    iron: "prasow* | prasuj* | wyprasow* | żelazk*",
    bleach: "wybiel* | wybielacz* | chlor*",
    dryclean: `czyszczenie chemiczne | czyścić chemicznie | czyszczenia
      chemicznego | chemicznie | pralni chemicznej`,
    wipe: "wilgotn*/such*/miękk* ściereczk*/szmatk* | przecier* | przetrzeć | wycierać",
    soak: "moczyć | namacza* | moczenia",
    oil: "olejować | naoliwi*",
    waterproof: "wodoodporn* | wodoszczeln* | nieprzemakaln*",
    foodsafe: `kontaktu z żywnością | bezpieczny/bezpieczna/bezpieczne dla
      żywności | kontakcie z żywnością`,
  },
  careForbidsBefore: `z dala od | zabron* | niewskazan* | nie nadaje się do |
    niewskazane`,
  careForbidsAfter: `nie | zabronione | niedozwolone | niewskazane | jest/są
    zabronione/niewskazane/niedozwolone | wykluczone`,
  comesWithPhrases: `wysyłany/wysyłana/wysyłane/zapakowany/zapakowana/zapakowane
    w/z | pakowany/pakowana/pakowane w | dostarczany/dostarczana/dostarczane w/z
    | sprzedawany/sprzedawana z | przychodzi/przychodzą w/z |
    przychodzi/przychodzą … w/z | zawiera | zawierają | w zestawie | w komplecie
    | otrzymasz | otrzymujesz | dołączam | dołączamy | wraz z`,
  includedPhrases: `jest/są dołączony/dołączona/dołączone | jest/są w
    zestawie/komplecie/cenie | wliczony | wliczone | w zestawie | w komplecie |
    dołączony | dołączona | dołączone`,
  notIncludedPhrases: `nie jest/są dołączony/dołączona/dołączone | nie
    wchodzi/wchodzą w skład | nie jest/są w zestawie/komplecie | nie jest/są
    częścią | nie zawiera/zawierają | sprzedawany/sprzedawana/sprzedawane
    osobno/oddzielnie | do kupienia osobno | bez`,
  madeWithPhrases: `wypełniony/wypełniona/wypełnione | pachnie | pachną | o
    zapachu | zapach | nuty | zawiera | zawierają |
    ozdobiony/ozdobiona/ozdobione | podszyty/podszyta`,
  looseNouns: `zamówienie zamówienia troska troską miłość miłością czas dzień
    dni tydzień godzina litera imię nazwa język detal sposób rozmiar kolor wzór
    wariant osoba zdjęcie odcień przesyłka poczta ręka plik format krok serce`,
  adverbs: `razem gotowy gotowa dobrze bezpośrednio starannie pięknie osobno
    ręcznie bezpiecznie zawsze także również`,

  namedSizePhrases: "rozmiar uniwersalny | uniwersalny rozmiar",
  notSizePhrases:
    "numer/nr | koralik* | perła/perły/pereł | drut/druty/drutach | igła/igły",
  readyPhrases: "gotowy/gotowa/gotowe do wysyłki",
  advicePhrases: `promieni* słoneczn* | przed słońcem/wodą/wilgocią | unikać
    wody/wilgoci/słońca | żaroodporn* | prać | pranie | myć | czyścić |
    czyszczenie | suszyć | przycinać knot`,
  packagingPhrases:
    "pudełk*/opakowani*/torebk* prezentow* | pudełk*/opakowani* na prezent",

  havePhrases: `ma | mają | posiada | posiadają | zawiera | zawierają | zestaw |
    komplet | otrzymasz | otrzymujesz | składa się z | z | liczy`,
  onlyOnePhrases: `tylko jeden/jedna/jedno/jedną | jeden egzemplarz | jedna
    sztuka`,
  otherWords: "inny inna inne drugi druga drugie",
  choicePhrases: `kolory/rozmiary/wzory do wyboru | kolorów/rozmiarów/wzorów do
    wyboru | do wyboru`,

  phrases: {
    promise: {
      freeShipping: `darmowa wysyłka/dostawa | darmową wysyłkę/dostawę |
        bezpłatna wysyłka/dostawa | wysyłka/dostawa gratis | wysyłka/dostawa
        darmowa/bezpłatna`,
      freeReturns: `darmowy zwrot | darmowe zwroty | bezpłatny zwrot | bezpłatne
        zwroty`,
      freeWrap: "darmowe pakowanie | pakowanie na prezent gratis",
      giftWrap: {
        say: `pakowanie na prezent | opakowanie prezentowe | zapakowane na
          prezent | zapakowany na prezent | zapakowana na prezent`,
        proof: "prezent* | *pakow*",
      },
      returns: {
        say: "zwrot | zwroty | zwrotów | zwrotu | wymiana | zwrot pieniędzy",
        proof: "zwrot* | wymian*",
      },
      guarantee: `gwarancja | gwarancji | gwarancję | gwarantuję | gwarantujemy
        | gwarantowany`,
      tracking: {
        say: `śledzenia przesyłki | numer śledzenia | numerem śledzenia |
          śledzeniem`,
        proof: "śledz*",
      },
      express: "ekspresow* | express | kurierska ekspres",
      insured: "ubezpieczon*",
      unlimited: "nieograniczon*",
      lifetime: "dożywotni* | na całe życie",
      nextDay: `tego samego dnia | następnego dnia | w 24 godziny | w 24h | w
        ciągu 24 godzin`,
      fastShipping: `szybka/szybką wysyłka/dostawa/wysyłkę/dostawę |
        wysyłka/dostawa ekspresowa`,
      discount: "promocj* | rabat* | wyprzedaż* | najniższa/najlepsza cena",
    },
    claim: {
      organic: {
        say: "organiczn* | bio | ekologicznej uprawy",
        proof: "organicz* | bio* | ekolog* | gots",
      },
      certified: "certyfikowan* | certyfikat*",
      nonToxic: "nietoksyczn*",
      hypoallergenic: "hipoalergiczn* | antyalergiczn*",
      nickelFree: {
        say: "bez niklu | bezniklow* | beznikl*",
        proof: "nikl* | nikiel | bezn*",
      },
      leadFree: { say: "bez ołowiu | bezołowiow*", proof: "ołow* | bezołow*" },
      bpaFree: "bpa",
      childSafe: `bezpieczny/bezpieczna/bezpieczne dla dzieci |
        bezpieczny/bezpieczna/bezpieczne dla niemowląt`,
      recycled: {
        say: `z recyklingu | recyklingowan* | upcykling* | upcycling* | z
          odzysku`,
        proof: "recykl* | upcykl* | upcycl* | odzysk*",
      },
      eco: "ekologiczn* | zrównoważon* | przyjazn* dla środowiska | eko",
      biodegradable: "biodegradowaln*",
      compostable: "kompostowaln*",
      vegan: { say: "wegańsk* | vegan*", proof: "wegań* | vegan* | wegan*" },
      crueltyFree: `cruelty free | nietestowan* na zwierzętach | nie testowan*
        na zwierzętach`,
      fairTrade: "sprawiedliwy handel | fair trade",
      licensed: "oficjalna licencja | na licencji | licencjonowan*",
      fsc: "fsc",
      oekoTex: "oeko | oekotex",
      patented: "opatentowan*",
      heals: `leczy | lecznicz* | uzdrawia* | detoks* | terapeutycz* |
        bezsenność | bezsenności | migren*`,
      antibacterial: "antybakteryjn*",
      fireproof: "ognioodporn* | niepaln*",
      tarnishFree: "nie ciemnieje | nie czernieje",
      lasting: `nie kurczy | nie rdzewieje | nie blaknie | nie pęka | nie
        rysuje`,
      stainProof: "plamoodporn*",
      unbreakable: "niezniszczaln* | nietłuk*",
    },
    rarity: {
      oneOfAKind: `jedyny/jedyna/jedyne w swoim rodzaju | unikat* | unikatow* |
        jedyny egzemplarz | niepowtarzaln*`,
      limited: "limitowan* | edycja limitowana",
      onlyMade: "tylko # sztuk/sztuki/egzemplarzy/egzemplarze",
      rare: "rzadki | rzadka | rzadkie",
      last: "ostatnia sztuka | ostatnie sztuki | ostatni egzemplarz",
    },
    story: {
      grandparents: `babci | babcia | dziadka | dziadek | babcię | prababci |
        prababcia | dziadków`,
      generations: { say: "pokoleni* | pokoleń", proof: "pokole*" },
      family: `moja/mojej/moją mama/mamy/mamę/córka/siostra/rodzina/rodziny/żona
        | mój/mojego tata/taty/ojciec/ojca/mąż/brat/syn |
        rodzinna/rodzinnej/rodzinny
        firma/firmy/pracownia/pracowni/przepis/przepisu`,
      award: "nagrod* | nagradzan* | wyróżnion*",
      featured: "znany z telewizji",
      since: "od # roku | od # r",
      bestSeller: "bestseller* | najlepiej sprzedając*",
      farm: "naszego gospodarstwa | naszym gospodarstwie",
    },
    age: {
      vintage: "vintage",
      antique: "antyk* | antyczn* | zabytkow*",
      artDeco: "art deco | secesyjn* | secesj*",
      midCentury: "lat # | z lat",
    },
    technique: {
      carved: { say: "rzeźbion*", proof: "rzeźb*" },
      waxed: { say: "woskowan*", proof: "wosk*" },
      oiled: { say: "olejowan*", proof: "olej*" },
      painted: { say: "malowan* | pomalowan*", proof: "*malow*" },
      dyed: { say: "farbowan* | barwion*", proof: "farb* | barw*" },
      printed: {
        say: "drukowan* | nadrukowan* | zadrukowan*",
        proof: "*druk*",
      },
      glazed: { say: "szkliwion* | poszkliwion*", proof: "*szkliw*" },
      stamped: { say: "stemplowan*", proof: "*stempl*" },
      forged: {
        say: "kuty | kuta | kute | kutego | wykuty | wykuta | wykute",
        proof: "*kut* | *kuj* | *kuw*",
      },
      engraved: { say: "grawerowan* | wygrawerowan*", proof: "*grawer*" },
      embroidered: { say: "haftowan* | wyhaftowan*", proof: "*haft*" },
      woven: {
        say: "tkany | tkana | tkane | utkany | utkana | utkane",
        proof: "*tka* | krosn*",
      },
      knitted: {
        say: "dziergan* | wydziergan* | szydełkow* | na drutach",
        proof: "*dzierg* | *szydeł* | drut*",
      },
      felted: { say: "filcowan*", proof: "*filc*" },
      quilted: { say: "pikowan*", proof: "*pikow*" },
      hammered: { say: "młotkowan*", proof: "*młot*" },
      soldered: { say: "lutowan*", proof: "*lut*" },
      lacquered: { say: "lakierowan*", proof: "*lakier*" },
      laser: { say: "laserow*", proof: "*laser*" },
      gilded: {
        say: "złocon* | pozłacan* | posrebrzan*",
        proof: "*zło* | *srebr*",
      },
      blown: { say: "dmuchan*", proof: "*dmuch*" },
      thrown: { say: "toczon* | wytoczon*", proof: "*tocz* | *koł*" },
      macrame: { say: "makram*", proof: "*makram*" },
      signed: { say: "sygnowan* | podpisan*", proof: "*sygn* | *podpis*" },
      numbered: { say: "numerowan*", proof: "*numer*" },
      padded: { say: "watowan* | ocieplan*", proof: "*wat* | *ociepl*" },
      reversible: { say: "dwustronn*", proof: "*stron*" },
      adjustable: { say: "regulowan*", proof: "*regul* | przedłuż*" },
      removable: {
        say: "zdejmowan* | odpinan* | wyjmowan*",
        proof: "*zdejm* | *odpin* | *wyj*",
      },
      rechargeable: { say: "ładowaln*", proof: "*ładow* | usb" },
      battery: { say: "na baterie", proof: "bateri*" },
      magnetic: { say: "magnetyczn*", proof: "*magne*" },
      foldable: { say: "składan*", proof: "*skład*" },
      stackable: { say: "sztaplowan*", proof: "*sztapl*" },
    },
  },
  lookWords: `styl stylu wygląd wyglądzie look efekt efekcie inspirowany
    inspirowana`,
  sides: [
    "lewy prawy",
    "lewa prawa",
    "lewej prawej",
    "lewym prawym",
    "przód tył",
    "przodu tyłu",
    "przedni tylny",
    "górny dolny",
    "górna dolna",
    "wewnątrz zewnątrz",
    "wewnętrzna zewnętrzna",
  ],
  opposites: [
    "matowy błyszczący",
    "matowa błyszcząca",
    "matowe błyszczące",
    "twardy miękki",
    "ciepły zimny",
    "ciepła zimna letnia",
    "jasny ciemny",
    "jasna ciemna",
    "jasne ciemne",
  ],
  ownWords: `ten ta to te tego tej on ona ono go ją ja mój moja moje mojej moim
    my nasz nasza nasze naszej naszym ty twój twoja twoje ci cię wasz`,
  plainWords: `piękny piękna piękne pięknie ładny ładna idealny idealna idealne
    doskonały doskonała uroczy urocza elegancki elegancka prosty prosta łatwo
    wybierz wybór ciesz dom domu domowy codzienny codzienna dzień dni mały mała
    małe odrobina prezent prezenty ktoś przyjaciel przyjaciółka miłość dodaje
    tworzy ponadczasowy klasyczny wyjątkowy wyjątkowa detal detale ręcznie
    dziękuję pytanie pytania wiadomość radość ciepło przytulny spokojny chwila
    chwile rano wieczór życie sezon naprawdę jakość wiedzieć potrzebujesz
    chcesz sklep zamówić znaleźć pomysł styl urok światło dekoracja specjalny
    witaj witam witamy dziękujemy dzięki zapraszam zapraszamy`,
};
