import { commonPasswordWords } from "@/lib/auth/common-password-words";

const words = new Set(commonPasswordWords.split(/\s+/).filter(Boolean));
const disguises: Record<string, string> = {
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

const undisguise = (text: string) => text.replace(/[@431!0$57]/g, (sign) => disguises[sign] ?? sign);

/** What people put around a word: up to four digits or signs, a year, or counting up. */
const before = /^\P{L}{1,4}/u;
const after = /(?:\P{L}{1,4}|\P{L}?0?123456?7?8?9?0?\P{L}?|\P{L}?(?:19|20)\d\d\P{L}?)$/u;

function isCommonWord(text: string) {
  const half = text.slice(0, text.length / 2);
  return (
    /^(.)\1*$/u.test(text) ||
    words.has(text) ||
    words.has(undisguise(text)) ||
    (half + half === text && words.has(half))
  );
}

/**
 * True for a common word, however it is capitalised, spelled in digits or followed by a few of them: "Password1", "P@ssw0rd!",
 * "Qwerty123456". Attackers' lists are made of these.
 */
export function isCommonPassword(password: string) {
  const text = password
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s._-]/g, "");
  const ends = [text, text.replace(after, "")];
  const candidates = [...ends, ...ends.map((one) => one.replace(before, ""))];
  return candidates.some((candidate) => candidate.length > 0 && isCommonWord(candidate));
}
