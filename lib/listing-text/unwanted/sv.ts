import type { UnwantedPhrases } from "@/lib/listing-text/unwanted/unwanted-phrases";

const sites =
  "(?:hemsida|webbplats|webbsida|sajt|webb ?shop|webb ?butik|natbutik|instagram|insta|facebook|tik ?tok|telegram|whats ?app|amazon|tradera|blocket)";
const buyers = "(?:kunder|kopare)";

export const swedish: UnwantedPhrases = {
  language: "sv",
  offSite: [
    `(?:pa|via|besok) (?:min|mitt|var|vart) (?:egen |eget |egna )?${sites}`,
    `(?:bestall|kop|finns|billigare) … (?:pa|via) (?:min|mitt|var|vart) (?:egen |eget )?${sites}`,
    "(?:bestall|kop|betala) … direkt (?:av|hos|till|fran|via) (?:mig|oss)",
    "utanfor etsy|utan etsy|(?:slipp|undvik) etsys? ?(?:avgifter|avgiften)",
    "(?:skriv|maila|mejla|ring|smsa|folj|hitta|kontakta) (?:till )?(?:mig|oss) (?:pa|via|per) (?:instagram|insta|facebook|tik ?tok|whats ?app|telegram|e ?post|mail|mejl|telefon|pinterest)|(?:maila|mejla|ring|smsa) (?:mig|oss)",
    "(?:betala|betalning|betalas|betalar) … (?:via|med|genom) (?:paypal|swish|bankoverforing|bitcoin|western union)|swisha",
  ],
  praise: [
    `(?:alskad|alskat|alskade|rekommenderad|rekommenderas|uppskattad) av (?:over |mer an |nastan )?(?:#|tusentals|hundratals|alla|manga|vara|mina|${buyers})`,
    "(?:bast ?saljare|bastsaljande|storsaljare|bast ?saljande|mest salda)|(?:var|min) (?:mest populara|popularaste|mest alskade)|kund ?favorit",
    "(?:5|fem) ?(?:stjarnor|stjarniga?)|(?:fantastiska|lysande|positiva|stralande) (?:recensioner|omdomen)|hogt betygsatt",
    "prisbelonta?|vinnare av",
    `(?:vara|mina|alla|manga) ${buyers} (?:alskar|sager)|(?:nojda|glada) ${buyers}`,
    "(?:redan|over|mer an) # (?:salda|recensioner|omdomen|kunder)|tusentals (?:kunder|salda|kopare)|kand fran tv|alla alskar den",
  ],
  health: {
    alone: [
      "(?:lakande|helande|terapeutiska?|halsosamma) (?:stenar|sten|kristaller|kristall|kraft|krafter|energi|effekt|egenskaper|olja)|laker (?:kroppen|sjalen|dig|huden|sar)",
      "inflammationshammande|antibakteriella?|antibakteriellt|smartstillande|detox|avgiftande|avgiftar",
      "kliniskt (?:bevisad|bevisat|testad|testat)|dermatologiskt testad|lakare rekommenderar",
      "starker (?:immunforsvaret|ditt immunforsvar)|sanker blodtrycket|hjalper dig att (?:sova|somna|ga ner)|framjar (?:god |en god )?(?:somn|blodcirkulationen|matsmaltningen)|bra for halsan|(?:huskur|naturligt botemedel) mot",
      "haller negativ energi borta|skyddar mot negativ energi|balanserar (?:dina )?chakran",
    ],
    effects: [
      "laker|botar|bota|lindrar|lindra|hjalper (?:mot|vid)|(?:verkar|bra|skyddar) mot|sanker|minskar|bekampar|forebygger|behandlar|dodar|avlagsnar",
    ],
    ailments: [
      "(?:huvud|rygg|muskel|led|mens)?(?:vark|smartor|smarta)|migran|stress|angest|oro|depression|somnloshet|artrit|artros|reumatism|inflammationer|inflammation|eksem|psoriasis|akne|astma|allergier|hogt blodtryck|kolesterol|gifter|bakterier|virus|infektioner|illamaende|kramper|trotthet|forkylning|rynkor|celluliter|haravfall|cancer|diabetes|feber|adhd",
    ],
  },
  innocent: [
    "digital detox|(?:5|fem) stjarnor (?:girlang|mobil|hange|monster)",
  ],
  negations: ["inte|ej|inga|inget|ingen|aldrig|utan"],
  selfTalk: [
    "som (?:en )?(?:ai|sprakmodell|assistent)|har ar (?:din|ditt|en|ett) (?:[a-z]{2,20} )?(?:beskrivning|titel|text|annons)",
    "jag kan (?:[a-z]{2,12} )?inte (?:se|saga|avgora)|jag har (?:skrivit|gjort|anvant) (?:texten|beskrivningen|uppgifterna)|jag hoppas att det(?:ta)? hjalper",
    "den har (?:beskrivningen|texten|annonsen|titeln) (?:ar|innehaller|beskriver|foljer)|(?:baserat pa|utifran|enligt) (?:dina )?(?:uppgifter|uppgifterna|bilderna|informationen)|basta saljare",
  ],
  placeholders: [
    "se (?:bild(?:en|er|erna)?|foto(?:t|n)?|beskrivning(?:en)?|ovan|nedan)|(?:fylls|fyll) i(?: senare)?|kommer senare|okant?|ej (?:angivet|angett|kant)|inte (?:angivet|angett)|uppgift saknas|saknas|fraga (?:mig|oss)|enligt (?:bild|beskrivning)|som pa bilden",
  ],
};
