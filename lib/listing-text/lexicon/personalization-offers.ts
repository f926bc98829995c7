import { foldText } from "@/lib/listing-text/plain-text/fold-text";

/**
 * How sellers offer personalization, in the nine languages of Etsy's shops;
 * matched as whole words in folded text.
 */
const offerTerms = [
  // English
  "personali[sz](?:e|ed|able|ation|ing)|customi[sz](?:e|ed|able|ation|ing)|monogram(?:s|med|ming)?",
  "custom (?:names?|text|initials?|dates?|words?|messages?|engraving|lettering|embroidery|portraits?)",
  "(?:add|choose) (?:a|an|any|your|the)(?: own)?(?: child's| kid's| baby's| pet's| dog's| cat's| family)? (?:names?|initials?|monogram|dates?|text|message|words?|photo)",
  "(?:with|of) (?:a |any |your |her |his |their )?(?:own |child's |kid's |baby's |pet's |dog's |cat's |family )?(?:names?|initials)",
  "your (?:own )?(?:names?|initials?|text|message|photo|date)|(?:name|initials|text|date) of (?:your )?choice",
  "can be (?:engraved|stamped|monogrammed|embroidered)|engraving (?:is )?(?:available|possible|included|on request)",
  // German
  String.raw`personalisier\p{L}*|individualisier\p{L}*|wunsch(?:namen?|text|gravur|datum|motiv|initialen)|gravur (?:moglich|nach wunsch|auf wunsch)`,
  "mit (?:deinem |deinen |ihrem |ihren |eurem |euren |eigenem |eigenen )?(?:namen|initialen|monogramm)|namen? (?:nach|deiner|ihrer) wahl",
  // French
  String.raw`personnalis\p{L}*|(?:prenoms?|nom|initiales?|texte|gravure) (?:au|de votre|de ton) choix|gravure possible`,
  "(?:avec|ajoute[rz]?|grave[rz]?|brode[rz]?) (?:un |une |le |la |les |votre |vos |ton |tes )?(?:prenoms?|initiales?)|votre (?:nom|texte|date)",
  // Spanish, and what Portuguese has in common with it
  String.raw`personaliz\p{L}*|(?:con|anad\p{L}*|agreg\p{L}*|grab\p{L}*|bord\p{L}*) (?:el |la |un |una |tu |tus |su |sus )?(?:nombres?|iniciales)|(?:nombre|texto|iniciales) a elegir|tu (?:nombre|fecha|texto)`,
  // Portuguese
  String.raw`(?:com|adicion\p{L}*|grav\p{L}*|bord\p{L}*) (?:o |a |um |uma |as |seu |sua |suas |teu |o seu |o teu |as suas )?(?:nomes?|iniciais)|(?:nome|texto|iniciais) a (?:sua )?escolha`,
  // Italian
  String.raw`personalizz\p{L}*|(?:con|aggiung\p{L}*|incis\p{L}*|ricam\p{L}*) (?:il |un |le |il tuo |le tue |il vostro |il suo )?(?:nome|nomi|iniziali)|(?:nome|testo|iniziali) a scelta`,
  // Dutch
  String.raw`gepersonaliseerd\p{L}*|personaliseer\p{L}*|personaliseren|personalisatie|(?:graveren|gravure) mogelijk`,
  "(?:met|voeg) (?:een |je |jouw |uw |de )?(?:eigen )?(?:naam|namen|initialen)|(?:naam|tekst|initialen) naar (?:keuze|wens)",
  // Polish
  String.raw`s?personaliz\p{L}*|(?:z|ze|dodaj|dodac|dodamy|wygraweruj\p{L}*|wyhaftuj\p{L}*) (?:twoim |twoje |w[lł]asnym |wybranym )?(?:imie|imieniem|inicja[lł]y|inicja[lł]ami)`,
  "(?:imie|tekst|napis|grawer) (?:do wyboru|na zyczenie)",
];

/** Japanese has no spaces between words. */
const japaneseOfferTerms =
  "名入れ 名前入れ 名前入り ネーム入れ ネーム刺繍 文字入れ イニシャル入れ イニシャル刻印 イニシャル刺繍 名前を刻印 名前の刻印 名前を刺繍 名前をお入れ 名前を入れ 刻印できます 刻印可能 刻印無料 パーソナライズ カスタマイズ"
    .split(" ")
    .map(foldText);

const offers = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${offerTerms.join("|")})(?![\\p{L}\\p{N}])|${japaneseOfferTerms.join("|")}`,
  "giu",
);
/** "No personalization", "kann nicht personalisiert werden". */
const deniedBefore =
  /(?<!\p{L})(?:no|not|never|cannot|can't|without|isn't|aren't|don't|nicht|kein\p{L}*|ohne|pas|sans|non|sin|senza|niet|geen|zonder|nao|sem|nie|bez|brak)(?:\s+\p{L}+){0,2}\s*$/iu;
/** "Personalization is not available", "名入れはできません". */
const deniedAfter =
  /^(?:\s+\p{L}+){0,3}?\s+(?:not|isn't|unavailable|nicht|non|pas|impossible|no|niet|nao|nie|niedostepna|niemozliwa)(?!\p{L})|^.{0,6}(?:不可|なし|ません|ない)/iu;

/**
 * Whether the seller's text says that the piece can be personalized, and
 * doesn't deny it in the same clause.
 */
export function offersPersonalization(sellerText: string): boolean {
  const clauses = foldText(sellerText).split(/[.!?;\n。！？、]|,\s/u);
  return clauses.some((clause) =>
    [...clause.matchAll(offers)].some(
      ({ 0: term, index }) =>
        !deniedBefore.test(clause.slice(0, index)) &&
        !deniedAfter.test(clause.slice(index + term.length)),
    ),
  );
}
