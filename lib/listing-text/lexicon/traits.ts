import { wordsOf } from "@/lib/listing-text/lexicon/roots";

/** Folded as the words of a text are: "grün" is looked up as "grun". */
const setOf = (words: string): ReadonlySet<string> => new Set(wordsOf(words));

export const colorWords = setOf(`
red orange yellow green blue purple pink brown black white gray grey gold golden silver beige teal turquoise navy burgundy cream ivory multicolored multicolor rainbow copper bronze rose coral mint lavender lilac
sage olive mustard rust terracotta emerald sapphire ruby amber charcoal tan camel taupe peach maroon aqua indigo violet magenta fuchsia clear speckled striped spotted pastel neutral
rot rote roter rotes blau blaue blauer blaues weiss weiß weiße weißer schwarz schwarze grün grüne grüner grünes grünem grünen roter rotem roten blauem blauen weißem weißen schwarzer schwarzem schwarzen gelb gelbe gelber gelben grau graue grauer graues braun braune brauner braunes braunem braunen grauem grauen rosa lila golden silbern bunt gestreift
rouge bleu bleue blanc blanche noir noire vert verte jaune gris grise brun brune rose doré argenté rayé
rojo roja azul azules blanco blanca negro negra verde amarillo amarilla gris marrón rosa dorado plateado
rosso rossa blu bianco bianca nero nera verde giallo gialla grigio grigia marrone dorato argento
rood rode blauw blauwe wit witte zwart zwarte groen groene geel gele grijs grijze lichtgrijs bruin bruine lichtbruin roze paars paarse oranje goud zilver naturel gestreept gespikkeld
vermelho vermelha azul branco branca preto preta verde amarelo amarela cinzento cinzenta castanho castanha roxo roxa laranja dourado dourada prateado prateada creme listrado
czerwony czerwona czerwone czerwonej niebieski niebieska niebieskie biały biała białe czarny czarna czarne zielony zielona zielone żółty żółta żółte szary szara szare szarej brązowy brązowa brązowe różowy różowa fioletowy fioletowa pomarańczowy złoty złota srebrny srebrna kremowy kremowa kremowe beżowy beżowa granatowy granatowa granatowe
赤 青 白 黒 緑 黄色 茶色 灰色 紺 紺色 藍色 水色 生成り 金色 銀色 紫
`);

export const materialWords = setOf(`
stoneware ceramic porcelain clay earthenware terracotta glass stained wood wooden oak walnut maple pine cherry birch bamboo teak olivewood leather suede cotton linen wool merino cashmere silk velvet felt denim canvas jute hemp
polyester nylon acrylic resin epoxy gold silver brass copper bronze steel stainless iron aluminum pewter tin titanium concrete cement marble stone granite slate soapstone agate quartz amethyst moonstone labradorite opal jade pearl
pearls perles perlen perlas turquoise lapis onyx garnet citrine tourmaline paper cardstock cardboard vinyl rubber silicone plastic wax soy beeswax soap shea rattan wicker macrame yarn thread lace satin chiffon tulle flannel fleece corduroy cork shell bone horn feather polymer mohair alpaca
leder rindsleder baumwolle leinen leinenstoff wolle wollfilz filz seide holz eiche nussbaum ton keramik porzellan glas silber messing kupfer papier wachs dinkel dinkelspelz
cuir coton lin laine soie bois chêne argile céramique porcelaine verre argent laiton cuivre papier cire
cuero algodón lino lana seda madera roble arcilla cerámica barro porcelana vidrio plata latón cobre papel cera lona yute
cuoio pelle cotone lino lana seta legno quercia argilla ceramica porcellana vetro argento ottone rame carta cera
steengoed keramiek keramieken porselein klei glas hout houten eikenhout beuken beukenhout berkenhout leer leren rundleer wol wollen merinowol katoen katoenen linnen zijde vilt zilver messing koper staal beton betonnen kurk karton bijenwas
grés cerâmica porcelana argila vidro madeira carvalho nogueira oliveira couro lã algodão linho seda feltro cortiça prata latão cobre aço papel cera azeite vime
kamionka kamionki ceramika ceramiczny ceramiczna porcelana glina gliny szkło szkła drewno drewna drewniany drewniana skóra skóry skórzany wełna wełny wełniany wełniana bawełna bawełny bawełniany lnu lniany lniana jedwab filc filcu filcowy filcowe srebro mosiądz miedź stal papieru wosk wosku sojowy sojowa sojowego
陶器 磁器 ガラス 木 木製 革 綿 麻 リネン 絹 羊毛 ウール フェルト 真鍮 紙 和紙 帆布 蜜蝋
`);

export const styleWords = setOf(`
boho bohemian rustic minimalist modern vintage retro farmhouse cottagecore scandinavian nordic industrial gothic goth victorian art deco mid century midcentury japandi wabi sabi botanical floral geometric abstract celestial coastal nautical
tropical western southwestern folk ethnic tribal classic traditional contemporary dainty chunky preppy grunge y2k kawaii whimsical steampunk witchy dark academia fairycore antique shabby chic monogram animal cat dog bird moon sun star leaf mountain ocean forest mushroom heart
minimalistisch skandinavisch landhaus klassisch modern schlicht schlichtes blüten blumen
bohème champêtre campagne classique moderne minimaliste fleurs floral
bohemio marinera marinero rústico rústica clásico clásica moderno moderna minimalista campestre costera costero mediterráneo mediterránea andaluz flores
boho rustico classico moderno minimalista floreale
landelijk landelijke klassiek klassieke moderne industrieel strak stoer stoere eenvoudig botanisch bloemen
rústico rústica clássico clássica tradicional marinheiro simples flores boémio
minimalistyczny minimalistyczna skandynawski skandynawskie rustykalny rustykalna klasyczny klasyczna nowoczesny ludowy ludowa kwiaty kwiatowy prosty prosta
和風 北欧 モダン シンプル レトロ ナチュラル 花柄 伝統柄 和柄
`);

