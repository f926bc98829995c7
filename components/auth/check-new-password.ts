import { passwordTooShort } from "@/components/auth/auth-errors";
import { passwordLimits, passwordRules } from "@/lib/auth/password-rules";

type Messages = { length: string; letters: string };

const signUpMessages: Messages = {
  length: "Password must be at least 8 characters long for security.",
  letters: "Password must contain uppercase, lowercase, and numbers.",
};

/** For the pages that replace a password. */
export const resetMessages: Messages = {
  ...signUpMessages,
  length: passwordTooShort,
};

/**
 * The page's message for the first rule that a new password breaks; undefined
 * when it passes them all.
 */
export function checkNewPassword(
  password: string,
  messages: Messages = signUpMessages,
) {
  if (password.length > passwordLimits.max)
    return `Password must be at most ${passwordLimits.max} characters long.`;
  const broken = passwordRules.find((rule) => !rule.isMet(password));
  if (!broken) return undefined;
  if (broken.id === "length") return messages.length;
  return broken.id === "uncommon" ? `${broken.message}.` : messages.letters;
}
