import fc from "fast-check";

/**
 * Any character, also unassigned ones, for `fc.string({ unit: anyCharacter })`.
 * The library's own unit "binary" gives the same texts, but first spends a
 * second on a table of all characters, in every test file anew.
 */
export const anyCharacter = fc
  .oneof(
    fc.integer({ min: 0, max: 0x7f }),
    fc.integer({ min: 0x80, max: 0xd7ff }),
    fc.integer({ min: 0xe000, max: 0x10ffff }),
  )
  .map((code) => String.fromCodePoint(code));