export const techniqueWords = setOf(`
handmade handcrafted thrown wheel hammered carved engraved embroidered knitted knit crochet crocheted woven handwoven macrame quilted felted dyed tie-dye handpainted painted printed stamped cast forged soldered beaded braided
turned glazed fired blown fused pressed poured dipped sewn stitched patchwork pieced burned pyrography laser cut etched hand personalized custom letterpress watercolor resin batik raku sgraffito hooked tufted gilded
handgemacht handgefertigt handgenäht handgenähte genäht gestrickt gehäkelt gewebt gefilzt bedruckt bestickt gedreht gebrannt handwerk handarbeit
fait main cousu brodé tricoté crocheté tissé tourné peint reliure artisanale artisanal
hecho hecha mano artesanal artesana cosido cosida bordado bordada tejido tejida pintado pintada
fatto fatta cucito ricamato uncinetto tessuto dipinto artigianale
handgemaakt handgemaakte handgebreid gebreid gehaakt geweven gevilt genaaid gestikt handgestikt gegoten gedraaid gedrukt geborduurd geverfd geschilderd handwerk geolied
feito feita mão artesanal cosido cosida bordado bordada tricotado tricotada croché pintado pintada esmaltado esmaltada torneado filigrana
ręcznie ręczna robiony robiona szyty szyta szyte haftowany haftowana tkany tkana dziergany szydełkowany filcowany filcowane malowany malowana toczony odlewany odlewana farbowany farbowana farbowane barwiony rękodzieło
手作り 手染め 手縫い 手編み 手織り 藍染 藍染め 刺繍 ろくろ 吹きガラス
`);

export const sizeWords = setOf(`
mini small medium large xl oversized extra tiny tall short long wide slim petite king queen twin oz ml cm mm inch inches ft set pair pack
`);

export const occasionWords = setOf(`
birthday wedding anniversary christmas holiday easter halloween valentine valentines hanukkah ramadan eid diwali thanksgiving graduation housewarming baby shower bridal engagement retirement christening baptism
mothers fathers day new year party present gift favor bachelorette proposal
geburtstag geburtstagsgeschenk weihnachten hochzeit ostern muttertag vatertag abschluss einzug geschenk mitbringsel
anniversaire noël mariage pâques fête mères pères naissance crémaillère cadeau
cumpleaños navidad boda aniversario día madre padre regalo nueva
compleanno natale matrimonio pasqua festa regalo pensiero
verjaardag kerst sinterklaas bruiloft huwelijk geboorte kraamcadeau kraamfeest pasen moederdag vaderdag cadeau
casamento páscoa batizado natal aniversário presente
urodziny ślub wesele święta wielkanoc chrzest matki ojca prezent parapetówka
誕生日 結婚 結婚式 結婚祝い 出産祝い 引っ越し 母の日 父の日 クリスマス 贈り物 プレゼント
`);

export const recipientWords = setOf(`
mom mum mother dad father sister brother wife husband girlfriend boyfriend grandma grandpa grandmother grandfather friend bestie teacher nurse bride groom bridesmaid groomsmen him her men mens women womens kids kid child children
baby toddler teen boy girl couple lover lovers lady gardener reader cook baker coffee tea drinker dog cat owner boss coworker musician hiker traveler student owners
mama papa oma opa freundin freund schwester bruder frau mann kinder lehrerin kollege kollegin studenten gärtnerin katzenmama katzenfreunde pendler damen herren
maman mère papa père femme homme amie ami enfant enfants fille garçon maîtresse elle lui cuisinière
mamá papá ella él mujer hombre niños niña niño amiga amigo maestra amante jardinera
mamma papà lei lui donna uomo bambini amica amico maestra cucina
moeder vader vriendin vriend zus broer vrouw kind baby kleuter kleinkind collega liefhebber baasje ouders
mãe pai avó avô irmã irmão mulher homem criança crianças bebé noiva noivo noivos professora amantes
mamy taty babcia babci dziadek przyjaciółka przyjaciółki żona kobieta kobiety mężczyzna dziecko dziecka dzieci niemowlę panna młoda nauczycielka
母 父 友人 女性 男性 子ども 子供 赤ちゃん 夫婦
`);

export const placeWords = setOf(`
kitchen bathroom bedroom nursery office desk garden patio porch wall shelf table living room dining entryway hallway home cottage dorm classroom outdoor indoor camping travel car boat beach yoga everyday work school storage organizer
breakfast dinner brunch morning evening tableware drinkware decor decoration display serving keepsake meditation gaming baking cooking reading writing
küche bad schlafzimmer büro garten balkon wohnzimmer flur reise reisen strand alltag arbeit uni zuhause wohnung
cuisine salle bain chambre bureau jardin balcon salon entrée voyage plage maison étagère jours
cocina baño dormitorio oficina escritorio jardín balcón salón patio terraza viaje playa casa interior campo diario
bagno camera ufficio giardino balcone salotto viaggio spiaggia mare spesa mercato
keuken badkamer slaapkamer kantoor tuin woonkamer tafel plank kinderkamer babykamer wandelen wandeling muur school
cozinha quarto escritório jardim varanda sala mesa parede viagem praia mercado
kuchnia kuchni łazienka łazienki sypialnia sypialni biuro biura ogród ogrodu salonu stół stołu domu ściana ścianę podróż plaża szkoła pokój
台所 居間 寝室 玄関 旅 通勤 通学 食卓 壁飾り 普段使い
`);
