import type { UnwantedPhrases } from "@/lib/listing-text/unwanted/unwanted-phrases";

const sites =
  "(?:web ?seite|web ?site|homepage|seite|web ?shop|online ?shop|shop seite|instagram|insta|facebook|tik ?tok|telegram|whats ?app|amazon(?: ?shop)?)";
const buyers =
  "(?:kunden|kundinnen|kaufer|kauferinnen|kund:innen|kaufer:innen|kund[*]innen)";

export const german: UnwantedPhrases = {
  language: "de",
  offSite: [
    `(?:auf|uber|in|via|besuch(?:e|t|en sie)?) (?:meiner?|meinem?|unserer?|unserem?|unser) (?:eigenen )?${sites}`,
    `(?:bestell|kauf)(?:e|t|en|en sie)? … (?:auf|uber|via|per) (?:meine[rm]?|unsere[rm]?|der|die|unseren|meinen|den) (?:eigenen )?${sites}`,
    "(?:direkt|privat) (?:bei|uber) (?:mir|uns|mich) (?:kaufen|bestellen|bezahlen|gunstiger)",
    "(?:kauf|bestell|bezahl)(?:e|t|en|en sie)? (?:\\S{1,12} )?(?:direkt|privat) (?:bei|uber|an) (?:mir|uns|mich)",
    "au(?:ß|ss)erhalb von etsy|ohne etsy|etsy gebuhren (?:sparen|umgehen)|nicht uber etsy",
    "(?:schreib|kontaktier|ruf|folg)(?:e|t|en sie)? (?:mir|mich|uns) … (?:auf|per|uber|via|an|bei) (?:instagram|insta|facebook|tik ?tok|whats ?app|telegram|e ?mail|mail|telefon)",
    "ruf(?:t|en sie)? (?:mich|uns) an|(?:folge|folgt|finde|findet) (?:mir|mich|uns) (?:auf|bei) (?:instagram|insta|facebook|tik ?tok|pinterest)",
    "(?:zahl|bezahl|uberweis)(?:ung|en|e|t)? … (?:per|mit|via|uber) (?:paypal|uberweisung|bank ?uberweisung|revolut|bitcoin|western union)",
  ],
  praise: [
    `(?:geliebt|empfohlen|geschatzt|gelobt) von (?:uber |mehr als |rund |fast )?(?:#|tausenden|hunderten|vielen|allen|unseren|zahlreichen|experten|profis|${buyers})`,
    `von (?:uber |mehr als |rund |fast )?(?:#|tausenden|hunderten|vielen|allen|unseren|zahlreichen) (?:zufriedenen |begeisterten )?(?:${buyers} )?(?:geliebt|empfohlen|geschatzt|gelobt)`,
    "best ?seller|verkaufs ?schlager|kassen ?schlager|meist ?verkauft(?:e[rnms]?)?|kunden ?liebling|publikums ?liebling",
    "(?:5|funf) sterne(?:n)?(?: (?:bewertung(?:en)?|qualitat|shop|service|produkt|rezensionen))?|(?:mit|uber) # sternen? (?:bewertet)?",
    "(?:top|hervorragend|sehr gut|best|bestens) bewertet(?:e[rnms]?)?|begeisterte (?:kunden|bewertungen|rezensionen)",
    "preisgekront(?:e[rnms]?)?|ausgezeichnet mit|mehrfach ausgezeichnet(?:e[rnms]?)?",
    `(?:unsere|meine|alle|viele) ${buyers} (?:lieben|schwarmen|sagen|sind begeistert|loben|berichten)|${buyers} (?:lieben|schwarmen)`,
    `# (?:zufriedene|gluckliche|begeisterte) ${buyers}|(?:schon|bereits|uber|mehr als) # (?:mal )?verkauft|tausendfach verkauft`,
    "bekannt aus (?:tv|fernsehen|presse|dem fernsehen|der presse)|alle lieben (?:sie|es|ihn|diese[nsr]?)|weltberuhmt(?:e[rnms]?)?",
  ],
  health: {
    isVerbLast: true,
    alone: [
      "heil(?:kraft|krafte|wirkung|steine?|energie)|heilende(?:[nrsm])? (?:steine?|wirkung|krafte|kraft|energie|kristalle?|eigenschaften|ole?)",
      "heilt (?:korper|seele|geist|die haut|wunden|dich|von innen)",
      "entzundungshemmend(?:e[mnrs]?)?|antibakteriell(?:e[mnrs]?)?|schmerzlindernd(?:e[mnrs]?)?|entgiftet|entgiftend(?:e[mnrs]?)?|entgiftung|blutdrucksenkend(?:e[mnrs]?)?|krampflosend(?:e[mnrs]?)?|schlaffordernd(?:e[mnrs]?)?|stimmungsaufhellend(?:e[mnrs]?)?|durchblutungsfordernd(?:e[mnrs]?)?",
      "klinisch (?:getestet|erwiesen|bewiesen)|dermatologisch (?:getestet|bestatigt)|arztlich empfohlen|vo[mn] arzten? empfohlen",
      "starkt (?:das|dein|ihr) immunsystem|senkt den blutdruck|(?:hilft|lasst) (?:dir |dich |ihnen |beim |gut |besser )?(?:einschlafen|schlafen|abnehmen)|hilft beim (?:einschlafen|schlafen|abnehmen)|forder(?:t|n) den schlaf|wirkt gesundheitsfordernd|gut fur die (?:gesundheit|durchblutung|verdauung)",
      "halt negative energien? (?:fern|ab)|(?:schutzt|befreit) vo[rn] negative[rn]? energien?|hausmittel gegen",
    ],
    effects: [
      "heilt|heilen|lindert|lindern|hilft (?:gut )?(?:gegen|bei)|helfen (?:gegen|bei)|gegen|senkt|senken|reduziert|reduzieren|verringert|vertreibt|bekampft|beugt|behandelt|befreit von|stoppt|mindert|abbauen|baut|totet|entfernt",
    ],
    ailments: [
      "(?:kopf|rucken|gelenk|muskel|regel|hals|bauch)?schmerzen|migrane|stress|angst|angste|depressionen?|schlaflosigkeit|schlafstorungen|schlafprobleme|schlechte[nr]? schlaf|arthrose|arthritis|rheuma|entzundungen?|ekzeme?|neurodermitis|schuppenflechte|akne|adhs|asthma|allergien?|blutdruck|cholesterin|giftstoffe|keime|bakterien|viren|infektionen?|immunsystem|ubelkeit|krampfe|mudigkeit|erkaltung(?:en)?|falten|cellulite|haarausfall|krebs|diabetes|fieber|verspannungen|nervositat|unruhe|chakren",
    ],
  },
  innocent: [
    "zeit heilt|heile welt|(?:fest|sicher) gegen|keine angst",
    "(?:5|funf) sterne (?:girlande|anhanger|muster|motiv|form|kette|mobile)",
    "bestseller (?:liste|roman|buch)",
    "zum (?:einschlafen|schlafen)",
  ],
  negations: ["nicht|kein|keine|keinen|keiner|nie|ohne|weder"],
  selfTalk: [
    "als (?:ki|sprachmodell|assistent)|hier ist (?:die|der|dein|deine|ihre|ihr|eine) (?:[a-z]{2,20} )?(?:beschreibung|titel|text|anzeige|inserat|produktbeschreibung)",
    "(?:ich|wir) (?:kann|konnte|konnen) (?:[a-z]{2,12} )?nicht (?:erkennen|sehen|sagen|bestimmen)|ich habe (?:den|die|das|alle) (?:[a-z]{2,20} )?(?:text|beschreibung|angaben) (?:geschrieben|erstellt|verwendet)",
    "ich hoffe,? (?:das|dies) hilft|sag(?:en sie)? (?:mir )?bescheid,? … (?:anderung|anderungen|anpassung|anpassungen|anpassen|andern|text|texts|titel|beschreibung|version|fassung|kurzer|langer|schlagworter)|diese[r]? (?:beschreibung|text|anzeige|titel) (?:ist|wurde|enthalt|beschreibt|folgt)",
    "(?:basierend auf|laut|nach) (?:den|ihren|deinen) (?:angaben|fotos|informationen)|liebe[r]? verkaufer(?:in)?|bitte (?:ergänzen|ergänze|fugen|fuge|geben|gib|ersetzen|prufen) (?:sie|die|den|das|hier)",
  ],
  placeholders: [
    "(?:bitte )?siehe (?:die |das |auf den )?(?:fotos?|bild|bilder|oben|unten|beschreibung|titel)|(?:bitte )?(?:ausfullen|ergänzen|eintragen|angeben|nachfragen|anfragen)|wird (?:noch )?(?:ergänzt|bekannt gegeben|nachgereicht)|folgt(?: noch)?|noch offen|unbekannt|k[.]? ?a[.]?|keine angabe|nicht (?:angegeben|bekannt)|wie (?:angegeben|beschrieben|abgebildet|oben)|auf dem foto",
  ],
};
