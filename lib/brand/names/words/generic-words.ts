/** Words of a shop's name that tell it from no other. */
export const genericWords = new Set(
  "the a an and of by for co company shop store studio studios works workshop workshops atelier craft crafts crafted creations designs design goods handmade made makers maker boutique house supply collective gifts".split(
    " ",
  ),
);
