/** Words Etsy would refuse in a shop's name, or that claim to speak for it. Whole words, lower case. */
export const refusedWords = new Set(
  "etsy arse arsehole ass asshole bastard bitch bitches bollocks bullshit cock crap cunt damn dick dildo fag faggot fuck fucked fucker fucking goddamn kike nazi nigga nigger piss porn porno prick pussy rape retard shit shitty slut spic tits twat wank whore xxx".split(
    " ",
  ),
);

/** Those that are refused inside of other words as well. */
export const refusedParts = ["etsy", "fuck", "shit", "nigger", "faggot", "cunt", "whore", "porn"] as const;
