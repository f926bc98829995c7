import { passwordRules } from "@/lib/auth/password-rules";

type Words = { length: string; letters: string };

const signUpWords: Words = {
  length: "Password must be at least 8 characters long for security.",
  letters: "Password must contain uppercase, lowercase, and numbers.",
};

/** The first rule that a new password breaks, in the page's words; undefined when all hold. */
export function checkNewPassword(password: string, words: Words = signUpWords) {
  const broken = passwordRules.find((rule) => !rule.holds(password));
  if (!broken) return undefined;
  if (broken.id === "length") return words.length;
  return broken.id === "uncommon" ? `${broken.message}.` : words.letters;
}
