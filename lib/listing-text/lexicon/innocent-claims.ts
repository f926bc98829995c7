/**
 * What only looks like a claim, so that no claim is looked for in it. Sources
 * of patterns over folded text in small letters; a blank stands for one space
 * or hyphen, so that none of them takes longer than in proportion.
 */
const shapes =
  "(?:shapes?|shaped|forms?|formed|lines?|curves?|curved|curving|silhouettes?|outlines?|contours?|edges?|rims?|textures?|textured|feel|feeling|look|looks|looking|patterns?|patterned|motifs?|flow|flows|flowing|style|styled|modern|modernism|minimalism|designs?|movement|rhythm|asymmetry|asymmetric|irregular|irregularities|uneven|wavy|rounded|drape|drapes|layout|composition|chemistry|growth|swirls?|waves?|blobs?|pebbles?|charm|variations?|imperfections?|geometry|surface|aesthetic|vibe|sculptural|abstract|arches|branch(?:es)?)";
const matters =
  "cotton|linen|wool|hemp|bamboo|silk|fabric|fabrics|fibers?|fibres?|jersey|muslin|fleece|canvas|certified|oils?|soy|wax|beeswax|ingredients?|herbs?|herbal|foods?|tea|flour|farms?|materials?|honey|lavender|shea|butter|coconut|dyes?|yarn|feed|soap|catnip|certification|textiles?|clay|mattress|filling|batting";
const unlessMatter = `(?:(?!(?:${matters})[^a-z])[a-z']{1,20},? ){0,4}`;
const looks =
  "(?:looks?|looking|like|effects?|colou?red|colou?rs?|tones?|toned|hues?|shades?|feel|prints?|printed|patterns?|textures?|alternatives?|substitutes?|style|imitation|grain|glow|light)";
const inks =
  "(?:colou?red|colou?rs?|tones?|toned|hues?|shades?|paint|painted|ink|inks|foil|foiled|threads?|lines?|lettering|letters|speckles?|speckled|flecks?|dots?|stripes?|striped|border|borders|background|glitter|shimmer|trim|edge|edges|edging|accents?|print|text|stitching|embroidery|yarn|fabric|ribbon|paper|wallpaper|script|highlights?|pinstripes?|veins?|splatter|grey|gray|birch|fir|fox|hair|hairs|fur|leaf|mica|powder|lustre|luster|look|effect|finish)";
const nouns =
  "(?:teacher|instructor|trainer|nurse|coach|therapist|florist|gemologist|genius|master|crazy|cat|dog|plant|book|best|badass|mail|letter|letters|post|copy|copies|mother|mom|dad|grandma|lover|auntie|freak|nerd|translation|translator|diver|pilot|ornithologist|pre|bad)";
const hobbies =
  "(?:cook ?books?|recipes?|recipe cards?|kitchens?|restaurants?|cafe|slogans?|quotes?|signs?|menus?|menu board|chefs?|bakers?|friends?|mom|dad|girl|lovers?|diet|journal|planner|meal planner|pun|joke|pride)";

