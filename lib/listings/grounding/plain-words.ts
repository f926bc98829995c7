import { foldText } from "@/lib/plain-text/fold-text";

/**
 * In lower case, without accents, and with two letters in place of "ß" and the
 * like, which folding leaves alone.
 */
export const foldWords = (text: string): string =>
  foldText(text)
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");

const setOf = (words: string): ReadonlySet<string> =>
  new Set(foldWords(words).match(/[\p{L}\p{N}]+/gu));

/**
 * Words that state nothing of a piece by themselves: articles, pronouns,
 * prepositions, conjunctions, auxiliaries, verbs that only introduce a fact
 * ("is made of", "comes in"), and the names of facts ("material", "care").
 */
export const plainWords = setOf(`
a an the and or but nor so as at by for from in into of off on onto out over to up down with within without than then that this these those there here it its itself they them their themselves he she his him her we us our
you your yours i my me mine is are was were be been being am has have had having do does did can could may might will would shall should must not no nor never don doesn isn aren won cannot ll re ve each every all both either some one ones other another
same such only just also too very about around approximately approx roughly more most less least while when where wherever which who whose whom what how if because since until till after before between through during per via etc plus
make makes made making come comes coming came measure measures measured measuring hold holds holding weigh weighs weighing use uses used using feature features featuring featured show shows showing shown see seen visible stand stands sit sits fit fits include includes
included including ship ships shipped shipping send sends sent pack packed packs contain contains consist consists get gets receive receives take takes go goes keep keeps put puts need needs let lets give gives given please note
piece pieces item object thing product article material materials color colors colour colours size sizes sized dimension dimensions measurement measurements weight volume capacity care instructions detail details content contents processing production time times
style design technique finish category type kind part parts purpose audience recipient personalization option options available ingredients pattern add added age ages main primary secondary overall total order ordered orders
der die das den dem des ein eine einer eines einem einen und oder aber als am an auf aus bei bis durch für gegen im in ins während ist sind war wird werden wurde sein seine seiner seinem seinen ihr ihre ihrem ihren ihrer ihres es er sie wir uns unser unsere du dich dir dein deine
man sich mit nach nicht kein keine ohne nur noch auch so sehr um über unter vom von vor zu zum zur zwischen wie wenn wo was welche welcher welches wer dass da dieser diese dieses diesem diesen jeder jede jedes jedem jeden alle allem allen aller alles etwa ca circa rund pro je
hat haben kann können lässt macht machen gemacht gefertigt hergestellt besteht bestehend kommt kommen misst wiegt fasst zeigt enthält enthalten liegt steht passt geliefert verschickt verpackt versendet bitte sowie gibt
stück teil artikel produkt material materialien farbe farben größe größen maße abmessung abmessungen gewicht volumen fassungsvermögen pflege pflegehinweis pflegehinweise lieferumfang lieferung lieferzeit versand inhalt fertigungszeit anfertigung herstellung stil technik einzelheiten erhältlich bestellung zutaten muster inhaltsstoffe
le la les l un une des du de d et ou mais à au aux en dans par pour sur sous avec sans vers chez est sont était être été a ont avoir il elle ils elles on nous vous votre vos notre nos je mon ma mes son sa ses leur leurs ce cet cette ces c qui que qu quoi dont où ne pas plus
très aussi comme quand si se s y environ chaque tout toute tous toutes même entre après avant depuis pendant selon ainsi
fait faite faits faites mesure mesurent contient comprend peut pèse livré livrée livrés livrées expédié expédiée envoyé envoyée emballé emballée présente présenté faut
pièce objet article produit matière matières matériau matériaux couleur couleurs taille dimensions poids contenance contenu entretien délai fabrication envoi livraison style détail détails motif finition disponible commande inclus incluse incluses ingrédients
el la los las lo un una unos unas y e o u pero a al del de en con por para sin sobre entre hasta desde durante es son era ser está están ha han haber tiene tienen se su sus mi mis tu tus nuestro nuestra que qué cual quien como cuando donde si no más muy también ya
cada todo toda todos todas mismo misma unos aproximadamente unos este esta estos estas ese esa esos esas esto eso
hecho hecha hechos hechas mide miden contiene incluye incluyen viene vienen pesa envía enviado enviada puede lleva usa usar hay
pieza objeto artículo producto material materiales color colores tamaño medidas dimensiones peso capacidad contenido cuidado cuidados detalle detalles elaboración envío plazo estilo técnica disponible pedido encargo incluido ingredientes
il lo la i gli le l un uno una e ed o ma di del dello della dei degli delle a al allo alla ai agli alle da dal dallo dalla dai in nel nello nella nei nelle con col su sul sulla sui per tra fra senza è sono era essere ha hanno avere si suo sua suoi sue mio mia tuo tua
nostro nostra vostro che chi cui come quando dove se non più molto anche ogni tutto tutta tutti tutte stesso stessa circa questo questa questi queste quello quella ci ne
fatto fatta fatti fatte misura misurano contiene include arriva arrivano viene vengono pesa può spedito spedita consegnato confezionato usa possono
pezzo oggetto articolo prodotto materiale materiali colore colori misure dimensioni taglia peso capacità contenuto cura dettaglio dettagli lavorazione produzione spedizione tempi stile tecnica disponibile ordine incluso inclusa ingredienti
de het een en of maar aan af bij door in is met na naar niet geen om onder op over te tot uit van voor zonder als dan dat deze die dit er zijn was waren worden wordt heeft hebben kan kunnen hij zij ze je jij jouw u uw wij we ons onze ik mijn zich wat wie waar welke hoe
ook nog zo zeer elk elke alle alles ongeveer circa per
gemaakt maakt meet weegt bevat komt komen inclusief geleverd verzonden verpakt past moet moeten
stuk voorwerp artikel product materiaal materialen kleur kleuren maat maten afmeting afmetingen gewicht inhoud capaciteit onderhoud verzorging details levering verzending maaktijd levertijd stijl techniek beschikbaar bestelling inbegrepen
o a os as um uma uns umas e ou mas de do da dos das em no na nos nas num numa com sem por pelo pela para ao à aos às entre até desde sobre é são era ser está estão tem têm foi se seu sua seus suas meu minha teu tua nosso nossa que qual quem como quando onde se não mais muito também
cada todo toda todos todas mesmo mesma cerca aproximadamente este esta estes estas esse essa isto isso
feito feita feitos feitas mede medem contém inclui vem vêm pesa pode enviado enviada embalado embalada usa
peça objeto artigo produto material materiais cor cores tamanho medidas dimensões peso capacidade conteúdo cuidado cuidados detalhe detalhes produção prazo envio estilo técnica disponível encomenda incluído
i a oraz lub albo ale w we z ze na do od po pod nad przed przy przez dla bez o u za to ten ta te tego tej tych tym jest są był była było być ma mają może można się jego jej ich mój moja twój twoja nasz nasza który która które co kto jak gdzie kiedy gdy jeśli nie już też także tylko bardzo około ok każdy każda każde wszystkie sam sama
wykonany wykonana wykonane zrobiony zrobiona zrobione mierzy waży zawiera mieści wysyłany wysyłana wysyłane pakowany pakowana pakowane należy jeden jedna jedno
sztuka przedmiot artykuł produkt materiał materiały kolor kolory kolorze rozmiar rozmiary wymiar wymiary waga pojemność zawartość zestaw zestawie pielęgnacja szczegóły realizacja realizacji czas wysyłka styl technika dostępny zamówienie
cm mm m km inch inches ft feet foot yd yards oz ounce ounces fl ml cl dl l liter liters litre litres g gr gram grams kg lb lbs pound pounds centimeter centimeters centimetre centimetres zentimeter centimètres centímetros centimetri centimetr centymetrów zoll pouces pulgadas pollici duim polegadas cali x
サイズ カラー スタイル デザイン セット
素材 材料 材質 材 製 色 寸法 大 幅 高 奥行 長 直径 径 重 重量 容量 手入 方法 内容 詳細 製作 制作 期間 発送 約 以内 使用 作 作品 商品 品 物 付 入 個 点 枚 本 用 等 当 各 全 仕上 対応 可能 場合 注文 届 使 出来 様式 技法 種類 表示 同梱 付属 形 対象 中
`);

