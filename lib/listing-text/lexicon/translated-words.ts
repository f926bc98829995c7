/**
 * One thing in Etsy's languages, in the order of `etsyLanguageValues`, as
 * patterns of whole words: `*` stands for more letters, `~` for a German
 * ending. A word in brackets may mean something else too: it repeats what the
 * other text says, and says nothing by itself. A `group` is what the thing may
 * be called more widely.
 */
export type Row = { name: string; group?: string; words: string };

export const materials: Row[] = [
  {
    name: "wood",
    words:
      "wood, wooden, hardwood | holz*, *holz, massivholz*, hölzern~ | bois | madera | legno | hout, houten, *hout | madeira | drewn* | 木製, 木材, 木の, ウッド, 無垢材",
  },
  {
    name: "oak",
    group: "wood",
    words:
      "oak | eiche, eichen*, *eiche | chêne | roble | quercia, rovere | eiken* | carvalho | dąb, dębu, dębow*, dębin* | オーク, ナラ材",
  },
  {
    name: "walnut",
    group: "wood",
    words:
      "walnut | nussbaum*, walnuss* | noyer | nogal | noce | noten*, walnoot* | nogueira | orzech* | ウォールナット, クルミ材",
  },
  {
    name: "maple",
    group: "wood",
    words:
      "maple | ahorn* | érable | arce | acero | esdoorn* | ácer | klon, klonu, klonow* | メープル, 楓",
  },
  {
    name: "pine",
    group: "wood",
    words:
      "pine | kiefer* | pin | pino | pino | grenen*, vurenhout* | pinho | sosn* | パイン, 松材",
  },
  {
    name: "beech",
    group: "wood",
    words:
      "beech, beechwood | buche, buchen* | hêtre | haya | faggio | beuken* | faia | buk, buku, bukow* | ブナ",
  },
  {
    name: "birch",
    group: "wood",
    words:
      "birch | birke, birken* | bouleau | abedul | betulla | berken* | bétula | brzoz* | バーチ, 白樺",
  },
  {
    name: "bamboo",
    group: "wood",
    words:
      "bamboo | bambus* | bambou | bambú | bambù | bamboe* | bambu | bambus* | 竹, バンブー",
  },
  {
    name: "cork",
    words:
      "cork | kork* | liège | corcho | sughero | kurk* | cortiça | korek, kork* | コルク",
  },
  {
    name: "rattan",
    words:
      "rattan | rattan* | rotin | ratán, mimbre | rattan, vimini | rotan* | rattan, vime | rattan*, ratan* | ラタン, 籐",
  },
  {
    name: "ceramic",
    words:
      "ceramics?, pottery | keramik*, *keramik | céramiques? | cerámica | ceramica | keramiek*, keramisch*, aardewerk | cerâmica | ceramik*, ceramiczn* | 陶器, 陶磁器, セラミック",
  },
  {
    name: "stoneware",
    group: "ceramic",
    words:
      "stoneware | steinzeug*, steingut* | grès | gres | gres | steengoed, gres | grés | kamionk* | ストーンウェア, 炻器",
  },
  {
    name: "porcelain",
    group: "ceramic",
    words:
      "porcelain, bone china | porzellan* | porcelaine | porcelana | porcellana | porselein* | porcelana | porcelan* | 磁器, ポーセリン",
  },
  {
    name: "clay",
    group: "ceramic",
    words:
      "clay, earthenware | ton, tonerde, lehm* | argile | arcilla, barro | argilla | klei | argila, barro | glin* | 粘土, クレイ",
  },
  {
    name: "terracotta",
    group: "ceramic",
    words:
      "terracotta, terra cotta | terrakotta*, terracotta* | terre cuite, terracotta | terracota | terracotta | terracotta | terracota | terakot* | テラコッタ",
  },
  {
    name: "glass",
    words:
      "glass | glas, glases, *glas, (glasperlen), gläsern~ | verre | vidrio, (cristal) | vetro | glas, glazen | vidro | szkło, szkła, szkle, szklan* | ガラス, 硝子",
  },
  {
    name: "silver",
    words:
      "silver | silber, silbern~, *silber, silber* | argent, argentée?s? | plata, (plateado), (plateada) | argento, argentat* | zilver* | prata, (prateado), (prateada) | srebr* | シルバー, 銀",
  },
  {
    name: "gold",
    words:
      "gold, golden, 14k, 18k | gold*, *gold | or, dorée?s? | oro, dorad[oa]s? | oro, dorat[oaie] | goud* | ouro, dourad[oa]s? | złot* | ゴールド, 金色, 純金, [0-9]+金",
  },
  {
    name: "copper",
    words:
      "copper | kupfer* | cuivre | cobre | rame | koper* | cobre | miedzi*, miedź | 銅製, 銅の, コッパー",
  },
  {
    name: "brass",
    words:
      "brass | messing* | laiton | latón | ottone | messing* | latão | mosiądz*, mosiężn* | 真鍮",
  },
  {
    name: "steel",
    words:
      "steel | stahl, *stahl | acier, inox | acero | acciaio | staal, *staal, stalen | aço | stal, stali, stalow* | スチール, ステンレス, 鋼",
  },
  {
    name: "aluminum",
    words:
      "alumini?um | alumini* | aluminium | aluminio | alluminio | alumini* | alumínio | alumini* | アルミ",
  },
  {
    name: "leather",
    words:
      "leather | leder, *leder, leder* | cuir | cuero, (piel) | cuoio, (pelle) | leer, leder, leren, lederen | couro | skór* | 革製, 本革, 牛革, 革の, レザー",
  },
  {
    name: "suede",
    words:
      "suede | wildleder*, veloursleder* | daim, suède | (ante), gamuza | camoscio, scamosciat* | suède | camurça | zamsz* | スエード",
  },
  {
    name: "cotton",
    words:
      "cotton | baumwoll* | coton | algodón | cotone | katoen* | algodão | bawełn* | コットン, 綿",
  },
  {
    name: "linen",
    words:
      "linen | leinen* | lin | lino | lino | linnen* | linho | len, lnu, lnian* | リネン, 麻",
  },
  {
    name: "wool",
    words:
      "wool, woolen, merino | wolle, wollfilz*, wollgarn*, wolldecke*, schurwoll*, schafwoll*, merino*, alpakawoll* | laine, mérinos | lana, merino | lana, (merino) | wol, wollen, merinowol, schapenwol | lã, merino | wełn* | ウール, 羊毛, メリノ",
  },
  {
    name: "silk",
    words:
      "silk | seide, seiden* | soie | seda | seta | zijde, zijden | seda | jedwab* | シルク, 絹",
  },
  {
    name: "felt",
    words:
      "felt, (felted) | filz*, *filz | feutre, feutrine | fieltro | feltro | vilt, vilten | feltro | filc* | フェルト",
  },
  {
    name: "velvet",
    words:
      "velvet | samt, samtig~ | velours | terciopelo | velluto | fluweel, fluwelen | veludo | aksamit*, welur* | ベルベット, ビロード",
  },
  {
    name: "jute",
    words:
      "jute | jute* | jute | yute | iuta, juta | jute* | juta | jut[aąyęo]*, jutow* | ジュート",
  },
  {
    name: "paper",
    words:
      "paper | papier*, *papier | papier | papel | (carta) | papier* | papel | papier* | 紙製, 和紙, 用紙, ペーパー, (紙)",
  },
  {
    name: "wax",
    words:
      "wax | wachs*, *wachs | cire | cera | cera | wax, bijenwas, sojawas, (was) | cera | wosk* | ワックス, 蝋",
  },
  {
    name: "beeswax",
    group: "wax",
    words:
      "beeswax | bienenwachs* | cire d'abeilles? | cera de abejas? | cera d'api | bijenwas | cera de abelhas? | wosk* pszczel* | 蜜蝋, ミツロウ, 蜜ろう",
  },
  {
    name: "soy",
    words:
      "soy, soya | soja* | soja | soja | soia | soja* | soja | soj[aiąęo]* | ソイ, 大豆",
  },
  {
    name: "linseed oil",
    words:
      "linseed oil, flaxseed oil | leinöl* | huile de lin | aceite de lin[oa]z?a? | olio di lino | lijnolie | óleo de linhaça | olej* lnian* | 亜麻仁油",
  },
  {
    name: "resin",
    words:
      "resin | harz, *harz, resin* | résine | resina | resina | hars, kunsthars | resina | żywic* | レジン, 樹脂",
  },
  {
    name: "marble",
    words:
      "(marble) | marmor* | marbre | mármol | marmo | marmer* | mármore | marmur* | 大理石",
  },
  {
    name: "concrete",
    words:
      "concrete, cement | beton*, zement | béton, ciment | hormigón, cemento | cemento, calcestruzzo | beton*, cement | betão, concreto, cimento | beton*, cement* | コンクリート, セメント",
  },
  {
    name: "acrylic",
    words:
      "acrylic | acryl* | acryliques? | acrílic* | acrilic* | acryl* | acrílic* | akryl* | アクリル",
  },
  {
    name: "plastic",
    words:
      "plastic | plastik*, kunststoff* | plastique | plástico | plastica | plastic, kunststof | plástico | plastik*, tworzyw* | プラスチック",
  },
  {
    name: "pearl",
    words:
      "pearls? | (perle), (perlen), süßwasserperle* | (perles?) | perlas? | perla, (perle) | parels? | pérolas? | perł* | パール, 真珠",
  },
];

