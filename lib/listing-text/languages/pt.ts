import type { LanguagePack } from "@/lib/listing-text/languages/language-pack";

export const pt: LanguagePack = {
  language: "pt",
  spacing: "words",
  decimalMark: ",",

  numberWords: {
    dois: 2,
    duas: 2,
    três: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10,
    onze: 11,
    doze: 12,
    treze: 13,
    catorze: 14,
    quatorze: 14,
    quinze: 15,
    dezesseis: 16,
    dezasseis: 16,
    dezoito: 18,
    vinte: 20,
    trinta: 30,
    quarenta: 40,
    cinquenta: 50,
    sessenta: 60,
    cem: 100,
  },
  halfWords: "meia",
  countNouns: { par: 2, dupla: 2, trio: 3, dezena: 10, dúzia: 12 },
  fractionWords: "quarto quartos metade meio meia terço terços",
  units: {
    mm: "mm milímetro milímetros",
    cm: "cm cms centímetro centímetros",
    m: "m metro metros",
    inch: 'polegada polegadas "',
    foot: "ft pé pés",
    yard: "jarda jardas",
    g: "g gr grama gramas",
    kg: "kg quilo quilos quilograma quilogramas",
    ounce: "oz onça onças",
    pound: "lb lbs libra libras",
    ml: "ml mililitro mililitros",
    cl: "cl centilitro centilitros",
    l: "l litro litros",
    fluidOunce: "floz",
    gsm: "gsm g/m2 g/m²",
    minute: "minuto minutos min",
    hour: "hora horas h",
    day: "dia dias",
    week: "semana semanas",
    month: "mês meses",
    year: "ano anos",
    degree: "grau graus ° º",
    celsius: "°c",
    fahrenheit: "°f",
    percent: "%",
  },
  roles: {
    width: "largo larga largos largas largura larg",
    height: "alto alta altos altas altura alt",
    length: "comprido comprida compridos compridas comprimento compr",
    diameter: "diâmetro ø diâm",
    depth: "profundo profunda profundidade fundo funda",
    thickness: "espesso espessa espessura grosso grossa grossura",
    capacity: "capacidade volume leva contém comporta cabem cabe conteúdo",
    weight: "pesa pesam peso pesado",
    make: `feito feita feitos feitas fabricado fabricada fabricados fabricadas
      fabricação fabrico produzido produzida produzidos produzidas produção
      produzo confeccionado confeccionada confecionado confecionada confecção
      confeção elaborado elaborada preparado preparada preparação preparo pronto
      pronta prontos prontas prazo encomenda pedido costurado costurada
      tricotado tricotada tecido tecida torneado torneada impresso impressa
      impressos impressas fundido gravado gravada esculpido criado criada
      criados bordado bordada tingido tingida demora`,
    ship: `enviado enviada enviados enviadas envio envios envia enviamos
      expedido expedida expedição despachado despachada despacho postado postada
      postagem entrega entregue segue seguem sai saem`,
    burn: "queima queimam duração combustão arde ardem",
    cure: "cura curado curada curam curados maturação",
    age: "idade idades criança crianças bebé bebés bebê bebês partir",
    wash: `lavagem lavar lava lave lavem lavável laváveis lavado lavada máquina
      ciclo programa`,
    proof: "prova rascunho prévia maquete arte",
  },
  rolesAfterNumber: {
    width: "largo larg",
    height: "alto alt",
    length: "comprido compr",
    depth: "fundo prof",
    diameter: "diâmetro",
  },
  roleLinks: "de em",
  unitFillers: "bons plenos",
  rangeWords: "a ao ou até",
  betweenWords: "entre",
  timesWords: "por",
  boundPhrases: `não mais/menos de/que/do | mais/menos de/que/do | no
    máximo/mínimo | pelo menos | ao menos | máximo | mínimo | quase | até`,
  temperaturePrepositions: "a",
  ageWords: "idade idades",
  underWords: "menores",
  setPhrases: "conjunto/kit/jogo/caixa/pack/lote de | conjunto/kit/jogo com",
  sizeNames: "pequeno>S médio>M grande>L",
  sizeWords: "tamanho tamanhos número numeração eu tam",

  and: "e &",
  or: "ou",
  but: "mas",
  of: "de do da dos das",
  articles: `um uma uns umas o a os as ao à aos às no na nos nas do da dos das
    pelo pela`,
  copulas: "é são está estão",
  functionWords: `um uma uns umas o a os as de do da dos das ao à aos às em no
    na nos nas num numa por pelo pela pelos pelas para pra com sem sob sobre
    entre até desde e ou mas nem que quem qual quais cujo cuja este esta estes
    estas esse essa esses essas isto isso aquele aquela neste nesta nesse nessa
    deste desta desse dessa eu tu você vocês ele ela eles elas nós me te se nos
    lhe lhes meu minha meus minhas teu tua seu sua seus suas nosso nossa nossos
    nossas é são está estão ser estar foi foram era eram será serão seja sejam
    sido há tem têm tenho temos ter haver pode podem podes poder deve devem vai
    vão ir faz fazem não cada todo toda todos todas outro outra outros outras
    mesmo mesma muito muita mais menos bem também já ainda sempre nunca nada
    nenhum nenhuma algum alguma alguns algumas tão tanto como quando onde se sim
    assim só somente apenas unicamente quase aproximadamente cerca depois antes
    durante enquanto além porque pois após mede medem medida medidas tamanho
    peça peças útil úteis ambos ambas qualquer vários várias pouco pouca vem vêm
    chega chegam dentro fora junto juntos dele dela`,
  endings: [
    `ões>ão ães>ão ãos>ão ais>al éis>el óis>ol uis>ul eis>el ns>m res>r zes>z
      ses>s s>`,
    "a> o> e>",
  ],
  irregularForms: `boa>bom boas>bom bons>bom mãos>mão pães>pão lã>lã lãs>lã
    grés>grés gres>grés lápis>lápis pires>pires azuis>azul`,
  compounds: false,
  verbLast: false,
  nounFirst: true,

  negators: "não nem sem nunca jamais nenhum nenhuma evite evitar evita",
  notNegating: "só somente apenas unicamente",
  negationEnds: "mas porque pois embora",
  clauseStarts: `lavar lava lave secar seque passar passe limpar limpe usar use
    guarde deve vai pode ele ela`,
  incomparablePhrases: `nenhum/nenhuma … igual | não há dois/duas … iguais | não
    há dois iguais | não existem dois/duas … iguais`,
  negatingAfter: "",
  forbiddenWords: "proibido proibida proibidos proibidas",
  avoidingWords: "longe afastado afastada exceto",
  negatingEndings: "",
  negatedForms: "inodoro>odor inacabado>acabado incolor>cor",
  insteadPhrases: "em vez de | em vez do/da | em lugar de | ao invés de",

  materials: {
    stoneware: "grés gres",
    porcelain: "porcelana porcelanas",
    earthenware: "faiança louça",
    terracotta: "terracota",
    clay: "argila argilas barro",
    ceramic: "cerâmica cerâmicas cerâmico cerâmicos",
    cotton: "algodão",
    linen: "linho",
    wool: "lã lãs",
    merino: "merino merinos",
    alpaca: "alpaca",
    mohair: "mohair",
    cashmere: "caxemira cashmere",
    silk: "seda sedas",
    hemp: "cânhamo",
    jute: "juta",
    rattan: "rotim ratã vime rattan",
    bamboo: "bambu",
    cork: "cortiça",
    felt: "feltro feltros",
    denim: "denim ganga",
    canvas: "lona",
    leather: "couro couros",
    suede: "camurça",
    nylon: "nylon náilon",
    polyester: "poliéster",
    acrylic: "acrílico acrílica acrílicos acrílicas",
    polyamide: "poliamida",
    velvet: "veludo veludos",
    satin: "cetim",
    lace: "renda rendas",
    viscose: "viscose",
    rayon: "rayon",
    elastane: "elastano",
    tweed: "tweed",
    chiffon: "chiffon",
    tulle: "tule",
    organza: "organza",
    microfiber: "microfibra",
    oak: "carvalho",
    walnut: "nogueira",
    ash: "freixo",
    beech: "faia",
    pine: "pinho",
    maple: "ácer bordo",
    cherry: "cerejeira",
    birch: "bétula",
    cedar: "cedro",
    teak: "teca",
    mahogany: "mogno",
    olive: "oliveira",
    wood: "madeira madeiras",
    plywood: "contraplacado compensado",
    mdf: "mdf",
    brass: "latão",
    bronze: "bronze",
    copper: "cobre",
    steel: "aço inox inoxidável",
    metal: "metal metais metálico metálica metálicos metálicas",
    zinc: "zinco",
    aluminum: "alumínio",
    tin: "estanho",
    titanium: "titânio",
    nickel: "níquel",
    silver: "prata",
    gold: "ouro",
    platinum: "platina",
    glass: "vidro vidros cristal",
    resin: "resina resinas",
    epoxy: "epóxi",
    concrete: "betão concreto cimento",
    marble: "mármore",
    granite: "granito",
    slate: "ardósia",
    plaster: "gesso",
    soy: "soja",
    beeswax: "abelha abelhas",
    paraffin: "parafina",
    rapeseed: "colza",
    wax: "cera ceras",
    paper: "papel papéis",
    cardboard: "papelão cartolina",
    kraft: "kraft",
    vinyl: "vinil",
    plastic: "plástico plásticos plástica",
    rubber: "borracha",
    silicone: "silicone",
    amethyst: "ametista ametistas",
    turquoise: "turquesa turquesas",
    opal: "opala opalas",
    quartz: "quartzo",
    pearl: "pérola pérolas",
    jade: "jade",
    garnet: "granada granadas",
    ruby: "rubi rubis",
    sapphire: "safira safiras",
    emerald: "esmeralda esmeraldas",
    diamond: "diamante diamantes",
    topaz: "topázio topázios",
    agate: "ágata ágatas",
    citrine: "citrino",
    lapis: "lápis-lazúli lazúli",
    labradorite: "labradorite labradorita",
    shell: "concha conchas",
    bone: "osso",
    horn: "chifre",
    coconut: "coco",
    feather: "pena penas",
    straw: "palha",
    raffia: "ráfia",
    shea: "karité",
    honey: "mel",
    oat: "aveia",
    charcoal: "carvão",
  },
  plantParts: `folha folhas ramo ramos raminho raminhos flor flores árvore
    árvores`,
  materialModifiers: `e puro pura puros puras maciço maciça maciços maciças
    chapeado chapeada banhado banhada folheado folheada curtido curtida vegetal
    reciclado reciclada natural naturais orgânico orgânica biológico biológica
    tingido tingida lavado lavada encerado encerada esmaltado esmaltada vidrado
    vidrada escovado polido polida envernizado grosso grossa fino fina macio
    macia sterling autêntico genuíno legítimo forjado martelado torneado
    torneada inoxidável soprado soprada claro escuro virgem penteado cru crua`,
  notParts: "mistura acabamento ficheiro arquivo material tecido",
  materialPrepositions: "de em com é são",
  metalQualities: "puro pura legítimo legítima maciço maciça",
  metalCoatings: `chapeado chapeada banhado banhada banhados folheado folheada
    folheados vermeil`,
  materialGoods: `fio lã tecido couro pedra pedras madeira linho algodão argila
    barro seda`,
  madeOfPhrases: `é/são feito/feita/feitos/feitas de/em/com | é/são de/em |
    feito/feita/feitos/feitas de/em/com | fabricado/fabricada/fabricados em/com
    | produzido/produzida em/com | esculpido/esculpida/torneado/torneada em`,
  parts: `asa asas alça alças pega pegas puxador puxadores cabo cabos tampa
    tampas borda bordas bordo base fundo correia correias corrente correntes
    pingente pingentes pendente fecho fechos botão botões bolso bolsos manga
    mangas forro punho punhos gola colarinho bainha cintura zíper pavio pavios
    frasco pote caixa estojo saco saquinho bolsa cordão cordões gancho ganchos
    moldura esmalte fio enchimento recheio cabelo rosto vestido sapato corpo
    costas verso frente capa encarte aro aros engaste pedra pedras conta contas
    berloque argola pino haste arame etiqueta cartão envelope página páginas
    folha folhas costura costuras perna pernas pé pés gaveta prateleira porta
    lâmina bico interior exterior tinta tubo fita laço cinto fivela rebite olho
    olhos nariz orelha orelhas cauda asa suporte prato pires pétala rolha pompom
    franja franjas abajur lâmpada ranhura compartimento compartimentos agulha
    encadernação lombada corda elástico barra cabeça letra letras desenho
    estampa aba assento encosto sola remate`,
  colors: {
    white: "branco branca brancos brancas",
    black: "preto preta pretos pretas negro negra",
    red: "vermelho vermelha vermelhos vermelhas",
    blue: "azul azuis",
    green: "verde verdes",
    yellow: "amarelo amarela amarelos amarelas",
    orange: "laranja laranjas",
    purple: "roxo roxa roxos roxas púrpura",
    pink: "rosa rosado rosada",
    brown: "castanho castanha castanhos castanhas marrom marrons",
    gray: "cinza cinzento cinzenta cinzentos cinzentas",
    beige: "bege beges",
    navy: "marinho",
    burgundy: "bordô bordeaux",
    ivory: "marfim",
    cream: "creme cru crua",
    crimson: "carmesim",
    khaki: "caqui cáqui",
    lilac: "lilás",
    indigo: "índigo anil",
    ochre: "ocre",
    turquoise: "turquesa",
    violet: "violeta",
    magenta: "magenta",
    gold: "ouro dourado dourada dourados douradas",
    silver: "prata prateado prateada prateados prateadas",
  },
  colorPhrases: `é | são | em | cor | de cor | na cor | tom | disponível em |
    pintado/pintada/pintados/pintadas de/em | tingido/tingida/tingidos/tingidas
    de/em`,
  pairingPhrases: `combina* com | combina* … com | fica/ficam … com | vai/vão …
    com | ao lado | junto | acompanh* | presente | presente* | oferec* | ideal
    com | encha | sirva | coloque | pendure | adicione | pendura`,

  placeVerbs: {
    made: `feito feita feitos feitas fabricado fabricada fabricados fabricadas
      fabricação fabrico produzido produzida produzidos produzidas produção
      produzo produzimos costurado costurada costurados costuro tricotado
      tricotada tecido tecida tecidos impresso impressa impressos impressas
      fundido vertido torneado torneada torneados esculpido esculpida pintado
      pintada pintados tingido tingida criado criada criados criadas montado
      montada moldado moldada modelado modelada vidrado cozido cozida forjado
      soprado soprada bordado bordada gravado gravada artesanal encadernado
      encadernada confeccionado confecionado confecionada`,
    shipped: `enviado enviada enviados enviadas envio envios envia enviamos
      expedido expedida expedidos expedição despachado despachada postado
      postada entrega entregue segue seguem sai saem`,
    found: `encontrado encontrada comprado comprada recolhido recolhida
      apanhado`,
    designed: `desenhado desenhada desenhados projetado projetada ilustrado
      design`,
    grown: "cultivado cultivada colhido colhida provém provêm proveniente vem",
  },
  placePrepositions: "em no na nos nas de do da dos das desde a ao",
  originPrepositions: "de do da dos das desde",
  nationalities: {
    IT: "italiano italiana italianos italianas",
    FR: "francês francesa franceses francesas",
    DE: "alemão alemã alemães alemãs",
    JP: "japonês japonesa japoneses japonesas",
    ES: "espanhol espanhola espanhóis espanholas",
    PT: "português portuguesa portugueses portuguesas",
    scotland: "escocês escocesa escoceses",
    IE: "irlandês irlandesa",
    england: "inglês inglesa ingleses",
    GB: "britânico britânica",
    DK: "dinamarquês dinamarquesa",
    SE: "sueco sueca suecos",
    NO: "norueguês norueguesa",
    FI: "finlandês finlandesa",
    TR: "turco turca",
    IN: "indiano indiana indianos",
    US: "americano americana americanos",
    MX: "mexicano mexicana",
    BE: "belga belgas",
    AT: "austríaco austríaca",
    CH: "suíço",
    GR: "grego grega",
    MA: "marroquino marroquina",
    NL: "holandês holandesa neerlandês",
    LT: "lituano lituana",
    CN: "chinês chinesa chineses",
    KR: "coreano coreana",
    BR: "brasileiro brasileira brasileiros brasileiras",
    PE: "peruano peruana",
    AR: "argentino",
    PL: "polaco polaca polonês polonesa",
  },
  places: {
    scotland: "escócia",
    england: "inglaterra",
    wales: "gales",
    US: "usa eua américa",
    NL: "holanda",
    PL: "polónia polônia",
    alentejo: "alentejo",
    algarve: "algarve",
    minho: "minho",
    azores: "açores",
    tuscany: "toscana",
    provence: "provença",
    lisbon: "lisboa",
    porto: "porto",
    braga: "braga",
    coimbra: "coimbra",
    aveiro: "aveiro",
    guimaraes: "guimarães",
    evora: "évora",
    faro: "faro",
    leiria: "leiria",
    viana: "viana",
    barcelos: "barcelos",
    saoPaulo: "paulo",
    rioDeJaneiro: "rio",
    curitiba: "curitiba",
    minasGerais: "minas",
    bahia: "bahia",
    salvador: "salvador",
    recife: "recife",
    portoAlegre: "alegre",
    florianopolis: "florianópolis",
    paris: "paris",
    london: "londres",
    berlin: "berlim",
    rome: "roma",
    milan: "milão",
    florence: "florença",
    madrid: "madrid madri",
    barcelona: "barcelona",
    vienna: "viena",
    tokyo: "tóquio",
    kyoto: "quioto",
  },
  notCountries: "jersey chade omã granada",
  notPlaces: `natal páscoa etsy pdf são santa santo photoshop procreate deus mãe
    pai`,

  care: {
    handwash: "lav* à mão | lav* … à mão | lav* manual* | limp* à mão",
    handwashOnly: `lav* … à mão apenas/somente/unicamente/exclusivamente | lav*
      à mão apenas/somente/unicamente/exclusivamente |
      apenas/só/somente/exclusivamente lav* à mão |
      apenas/só/somente/exclusivamente à mão | lav*
      apenas/só/somente/exclusivamente à mão`,
    machinewash: `máquina de lavar | lav* na/à/em máquina | lav* … na/à/em
      máquina | lav* a # | lav* # | lav* … a # | na máquina a # | à máquina a #
      | ciclo/programa delicado/lã/suave`,
    dishwasher: `lava louça | lava louças | máquina de lavar loiça/louça |
      máquina da loiça/louça | lava loiça`,
    microwave: "micro ondas | microondas | microonda",
    oven: "ao forno | no forno | o forno | para forno",
    freezer: "congel* | freezer",
    tumble: `máquina de secar | secadora | secador | sec* na/em máquina |
      secagem na/em máquina`,
    dryflat: `sec* na horizontal | sec* … na horizontal | sec* deitado/estendido
      | secagem na horizontal | sec* em superfície plana | sec* … em superfície
      plana | sec* plano`,
    linedry: `sec* ao ar | sec* … ao ar | sec* à sombra | sec* … à sombra |
      estendal | varal`,
    iron: `ferro de passar | passar a ferro | passe a ferro | passar ferro |
      engom* | ferro morno/quente | ferro … baixa`,
    bleach: "lixívia | alvejante* | água sanitária | cloro | branqueador*",
    dryclean: "limpeza a seco | lav* a seco | limp* a seco",
    wipe: `pano húmido/úmido/seco/macio/suave | limp*/pass* … pano | esponja
      húmida/úmida`,
    soak: "de molho | demolhar | imers*",
    oil: "aplicar óleo | reaplicar óleo | olear",
    waterproof: `impermeável | impermeáveis | à prova d' água | à prova de água
      | resistente/resistentes à água`,
    foodsafe: `uso/contacto/contato/qualidade/grau alimentar |
      contacto/contato com alimentos |
      seguro/segura/seguros/seguras para alimentos`,
  },
  careForbidsBefore: `longe de/da/do | proibid* | desaconselh* | não
    recomendad*`,
  careForbidsAfter: `não | proibido | proibida | desaconselhado | desaconselhada
    | é/são desaconselhado/desaconselhada/proibido/proibida`,
  comesWithPhrases: `vem/vêm/chega/chegam com/em/num/numa/dentro |
    vem/vêm/chega/chegam … com/em/num/numa |
    enviado/enviada/enviados/enviadas/entregue/entregues/vendido/vendida
    com/em/num/numa/dentro | acompanha | acompanham | acompanhado/acompanhada
    de/por | inclui | incluem | recebe | receberá | recebes | embalado/embalada
    em/num/numa | traz`,
  includedPhrases: `está/estão incluído/incluída/incluídos/incluídas |
    está/estão também incluído/incluída/incluídos/incluídas | incluído |
    incluída | incluídos | incluídas | incluso | inclusa | inclusos | inclusas`,
  notIncludedPhrases: `não incluído/incluída/incluídos/incluídas | não
    está/estão incluído/incluída/incluídos/incluídas/incluso/inclusa/inclusos |
    não incluso/inclusa | não inclui/incluem | não vem/vêm incluído/incluída |
    vendido/vendida/vendidos/vendidas à parte/separadamente | não
    acompanha/acompanham | não faz/fazem parte | sem`,
  madeWithPhrases: `perfumado/perfumada/perfumados com | perfume de |
    aroma/aromas de/a | recheado/recheada com/de | cheio/cheia de |
    forrado/forrada/forrados/forradas a/com/de/em | contém | contêm | nota/notas
    de | cheira a | cheiro a/de | decorado/decorada com`,
  looseNouns: `encomenda pedido cuidado amor tempo dia semana hora letra nome
    inglês português detalhe forma tamanho cor padrão variação pessoa foto tom
    rastreio rastreamento correio mão facilidade arquivo ficheiro formato passo
    carinho`,
  adverbs: `juntos juntas pronto pronta bem diretamente cuidadosamente
    individualmente totalmente completamente também sempre`,

  namedSizePhrases: "tamanho único",
  notSizePhrases:
    "conta/contas | pérola/pérolas | agulha/agulhas | pedra/pedras",
  readyPhrases:
    "pronto/pronta/prontos/prontas para envio/enviar | pronta entrega",
  advicePhrases: `sol direto | luz direta/solar | evit* …
    água/umidade/humidade/sol | resistente/resistentes ao calor | lavar |
    lavável | laváveis | lavagem | limpar | limpeza | secar | cortar o pavio`,
  packagingPhrases: "caixa/saco de/para presente",

  havePhrases: `tem | têm | com | possui | conta com | leva | inclui | incluem |
    contém | conjunto de | kit de | jogo de | recebe | receberá | recebes | há |
    composto por | composta por`,
  onlyOnePhrases: `um só | uma só | apenas um/uma | só um/uma | somente um/uma |
    um único | uma única`,
  otherWords: "outro outra outros outras",
  choicePhrases: `cores/tamanhos/modelos à escolha | à escolha | para escolher |
    à sua escolha`,

  phrases: {
    promise: {
      freeShipping: `frete grátis | frete gratuito | portes grátis | portes
        gratuitos | envio gratuito | envio grátis | entrega grátis | entrega
        gratuita`,
      freeReturns: "devolução/devoluções grátis/gratuita/gratuitas",
      freeWrap: `embrulho grátis/gratuito | embalagem de presente
        grátis/gratuita`,
      giftWrap: {
        say: `embrulho de presente | embalagem de presente | papel de presente |
          embrulho para presente | embalado para presente`,
        proof: "presente* | embrulh* | embal*",
      },
      returns: {
        say: "devolução | devoluções | reembolso* | trocas e devoluções",
        proof: "devol* | reembols* | troca*",
      },
      guarantee: "garantia | garantido | garantida",
      tracking: {
        say: `código de rastreio | código de rastreamento | com rastreio |
          rastreado | rastreada | número de rastreio`,
        proof: "rastre* | registado",
      },
      express: "expresso | express",
      insured: "segurado | segurada",
      unlimited: {
        say: "ilimitado | ilimitada | ilimitados | ilimitadas",
        proof: "ilimitad*",
      },
      lifetime: "vitalícia | vitalício | para toda a vida",
      nextDay: "mesmo dia | dia seguinte | em 24h | em 24 horas",
      fastShipping: "envio/entrega rápido/rápida/imediato/imediata",
      discount: `desconto* | promoção | promoções | melhor preço | oferta
        especial`,
    },
    claim: {
      organic: {
        say: `orgânico | orgânica | orgânicos | orgânicas | biológico |
          biológica | biológicos | biológicas | bio`,
        proof: "orgânic* | bio* | gots",
        unless: `forma/formas/silhueta/linhas/aspecto/aspeto
          orgânico/orgânica/orgânicos/orgânicas`,
      },
      certified: `certificado | certificada | certificados | certificadas |
        certificação`,
      nonToxic: `não tóxico | não tóxica | não tóxicos | não tóxicas | atóxico |
        atóxica | atóxicos`,
      hypoallergenic: `hipoalergénico | hipoalergénica | hipoalergênico |
        hipoalergênica | hipoalergénicos | hipoalergênicos | antialérgico |
        antialérgica`,
      nickelFree: { say: "sem níquel | livre de níquel", proof: "níquel" },
      leadFree: { say: "sem chumbo | livre de chumbo", proof: "chumbo" },
      bpaFree: "bpa",
      childSafe: `seguro para crianças | segura para crianças | seguro para
        bebês | seguro para bebés`,
      recycled: {
        say: `reciclado | reciclada | reciclados | recicladas | reaproveitado |
          reaproveitada | reutilizado | reutilizada | upcycling`,
        proof: "recicl* | reaprov* | reutil* | upcycl*",
      },
      eco: `ecológico | ecológica | ecológicos | ecológicas | sustentável |
        sustentáveis | amigo do ambiente | amiga do ambiente`,
      biodegradable: "biodegradável | biodegradáveis",
      compostable: "compostável | compostáveis",
      vegan: {
        say: "vegano | vegana | veganos | veganas | vegan",
        proof: "vegan*",
      },
      crueltyFree: `cruelty free | livre de crueldade | não testado em animais |
        não testada em animais`,
      fairTrade: "comércio justo",
      licensed:
        "licença oficial | sob licença | oficialmente licenciado/licenciada",
      fsc: "fsc",
      oekoTex: "oeko | oekotex",
      patented: "patenteado | patenteada",
      heals: `curativo | curativa | cura doenças | alivia | sara | detox* |
        desintoxic* | terapêutic* | insónia/insônia | enxaqueca*`,
      antibacterial: "antibacteriano | antibacteriana",
      fireproof: "ignífugo | à prova de fogo",
      tarnishFree: "não escurece* | não oxida*",
      lasting: `não encolhe* | não enferruja* | não desbota* | não risca* | não
        parte* | não quebra* | não lasca*`,
      stainProof: "antimanchas | anti manchas",
      scratchProof: "antirriscos",
      unbreakable: "inquebrável | inquebráveis | indestrutível",
      washable: { say: "lavável | laváveis", proof: "lav*" },
    },
    rarity: {
      oneOfAKind: `peça única | peças únicas | único no mundo | exemplar único |
        modelo único | única no mundo`,
      limited: `edição limitada | série limitada | edições limitadas | tiragem
        limitada`,
      onlyMade: `apenas # unidades/exemplares/peças | só #
        unidades/exemplares/peças`,
      rare: "raro | rara | raros | raras",
      last: "última peça | última unidade | últimas unidades | último exemplar",
    },
    story: {
      grandparents: "avó | avô | avós | bisavó | bisavô",
      generations: { say: "geração | gerações", proof: "geraç*" },
      family: `minha mãe/filha/irmã/esposa/família/mulher | meu
        pai/filho/marido/irmão | empresa/oficina/receita/negócio/quinta familiar
        | receita de família`,
      award: "premiado | premiada | prémio | prêmio | galardoado | galardoada",
      featured: "visto na televisão | visto na tv",
      since: "desde #",
      bestSeller: "mais vendido | mais vendida | campeão de vendas",
      farm: "minha quinta | nossa quinta | nossa fazenda | minha fazenda",
    },
    age: {
      vintage: "vintage",
      antique: "antiguidade | antiguidades | de época",
      artDeco: "art déco | arte nova",
      midCentury: "anos #",
    },
    technique: {
      carved: {
        say: `esculpido | esculpida | esculpidos | entalhado | entalhada |
          talhado | talhada`,
        proof: "esculp* | entalh* | talh*",
      },
      waxed: { say: "encerado | encerada | encerados", proof: "encer* | cera" },
      oiled: { say: "oleado | oleada", proof: "óleo | ole*" },
      painted: {
        say: "pintado | pintada | pintados | pintadas",
        proof: "pint*",
      },
      dyed: {
        say: "tingido | tingida | tingidos | tingidas",
        proof: "ting* | tint*",
      },
      printed: {
        say: `impresso | impressa | impressos | impressas | serigrafado |
          estampado à mão`,
        proof: "impr* | serigraf* | estamp*",
      },
      glazed: {
        say: `esmaltado | esmaltada | vidrado | vidrada | vidrados |
          esmaltados`,
        proof: "esmalt* | vidr*",
      },
      forged: { say: "forjado | forjada", proof: "forj*" },
      engraved: {
        say: "gravado | gravada | gravados | gravadas",
        proof: "grava*",
      },
      embroidered: {
        say: "bordado | bordada | bordados | bordadas",
        proof: "bord*",
      },
      woven: {
        say: "tecido à mão | tecida | tecidas | tecidos à mão | em tear",
        proof: "tec* | tear",
      },
      knitted: {
        say: `tricotado | tricotada | tricotados | em tricô | em tricot | em
          crochê | em croché | de crochê | de croché`,
        proof: "tric* | croch*",
      },
      felted: { say: "feltrado | feltrada", proof: "feltr*" },
      quilted: { say: "acolchoado | acolchoada", proof: "acolcho*" },
      hammered: { say: "martelado | martelada | martelados", proof: "martel*" },
      soldered: { say: "soldado | soldada", proof: "sold*" },
      lacquered: {
        say: "lacado | lacada | envernizado | envernizada",
        proof: "lac* | verniz | enverniz*",
      },
      laser: { say: "laser", proof: "laser" },
      gilded: { say: "folha de ouro", proof: "ouro | dour*" },
      blown: { say: "soprado | soprada | soprados", proof: "sopr*" },
      thrown: {
        say: "torneado | torneada | torneados | torneadas | na roda de oleiro",
        proof: "torn* | roda",
      },
      slipcast: { say: "barbotina", proof: "barbotina" },
      macrame: { say: "macramê | macramé", proof: "macram*" },
      pleated: { say: "plissado | plissada", proof: "pliss*" },
      signed: {
        say: "assinado | assinada | assinados | assinadas",
        proof: "assin*",
      },
      numbered: { say: "numerado | numerada | numerados", proof: "numer*" },
      lined: { say: "forrado | forrada | forrados | forradas", proof: "forr*" },
      padded: {
        say: "almofadado | almofadada | acolchoado",
        proof: "almofad* | acolch*",
      },
      reinforced: {
        say: "reforçado | reforçada | reforçadas",
        proof: "reforç*",
      },
      reversible: {
        say: "reversível | reversíveis | dupla face",
        proof: "revers* | face",
      },
      adjustable: {
        say: "ajustável | ajustáveis | regulável | reguláveis",
        proof: "ajust* | regul* | extensor | extensão",
      },
      removable: {
        say: "removível | removíveis | amovível | amovíveis",
        proof: "remov* | amov* | retir*",
      },
      rechargeable: {
        say: "recarregável | recarregáveis",
        proof: "recarreg* | usb",
      },
      battery: { say: "a pilhas | com pilhas", proof: "pilha*" },
      magnetic: {
        say: "magnético | magnética | magnéticos | imantado",
        proof: "magn* | íman | ímã | imã*",
      },
      foldable: { say: "dobrável | dobráveis", proof: "dobr*" },
      stackable: { say: "empilhável | empilháveis", proof: "empilh*" },
    },
  },
  lookWords: "estilo aspeto aspecto look ar efeito inspiração",
  sides: [
    "esquerda direita",
    "esquerdo direito",
    "frente verso/costas",
    "dianteiro traseiro",
    "superior inferior",
    "interior exterior",
    "interno externo",
    "interna externa",
    "dentro fora",
  ],
  opposites: [
    "mate/fosco brilhante acetinado",
    "duro macio",
    "quente fria/frio morna",
    "claro escuro",
    "clara escura",
    "liso rugoso",
    "lisa rugosa",
    "iniciante avançado",
    "físico digital",
  ],
  ownWords: `este esta estes estas esse essa ele ela eles elas eu meu minha meus
    minhas nós nosso nossa nossos nossas tu teu tua você seu sua seus suas`,
  plainWords: `bonito bonita bonitos bonitas belo bela lindo linda lindos
    lindas perfeito perfeita perfeitos perfeitas ideal ideais elegante
    elegantes encantador encantadora simples fácil facilmente escolher escolha
    escolhe aproveite chega chegam pronto pronta casa lar diário dia dias
    pequeno pequena toque presente presentes presentear alguém amigo amiga
    amigos amor dá torna intemporal atemporal clássico único única detalhe
    detalhes feito mão bem-vindo obrigado obrigada pergunta perguntas mensagem
    feliz quente calor calmo tranquilo acolhedor aconchegante momento momentos
    manhã noite vida estação realmente qualidade saber precisa deseja loja
    encomendar encontrar ideia estilo charme luz decoração especial cantinho
    olá obrigados vinda vindo visita visitar`,
};