/**
 * Words for a dimension, which state something where no number stands beside
 * them: "9 cm tall", "a tall vase".
 */
export const dimensionWords = setOf(`
wide width tall high height long length deep depth thick thickness across diameter square round
breit breite hoch höhe lang länge tief tiefe dick dicke durchmesser large largeur haut hauteur long longueur profond profondeur épaisseur diamètre ancho alto altura largo longitud fondo diámetro
largo larghezza alto altezza lungo lunghezza profondo profondità diametro breed breedte hoog hoogte lang lengte diep diepte diameter largura comprimento profundidade szeroki szerokość wysoki wysokość długi długość głębokość średnica
`);

/**
 * Japanese praise and mood that is written without characters of a meaning of
 * their own.
 */
export const kanaWords = new RegExp(
  [
    "かわいい|かわいらし|おしゃれ|ぴったり|きれい|すてき|やさしい|やさしく|あたたか|うれしい|おすすめ|こだわり|ふんわり|しっかり|ちょうど|たっぷり|ぬくもり|やわらか|さわやか|おだやか|くつろ|いやし",
  ].map(foldWords)[0] ?? "",
  "gu",
);

/** Words that deny, beside those of care advice. */
export const otherDenials =
  /(?<!\p{L})(?:without|ohne|sans|zonder|none|free of|cannot)(?!\p{L})|なし|無(?=\p{sc=Han}|$)/iu;

/** Headings of lists, which state nothing either. */
export const heading =
  /^(?:at a glance|in short|the facts|good to know|auf einen blick|kurz und knapp|en bref|en resume|de un vistazo|en breve|en resumen|in breve|in sintesi|in het kort|em resumo|num relance|w skrocie)[:.]?$/iu;
