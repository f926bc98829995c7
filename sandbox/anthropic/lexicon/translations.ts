/**
 * The languages of listings beside English, in the order of the columns of
 * every row below.
 */
export const columns = [
  "de",
  "fr",
  "es",
  "it",
  "nl",
  "pt",
  "pl",
  "ja",
] as const;
export type OtherLanguage = (typeof columns)[number];

/** An English word, then the word for it in each language. */
type Rows = readonly string[];

const nounRows: Rows = [
  "mug | Tasse | tasse | taza | tazza | mok | caneca | kubek | マグカップ",
  "cup | Becher | gobelet | vaso | bicchiere | beker | copo | kubek | カップ",
  "bowl | Schale | bol | cuenco | ciotola | kom | tigela | miska | ボウル",
  "plate | Teller | assiette | plato | piatto | bord | prato | talerz | プレート",
  "ring dish | Ringschale | coupelle à bagues | platillo para anillos | piattino per anelli | ringschaaltje | pratinho para anéis | miseczka na pierścionki | リングディッシュ",
  "trinket dish | Schmuckschale | vide-poche | platillo para joyas | piattino per gioielli | sieradenschaaltje | pratinho para joias | miseczka na biżuterię | アクセサリートレイ",
  "soap dish | Seifenschale | porte-savon | jabonera | portasapone | zeepbakje | saboneteira | mydelniczka | ソープディッシュ",
  "dish | Schale | coupelle | platillo | piattino | schaaltje | pratinho | miseczka | 小皿",
  "vase | Vase | vase | jarrón | vaso | vaas | jarra | wazon | 花瓶",
  "planter | Übertopf | cache-pot | macetero | portavaso | plantenpot | vaso para plantas | doniczka | プランター",
  "candle holder | Kerzenhalter | bougeoir | portavelas | portacandele | kandelaar | castiçal | świecznik | キャンドルホルダー",
  "candle | Kerze | bougie | vela | candela | kaars | vela | świeca | キャンドル",
  "soap | Seife | savon | jabón | sapone | zeep | sabonete | mydło | 石鹸",
  "earrings | Ohrringe | boucles d'oreilles | pendientes | orecchini | oorbellen | brincos | kolczyki | イヤリング",
  "necklace | Halskette | collier | collar | collana | ketting | colar | naszyjnik | ネックレス",
  "bracelet | Armband | bracelet | pulsera | braccialetto | armband | pulseira | bransoletka | ブレスレット",
  "ring | Ring | bague | anillo | anello | ring | anel | pierścionek | リング",
  "brooch | Brosche | broche | broche | spilla | broche | broche | broszka | ブローチ",
  "scarf | Schal | écharpe | bufanda | sciarpa | sjaal | cachecol | szalik | マフラー",
  "beanie | Mütze | bonnet | gorro | berretto | muts | gorro | czapka | ニット帽",
  "tote bag | Stofftasche | sac en tissu | bolsa de tela | borsa di tela | draagtas | sacola de pano | torba materiałowa | トートバッグ",
  "bag | Tasche | sac | bolso | borsa | tas | bolsa | torba | バッグ",
  "pouch | Täschchen | pochette | estuche | bustina | etui | estojo | etui | ポーチ",
  "wallet | Geldbörse | portefeuille | cartera | portafoglio | portemonnee | carteira | portfel | 財布",
  "pillow cover | Kissenbezug | housse de coussin | funda de cojín | federa | kussenhoes | capa de almofada | poszewka | クッションカバー",
  "pillow | Kissen | coussin | cojín | cuscino | kussen | almofada | poduszka | クッション",
  "cushion | Kissen | coussin | cojín | cuscino | kussen | almofada | poduszka | クッション",
  "blanket | Decke | couverture | manta | coperta | deken | manta | koc | ブランケット",
  "basket | Korb | panier | cesta | cesto | mand | cesto | kosz | バスケット",
  "lamp | Lampe | lampe | lámpara | lampada | lamp | luminária | lampa | ランプ",
  "cutting board | Schneidebrett | planche à découper | tabla de cortar | tagliere | snijplank | tábua de corte | deska do krojenia | カッティングボード",
  "coaster | Untersetzer | dessous de verre | posavasos | sottobicchiere | onderzetter | porta-copos | podkładka | コースター",
  "spoon | Löffel | cuillère | cuchara | cucchiaio | lepel | colher | łyżka | スプーン",
  "tray | Tablett | plateau | bandeja | vassoio | dienblad | bandeja | taca | トレイ",
  "print | Kunstdruck | affiche | lámina | stampa | print | impressão | wydruk | アートプリント",
  "painting | Gemälde | tableau | cuadro | dipinto | schilderij | pintura | obraz | 絵画",
  "card | Karte | carte | tarjeta | biglietto | kaart | cartão | kartka | カード",
  "notebook | Notizbuch | carnet | cuaderno | quaderno | notitieboek | caderno | notes | ノート",
  "dress | Kleid | robe | vestido | vestito | jurk | vestido | sukienka | ワンピース",
  "sweater | Pullover | pull | jersey | maglione | trui | suéter | sweter | セーター",
  "shirt | Hemd | chemise | camisa | camicia | overhemd | camisa | koszula | シャツ",
  "apron | Schürze | tablier | delantal | grembiule | schort | avental | fartuch | エプロン",
  "towel | Handtuch | serviette | toalla | asciugamano | handdoek | toalha | ręcznik | タオル",
  "rug | Teppich | tapis | alfombra | tappeto | vloerkleed | tapete | dywan | ラグ",
  "slippers | Hausschuhe | chaussons | zapatillas | pantofole | pantoffels | pantufas | kapcie | ルームシューズ",
  "keychain | Schlüsselanhänger | porte-clés | llavero | portachiavi | sleutelhanger | chaveiro | brelok | キーホルダー",
  "dog collar | Hundehalsband | collier pour chien | collar para perro | collare per cane | hondenhalsband | coleira para cão | obroża dla psa | 犬用首輪",
  "dog bowl | Hundenapf | gamelle pour chien | comedero para perro | ciotola per cane | hondenbak | comedouro para cão | miska dla psa | 犬用ボウル",
  "wreath | Kranz | couronne | corona | ghirlanda | krans | guirlanda | wianek | リース",
  "toy | Spielzeug | jouet | juguete | giocattolo | speelgoed | brinquedo | zabawka | おもちゃ",
  "doll | Puppe | poupée | muñeca | bambola | pop | boneca | lalka | 人形",
  "yarn | Garn | fil à tricoter | ovillo | filato | garen | novelo | włóczka | 毛糸",
  "ornament | Anhänger | suspension | adorno | ciondolo | hanger | enfeite | zawieszka | オーナメント",
  "jewelry box | Schmuckkästchen | boîte à bijoux | joyero | portagioie | sieradendoos | porta-joias | szkatułka | ジュエリーボックス",
  "guest book | Gästebuch | livre d'or | libro de firmas | libro degli ospiti | gastenboek | livro de visitas | księga gości | ゲストブック",
];

