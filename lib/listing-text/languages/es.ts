import type { LanguagePack } from "@/lib/listing-text/languages/language-pack";

export const es: LanguagePack = {
  language: "es",
  spacing: "words",
  decimalMark: ",",

  numberWords: {
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    dieciséis: 16,
    dieciocho: 18,
    veinte: 20,
    veinticuatro: 24,
    veinticinco: 25,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    cien: 100,
  },
  halfWords: "media",
  countNouns: { par: 2, dúo: 2, trío: 3, decena: 10, docena: 12 },
  fractionWords: "cuarto cuartos mitad medio media tercio tercios",
  units: {
    mm: "mm milímetro milímetros",
    cm: "cm cms centímetro centímetros",
    m: "m metro metros",
    inch: 'pulgada pulgadas "',
    foot: "ft pie pies",
    yard: "yarda yardas",
    g: "g gr grs gramo gramos",
    kg: "kg kilo kilos kilogramo kilogramos",
    ounce: "oz onza onzas",
    pound: "lb lbs libra libras",
    ml: "ml mililitro mililitros",
    cl: "cl centilitro centilitros",
    l: "l litro litros",
    fluidOunce: "floz",
    gsm: "gsm g/m2 g/m²",
    minute: "minuto minutos min",
    hour: "hora horas h",
    day: "día días",
    week: "semana semanas",
    month: "mes meses",
    year: "año años",
    degree: "grado grados ° º",
    celsius: "°c",
    fahrenheit: "°f",
    percent: "%",
  },
  roles: {
    width: "ancho ancha anchos anchas anchura",
    height: "alto alta altos altas altura",
    length: "largo larga largos largas longitud",
    diameter: "diámetro ø diám",
    depth: "profundo profunda profundidad fondo",
    thickness: "grosor espesor grueso gruesa gruesos",
    capacity: `capacidad volumen cabida cabe caben contiene contienen
      contenido`,
    weight: "pesa pesan peso pesado",
    make: `fabricado fabricada fabricados fabricadas fabricación fabrico
      fabricamos elaborado elaborada elaborados elaboradas elaboración elaboro
      elaboramos hecho hecha hechos hechas confeccionado confeccionada
      confección confeccionamos realizado realizada preparación preparar
      preparado preparo listo lista listos listas plazo pedido producción
      producido producida cosido cosida tejido tejida tejo torneado torneada
      impreso impresa impresos fundido fundida grabado grabada tallado tallada
      creado creada bordado bordada teñido teñida`,
    ship: `enviado enviada enviados enviadas envío envíos envía envían envio
      enviamos entrega entregado entregada sale salen expedido expedición
      despacho`,
    burn: "arde arden combustión quemado dura encendida",
    cure: "cura curado curada curados curación curar maduración",
    age: "edad edades niño niña niños niñas bebé bebés partir",
    wash: `lavado lavar lava lave laven lavable lavables lavada máquina lavadora
      ciclo programa`,
    proof: "boceto muestra maqueta previsualización",
  },
  rolesAfterNumber: {
    width: "ancho",
    height: "alto",
    length: "largo",
    diameter: "diámetro",
  },
  sideLetters: { depth: "p" },
  roleLinks: "de en",
  unitFillers: "buenos plenos",
  rangeWords: "a al o hasta",
  betweenWords: "entre",
  timesWords: "por",
  boundPhrases: `no más/menos de | más/menos de | como máximo/mínimo | al menos
    | máximo | mínimo | casi | por lo menos | apenas | hasta`,
  temperaturePrepositions: "a",
  ageWords: "edad edades",
  underWords: "menores",
  setPhrases: "set/juego/lote/conjunto/pack/caja/kit de | sets de",
  sizeNames: "pequeña>S mediana>M grande>L",
  sizeWords: "talla tallas talle número eu us",

  and: "y e &",
  or: "o u",
  but: "pero",
  of: "de del",
  articles: "un una unos unas el la los las al del lo",
  copulas: "es son está están",
  functionWords: `un una unos unas el la los las lo de del al a en y e o u pero
    sino ni que quien cual cuales cuyo cuya este esta estos estas ese esa esos
    esas esto eso aquel aquella yo tú él ella ellos ellas nosotros usted ustedes
    me te se nos os le les mi mis tu tus su sus nuestro nuestra nuestros
    nuestras es son está están soy somos eres ser estar fue fueron era eran será
    serán sea sean ha han he hay haber había tiene tienen tengo tener puede
    pueden puedes poder debe deben debes va van ir hace hacen no sin con por
    para sobre bajo entre hasta desde hacia contra según durante tras ante cada
    todo toda todos todas otro otra otros otras mismo misma mismos mismas muy
    más menos bien también tampoco ya aún todavía siempre nunca jamás nada nadie
    ningún ninguno ninguna algún alguno alguna algunos algunas tan tanto como
    cuando donde si sí así solo sólo solamente únicamente apenas casi
    aproximadamente unos aprox mide miden medida medidas tamaño pieza piezas
    hábil hábiles laborable laborables luego después antes mientras además
    porque pues cuyos viene vienen llega llegan e ambos ambas cualquier varios
    varias poco poca mucho mucha`,
  endings: ["ces>z nes>n res>r les>l des>d s>", "ísim> a> o> e>"],
  irregularForms: `luces>luz lápices>lápiz grandes>grande gran>grande buen>bueno
    pies>pie gres>gres marrones>marrón cojines>cojín botones>botón
    cordones>cordón jabones>jabón latón>latón corazones>corazón bases>base
    meses>mes`,
  compounds: false,
  verbLast: false,
  nounFirst: true,

  negators: `no ni sin nunca jamás ningún ninguno ninguna tampoco evita evite
    evitar evítese`,
  notNegating: "solo sólo solamente únicamente",
  negationEnds: "pero sino porque aunque pues",
  clauseStarts: `lavar lava lave lávalo lávala secar seca seque séquese limpiar
    limpia planchar plancha usar usa guarda se debe él ella`,
  incomparablePhrases: `ningún/ninguna … igual | no hay dos … iguales | no hay
    dos iguales`,
  negatingAfter: "",
  forbiddenWords: "prohibido prohibida prohibidos prohibidas",
  avoidingWords: "lejos alejado alejada alejados alejadas salvo excepto",
  negatingEndings: "",
  negatedForms: "inodoro>olor desmontado>montado inacabado>acabado",
  insteadPhrases: "en vez de | en lugar de",

  materials: {
    stoneware: "gres",
    porcelain: "porcelana porcelanas",
    earthenware: "loza",
    terracotta: "terracota",
    clay: "arcilla arcillas barro",
    ceramic: "cerámica cerámicas cerámico cerámicos",
    cotton: "algodón algodones",
    linen: "lino",
    wool: "lana lanas",
    merino: "merino merina",
    alpaca: "alpaca",
    mohair: "mohair",
    cashmere: "cachemira cachemir",
    silk: "seda sedas",
    hemp: "cáñamo",
    jute: "yute",
    rattan: "ratán mimbre",
    bamboo: "bambú",
    cork: "corcho",
    felt: "fieltro fieltros",
    denim: "denim",
    canvas: "lona",
    leather: "cuero cueros",
    suede: "gamuza",
    nylon: "nailon nylon",
    polyester: "poliéster",
    acrylic: "acrílico acrílica acrílicos acrílicas",
    polyamide: "poliamida",
    velvet: "terciopelo",
    satin: "satén raso",
    lace: "encaje encajes",
    viscose: "viscosa",
    rayon: "rayón",
    elastane: "elastano",
    tweed: "tweed",
    chiffon: "gasa",
    tulle: "tul",
    organza: "organza",
    microfiber: "microfibra",
    oak: "roble",
    walnut: "nogal",
    ash: "fresno",
    beech: "haya",
    pine: "pino",
    maple: "arce",
    cherry: "cerezo",
    birch: "abedul",
    cedar: "cedro",
    teak: "teca",
    mahogany: "caoba",
    olive: "olivo",
    wood: "madera maderas",
    plywood: "contrachapado",
    mdf: "mdf",
    brass: "latón",
    bronze: "bronce",
    copper: "cobre",
    steel: "acero inox inoxidable",
    metal: "metal metales metálico metálica metálicos metálicas",
    zinc: "zinc cinc",
    alloy: "aleación",
    iron: "hierro",
    aluminum: "aluminio",
    pewter: "peltre",
    tin: "estaño",
    titanium: "titanio",
    nickel: "níquel",
    silver: "plata",
    gold: "oro",
    platinum: "platino",
    glass: "vidrio cristal",
    resin: "resina resinas",
    epoxy: "epoxi",
    concrete: "hormigón cemento",
    marble: "mármol",
    granite: "granito",
    slate: "pizarra",
    plaster: "yeso escayola",
    soy: "soja",
    beeswax: "abeja abejas",
    paraffin: "parafina",
    rapeseed: "colza",
    wax: "cera ceras",
    paper: "papel papeles",
    cardboard: "cartón",
    kraft: "kraft",
    vinyl: "vinilo",
    plastic: "plástico plásticos",
    rubber: "caucho goma",
    silicone: "silicona",
    amethyst: "amatista amatistas",
    turquoise: "turquesa turquesas",
    opal: "ópalo ópalos",
    quartz: "cuarzo",
    pearl: "perla perlas",
    jade: "jade",
    garnet: "granate granates",
    ruby: "rubí rubíes",
    sapphire: "zafiro zafiros",
    emerald: "esmeralda esmeraldas",
    diamond: "diamante diamantes",
    topaz: "topacio topacios",
    agate: "ágata ágatas",
    citrine: "citrino",
    lapis: "lapislázuli",
    labradorite: "labradorita",
    shell: "concha conchas",
    bone: "hueso",
    horn: "cuerno",
    coconut: "coco",
    down: "plumón",
    feather: "pluma plumas",
    straw: "paja",
    raffia: "rafia",
    shea: "karité",
    honey: "miel",
    oat: "avena",
    charcoal: "carbón",
  },
  plantParts: `hoja hojas rama ramas ramo ramos flor flores ramita ramitas
    árbol árboles`,
  materialModifiers: `y puro pura puros puras macizo maciza macizos macizas
    chapado chapada chapados bañado bañada curtido curtida vegetal reciclado
    reciclada natural naturales orgánico orgánica ecológico ecológica teñido
    teñida lavado lavada encerado encerada esmaltado esmaltada cepillado pulido
    pulida barnizado grueso gruesa fino fina suave blando sterling auténtico
    auténtica forjado martillado torneado torneada inoxidable soplado soplada
    claro oscuro virgen peinado plena flor`,
  notParts: "mezcla acabado archivo material tela tejido",
  materialPrepositions: "de en con es son",
  metalQualities: "auténtico auténtica pura puro",
  metalCoatings: `chapado chapada chapados chapadas bañado bañada bañados
    vermeil`,
  materialGoods: `hilo lana tela cuero piedra piedras madera lino algodón
    arcilla barro piel`,
  madeOfPhrases: `está/están hecho/hecha/hechos/hechas de/en/con | es/son de |
    hecho/hecha/hechos/hechas de/en/con | fabricado/fabricada/fabricados
    de/en/con | elaborado/elaborada/elaborados/elaboradas de/en/con |
    tallado/tallada en/de`,
  parts: `asa asas mango mangos tirador tiradores tapa tapas borde bordes base
    fondo correa correas cadena cadenas cadenita colgante colgantes cierre
    cierres botón botones bolsillo bolsillos manga mangas forro puño puños
    cuello dobladillo cintura cremallera mecha mechas tarro frasco caja estuche
    bolsa bolsita funda cordón cordones gancho ganchos marco esmalte hilo
    relleno pelo cara vestido zapato cuerpo espalda dorso frente anverso reverso
    cubierta inserto aro aros montura piedra piedras cuenta cuentas dije argolla
    poste alambre etiqueta tarjeta sobre página páginas hoja hojas tapas costura
    costuras ribete pata patas pie cajón estante puerta hoja filo pico interior
    exterior tinta tubo cinta lazo cinturón hebilla remache ojo ojos nariz oreja
    orejas cola ala alas soporte plato platillo pétalo tapón borla flecos
    pantalla cable bombilla portalámparas ranura compartimento compartimentos
    aguja encuadernación lomo cuerda cordel goma barra cabeza letra letras
    dibujo estampado solapa asiento respaldo suela remate`,
  colors: {
    white: "blanco blanca blancos blancas",
    black: "negro negra negros negras",
    red: "rojo roja rojos rojas",
    blue: "azul azules",
    green: "verde verdes",
    yellow: "amarillo amarilla amarillos amarillas",
    orange: "naranja naranjas anaranjado",
    purple: "morado morada morados moradas púrpura",
    pink: "rosa rosas rosado rosada",
    brown: "marrón marrones café",
    gray: "gris grises",
    beige: "beige beis",
    navy: "marino",
    burgundy: "burdeos granate",
    ivory: "marfil",
    cream: "crema crudo cruda",
    crimson: "carmesí",
    khaki: "caqui",
    lilac: "lila",
    indigo: "índigo añil",
    ochre: "ocre",
    turquoise: "turquesa",
    violet: "violeta",
    magenta: "magenta",
    gold: "oro dorado dorada dorados doradas",
    silver: "plata plateado plateada plateados plateadas",
  },
  colorPhrases: `es | son | en | color | de color | en color | tono | disponible
    en | viene en | pintado/pintada/pintados/pintadas de/en |
    teñido/teñida/teñidos/teñidas de/en`,
  pairingPhrases: `combina* con | combina* … con | va/van … con | queda* … con |
    junto a | al lado de | acompaña* | regalo* | regal* | ideal* con | perfect*
    con | llena | rellena | sirve | coloca | cuelga | añade | ponlo | ponla`,

  placeVerbs: {
    made: `hecho hecha hechos hechas fabricado fabricada fabricados fabricadas
      fabricación fabrico fabricamos elaborado elaborada elaborados elaboradas
      elaboro elaboramos confeccionado confeccionada cosido cosida cosidos
      cosidas coso tejido tejida tejidos tejidas tejo impreso impresa impresos
      impresas imprimo fundido fundida vertido vertida torneado torneada
      torneados torneo tallado tallada tallados talladas pintado pintada teñido
      teñida producido producida producidos creado creada creados creadas
      montado montada ensamblado modelado modelada esmaltado cocido cocida
      forjado forjada soplado soplada bordado bordada grabado grabada artesanal
      encuadernado encuadernada`,
    shipped: `enviado enviada enviados enviadas envío envíos envía envían envio
      enviamos entrega entregado sale salen expedido despacho`,
    found: `encontrado encontrada comprado comprada recogido recogida recogidos
      hallado`,
    designed: `diseñado diseñada diseñados diseñadas diseño dibujado dibujada
      ilustrado`,
    grown: `cultivado cultivada cosechado cosechada procede proceden procedente
      proviene provienen extraído`,
  },
  placePrepositions: "en de desde a del al",
  originPrepositions: "de desde del",
  nationalities: {
    IT: "italiano italiana italianos italianas",
    FR: "francés francesa franceses francesas",
    DE: "alemán alemana alemanes alemanas",
    JP: "japonés japonesa japoneses japonesas",
    ES: "español española españoles españolas",
    PT: "portugués portuguesa portugueses portuguesas",
    scotland: "escocés escocesa escoceses escocesas",
    IE: "irlandés irlandesa irlandeses",
    england: "inglés inglesa ingleses inglesas",
    GB: "británico británica británicos",
    DK: "danés danesa daneses",
    SE: "sueco sueca suecos suecas",
    NO: "noruego noruegos",
    FI: "finlandés finlandesa",
    TR: "turco turca turcos turcas",
    IN: "indio indios",
    US: "americano americana americanos estadounidense",
    MX: "mexicano mexicana mexicanos mexicanas",
    BE: "belga belgas",
    AT: "austriaco austriaca",
    CH: "suizo suizos",
    GR: "griego griega griegos",
    MA: "marroquí marroquíes",
    NL: "holandés holandesa neerlandés",
    LT: "lituano lituana",
    CN: "chino chinos chinas",
    KR: "coreano coreana",
    BR: "brasileño brasileña",
    PE: "peruano peruana peruanos",
    AR: "argentino argentinos",
    CO: "colombiano colombiana",
    PL: "polaco polaca polacos",
  },
  places: {
    scotland: "escocia",
    england: "inglaterra",
    wales: "gales",
    GB: "británica",
    US: "usa américa",
    NL: "holanda",
    andalusia: "andalucía",
    catalonia: "cataluña",
    galicia: "galicia",
    asturias: "asturias",
    mallorca: "mallorca",
    tuscany: "toscana",
    provence: "provenza",
    madrid: "madrid",
    barcelona: "barcelona",
    valencia: "valencia",
    seville: "sevilla",
    granada: "granada",
    malaga: "málaga",
    bilbao: "bilbao",
    toledo: "toledo",
    cordoba: "córdoba",
    salamanca: "salamanca",
    zaragoza: "zaragoza",
    ubeda: "úbeda",
    talavera: "talavera",
    alicante: "alicante",
    murcia: "murcia",
    santiago: "santiago",
    oaxaca: "oaxaca",
    lisbon: "lisboa",
    porto: "oporto",
    paris: "parís",
    london: "londres",
    berlin: "berlín",
    rome: "roma",
    milan: "milán",
    florence: "florencia",
    vienna: "viena",
    tokyo: "tokio",
    kyoto: "kioto",
  },
  notCountries: "jersey chad omán",
  notPlaces: `navidad reyes etsy pdf santa san pascua photoshop procreate dios
    mamá papá`,

  care: {
    handwash: "lav* a mano | lav* … a mano | limpi* a mano",
    handwashOnly: `lav* … a mano solamente/únicamente/exclusivamente | lav* a
      mano solamente/únicamente/exclusivamente |
      solo/sólo/solamente/únicamente/exclusivamente lav* a mano |
      solo/sólo/solamente/únicamente/exclusivamente a mano | lav*
      solo/sólo/solamente/únicamente/exclusivamente a mano`,
    machinewash: `lavadora | lav* a/en máquina | lav* … a/en máquina | a máquina
      a # | lav* a # | lav* … a # | ciclo/programa delicado/lana`,
    dishwasher: "lavavajillas | lavaplatos | lavaplato",
    microwave: "microondas",
    oven: "al horno | el horno | para horno | y horno | hornos",
    freezer: "congel*",
    tumble: "secadora",
    dryflat: `sec* en plano | sec* … en plano | sec* en horizontal | sec* … en
      horizontal | sec* extendid*`,
    linedry: "sec* al aire | sec* … al aire | tender",
    iron: "planch*",
    bleach: "lejía | blanqueador* | cloro",
    dryclean: "limpieza en seco | limpi* en seco | lavado en seco | tintorería",
    wipe: `paño/trapo/bayeta húmedo/húmeda/suave/seco/seca | limpi*/pas*
      paño/trapo/bayeta | limpi*/pas* … paño/trapo/bayeta | esponja húmeda`,
    soak: "remojo | remoj*",
    oil: "aceitar | aplicar aceite | vuelve a aceitar",
    waterproof: "impermeable* | resisten* al agua | hidrófug*",
    foodsafe: `apto/apta/aptos/aptas para alimentos | uso alimentario | contacto
      con alimentos | contacto alimentario | apto/apta para uso alimentario |
      aptos/aptas para uso alimentario`,
  },
  careForbidsBefore: "alejado de | lejos de | prohibid* | desaconsej*",
  careForbidsAfter: `no | prohibido | prohibida | desaconsejado | no apto | no
    apta | está/están prohibido/desaconsejado`,
  comesWithPhrases: `viene/vienen/llega/llegan/se entrega/se entregan/se envía
    con/en/ dentro | viene/vienen/llega/llegan con/en |
    viene/vienen/llega/llegan … con/en | se
    entrega/entregan/envía/envían/vende/presenta con/en | se
    entrega/entregan/envía/envían/vende/presenta … con/en | incluye | incluyen |
    incluido en | acompañado/acompañada de | recibes | recibirás | trae |
    traen`,
  includedPhrases: `está/están incluido/incluida/incluidos/incluidas |
    está/están también incluido/incluida/incluidos/incluidas | viene/vienen
    incluido/incluida/incluidos/incluidas | incluido | incluida | incluidos |
    incluidas`,
  notIncludedPhrases: `no incluido/incluida/incluidos/incluidas | no está/están
    incluido/incluida/incluidos/incluidas | no viene/vienen
    incluido/incluida/incluidos/incluidas | no se incluye/incluyen | no
    incluye/incluyen | se vende/venden por separado | no forma/forman parte |
    sin`,
  madeWithPhrases: `perfumado/perfumada/perfumados con | aromatizado/aromatizada
    con | relleno/rellena/rellenos/rellenas de/con | forrado/forrada/forrados
    de/con/en | contiene | contienen | nota/notas de/a | aroma/aromas de/a |
    olor a | huele a | huelen a | decorado/decorada con`,
  looseNouns: `pedido cuidado amor tiempo día semana hora letra nombre inglés
    español detalle forma talla color diseño variación persona foto tono
    seguimiento correo mano facilidad archivo formato paso cariño mimo`,
  adverbs: `juntos listo lista bien directamente cuidadosamente individualmente
    totalmente completamente también siempre bellamente`,

  namedSizePhrases: "talla única",
  notSizePhrases:
    "cuenta/cuentas | perla/perlas | aguja/agujas | piedra/piedras",
  readyPhrases: "listo/lista/listos/listas para enviar/envío",
  advicePhrases: `sol directo | luz directa/solar | evit* … agua/humedad/sol |
    resistente/resistentes al calor | lavar | lavado | lavable* | limpiar |
    limpieza | secar | cortar la mecha`,
  packagingPhrases: "caja/bolsa de/para regalo",

  havePhrases: `tiene | tienen | con | cuenta con | lleva | llevan | incluye |
    incluyen | contiene | set de | juego de | conjunto de | recibes | recibirás
    | hay | compuesto por | consta de`,
  onlyOnePhrases: `un solo | una sola | solo un/una | sólo un/una | un único |
    una única | solamente un/una`,
  otherWords: "otro otra otros otras",
  choicePhrases: `colores/tallas/tamaños/modelos a elegir | para elegir | a
    elegir`,

  phrases: {
    promise: {
      freeShipping: `envío gratis | envío gratuito | envíos gratis | envío …
        gratis | gastos de envío gratis | portes gratis`,
      freeReturns: "devolución/devoluciones gratis/gratuita/gratuitas",
      freeWrap: `envoltorio gratis | envuelto para regalo gratis | papel de
        regalo gratis`,
      giftWrap: {
        say: `envuelto para regalo | envoltorio de/para regalo | papel de regalo
          | envoltura de regalo`,
        proof: "regalo* | envuel* | envol*",
      },
      returns: {
        say: "devolución | devoluciones | reembolso* | cambios y devoluciones",
        proof: "devol* | reembols* | cambio*",
      },
      guarantee: "garantía | garantizado | garantizada | garantías",
      tracking: {
        say: `número de seguimiento | envío certificado | con seguimiento |
          envío con seguimiento`,
        proof: "seguimiento | certificado",
      },
      express: "exprés | express | urgente",
      insured: "asegurado | asegurada",
      unlimited: {
        say: "ilimitado | ilimitada | ilimitados | ilimitadas",
        proof: "ilimitad*",
      },
      lifetime: "de por vida | para toda la vida",
      nextDay: "mismo día | día siguiente | en 24h | en 24 h | en 24 horas",
      fastShipping: `envío/entrega rápido/rápida | envíos rápidos | se envía
        rápido/rápidamente`,
      discount: `oferta | ofertas | descuento* | rebajado/rebajada/rebajas |
        mejor precio`,
    },
    claim: {
      organic: {
        say: `orgánico | orgánica | orgánicos | orgánicas | bio | biológico |
          biológica | de cultivo ecológico`,
        proof: "orgánic* | bio* | gots | ecológic*",
        unless: `forma/formas/silueta/borde/líneas/aspecto
          orgánico/orgánica/orgánicos/orgánicas`,
      },
      certified: `certificado | certificada | certificados | certificadas |
        certificación`,
      nonToxic: `no tóxico | no tóxica | no tóxicos | no tóxicas | atóxico |
        libre de tóxicos | sin tóxicos`,
      hypoallergenic: `hipoalergénico | hipoalergénica | hipoalergénicos |
        hipoalergénicas | antialérgico | antialérgica`,
      nickelFree: { say: "sin níquel | libre de níquel", proof: "níquel" },
      leadFree: { say: "sin plomo | libre de plomo", proof: "plomo" },
      bpaFree: "bpa",
      childSafe: `seguro para niños | segura para niños | seguro para bebés |
        seguros para bebés`,
      recycled: {
        say: `reciclado | reciclada | reciclados | recicladas | reutilizado |
          reutilizada | recuperado | recuperada | suprarreciclado`,
        proof: "recicl* | reutiliz* | recuper* | suprarrecicl*",
      },
      eco: `ecológico | ecológica | ecológicos | ecológicas | sostenible |
        sostenibles | respetuoso con el medio ambiente | respetuosa con el medio
        ambiente`,
      biodegradable: "biodegradable | biodegradables",
      compostable: "compostable | compostables",
      vegan: {
        say: "vegano | vegana | veganos | veganas",
        proof: "vegan*",
      },
      crueltyFree: `cruelty free | libre de crueldad | no testado/testada en
        animales | sin crueldad`,
      fairTrade: "comercio justo",
      licensed: "licencia oficial | con licencia | producto oficial",
      fsc: "fsc",
      oekoTex: "oeko | oekotex",
      patented: "patentado | patentada",
      heals: `cura el/la/los/las | sana | sanador | sanadora | curativo |
        curativa | curativas | alivia | detox* | desintoxic* | terapéutic* |
        insomnio | migraña*`,
      antibacterial: "antibacteriano | antibacteriana | antibacterial",
      fireproof: "ignífugo | ignífuga",
      tarnishFree: "no se oscurece* | no pierde* … color",
      lasting: `no encoge* | no se oxida* | no se decolor* | no destiñe* | nunca
        se oxida* | no se raya* | no se rompe* | no pierde* el brillo`,
      stainProof: "antimanchas",
      scratchProof: "antiarañazos",
      unbreakable: "irrompible* | indestructible*",
      washable: { say: "lavable | lavables", proof: "lav*" },
    },
    rarity: {
      oneOfAKind: `pieza única | piezas únicas | único en su género | única en
        su género | ejemplar único | modelo único | único en el mundo`,
      limited: `edición limitada | serie limitada | ediciones limitadas | tirada
        limitada`,
      onlyMade: "solo/sólo # unidades/ejemplares/piezas",
      rare: "raro | rara | difícil de encontrar",
      last: "última unidad | último ejemplar | últimas unidades | última pieza",
    },
    story: {
      grandparents: "abuela | abuelo | abuelos | bisabuela | bisabuelo",
      generations: { say: "generación | generaciones", proof: "generaci*" },
      family: `mi madre/padre/hija/hijo/marido/mujer/familia/hermana/hermano |
        negocio/taller/receta/empresa/granja/tradición familiar`,
      award: `premiado | premiada | premio | galardón | galardonado |
        galardonada`,
      featured: "visto en televisión | visto en la prensa",
      since: "desde #",
      bestSeller: "más vendido | más vendida | superventas | más vendidos",
      farm: "mi granja | nuestra granja | nuestra finca",
    },
    age: {
      vintage: "vintage",
      antique: "antigüedad | antigüedades | de época",
      artDeco: "art déco | art decó | modernista",
      midCentury: "años #",
    },
    technique: {
      carved: {
        say: "tallado | tallada | tallados | talladas",
        proof: "tallad* | tallo | tallar | tallamos",
      },
      waxed: {
        say: "encerado | encerada | encerados | enceradas",
        proof: "encer* | cera",
      },
      oiled: { say: "aceitado | aceitada", proof: "aceit*" },
      painted: {
        say: "pintado | pintada | pintados | pintadas",
        proof: "pint*",
      },
      dyed: {
        say: "teñido | teñida | teñidos | teñidas",
        proof: "teñ* | tint* | tiñ*",
      },
      printed: {
        say: `impreso | impresa | impresos | impresas | estampado a mano |
          serigrafiado | serigrafiada`,
        proof: "impr* | estamp* | serigraf*",
      },
      glazed: {
        say: `esmaltado | esmaltada | esmaltados | esmaltadas | vidriado |
          vidriada`,
        proof: "esmalt* | vidri*",
      },
      stamped: {
        say: "estampado en metal | troquelado",
        proof: "estamp* | troquel*",
      },
      forged: {
        say: "forjado | forjada | forjados | forjadas",
        proof: "forj*",
      },
      engraved: {
        say: "grabado | grabada | grabados | grabadas",
        proof: "grab*",
      },
      embroidered: {
        say: "bordado | bordada | bordados | bordadas",
        proof: "bord*",
      },
      woven: {
        say: "tejido en telar | tejida en telar | tejidos en telar",
        proof: "tej* | telar",
      },
      knitted: {
        say: `de punto | a crochet | a ganchillo | de ganchillo | tricotado |
          tricotada`,
        proof: "punto | croch* | ganchillo | tricot* | tej*",
      },
      felted: {
        say: "fieltrado | fieltrada | afieltrado",
        proof: "fieltr* | afieltr*",
      },
      quilted: { say: "acolchado | acolchada", proof: "acolch*" },
      hammered: {
        say: "martillado | martillada | martillados | martilladas",
        proof: "martill*",
      },
      soldered: { say: "soldado | soldada", proof: "sold*" },
      lacquered: {
        say: "lacado | lacada | barnizado | barnizada",
        proof: "lac* | barniz*",
      },
      laser: { say: "láser", proof: "láser | laser" },
      embossed: {
        say: "repujado | repujada | gofrado",
        proof: "repuj* | gofr*",
      },
      gilded: { say: "pan de oro", proof: "oro | dor*" },
      enameled: { say: "al fuego esmaltado", proof: "esmalt*" },
      blown: { say: "soplado | soplada | soplados", proof: "sopl*" },
      thrown: {
        say: "torneado | torneada | torneados | torneadas",
        proof: "torn*",
      },
      slipcast: { say: "barbotina", proof: "barbotina" },
      macrame: { say: "macramé", proof: "macram*" },
      pleated: { say: "plisado | plisada", proof: "plis*" },
      signed: {
        say: "firmado | firmada | firmados | firmadas",
        proof: "firm*",
      },
      numbered: {
        say: "numerado | numerada | numerados | numeradas",
        proof: "numer* | número*",
      },
      lined: { say: "forrado | forrada | forrados | forradas", proof: "forr*" },
      padded: { say: "acolchado | acolchada", proof: "acolch* | relleno*" },
      reinforced: {
        say: "reforzado | reforzada | reforzadas",
        proof: "refor* | refuer*",
      },
      reversible: { say: "reversible | reversibles", proof: "revers*" },
      adjustable: {
        say: "ajustable | ajustables | regulable | regulables",
        proof: "ajust* | regul* | extensión",
      },
      removable: {
        say: "extraíble | extraíbles | desmontable | desmontables",
        proof: "extra* | desmont* | quita*",
      },
      rechargeable: { say: "recargable*", proof: "recarg* | usb" },
      battery: { say: "a pilas | con pilas", proof: "pila*" },
      magnetic: {
        say: "magnético | magnética | magnéticos | imantado | imantada",
        proof: "magn* | imán | imanes | imant*",
      },
      foldable: { say: "plegable | plegables", proof: "pleg* | dobl*" },
      stackable: { say: "apilable | apilables", proof: "apil*" },
    },
  },
  lookWords: "estilo aspecto look aire efecto inspiración",
  sides: [
    "izquierda derecha",
    "izquierdo derecho",
    "delante detrás",
    "delantero trasero",
    "delantera trasera",
    "anverso reverso",
    "superior inferior",
    "interior exterior",
    "dentro fuera",
  ],
  opposites: [
    "mate brillante satinado",
    "duro blando",
    "caliente fría/frío templada/tibia",
    "claro oscuro",
    "clara oscura",
    "liso rugoso",
    "lisa rugosa",
    "principiante avanzado",
    "físico digital",
  ],
  ownWords: `este esta estos estas él ella ellos yo mi mis me nosotros nos
    nuestro nuestra nuestros nuestras tu tus te usted su sus`,
  plainWords: `bonito bonita bonitos bonitas bello bella hermoso hermosa
    precioso preciosa perfecto perfecta perfectos perfectas ideal ideales
    elegante elegantes encantador encantadora sencillo sencilla fácil
    fácilmente elegir elige elección disfruta llega llegan listo lista hogar
    casa diario día días pequeño pequeña toque regalo regalos regalar alguien
    amigo amiga amigos amor aporta añade da atemporal clásico único única
    detalle detalles hecho mano bienvenido gracias pregunta preguntas mensaje
    feliz cálido cálida calidez tranquilo tranquila acogedor momento momentos
    mañana tarde noche vida estación realmente calidad saber necesitas quieres
    tienda pedir encontrar idea estilo encanto luz decoración especial rincón
    hola bienvenida bienvenidos visitar visita`,
};
