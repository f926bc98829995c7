import { commonPasswordLexicon } from "@/lib/auth/common-password-lexicon";

export const passwordLimits = { min: 8, max: 128 } as const;

/**
 * In the order of the form and of error messages. Every message begins with
 * "Password must".
 */
export const passwordRules = [
  {
    id: "length",
    label: `${passwordLimits.min} characters or more`,
    message: `Password must be at least ${passwordLimits.min} characters long`,
    isMet: (password: string) => password.length >= passwordLimits.min,
  },
  {
    id: "upper",
    label: "An uppercase letter",
    message: "Password must contain at least one uppercase letter",
    isMet: (password: string) => /\p{Lu}/u.test(password),
  },
  {
    id: "lower",
    label: "A lowercase letter",
    message: "Password must contain at least one lowercase letter",
    isMet: (password: string) => /\p{Ll}/u.test(password),
  },
  {
    id: "digit",
    label: "A number",
    message: "Password must contain at least one number",
    isMet: (password: string) => /\p{Nd}/u.test(password),
  },
  {
    id: "uncommon",
    label: "Not a common password",
    message: "Password must not be one of the most common passwords",
    isMet: (password: string) =>
      password.length > 0 && !isCommonPassword(password),
  },
] as const;

const commonPasswords = new Set(
  commonPasswordLexicon.split(/\s+/).filter(Boolean),
);
const substitutions: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

const undoSubstitutions = (text: string) =>
  text.replace(/[@431!0$57]/g, (sign) => substitutions[sign] ?? sign);

/**
 * Common additions to a word: up to four digits or symbols, a year, or an
 * ascending sequence.
 */
const prefix = /^\P{L}{1,4}/u;
const suffix =
  /(?:\P{L}{1,4}|\P{L}?0?123456?7?8?9?0?\P{L}?|\P{L}?(?:19|20)\d\d\P{L}?)$/u;

function isListed(text: string) {
  const half = text.slice(0, text.length / 2);
  return (
    /^(.)\1*$/u.test(text) ||
    commonPasswords.has(text) ||
    commonPasswords.has(undoSubstitutions(text)) ||
    (half + half === text && commonPasswords.has(half))
  );
}

/**
 * True for a common password, ignoring case, digits in place of letters, and a
 * few characters before or after it: "Password1", "P@ssw0rd!", "Qwerty123456".
 */
export function isCommonPassword(password: string) {
  const text = password
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s._-]/g, "");
  const stems = [text, text.replace(suffix, "")];
  const candidates = [
    ...stems,
    ...stems.map((stem) => stem.replace(prefix, "")),
  ];
  return candidates.some(
    (candidate) => candidate.length > 0 && isListed(candidate),
  );
}