const materialRows: Rows = [
  "oak | Eiche | chêne | roble | quercia | eikenhout | carvalho | dąb | オーク",
  "walnut | Nussbaum | noyer | nogal | noce | notenhout | nogueira | orzech | ウォールナット",
  "maple | Ahorn | érable | arce | acero | esdoornhout | ácer | klon | メープル",
  "pine | Kiefer | pin | pino | pino | grenenhout | pinho | sosna | パイン",
  "beech | Buche | hêtre | haya | faggio | beukenhout | faia | buk | ブナ",
  "birch | Birke | bouleau | abedul | betulla | berkenhout | bétula | brzoza | バーチ",
  "bamboo | Bambus | bambou | bambú | bambù | bamboe | bambu | bambus | バンブー",
  "wood | Holz | bois | madera | legno | hout | madeira | drewno | 木材",
  "stoneware | Steinzeug | grès | gres | gres | steengoed | grés | kamionka | ストーンウェア",
  "stoneware clay | Steinzeug | grès | gres | gres | steengoed | grés | kamionka | ストーンウェア",
  "ceramic | Keramik | céramique | cerámica | ceramica | keramiek | cerâmica | ceramika | 陶器",
  "ceramics | Keramik | céramique | cerámica | ceramica | keramiek | cerâmica | ceramika | 陶器",
  "porcelain | Porzellan | porcelaine | porcelana | porcellana | porselein | porcelana | porcelana | 磁器",
  "clay | Ton | argile | arcilla | argilla | klei | argila | glina | 粘土",
  "terracotta | Terrakotta | terre cuite | terracota | terracotta | terracotta | terracota | terakota | テラコッタ",
  "glaze | Glasur | glaçure | esmalte | smalto | glazuur | vidrado | szkliwo | 釉薬",
  "glass | Glas | verre | vidrio | vetro | glas | vidro | szkło | ガラス",
  "sterling silver | Sterlingsilber | argent 925 | plata de ley | argento 925 | sterling zilver | prata de lei | srebro próby 925 | スターリングシルバー",
  "silver | Silber | argent | plata | argento | zilver | prata | srebro | シルバー",
  "gold | Gold | or | oro | oro | goud | ouro | złoto | ゴールド",
  "brass | Messing | laiton | latón | ottone | messing | latão | mosiądz | 真鍮",
  "copper | Kupfer | cuivre | cobre | rame | koper | cobre | miedź | コッパー",
  "stainless steel | Edelstahl | acier inoxydable | acero inoxidable | acciaio inossidabile | roestvrij staal | aço inoxidável | stal nierdzewna | ステンレス",
  "steel | Stahl | acier | acero | acciaio | staal | aço | stal | スチール",
  "leather | Leder | cuir | cuero | cuoio | leer | couro | skóra | レザー",
  "suede | Wildleder | daim | gamuza | camoscio | suède | camurça | zamsz | スエード",
  "organic cotton | Bio-Baumwolle | coton biologique | algodón orgánico | cotone biologico | biologisch katoen | algodão orgânico | bawełna organiczna | オーガニックコットン",
  "cotton | Baumwolle | coton | algodón | cotone | katoen | algodão | bawełna | コットン",
  "linen | Leinen | lin | lino | lino | linnen | linho | len | リネン",
  "merino wool | Merinowolle | laine mérinos | lana merino | lana merino | merinowol | lã merino | wełna merino | メリノウール",
  "wool | Wolle | laine | lana | lana | wol | lã | wełna | ウール",
  "silk | Seide | soie | seda | seta | zijde | seda | jedwab | シルク",
  "felt | Filz | feutre | fieltro | feltro | vilt | feltro | filc | フェルト",
  "velvet | Samt | velours | terciopelo | velluto | fluweel | veludo | aksamit | ベルベット",
  "cork | Kork | liège | corcho | sughero | kurk | cortiça | korek | コルク",
  "jute | Jute | jute | yute | iuta | jute | juta | juta | ジュート",
  "rattan | Rattan | rotin | ratán | rattan | rotan | rattan | rattan | ラタン",
  "paper | Papier | papier | papel | carta | papier | papel | papier | ペーパー",
  "soy wax | Sojawachs | cire de soja | cera de soja | cera di soia | sojawas | cera de soja | wosk sojowy | ソイワックス",
  "beeswax | Bienenwachs | cire d'abeille | cera de abeja | cera d'api | bijenwas | cera de abelha | wosk pszczeli | 蜜蝋",
  "wax | Wachs | cire | cera | cera | kaarsvet | cera | wosk | ワックス",
  "linseed oil | Leinöl | huile de lin | aceite de linaza | olio di lino | lijnolie | óleo de linhaça | olej lniany | 亜麻仁油",
  "resin | Harz | résine | resina | resina | hars | resina | żywica | レジン",
  "marble | Marmor | marbre | mármol | marmo | marmer | mármore | marmur | 大理石",
  "concrete | Beton | béton | hormigón | calcestruzzo | beton | betão | beton | コンクリート",
  "acrylic | Acryl | acrylique | acrílico | acrilico | acryl | acrílico | akryl | アクリル",
  "polyester | Polyester | polyester | poliéster | poliestere | polyester | poliéster | poliester | ポリエステル",
];

