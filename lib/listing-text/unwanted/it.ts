import type { UnwantedPhrases } from "@/lib/listing-text/unwanted/unwanted-phrases";

const sites =
  "(?:sito(?: web| internet)?|pagina|negozio online|shop online|instagram|insta|facebook|tik ?tok|telegram|whats ?app|amazon)";
const buyers = "(?:clienti|acquirenti|compratori)";

export const italian: UnwantedPhrases = {
  language: "it",
  offSite: [
    `(?:sul|sulla|su|dal|tramite il|visita il|visitate il|visita la|dalla) (?:mio|mia|nostro|nostra) ${sites}`,
    `(?:ordina|acquista|compra|ordinalo|disponibile|costa meno) … (?:sul|sulla|su|dal) (?:mio |nostro |mia |nostra )?${sites}`,
    "(?:ordina|acquista|compra|paga|pagare|acquistare)(?:lo|la|re)? … direttamente (?:da|a|con) (?:me|noi)",
    "fuori (?:da )?etsy|senza (?:le )?commissioni (?:di )?etsy|evita(?:re)? le commissioni",
    "(?:scrivimi|scriveteci|scrivici|contattami|contattaci|contattateci|seguimi|seguici|seguiteci|chiamami|chiamaci) (?:\\S{1,12} )?(?:su|via|per|tramite|al) (?:instagram|insta|facebook|tik ?tok|whats ?app|telegram|e ?mail|mail|telefono|pinterest)",
    "(?:pagamento|pagare|paga) … (?:con|tramite|via) (?:paypal|bonifico|satispay|postepay|bitcoin|western union|revolut)",
  ],
  praise: [
    `(?:amat|adorat|consigliat|apprezzat|lodat)[oaie] da (?:oltre |piu di |quasi )?(?:#|migliaia|centinaia|tutti|tutte|tanti|molti|${buyers})|(?:amat|apprezzat|consigliat)[oaie] dai (?:nostri|miei|clienti)`,
    "best ?seller|(?:il|la|i|le) piu vendut[oaie]|piu vendut[oaie] (?:del|della|nel)|(?:il|la) preferit[oa] (?:dai|dei|dalle) [a-z]{2,20}",
    "(?:5|cinque) stelle(?: su| da)?|recensioni (?:eccellenti|ottime|entusiaste|fantastiche|positive)|(?:ottime|eccellenti) recensioni|molto apprezzat[oa] dai clienti",
    "premiat[oaie]|vincitore (?:di|del)|pluripremiat[oaie]",
    `(?:i nostri|i miei|tutti i nostri) ${buyers} (?:adorano|amano|dicono|consigliano|sono entusiasti)|${buyers} (?:soddisfatti|felici|entusiasti)`,
    "(?:gia|oltre|piu di) # (?:vendut[ie]|vendite|recensioni|clienti)|migliaia di (?:clienti|vendite|acquirenti)|visto in (?:tv|televisione)|tutti l[ao] adorano",
  ],
  health: {
    alone: [
      "pietr[ae] (?:curativ[ae]|guaritric[ei])|(?:proprieta|poteri|potere|effett[oi]|energia) (?:curativ[aeio]|guaritric[ei]|terapeutic(?:a|he|o|i)|medicinal[ei])",
      "anti ?infiammatori[oae]?|anti ?batteric[oahie]+|anti ?stress|anti ?eta|anti ?age|detox|disintossicant[ei]|disintossica",
      "clinicamente (?:testat[oa]|provat[oa])|dermatologicamente testat[oa]|consigliat[oa] dai medici",
      "(?:rafforza|rinforza|stimola) (?:il|le) (?:tuo )?(?:sistema immunitario|difese immunitarie)|abbassa la pressione|(?:aiuta|ti aiuta) a (?:dormire|dimagrire|addormentarsi|addormentarti)|(?:favorisce|migliora|concilia) il (?:tuo )?sonno|perdita di peso|benefici per la salute|fa bene alla salute|rimedio (?:naturale|contro|per)",
      "(?:allontana|assorbe|elimina|protegge dalle) (?:le )?energie negative|(?:riequilibra|equilibra) i (?:tuoi )?chakra",
    ],
    effects: [
      "guarisce|guarire|guariscono|allevia|alleviare|lenisce|lenire|calma|calmare|riduce|ridurre|combatte|combattere|previene|elimina|eliminare|tratta|trattare|contro|uccide|diminuisce|cura|curare|aiuta contro|efficace contro",
    ],
    ailments: [
      "(?:il |la |lo |l |i |le |gli )?(?:dolor[ei]|mal di testa|mal di schiena|emicranie|emicrania|ansia|stress|depressione|insonnia|artrite|artrosi|reumatismi|infiammazion[ei]|eczema|psoriasi|acne|asma|allergi[ae]|pressione alta|colesterolo|tossine|germi|batteri|virus|infezion[ei]|nausea|crampi|stanchezza|raffreddor[ei]|rughe|cellulite|caduta dei capelli|cancro|diabete|febbre|adhd)",
    ],
  },
  innocent: [
    "(?:5|cinque) stelle (?:di|in|dorate|argentate|appese|ricamate)",
    "cura (?:nei|dei|del|della) (?:dettagli|dettaglio|particolari|capi|prodotto)|fatt[oa] con cura|detox digitale",
  ],
  negations: ["non|senza|mai|ne|nessun|nessuna"],
  selfTalk: [
    "come (?:ia|assistente|modello linguistico)|ecco (?:la|il|una|un|i|le) (?:tua |tuo |vostra )?(?:[a-z]{2,20} )?(?:descrizione|titolo|testo|annuncio|scheda)",
    "non (?:posso|possiamo|riesco a) (?:vedere|sapere|determinare|dire)|ho (?:scritto|creato|redatto|usato)|spero (?:che )?(?:questo )?(?:aiuti|sia utile)|fammi sapere se … (?:modifiche|modificare|testo|titolo|descrizione|versione)",
    "quest[ao] (?:descrizione|annuncio|testo|titolo) (?:e|e stat[ao]|descrive|rispetta|contiene)|(?:in base a|secondo) (?:le|i|alle|ai) (?:informazioni|foto|dati)|gentile venditor(?:e|rice)|(?:si prega di|per favore) (?:aggiungi|aggiungere|indicare|completare|inserire)",
  ],
  placeholders: [
    "ved(?:i|ere) (?:le |la |nelle )?(?:foto|immagini|immagine|descrizione|sopra|sotto)|da (?:confermare|definire|completare|compilare|inserire)|(?:per favore )?(?:compilare|completare|compila)|non (?:specificat[oa]|indicat[oa])|sconosciut[oa]|chiedere|chiedimi|contattami|come (?:indicato|da foto|in foto)|n[.]? ?d[.]?",
  ],
};
