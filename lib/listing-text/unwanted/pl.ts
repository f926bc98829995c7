import type { UnwantedPhrases } from "@/lib/listing-text/unwanted/unwanted-phrases";

const sites =
  "(?:stronie|strone|strony|sklepie internetowym|sklepu internetowego|instagramie|instagram|facebooku|facebook|tik ?toku|tik ?tok|whats ?app(?:ie)?|allegro|amazonie)";
const buyers = "(?:klienci|klientki|klientow|klientek|kupujacy|kupujacych)";

export const polish: UnwantedPhrases = {
  language: "pl",
  offSite: [
    `(?:na|przez|w|odwiedz|zobacz) (?:mojej|naszej|moja|nasza|moim|naszym|moj|nasz) (?:własnej )?${sites}`,
    `(?:zamow|kup|dostepne|taniej) … (?:na|przez|w) (?:mojej |naszej |moim |naszym )?${sites}`,
    "(?:zamow|kup|zapłac|kupic|zamowic|zapłacic) … bezposrednio (?:u|ode|od|do) (?:mnie|nas)",
    "poza etsy|bez prowizji etsy|unik(?:nij|nac) prowizji",
    "(?:napisz|zadzwon|skontaktuj sie|obserwuj|znajdz)(?: do)?(?: mnie| nas)? … (?:na|przez|mailem|telefonicznie) ?(?:instagramie|instagram|facebooku|facebook|tik ?toku|whats ?app(?:ie)?|e ?mail|telefon)",
    "(?:płatnosc|zapłac|zapłata) … (?:przez|blikiem|przelewem|paypalem|bitcoinem)(?: paypal| blik)?",
  ],
  praise: [
    "(?:uwielbian|kochan|polecan|chwalon|docenian)(?:y|a|e|ych) przez (?:ponad |prawie )?(?:#|tysiace|setki|wszystkich|naszych|wielu|klientow|klientki|klientek)",
    "best ?seller(?:y|em|owy|owa|owe)?|najlepiej sprzedajac(?:y|a|e)(?: sie)?|najczesciej kupowan(?:y|a|e)|ulubien(?:iec|ica) (?:klientow|klientek)|hit sprzedazy",
    "(?:5|piec) gwiazdek|(?:swietne|doskonałe|wspaniałe|pozytywne|entuzjastyczne) (?:opinie|recenzje|oceny)|wysoko ocenian(?:y|a|e)|najwyzej ocenian(?:y|a|e)",
    "nagradzan(?:y|a|e)|nagrodzon(?:y|a|e)|zdobywca nagrody",
    `(?:nasi|moi|nasze|moje|wszyscy) ${buyers} (?:kochaja|uwielbiaja|mowia|polecaja|sa zachwyceni)|(?:zadowoleni|zadowolonych|szczesliwych) ${buyers}`,
    "(?:juz|ponad) # (?:sprzedanych|sprzedazy|opinii|klientow)|tysiace (?:klientow|sprzedanych|zadowolonych)|znane z (?:tv|telewizji)|wszyscy (?:go |ja |je )?(?:kochaja|uwielbiaja)",
  ],
  health: {
    alone: [
      "(?:uzdrawiajac|lecznicz|uzdrowicielsk|terapeutyczn)(?:y|a|e|ych|ymi|ej) (?:kamien|kamienie|kryształy?|moc|własciwosci|energi[aę]|działanie|efekt|olejek)|(?:moc|własciwosci|działanie|energia) (?:uzdrawiajac|lecznicz|terapeutyczn)(?:a|e|y)",
      "przeciwzapaln(?:y|a|e)|antybakteryjn(?:y|a|e)|przeciwbolow(?:y|a|e)|antystresow(?:y|a|e)|detoks|odtruwa|oczyszcza (?:organizm|z toksyn)",
      "klinicznie (?:przebadan(?:y|a|e)|potwierdzon(?:y|a|e))|dermatologicznie (?:przebadan(?:y|a|e)|testowan(?:y|a|e))|polecan(?:y|a|e) przez lekarzy",
      "wzmacnia (?:twoja |układ |twoj układ )?(?:odpornosc|odpornosciowy|odporn)|obniza cisnienie|pomaga (?:ci )?(?:zasnac|w zasypianiu|spac|schudnac)|poprawia (?:twoj )?sen|korzysci dla zdrowia|dobre dla zdrowia|(?:domowy|naturalny) srodek na",
      "odpedza (?:negatywn(?:a|e) energi(?:e|ę)|złe (?:duchy|energie))|chroni przed negatywn(?:a|ymi) energi(?:a|ami)|rownowazy czakry|pomaga na (?:bezsennosc|bol|migrene|stres)|na bezsennosc",
    ],
    effects: [
      "leczy|leczyc|uzdrawia|łagodzi|łagodzic|usmierza|zmniejsza|redukuje|zwalcza|zapobiega|usuwa|zabija|pomaga (?:na|przy|w)|działa na|przeciw|koi|kojaco na",
    ],
    ailments: [
      "bol(?:e|u|ow|om)?(?: głowy| plecow)?|migren(?:a|e|y)|stres(?:u|owi)?|lek(?:i|u|ow)?|depresj(?:a|e|i)|bezsennosc(?:i)?|artretyzm|reumatyzm|zapaleni(?:e|a)|egzem(?:a|e|y)|łuszczyc(?:a|e|y)|tradzik(?:u)?|astm(?:a|e|y)|alergi(?:a|e|i)|cholesterol(?:u)?|toksyn(?:y)?|zarazki|bakterie|wirusy|infekcj(?:e|i)|nudnosci|skurcze|zmeczeni(?:e|a)|przeziebieni(?:e|a)|zmarszczki|cellulit|raka|nowotwor|cukrzyc(?:a|e|y)|goraczk(?:a|e|i)|adhd",
    ],
  },
  innocent: [
    "(?:5|piec) gwiazdek (?:girlanda|z drewna|z filcu|wiszacych|na choinke)|lista bestsellerow",
  ],
  negations: ["nie|bez|nigdy|ani|zaden|zadna"],
  selfTalk: [
    "jako (?:ai|model jezykowy|asystent)|oto (?:opis|tytuł|tekst|ogłoszenie|twoj|twoja)",
    "nie (?:moge|mozemy|widze) (?:zobaczyc|okreslic|powiedziec|stwierdzic)|(?:napisałem|napisałam|stworzyłem|stworzyłam|uzyłem|uzyłam) (?:opis|tekst|tytuł|ten)|mam nadzieje,? ze to pomoze|daj znac,? … (?:zmian|zmiany|zmienic|poprawki|tekst|tytuł|opis|wersje)",
    "ten (?:opis|tekst|tytuł) (?:jest|został|zawiera|opisuje)|to ogłoszenie (?:jest|zostało|zawiera)|(?:na podstawie|według) (?:podanych |twoich )?(?:informacji|zdjec|danych)|drogi sprzedawco|prosze (?:dodac|uzupełnic|podac|zastapic)",
  ],
  placeholders: [
    "(?:patrz|zobacz|jak) (?:na )?(?:zdjecia|zdjeciach|zdjecie|zdjeciu|opis|wyzej|nizej)|do (?:uzupełnienia|potwierdzenia|ustalenia)|(?:prosze )?(?:uzupełnic|wypełnic|podac)|nie (?:podano|okreslono|dotyczy)|nieznan(?:y|a|e)|brak (?:danych|informacji)|zapytaj(?: mnie)?|jak (?:podano|opisano)",
  ],
};