const colorRows: Rows = [
  "red | rot | rouge | rojo | rosso | rood | vermelho | czerwony | レッド",
  "orange | orange | orange | naranja | arancione | oranje | laranja | pomarańczowy | オレンジ",
  "yellow | gelb | jaune | amarillo | giallo | geel | amarelo | żółty | イエロー",
  "green | grün | vert | verde | verde | groen | verde | zielony | グリーン",
  "blue | blau | bleu | azul | blu | blauw | azul | niebieski | ブルー",
  "purple | violett | violet | morado | viola | paars | roxo | fioletowy | パープル",
  "pink | rosa | rose | rosa | rosa | roze | cor-de-rosa | różowy | ピンク",
  "brown | braun | marron | marrón | marrone | bruin | castanho | brązowy | ブラウン",
  "black | schwarz | noir | negro | nero | zwart | preto | czarny | ブラック",
  "white | weiß | blanc | blanco | bianco | wit | branco | biały | ホワイト",
  "gray | grau | gris | gris | grigio | grijs | cinza | szary | グレー",
  "gold | goldfarben | doré | dorado | dorato | goudkleurig | dourado | złoty | ゴールド",
  "silver | silberfarben | argenté | plateado | argentato | zilverkleurig | prateado | srebrny | シルバー",
  "beige | beige | beige | beige | beige | beige | bege | beżowy | ベージュ",
  "teal | petrol | bleu canard | azul petróleo | verde petrolio | petrol | azul-petróleo | morski | ティール",
  "turquoise | türkis | turquoise | turquesa | turchese | turquoise | turquesa | turkusowy | ターコイズ",
  "navy | marineblau | bleu marine | azul marino | blu navy | marineblauw | azul-marinho | granatowy | ネイビー",
  "burgundy | bordeaux | bordeaux | burdeos | bordeaux | bordeaux | bordô | bordowy | ボルドー",
  "cream | cremeweiß | crème | crema | crema | crème | creme | kremowy | クリーム",
  "multicolored | bunt | multicolore | multicolor | multicolore | veelkleurig | multicolorido | wielokolorowy | マルチカラー",
];

