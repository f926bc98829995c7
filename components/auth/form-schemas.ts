import { z } from "zod";
import {
  fieldRequired,
  passwordMismatch,
  passwordTooShort,
} from "@/components/auth/auth-errors";
import { passwordLimits, passwordRules } from "@/lib/auth/password-rules";

const invalidEmail = "Please enter a valid email address.";

/**
 * Catches typos only; the verification email proves that the mailbox exists.
 */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const currentPassword = z.string().min(1, "Password is required");

export const confirmPasswordFormSchema = z.object({
  password: currentPassword,
});

export const signInFormSchema = z.object({
  email: z.string().trim().min(1, fieldRequired),
  password: currentPassword,
  remember: z
    .literal("on")
    .optional()
    .transform((box) => box === "on"),
});

/** Whom an email is sent to. */
const recipient = z
  .string()
  .trim()
  .min(1, { error: "Please enter your email address.", abort: true })
  .regex(emailPattern, invalidEmail);

export const forgotPasswordFormSchema = z.object({ email: recipient });
export const resendFormSchema = z.object({ resendEmail: recipient });

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
const checkPassword =
  (messages: Messages) =>
  (
    { password, confirmPassword }: NewPassword,
    context: z.RefinementCtx<NewPassword>,
  ) => {
    const isSame = password === confirmPassword;
    const message = isSame ? brokenRule(password, messages) : passwordMismatch;
    if (message === undefined) return;
    const path = [isSame ? "password" : "confirmPassword"];
    context.addIssue({ code: "custom", path, message });
  };

const filled = z.string().min(1, { error: fieldRequired, abort: true });

export const newPasswordFormSchema = z
  .object({ password: filled, confirmPassword: filled })
  .superRefine(checkPassword(resetMessages));

export const changePasswordFormSchema = z
  .object({
    currentPassword: filled,
    password: filled,
    confirmPassword: filled,
  })
  .superRefine(checkPassword(signUpMessages));

const filledWithText = z.string().refine((text) => text.trim() !== "", {
  error: fieldRequired,
  abort: true,
});

export const signUpFormSchema = z
  .object({
    email: filledWithText.transform((email) => email.trim()),
    password: filledWithText,
    confirmPassword: filledWithText,
  })
  .refine(({ email }) => emailPattern.test(email), {
    path: ["email"],
    error: invalidEmail,
    abort: true,
  })
  .superRefine(checkPassword(signUpMessages));
