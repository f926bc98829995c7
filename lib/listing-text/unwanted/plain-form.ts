/** What stands in it as it is, but for capitals. */
const plain = /^[\n\x20-\x5f\x61-\x7e]*$/;
const other = /[^\n\x20-\x5f\x61-\x7e]+/gu;
const dash = /[\p{Dash}\u2043]/gu;
const apostrophe = /[’‘‛ʼ′´`]/gu;
const unseen = /[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** Of characters that no plain one stands between. */
const foldOthers = (run: string): string =>
  run
    .normalize("NFKD")
    .replace(unseen, "")
    .replace(dash, "-")
    .replace(apostrophe, "'");

/**
 * A text in small letters, without accents and invisible characters, with one
 * kind of hyphen and apostrophe: for comparing, never for showing.
 */
export const plainForm = (text: string): string =>
  (plain.test(text) ? text : text.replace(other, foldOthers)).toLowerCase();
