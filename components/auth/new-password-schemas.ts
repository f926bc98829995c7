import * as z from "zod/mini";
import { passwordTooShort } from "@/components/auth/auth-messages";
import { emailPattern, invalidEmail } from "@/components/auth/sign-in-schemas";
import {
  fieldRequired,
  passwordMismatch,
} from "@/components/auth/toast-invalid";
import { passwordLimits, passwordRules } from "@/lib/auth/password-rules";

type Messages = { length: string; letters: string };

const signUpMessages: Messages = {
  length: "Password must be at least 8 characters long for security.",
  letters: "Password must contain uppercase, lowercase, and numbers.",
};

/** For the pages that replace a password. */
const resetMessages: Messages = { ...signUpMessages, length: passwordTooShort };

/** The message for the first rule that a new password breaks. */
function brokenRule(password: string, messages: Messages) {
  if (password.length > passwordLimits.max)
    return `Password must be at most ${passwordLimits.max} characters long.`;
  const broken = passwordRules.find((rule) => !rule.isMet(password));
  if (!broken) return undefined;
  if (broken.id === "length") return messages.length;
  return broken.id === "uncommon" ? `${broken.message}.` : messages.letters;
}

type NewPassword = { password: string; confirmPassword: string };

/** One error at a time. It only runs when no field is empty. */
const checkPassword = (messages: Messages) =>
  z.superRefine<NewPassword>(({ password, confirmPassword }, context) => {
    const isSame = password === confirmPassword;
    const message = isSame ? brokenRule(password, messages) : passwordMismatch;
    if (message === undefined) return;
    const path = [isSame ? "password" : "confirmPassword"];
    context.addIssue({ code: "custom", path, message });
  });

const filled = z
  .string()
  .check(z.minLength(1, { error: fieldRequired, abort: true }));

export const newPasswordFormSchema = z
  .object({ password: filled, confirmPassword: filled })
  .check(checkPassword(resetMessages));

export const changePasswordFormSchema = z
  .object({
    currentPassword: filled,
    password: filled,
    confirmPassword: filled,
  })
  .check(checkPassword(signUpMessages));

const hasText = z.refine<string>((text) => text.trim() !== "", {
  error: fieldRequired,
  abort: true,
});
const filledWithText = z.string().check(hasText);

export const signUpFormSchema = z
  .object({
    email: z.string().check(hasText, z.trim()),
    password: filledWithText,
    confirmPassword: filledWithText,
  })
  .check(
    z.refine(({ email }) => emailPattern.test(email), {
      path: ["email"],
      error: invalidEmail,
      abort: true,
    }),
    checkPassword(signUpMessages),
  );
