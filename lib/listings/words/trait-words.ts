const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

export const colorWords = setOf(`
red orange yellow green blue purple pink brown black white gray grey gold golden silver beige teal turquoise navy burgundy cream ivory multicolored multicolor rainbow copper bronze rose coral mint lavender lilac
sage olive mustard rust terracotta emerald sapphire ruby amber charcoal tan camel taupe peach maroon aqua indigo violet magenta fuchsia clear speckled striped spotted pastel neutral
rot blau weiss schwarz grün gelb rouge bleu blanc noir vert rojo azul blanco negro verde
`);

export const materialWords = setOf(`
stoneware ceramic porcelain clay earthenware terracotta glass stained wood wooden oak walnut maple pine cherry birch bamboo teak olivewood leather suede cotton linen wool merino cashmere silk velvet felt denim canvas jute hemp
polyester nylon acrylic resin epoxy gold silver brass copper bronze steel stainless iron aluminum pewter tin titanium concrete cement marble stone granite slate soapstone agate quartz amethyst moonstone labradorite opal jade pearl
pearls turquoise lapis onyx garnet citrine tourmaline paper cardstock cardboard vinyl rubber silicone plastic wax soy beeswax soap shea rattan wicker macrame yarn thread lace satin chiffon tulle flannel fleece corduroy cork shell bone horn feather polymer mohair alpaca
`);

export const styleWords = setOf(`
boho bohemian rustic minimalist modern vintage retro farmhouse cottagecore scandinavian nordic industrial gothic goth victorian art deco mid century midcentury japandi wabi sabi botanical floral geometric abstract celestial coastal nautical
tropical western southwestern folk ethnic tribal classic traditional contemporary dainty chunky preppy grunge y2k kawaii whimsical steampunk witchy dark academia fairycore antique shabby chic monogram animal cat dog bird moon sun star leaf mountain ocean forest mushroom heart
`);

export const techniqueWords = setOf(`
handmade handcrafted thrown wheel hammered carved engraved embroidered knitted knit crochet crocheted woven handwoven macrame quilted felted dyed tie-dye handpainted painted printed stamped cast forged soldered beaded braided
turned glazed fired blown fused pressed poured dipped sewn stitched patchwork pieced burned pyrography laser cut etched hand personalized custom letterpress watercolor resin batik raku sgraffito hooked tufted gilded
`);

export const sizeWords = setOf(`
mini small medium large xl oversized extra tiny tall short long wide slim petite king queen twin oz ml cm mm inch inches ft set pair pack
`);

export const occasionWords = setOf(`
birthday wedding anniversary christmas holiday easter halloween valentine valentines hanukkah ramadan eid diwali thanksgiving graduation housewarming baby shower bridal engagement retirement christening baptism
mothers fathers day new year party present gift favor bachelorette proposal
`);

export const recipientWords = setOf(`
mom mum mother dad father sister brother wife husband girlfriend boyfriend grandma grandpa grandmother grandfather friend bestie teacher nurse bride groom bridesmaid groomsmen him her men mens women womens kids kid child children
baby toddler teen boy girl couple lover lovers lady gardener reader cook baker coffee tea drinker dog cat owner boss coworker musician hiker traveler student owners
`);

export const placeWords = setOf(`
kitchen bathroom bedroom nursery office desk garden patio porch wall shelf table living room dining entryway hallway home cottage dorm classroom outdoor indoor camping travel car boat beach yoga everyday work school storage organizer
breakfast dinner brunch morning evening tableware drinkware decor decoration display serving keepsake meditation gaming baking cooking reading writing
`);