export const innocentClaims: readonly string[] = [
  `organic(?:ally)?,? ${unlessMatter}${shapes}`,
  `${shapes} (?:(?!(?:${matters})[^a-z])[a-z']{1,20} ){1,4}organic(?:ally)?(?! (?:${matters})[^a-z])`,
  "organic (?:chemistry|compound|chem|molecules?)",
  "(?:aida|evenweave|even weave|linen|fabric|cloth|canvas),? (?:(?:of|in|is|on|with|count) ){0,2}\\d{1,2} ?(?:ct|count)",
  "\\d{1,2} ?(?:ct|count)[.,]? (?:(?:white|black|cream|ecru|antique|blue|grey|gray|natural|zweigart|dmc|cotton) ){0,2}(?:aida|evenweave|even weave|linen|fabric|cloth|canvas|counted|cross|pack|box|bag|needles?|pieces?|stitch(?:es)?)",
  "\\d{1,2} ?k (?:run|runs|race|races|runner|runners|finisher|finishers|marathon|medals?|walk|walks|steps|resolution|monitor|tv|video|videos|wallpaper|followers|sales|views|pixels?|words|feet|textures?|images?|quality|hdri|uhd|training|plan|time|times|bib|club)",
  "(?:ran|run|runs|running|first|my|half|a|the|5k|resolution of|in) \\d{1,2} ?k(?: and| or|[.,!]|$)",
  "925 (?:ml|g|gr|grams?|kg|mm|cm|m|oz|l|w|watts?|pieces?|pcs|pages?|stitches|yards?|meters?|metres?|beads|sequins|knots|words|photos|stickers|sheets|miles|km|cards|files|sales|stones|people|rows|hours|calories|feet|gsm|tiles|questions)",
  "(?:no[.]?|nr[.]?|number|page|model|route|room|area code|item|sku|order|section|porsche|bus|line|color|colour|shade|dmc) ?925|(?<=(?<![\\p{L}\\p{N}])# ?)925",
  "(?:pounds?|gbp) sterling|sterling (?:example|service|quality|reputation|work|job|character|condition|heights|moss|archer|virginia|scotland|colorado|castle|support|performance)",
  "platinum (?:cured?|blonde?|silicone|prints?|printing|album|record|jubilee|gr[ea]y|colou?red|colou?rs?|tones?|hair|palladium|fabric|level|edition|wedding|anniversary|threads?|yarn|cotton|linen|wool|fox|blue|white|member|process|birthday)",
  "palladium (?:prints?|printing|process|windows?|toned)|palladium and platinum prints?",
  `(?:like|than|as|faux|imitation|fake|mock|mimics?|resembles?|imitates?|look of|feel of|instead of|unlike|replace|replaces|replacing) (?:an? |the )?(?:genuine|real|natural|authentic|solid|pure|fine) [a-z]{2,20}`,
  `(?:genuine|real|natural|authentic) (?:leather|suede|gemstones?|stones?|diamonds?|pearls?|turquoise|amber|opals?|jade|fur|silk|cashmere|sapphire|emerald|ruby) ${looks}`,
  "natural stones?",
  `(?:solid|real|genuine|pure|fine|rolled|gold) (?:gold|silver) ${inks}`,
  `gold ?(?:plated|filled) ${looks}|gold vermeil ${looks}`,
  `certified,? (?:[a-z]{2,20} )?${nouns}`,
  `vegan ${hobbies}|(?:for|our|my|a|an|new|happy) vegans?(?= (?:and|or|friend|in|who|at|with|of|[.,!])|[.,!])|vegan s`,
  "(?:a|the|signed|gift|our|each|with|and) certificates?|certificates? (?:of|for|is|included|signed|in|template)",
  "zero waste (?:patterns?|cutting|cut|sewing|layout|design|method|journey|lifestyle|book|blog|challenge|planner|tips|shop)",
  "sustainabl[ey] (?:pace|growth|habits?|income|rhythm|business|budget)",
  "(?:compost|compostable) (?:bin|sign|label|log|chart)",
  "(?:lead|nickel|bpa|allergy|chemical|dog lead) free (?:of|to|with|shipping|when|gift|sample|choice)",
  "(?:child|kid|baby|toddler|pet|dog|cat) proofs? (?:of|by|before|sheet|sheets|photo|photos|will|is|sent|for)",
  "photo proof|digital proof",
  "made in (?:the )?(?:usa|us|uk|america|england|italy|france|germany|canada|japan) (?:sizes?|style|size chart|patterns?)",
  "(?:like|than|not|never|imitating|inspired by|look of|instead of) [a-z]{1,12} made in [a-z]{2,10}",
  // The claims of the other languages.
  "(?:form(?:as?|en)?|lineas?|linhas?|linia|linie|siluetas?|silhuetas?|texturas?|curvas?|estilo|bordes?|bordas?|diseno|desenho|design|kształt(?:y|em|u)?|forma|formy|styl|wzor|struktura) (?:[a-z]{1,3} )?organi(?:c[oa]s?|czn(?:y|a|e|ych|ym))",
  "organi(?:c[oa]s?|czn(?:y|a|e|ych|ym)) (?:[a-z]{1,3} )?(?:formas?|lineas?|linhas?|siluetas?|silhuetas?|texturas?|curvas?|kształt(?:y|u|em)?|formy?|linia|linie|wzor|struktura|styl)",
  "(?:un|el|con|incluye|con su|su|um|o|com|inclui|seu|il|uno|il suo|incluso) certificat?[dt]?[oa]|certificad[oa] (?:de|do|da|del|digital|para|regalo|firmado)|certificat[oa] (?:di|del|d|regalo|firmato|per)",
  "(?:bio|bio text) (?:auf|in|seite|grafie)|(?:kunstler|instagram|kurz|meine|deine) bio|bio (?:and|link|photo|page|section)|(?:artist|short|instagram|my|your|link in|maker) bio",
  "biologisch(?:e|er|es|en)? (?:uhr|vielfalt|zeichnung|illustration|alter)",
  "nachhaltig(?:e|er|en)? (?:eindruck|erinnerung|wirkung|freude)|nachhaltig (?:beeindruckt|beeindrucken)",
  "(?:sterk|stevig|stevige|sterke|slijtvast) en duurza(?:am|me)|duurza(?:am|me) (?:en (?:sterk|stevig|slijtvast)[e]?|kwaliteit|constructie|sluiting|leer|staal|stof|materiaal|rits|naden)",
  "(?:echte?[rnms]?|massive?[rnms]?) (?:silber|gold|leder|perlen?) ?(?:optik|look|farben|farbe|effekt|tonen|ton)|(?:wie|als|statt|in) (?:echt|massiv)(?:e[mnrs]?)? [a-z]{2,12}",
  "(?:imitation|effet|aspect|comme (?:du|de l)|facon|style|couleur|ton) (?:vrai )?(?:cuir|argent|or)(?: veritable| massif)?",
  "(?:efecto|imitacion|como|aspecto|color|simil|effetto|imitazione|come|finta|efeito|imitacao|cor|jak|imitacja) (?:de |di |la |el |il )?(?:vera |vero |prawdziwa )?(?:cuero|piel|plata|oro|pelle|cuoio|argento|couro|prata|ouro|skora|złoto|srebro)(?: (?:genuino|autentic[oa]|legitimo|maciz[oa]|maci[cz]o|massiccio|naturalna))?",
  "zrownowazon[yae] (?:kompozycj[ae]|proporcj[ae]|kolor|kolory|smak|zapach|wzor|forma|ciezar)",
  "有機的な?|オーカニックな?(?:形|フォルム|ライン|テサイン|曲線|模様|雰囲気)|オーガニックな?(?:形|フォルム|ライン|デザイン|曲線|模様|雰囲気)|本革(?:風|調|のよう|みたい|っぽい)|本物(?:の革|の真珠|の宝石)(?:風|のよう|みたい|そっくり)|純金(?:色|風)|純銀(?:色|風)|\\d{2}金(?:色|風)",
];
