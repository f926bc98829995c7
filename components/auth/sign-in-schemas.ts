import * as z from "zod/mini";
import { fieldRequired } from "@/components/auth/toast-invalid";

export const invalidEmail = "Please enter a valid email address.";

/**
 * Catches typos only; the verification email proves that the mailbox exists.
 */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const currentPassword = z
  .string()
  .check(z.minLength(1, "Password is required"));

export const confirmPasswordFormSchema = z.object({
  password: currentPassword,
});

/** Of an app, or a recovery code. */
export const codeFormSchema = z.object({
  code: z.string().check(z.trim(), z.minLength(1, "Enter the code.")),
});

export const signInFormSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, fieldRequired)),
  password: currentPassword,
  remember: z.pipe(
    z.optional(z.literal("on")),
    z.transform((box) => box === "on"),
  ),
});

/** Whom an email is sent to. */
const recipient = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: "Please enter your email address.", abort: true }),
    z.regex(emailPattern, invalidEmail),
  );

export const forgotPasswordFormSchema = z.object({ email: recipient });
export const resendFormSchema = z.object({ resendEmail: recipient });
