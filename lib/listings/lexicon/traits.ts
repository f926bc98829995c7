import { wordsOf } from "@/lib/listings/lexicon/word-roots";

/** Folded as the words of a text are: "grün" is looked up as "grun". */
const setOf = (words: string): ReadonlySet<string> => new Set(wordsOf(words));

export const colorWords = setOf(`
red orange yellow green blue purple pink brown black white gray grey gold golden silver beige teal turquoise navy burgundy cream ivory multicolored multicolor rainbow copper bronze rose coral mint lavender lilac
sage olive mustard rust terracotta emerald sapphire ruby amber charcoal tan camel taupe peach maroon aqua indigo violet magenta fuchsia clear speckled striped spotted pastel neutral
rot rote roter rotes blau blaue blauer blaues weiss weiß weiße weißer schwarz schwarze grün grüne grüner grünes gelb gelbe grau graue grauer graues braun braune brauner braunes rosa lila golden silbern bunt gestreift
rouge bleu bleue blanc blanche noir noire vert verte jaune gris grise brun brune rose doré argenté rayé
rojo roja azul azules blanco blanca negro negra verde amarillo amarilla gris marrón rosa dorado plateado
rosso rossa blu bianco bianca nero nera verde giallo gialla grigio grigia marrone dorato argento
`);

export const materialWords = setOf(`
stoneware ceramic porcelain clay earthenware terracotta glass stained wood wooden oak walnut maple pine cherry birch bamboo teak olivewood leather suede cotton linen wool merino cashmere silk velvet felt denim canvas jute hemp
polyester nylon acrylic resin epoxy gold silver brass copper bronze steel stainless iron aluminum pewter tin titanium concrete cement marble stone granite slate soapstone agate quartz amethyst moonstone labradorite opal jade pearl
pearls perles perlen perlas turquoise lapis onyx garnet citrine tourmaline paper cardstock cardboard vinyl rubber silicone plastic wax soy beeswax soap shea rattan wicker macrame yarn thread lace satin chiffon tulle flannel fleece corduroy cork shell bone horn feather polymer mohair alpaca
leder rindsleder baumwolle leinen leinenstoff wolle wollfilz filz seide holz eiche nussbaum ton keramik porzellan glas silber messing kupfer papier wachs dinkel dinkelspelz
cuir coton lin laine soie bois chêne argile céramique porcelaine verre argent laiton cuivre papier cire
cuero algodón lino lana seda madera roble arcilla cerámica barro porcelana vidrio plata latón cobre papel cera lona yute
cuoio pelle cotone lino lana seta legno quercia argilla ceramica porcellana vetro argento ottone rame carta cera
`);

export const styleWords = setOf(`
boho bohemian rustic minimalist modern vintage retro farmhouse cottagecore scandinavian nordic industrial gothic goth victorian art deco mid century midcentury japandi wabi sabi botanical floral geometric abstract celestial coastal nautical
tropical western southwestern folk ethnic tribal classic traditional contemporary dainty chunky preppy grunge y2k kawaii whimsical steampunk witchy dark academia fairycore antique shabby chic monogram animal cat dog bird moon sun star leaf mountain ocean forest mushroom heart
minimalistisch skandinavisch landhaus klassisch modern schlicht schlichtes blüten blumen
bohème champêtre campagne classique moderne minimaliste fleurs floral
bohemio marinera marinero rústico rústica clásico clásica moderno moderna minimalista campestre costera costero mediterráneo mediterránea andaluz flores
boho rustico classico moderno minimalista floreale
`);

export const techniqueWords = setOf(`
handmade handcrafted thrown wheel hammered carved engraved embroidered knitted knit crochet crocheted woven handwoven macrame quilted felted dyed tie-dye handpainted painted printed stamped cast forged soldered beaded braided
turned glazed fired blown fused pressed poured dipped sewn stitched patchwork pieced burned pyrography laser cut etched hand personalized custom letterpress watercolor resin batik raku sgraffito hooked tufted gilded
handgemacht handgefertigt handgenäht handgenähte genäht gestrickt gehäkelt gewebt gefilzt bedruckt bestickt gedreht gebrannt handwerk handarbeit
fait main cousu brodé tricoté crocheté tissé tourné peint reliure artisanale artisanal
hecho hecha mano artesanal artesana cosido cosida bordado bordada tejido tejida pintado pintada
fatto fatta cucito ricamato uncinetto tessuto dipinto artigianale
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
`);

export const recipientWords = setOf(`
mom mum mother dad father sister brother wife husband girlfriend boyfriend grandma grandpa grandmother grandfather friend bestie teacher nurse bride groom bridesmaid groomsmen him her men mens women womens kids kid child children
baby toddler teen boy girl couple lover lovers lady gardener reader cook baker coffee tea drinker dog cat owner boss coworker musician hiker traveler student owners
mama papa oma opa freundin freund schwester bruder frau mann kinder lehrerin kollege kollegin studenten gärtnerin katzenmama katzenfreunde pendler damen herren
maman mère papa père femme homme amie ami enfant enfants fille garçon maîtresse elle lui cuisinière
mamá papá ella él mujer hombre niños niña niño amiga amigo maestra amante jardinera
mamma papà lei lui donna uomo bambini amica amico maestra cucina
`);

export const placeWords = setOf(`
kitchen bathroom bedroom nursery office desk garden patio porch wall shelf table living room dining entryway hallway home cottage dorm classroom outdoor indoor camping travel car boat beach yoga everyday work school storage organizer
breakfast dinner brunch morning evening tableware drinkware decor decoration display serving keepsake meditation gaming baking cooking reading writing
küche bad schlafzimmer büro garten balkon wohnzimmer flur reise reisen strand alltag arbeit uni zuhause wohnung
cuisine salle bain chambre bureau jardin balcon salon entrée voyage plage maison étagère jours
cocina baño dormitorio oficina escritorio jardín balcón salón patio terraza viaje playa casa interior campo diario
bagno camera ufficio giardino balcone salotto viaggio spiaggia mare spesa mercato
`);
