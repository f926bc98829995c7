const ascii = /^[\n\x20-\x40\x5b-\x7e]*$/u;
const dash = /[\p{Dash}\u2043]/gu;
const apostrophe = /[’‘‛ʼ′´`]/gu;
const unseen = /[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/**
 * A text in small letters, without accents and invisible characters, with one
 * kind of hyphen and apostrophe: for comparing, never for showing.
 */
export const plainForm = (text: string): string =>
  ascii.test(text)
    ? text
    : text
        .normalize("NFKD")
        .replace(unseen, "")
        .replace(dash, "-")
        .replace(apostrophe, "'")
        .toLowerCase();
