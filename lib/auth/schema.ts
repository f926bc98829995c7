import { z } from "zod";
import { callbackPath } from "@/lib/auth/callback-path";
import { passwordLimits, passwordRules } from "@/lib/auth/password-rules";

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const addressPattern = new RegExp(
  `^${atom}(?:\\.${atom})*@(?:${label}\\.)+(?!\\d+$)${label}$`,
);
const invalidEmail = "Please enter a valid email address";

/**
 * One spelling per mailbox; two spellings would be two accounts. A domain in
 * other letters gets the name that DNS knows.
 */
export function normalizeEmail(input: string) {
  const text = input.normalize("NFKC").trim().toLowerCase();
  const [, local, domain] =
    /^([^@]*)@([^@/?#:\\]*\P{ASCII}[^@/?#:\\]*)$/u.exec(text) ?? [];
  const name = domain && URL.parse(`http://${domain}`)?.hostname;
  return name ? `${local}@${name}` : text;
}

/**
 * Normalized before it is checked, so that what is checked is what is stored.
 * ASCII only, domains in Punycode: our email provider accepts nothing else, and
 * lookalike letters can't pass for each other.
 */
export const emailSchema = z
  .string(invalidEmail)
  .max(1_000, invalidEmail)
  .transform(normalizeEmail)
  .refine(
    (email) =>
      email.length <= 255 &&
      email.indexOf("@") <= 64 &&
      addressPattern.test(email),
    invalidEmail,
  );

const tooLong = `Password must be at most ${passwordLimits.max} characters long`;

/** A new password. The first broken rule is reported. */
export const passwordSchema = z
  .string("Password is required")
  .max(passwordLimits.max, { message: tooLong, abort: true })
  .superRefine((password, context) => {
    const broken = passwordRules.find((rule) => !rule.isMet(password));
    if (broken) context.addIssue({ code: "custom", message: broken.message });
  });

/** An existing password, which may be older than today's rules. */
const existingPasswordSchema = z
  .string("Password is required")
  .min(1, "Password is required")
  .max(passwordLimits.max, tooLong);

/** Anything else than a token counts as an unknown token. */
const tokenSchema = z.string().max(200).catch("");

/**
 * Where to go after signing in: a path on our own site and nothing else, since
 * it goes into an email.
 */
const ownPathSchema = z
  .string()
  // An app's whole question may be in it.
  .max(4_000)
  .transform((wanted) => callbackPath(wanted, "https://listwright.invalid"))
  .optional();

export const signUpSchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  callbackUrl: ownPathSchema,
  invitation: tokenSchema.optional(),
});
export const signInSchema = z.strictObject({
  email: emailSchema,
  password: existingPasswordSchema,
  remember: z.boolean().default(false),
});
export const emailOnlySchema = z.strictObject({ email: emailSchema });
export const resendVerificationSchema = z.strictObject({
  email: emailSchema,
  callbackUrl: ownPathSchema,
});
export const tokenOnlySchema = z.strictObject({ token: tokenSchema });
export const verifyEmailSchema = z
  .strictObject({
    token: tokenSchema,
    password: existingPasswordSchema.optional(),
    newPassword: passwordSchema.optional(),
  })
  .refine(
    ({ password, newPassword }) =>
      password === undefined || newPassword === undefined,
    "Send the password or a new one, not both.",
  );
/** Whether the keys for programs end with the old password. */
const revokeKeys = z.literal(true).optional();
export const resetPasswordSchema = z.strictObject({
  token: tokenSchema,
  password: passwordSchema,
  /**
   * Whether keys, apps and webhooks go on. Who resets a password may do so
   * because somebody else set them up.
   */
  keepAccess: z.literal(true).optional(),
  /** What a page of the version before sends for what happens now by itself. */
  revokeKeys,
});
export const changePasswordSchema = z.strictObject({
  currentPassword: existingPasswordSchema,
  newPassword: passwordSchema,
  revokeKeys,
});
export const confirmPasswordSchema = z.strictObject({
  password: existingPasswordSchema,
});

/**
 * The fields of next-auth's sign-in: credentials, its CSRF token, the callback
 * URL. next-auth checks each of them.
 */
export const nextAuthFieldsSchema = z.record(z.string(), z.string());

/** How a session was opened. */
export const sessionOpenings = [
  "password",
  "password_and_app",
  "password_and_passkey",
  "password_and_recovery_code",
  "passkey",
] as const;
export type SessionOpening = (typeof sessionOpenings)[number];

/** One of the user's sessions, as GET /api/auth/sessions lists them. */
export type SessionEntry = {
  id: string;
  /** As "Firefox on Windows". */
  device: string;
  /** ISO 8601. */
  createdAt: string;
  /** An instance of the version before doesn't say it. */
  openedBy?: SessionOpening;
  /** ISO 8601. */
  expiresAt: string;
  isCurrent: boolean;
};

export const sessionIdSchema = z
  .string()
  .regex(/^[0-9a-f]{16}$/, "Session not found.");
