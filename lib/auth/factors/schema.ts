import { z } from "zod";

/** What may be asked after the password, the one to offer first in front. */
const factorMethods = ["passkey", "app", "recovery_code"] as const;
export type FactorMethod = (typeof factorMethods)[number];

/** "password" only of somebody who has no factor. */
export type ProofMethod = FactorMethod | "password";

export const maxPasskeys = 20;

/** Anything else than a token counts as an unknown token. */
const stepTokenSchema = z.string().max(200).catch("");

const appCodeSchema = z
  .string("Enter the code.")
  .max(100)
  .transform((text) => text.replace(/[\s-]/g, ""))
  .refine((text) => /^\d{6}$/.test(text), "The code has six digits.");
const recoveryCodeSchema = z.string("Enter the code.").min(1).max(100);

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/);
const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal("public-key"),
  // We ask for none.
  clientExtensionResults: z.unknown().transform(() => ({})),
};
/** As browsers give it (WebAuthn, AuthenticationResponseJSON). */
const signedSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
  }),
});
export type Signed = z.output<typeof signedSchema>;

/** As browsers give it (WebAuthn, RegistrationResponseJSON). */
const newCredentialSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(32)).max(10).default([]),
  }),
});
export type NewCredential = z.output<typeof newCredentialSchema>;

const proofs = [
  z.object({ method: z.literal("app"), code: appCodeSchema }),
  z.object({ method: z.literal("recovery_code"), code: recoveryCodeSchema }),
  z.object({ method: z.literal("passkey"), response: signedSchema }),
] as const;
/** What proves that somebody has the factor. */
const factorProofSchema = z.discriminatedUnion("method", proofs);
export type FactorProof = z.output<typeof factorProofSchema>;

const passwordProof = z.object({
  method: z.literal("password"),
  password: z.string().min(1, "Password is required").max(1_000),
});
export const stepUpSchema = z.discriminatedUnion("method", [
  proofs[0],
  proofs[1],
  proofs[2],
  passwordProof,
]);
export type Proof = z.output<typeof stepUpSchema>;

/** The token is that of the step between. */
export const secondFactorSchema = z.object({
  token: stepTokenSchema,
  proof: factorProofSchema,
});
/** With the token of the step between, if there is one. */
export const passkeyOptionsSchema = z.strictObject({
  token: stepTokenSchema.optional(),
});
export const passkeySignInSchema = z.strictObject({
  response: signedSchema,
  remember: z.boolean().default(false),
});

export const appCodeOnlySchema = z.strictObject({ code: appCodeSchema });

const passkeyNameSchema = z
  .string("Give it a name.")
  .trim()
  .min(1, "Give it a name.")
  .max(60, "The name may have 60 characters.");
export const newPasskeySchema = z.strictObject({
  name: passkeyNameSchema.optional(),
  response: newCredentialSchema,
});
export const renamePasskeySchema = z.strictObject({ name: passkeyNameSchema });

export type PasskeyEntry = {
  id: string;
  name: string;
  /** ISO 8601, as all times here. */
  createdAt: string;
  lastUsedAt: string | null;
};

/** What somebody signs in with, beside the password. */
export type Factors = {
  passkeys: PasskeyEntry[];
  app: { confirmedAt: string; lastUsedAt: string | null } | null;
  /** How many are left; null while there is no factor. */
  recoveryCodes: number | null;
  /** False where the site has no key to encrypt an app's secret with. */
  canAddApp: boolean;
  /** Whether an administrator is none for lack of one. */
  isRequired: boolean;
};

/** An app that waits for its first code. */
export type NewApp = {
  /** For typing it in, in groups of four. */
  secret: string;
  /** Opens an app on the same device. */
  uri: string;
  /** The same as a picture: modules a side, and the path that fills the dark. */
  qr: { size: number; path: string };
};

/** The codes are shown this once; null where those from before stay. */
export type AddedFactor = { recoveryCodes: string[] | null };