export const colors: Row[] = [
  {
    name: "red",
    words:
      "red | rot~, dunkelrot~ | rouges? | roj[oa]s? | ross[oaie] | rood, rode | vermelh[oa]s? | czerwon* | 赤い, 赤色, レッド",
  },
  {
    name: "orange",
    words:
      "orange | orange~ | orange | naranja | arancio, arancion[ei], (arancia) | oranje | laranja | pomarańczow* | オレンジ",
  },
  {
    name: "yellow",
    words:
      "yellow | gelb~ | jaunes? | amarill[oa]s? | giall[oaei] | geel, gele | amarel[oa]s? | żółt* | 黄色, イエロー",
  },
  {
    name: "green",
    words:
      "green | grün~, *grün~ | verte?s? | verdes? | verd[ei] | groen, groene, *groen | verdes? | zielon* | 緑色, 緑の, グリーン",
  },
  {
    name: "blue",
    words:
      "blue | blau~, *blau~ | bleue?s? | azul, azules | blu, azzurr[oaie] | blauw, blauwe, *blauwe? | azul, azuis | niebiesk*, błękitn* | 青い, 青色, ブルー",
  },
  {
    name: "purple",
    words:
      "purple, violet | lila, violett~ | violets?, violettes?, pourpre | morad[oa]s?, violeta | viola | paars, paarse | rox[oa]s?, violeta | fiolet* | 紫色, パープル",
  },
  {
    name: "pink",
    words:
      "pink | rosa, pink~, rosafarben~ | (roses?) | (rosa) | rosa | roze | (rosa), cor-de-rosa | różow* | ピンク",
  },
  {
    name: "brown",
    words:
      "brown | braun~, *braun~ | brune?s?, marron | marrón, marrones | marron[ei] | bruin, bruine | marrom, castanh[oa]s? | brązow* | 茶色, ブラウン",
  },
  {
    name: "black",
    words:
      "black | schwarz~ | noire?s? | negr[oa]s? | ner[oaie], neri | zwart, zwarte | pret[oa]s?, negr[oa]s? | czarn* | 黒い, 黒色, ブラック",
  },
  {
    name: "white",
    words:
      "white | weiß~, weiss~ | blancs?, blanches? | blanc[oa]s? | bianc[oa], bianchi, bianche | wit, witte | branc[oa]s? | biał* | 白い, 白色, ホワイト",
  },
  {
    name: "gray",
    words:
      "gr[ae]y | grau~, *grau~ | grise?s? | gris, grises | grigi[oae]? | grijs, grijze | cinza, cinzent[oa]s? | szar[yaeo]* | 灰色, グレー",
  },
  {
    name: "beige",
    words:
      "beige | beige* | beige | beige, beis | beige | beige | bege | beżow* | ベージュ",
  },
  {
    name: "teal",
    group: "blue",
    words:
      "teal | petrol*, blaugrün~ | sarcelle, bleu canard, bleu pétrole | verde azulado, azul petróleo | verde petrolio, ottanio | petrol*, blauwgroen* | azul-petróleo, azul petróleo, verde-azulado | morsk[iae]*, petrol* | ティール, 青緑",
  },
  {
    name: "turquoise",
    group: "blue",
    words:
      "turquoise | türkis* | turquoise | turquesa | turchese | turquoise, turkoois* | turquesa | turkus* | ターコイズ",
  },
  {
    name: "navy",
    group: "blue",
    words:
      "navy blue, navy | marineblau~, navy* | bleu marine | azul marino | blu navy, blu marino | marineblauw*, navy | azul-marinho, azul marinho | granatow* | ネイビー, 紺",
  },
  {
    name: "burgundy",
    group: "red",
    words:
      "burgundy, maroon, wine red | burgunder*, bordeaux*, weinrot~ | bordeaux, bourgogne | burdeos, granate | bordeaux | bordeaux*, wijnrood | bordô, borgonha | burgund*, bordow* | バーガンディ, ボルドー, ワインレッド",
  },
  {
    name: "cream",
    group: "white",
    words:
      "(cream), cream-colored | (creme), cremefarben~, cremeweiß~ | (crème), écru | (crema) | (crema), (panna) | (crème) | (creme) | kremow* | クリーム色, (クリーム)",
  },
  {
    name: "ivory",
    group: "white",
    words:
      "ivory | elfenbein* | ivoire | marfil | avorio | ivoor* | marfim | kości słoniow* | アイボリー",
  },
  {
    name: "multicolored",
    words:
      "multi-?colou?r(?:ed)?, rainbow | bunt~, mehrfarbig~, regenbogen* | multicolores?, arc-en-ciel | multicolor, arcoíris | multicolore, arcobaleno | veelkleurig*, meerkleurig*, regenboog* | multicolor*, colorid[oa]s?, arco-íris | wielokolorow*, tęczow* | マルチカラー, レインボー, 虹色",
  },
];
