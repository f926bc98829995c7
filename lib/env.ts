import type { z } from "zod";
import { envSchema } from "@/lib/settings/env-schema";
import { mapPriceSettings } from "@/lib/settings/plans";

export type Env = z.output<typeof envSchema>;

/** Names every invalid variable with the reason, never its value. */
export class EnvError extends Error {
  override name = "EnvError";
  constructor(readonly problems: string[]) {
    super(
      `The configuration is not complete:\n${problems.map((problem) => `  ${problem}`).join("\n")}`,
    );
  }
}

type Source = Record<string, string | undefined>;

/**
 * The sender while a stand-in replaces the email service. The real one delivers
 * only from a domain of ours.
 */
function standInSender(name = "Listwright") {
  const isPlain = /^[\w ]+$/.test(name);
  return `${isPlain ? name : `"${name}"`} <hello@listwright.example>`;
}

/**
 * What is set, under the present names; the sender has a default while a
 * stand-in replaces the email service.
 */
function settingsOf(source: Source): Source {
  const given: Source = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== ""),
  );
  if (given.RESEND_BASE_URL !== undefined)
    given.MAIL_FROM ??= standInSender(given.BRAND_NAME);
  const { ANTHROPIC_DEADLINE_MS: formerName } = given;
  if (formerName !== undefined) given.MODEL_DEADLINE_MS ??= formerName;
  // Nobody is asked with it then, and no sample writer writes.
  if (given.MODEL_API === "openai") given.ANTHROPIC_API_KEY = "none";
  if (given.BILLING === "off") Object.assign(given, unusedPayments);
  return given;
}

/** Nothing is sent to Stripe then, whatever else is set. */
const unusedPayments: Source = {
  STRIPE_SECRET_KEY: "sk_test_unused",
  STRIPE_BASE_URL: undefined,
  STRIPE_WEBHOOK_SECRET: "whsec_unused00",
  ...mapPriceSettings(() => "price_unused"),
  STRIPE_PORTAL_ACCOUNT: "bpc_unused",
  STRIPE_PORTAL_UPGRADE: "bpc_unused",
};

export function parseEnv(source: Source): Env {
  const given = settingsOf(source);
  const result = envSchema.safeParse(given);
  if (result.success) return result.data;
  throw new EnvError(
    result.error.issues.map((issue) =>
      Object.values(problemOf(issue, given)).join(" "),
    ),
  );
}

function problemOf({ path, message }: z.core.$ZodIssue, given: Source) {
  const name = String(path[0]);
  return { name, reason: given[name] === undefined ? "is not set" : message };
}

/** The invalid variables, with the reasons and never the values. */
export function listEnvProblems(source: Source) {
  const given = settingsOf(source);
  return (
    envSchema
      .safeParse(given)
      .error?.issues.map((issue) => problemOf(issue, given)) ?? []
  );
}

/**
 * The settings that are valid by themselves, with their defaults, whatever the
 * others are.
 */
export function readValidSettings(source: Source): Partial<Env> {
  const given = settingsOf(source);
  const results = Object.entries(envSchema.shape).map(([name, schema]) => [
    name,
    schema.safeParse(given[name]).data,
  ]);
  return Object.fromEntries(results.filter(([, value]) => value !== undefined));
}

let parsed: Env | undefined;

/**
 * The validated configuration; read on first use, so that a build needs none.
 */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}