/**
 * Whole remarks by the words that they contain; denials before what they deny.
 */
const remarkRows: Rows = [
  "not dishwasher | nicht in die Spülmaschine | ne pas mettre au lave-vaisselle | no apto para lavavajillas | non lavabile in lavastoviglie | niet in de vaatwasser | não colocar na máquina de lavar louça | nie myć w zmywarce | 食洗機不可",
  "not microwave | nicht in die Mikrowelle | ne pas mettre au micro-ondes | no apto para microondas | non adatto al microonde | niet in de magnetron | não colocar no micro-ondas | nie wkładać do mikrofalówki | 電子レンジ不可",
  "dishwasher | spülmaschinenfest | passe au lave-vaisselle | apto para lavavajillas | lavabile in lavastoviglie | vaatwasserbestendig | pode ir à máquina de lavar louça | można myć w zmywarce | 食洗機対応",
  "microwave | mikrowellengeeignet | compatible micro-ondes | apto para microondas | adatto al microonde | magnetronbestendig | pode ir ao micro-ondas | nadaje się do mikrofalówki | 電子レンジ対応",
  "food safe | lebensmittelecht | contact alimentaire | apto para alimentos | adatto agli alimenti | voedselveilig | próprio para alimentos | do kontaktu z żywnością | 食品対応",
  "waterproof | wasserdicht | imperméable | impermeable | impermeabile | waterdicht | impermeável | wodoodporny | 防水",
  "machine wash | waschbar in der Maschine | lavable en machine | lavable a máquina | lavabile in lavatrice | machinewasbaar | lavável na máquina | można prać w pralce | 洗濯機可",
  "hand wash | Handwäsche | lavage à la main | lavar a mano | lavare a mano | handwas | lavar à mão | myć ręcznie | 手洗い",
  "dry clean | chemische Reinigung | nettoyage à sec | limpieza en seco | lavaggio a secco | chemisch reinigen | limpeza a seco | czyszczenie chemiczne | ドライクリーニング",
  "wipe | mit einem Tuch abwischen | essuyer avec un chiffon | limpiar con un paño | pulire con un panno | met een doek afnemen | limpar com um pano | przecierać ściereczką | 布で拭く",
  "gift box | Geschenkbox | boîte cadeau | caja de regalo | scatola regalo | geschenkdoos | caixa de presente | pudełko na prezent | ギフトボックス",
  "made to order | auf Bestellung gefertigt | fabriqué sur commande | hecho por encargo | realizzato su ordinazione | op bestelling gemaakt | feito por encomenda | wykonywane na zamówienie | 受注製作",
];

