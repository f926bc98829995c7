import { foldWords } from "@/lib/listings/grounding/plain-words";
import { stemOf } from "@/lib/listings/grounding/statement";

/**
 * Words for one color or material in the nine languages of listings: a seller
 * chooses "Blue" in a form in English, and writes "azul". In their usual forms;
 * other inflections are found by their stem.
 */
const rows = [
  "red rot rote roten rotem roter rotes rouge rojo roja rosso rossa rood rode vermelho vermelha czerwony czerwona 赤 赤い レッド",
  "orange arancione naranja oranje laranja pomarańczowy pomarańczowa オレンジ",
  "yellow gelb gelbe jaune amarillo amarilla giallo gialla geel gele amarelo amarela żółty żółta 黄 黄色 イエロー",
  "green grün grüne vert verte verde groen groene zielony zielona 緑 緑色 グリーン",
  "blue navy teal turquoise blau blaue bleu bleue azul azules blu blauw blauwe niebieski niebieska granatowy 青 青い 藍 紺 ブルー",
  "purple lila violett violet morado morada viola paars paarse roxo roxa fioletowy fioletowa 紫 パープル",
  "pink rosa rose roze cor-de-rosa różowy różowa ピンク 桃",
  "brown braun braune marron brun brune marrón marrones marrone bruin bruine castanho castanha marrom brązowy brązowa 茶 茶色 ブラウン",
  "black schwarz schwarze noir noire negro negra nero nera neri nere zwart zwarte preto preta czarny czarna 黒 黒い ブラック",
  "white weiß weiße blanc blanche blanco blanca bianco bianca wit witte branco branca biały biała 白 白い ホワイト",
  "gray grey grau graue gris grise grigio grigia grijs grijze cinza cinzento szary szara 灰色 グレー",
  "gold golden goldene doré dorée or oro dorado dorada dorato dorata goud gouden ouro dourado dourada złoto złoty złota 金 金色 ゴールド",
  "silver silber silbern silberne argent argenté argentée plata plateado plateada argento argentato zilver zilveren prata prateado srebro srebrny srebrna 銀 銀色 シルバー",
  "beige beżowy ベージュ",
  "turquoise türkis turquesa turchese turkoois turkusowy ターコイズ",
  "burgundy bordeaux burgunder bordó burdeos bordowy ボルドー",
  "cream crème creme cremefarben crema kremowy kremowa クリーム",
  "multicolored rainbow mehrfarbig bunt multicolore multicolor multicolorido veelkleurig wielokolorowy マルチカラー",
  "wood wooden holz hölzern bois madera legno hout houten madeira drewno drewniany drewniana 木 木製 木材 ウッド",
  "oak eiche eichenholz chêne roble quercia eik eiken eikenhout carvalho dąb dębowy dębowa 樫 オーク",
  "walnut nussbaum noyer nogal noce notelaar walnoot nogueira orzech orzechowy 胡桃 ウォルナット",
  "beech buche hêtre haya faggio beuk faia buk bukowy ブナ",
  "pine kiefer pin pino grenen pinho sosna sosnowy 松 パイン",
  "olive olivenholz olivier olivo ulivo olijfhout oliveira oliwny オリーブ",
  "bamboo bambus bambou bambú bambù bamboe 竹 バンブー",
  "linen flax leinen lin lino linnen linho len lnu lniany lniana リネン 麻",
  "cotton baumwolle baumwollgarn coton algodón cotone katoen katoenen algodão bawełna bawełniany bawełniana 綿 コットン",
  "wool woolen wolle laine lana wol wollen lã wełna wełniany wełniana 羊毛 ウール 毛糸",
  "silk seide soie seda seta zijde jedwab jedwabny 絹 シルク",
  "leather leder cuir cuero pelle cuoio leer leren couro skóra skórzany skórzana 革 皮 レザー",
  "felt filz wollfilz feutre fieltro feltro vilt filc フェルト",
  "paper papier papel carta 紙 和紙 ペーパー",
  "clay ton argile arcilla barro argilla klei argila glina gliniany 粘土 陶土",
  "pottery poterie töpferei ceramika",
  "ceramic ceramics keramik céramique cerámica ceramica keramiek cerâmica ceramika ceramiczny ceramiczna 陶器 陶磁器 セラミック",
  "stoneware steinzeug steingut grès gres steengoed kamionka 炻器 ストーンウェア",
  "porcelain porzellan porcelaine porcelana porcellana porselein porcelanowy 磁器",
  "glass glas gläsern verre vidrio cristal vetro glazen vidro szkło szklany szklana ガラス 硝子",
  "brass messing laiton latón ottone latão mosiądz mosiężny 真鍮",
  "copper kupfer cuivre cobre rame koper koperen miedź miedziany 銅",
  "steel stahl edelstahl acier acero acciaio staal aço stal stalowy 鋼 ステンレス",
  "iron eisen fer hierro ferro ijzer żelazo 鉄",
  "wax wachs cire cera was wosk ワックス 蝋",
  "beeswax bienenwachs cire-d'abeille bijenwas 蜜蝋",
  "soy soja sojawachs sojowy ソイ 大豆",
  "lavender lavendel lavande lavanda lawenda lawendowy ラベンダー",
  "pearl pearls perle perlen perles perla perlas parel parels pérola pérolas perła perły 真珠 パール",
  "stone stein pierre piedra pietra steen pedra kamień kamienny 石 ストーン",
  "resin harz epoxidharz résine resina hars żywica レジン 樹脂",
  "concrete cement beton béton hormigón cemento betonowy コンクリート",
  "mug cup tasse becher taza tazza mok beker caneca kubek マグ マグカップ カップ",
  "bowl dish schale schüssel bol cuenco plato ciotola schaal kom tigela prato miska talerz 鉢 皿 お皿 ボウル ディッシュ",
  "handmade handgemacht handgefertigt handarbeit artisanal artesanal artigianale handgemaakt ręcznie 手作 手作り ハンドメイド",
  "day days tag tage tagen werktage werktagen jour jours día días giorno giorni dag dagen dia dias dzień dni 日 日間 営業日",
  "week weeks woche wochen semaine semaines semana semanas settimana settimane weken tydzień tygodnie tygodni 週 週間",
];

/** What a more exact word implies: oak is wood. */
const kinds: Record<string, readonly string[]> = {
  wood: ["oak", "walnut", "beech", "pine", "olive"],
  ceramic: ["stoneware", "porcelain", "clay"],
  clay: ["stoneware", "ceramic"],
  pottery: ["stoneware", "ceramic", "clay"],
};

const concepts = new Map<string, string[]>();
const addConcept = (stem: string, concept: string) =>
  concepts.set(stem, [...(concepts.get(stem) ?? []), concept]);
for (const row of rows) {
  const words = foldWords(row).split(" ");
  for (const stem of new Set(words.map(stemOf)))
    addConcept(stem, `=${words[0]}`);
}

const none: readonly string[] = [];

/**
 * The colors and materials that a word names, by its stem, each as "=oak". A
 * word may name two ("rosa").
 */
export const conceptsOf = (stem: string): readonly string[] =>
  concepts.get(stem) ?? none;

/** Those that it implies: of "chêne" also "=wood". */
export const impliedBy = (stem: string): readonly string[] => {
  const own = conceptsOf(stem);
  const implied = Object.entries(kinds)
    .filter(([, members]) =>
      own.some((concept) => members.includes(concept.slice(1))),
    )
    .map(([kind]) => `=${kind}`);
  return implied.length > 0 ? [...own, ...implied] : own;
};