/** Words of measures and times. `{}` is the number. */
const measureRows: Rows = [
  "wide | Breite {} | largeur {} | ancho {} | larghezza {} | breedte {} | largura {} | szerokość {} | 幅{}",
  "tall | Höhe {} | hauteur {} | alto {} | altezza {} | hoogte {} | altura {} | wysokość {} | 高さ{}",
  "long | Länge {} | longueur {} | largo {} | lunghezza {} | lengte {} | comprimento {} | długość {} | 長さ{}",
  "deep | Tiefe {} | profondeur {} | fondo {} | profondità {} | diepte {} | profundidade {} | głębokość {} | 奥行{}",
  "thick | Dicke {} | épaisseur {} | grosor {} | spessore {} | dikte {} | espessura {} | grubość {} | 厚さ{}",
  "diameter | Durchmesser {} | diamètre {} | diámetro {} | diametro {} | diameter {} | diâmetro {} | średnica {} | 直径{}",
  "inch | {} Zoll | {} pouces | {} pulgadas | {} pollici | {} inch | {} polegadas | {} cali | {}インチ",
  "business days | {} Werktage | {} jours ouvrés | {} días hábiles | {} giorni lavorativi | {} werkdagen | {} dias úteis | {} dni roboczych | {}営業日",
  "days | {} Tage | {} jours | {} días | {} giorni | {} dagen | {} dias | {} dni | {}日",
  "weeks | {} Wochen | {} semaines | {} semanas | {} settimane | {} weken | {} semanas | {} tygodnie | {}週間",
  "set | {} Stück | {} pièces | {} piezas | {} pezzi | {} stuks | {} peças | {} szt. | {}個",
];

/** What a line of the details, or a blank in it, is called. */
const labelRows: Rows = [
  "materials | Material | Matériaux | Materiales | Materiali | Materiaal | Materiais | Materiały | 素材",
  "color | Farbe | Couleur | Color | Colore | Kleur | Cor | Kolor | 色",
  "size | Größe | Dimensions | Tamaño | Dimensioni | Afmetingen | Tamanho | Wymiary | サイズ",
  "care | Pflege | Entretien | Cuidados | Cura | Onderhoud | Cuidados | Pielęgnacja | お手入れ",
  "included | Lieferumfang | Contenu | Incluye | Contenuto | Inbegrepen | Inclui | W zestawie | 内容",
  "time | Fertigungszeit | Délai de fabrication | Tiempo de elaboración | Tempi di lavorazione | Maaktijd | Prazo de produção | Czas realizacji | 製作期間",
  "style | Stil | Style | Estilo | Stile | Stijl | Estilo | Styl | スタイル",
  "details | Details | Détails | Detalles | Dettagli | Details | Detalhes | Szczegóły | 詳細",
  "handmade | handgemacht | fait main | hecho a mano | fatto a mano | handgemaakt | feito à mão | ręcznie robione | ハンドメイド",
  "piece | Stück | pièce | pieza | pezzo | stuk | peça | przedmiot | 作品",
];

const tableOf = (rows: Rows) =>
  rows.map((row) => {
    const [english = "", ...words] = row.split(" | ");
    return { english, words };
  });

const tables = {
  noun: tableOf(nounRows),
  material: tableOf(materialRows),
  color: tableOf(colorRows),
  remark: tableOf(remarkRows),
  measure: tableOf(measureRows),
  label: tableOf(labelRows),
};
export type Table = keyof typeof tables;

/** The English words of a table, longest first. */
export const wordsOf = (table: Table): string[] =>
  tables[table]
    .map(({ english }) => english)
    .sort((one, other) => other.length - one.length);

/** The word for an English one, or null. */
export const wordIn = (
  language: OtherLanguage,
  table: Table,
  english: string,
): string | null =>
  tables[table].find((row) => row.english === english)?.words[
    columns.indexOf(language)
  ] ?? null;
