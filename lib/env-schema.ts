import { z } from "zod";
import { mapPriceSettings } from "@/lib/billing/plans";

const flag = z
  .enum(["true", "false"])
  .default("false")
  .transform((value) => value === "true");
const address = z.url({ protocol: /^https?$/ });
const postgres = z
  .url({ protocol: /^postgres(ql)?$/ })
  .refine(
    hasWholePassword,
    "holds a password with characters that must be encoded: # is %23, / is %2F, ? is %3F, @ is %40",
  )
  .refine(
    (url) =>
      (URL.parse(url)?.searchParams.get("schema") ?? "public") === "public",
    "must not name a schema: the tables are in the schema public, of a database of their own",
  );

/**
 * What follows the host has no @ and no fragment, unless a part of the password
 * is read as it.
 */
function hasWholePassword(text: string) {
  const url = URL.parse(text);
  return (
    url === null || (url.hash === "" && !/@/.test(url.pathname + url.search))
  );
}

/** `hello@example.com` or `Name <hello@example.com>`. */
const sender =
  /^(?:[^<>\r\n]+ <[^\s<>@,]+@[^\s<>@,]+\.[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+\.[^\s<>@,]+)$/;

const bucketSettings = [
  "S3_BUCKET",
  "S3_ENDPOINT",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

const etsySettings = [
  "ETSY_KEYSTRING",
  "ETSY_SHARED_SECRET",
  "TOKEN_ENCRYPTION_KEY",
] as const;

/** 32 random bytes in Base64, as `openssl rand -base64 32` prints them. */
const encryptionKey = z
  .string()
  .regex(
    /^[\w+/-]{43}=?$/,
    "must be 32 bytes in Base64; several, separated by commas, while one replaces another",
  );

const isOnThisMachine = (url: string) =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);

const stripePrice = z.string().regex(/^price_\w+$/, "must start with price_");

export const envSchema = z
  .object({
    NODE_ENV: z
      .enum(["production", "development", "test"])
      .default("production"),
    APP_URL: address.transform((value) => new URL(value).origin),
    DATABASE_URL: postgres,
    /**
     * PostgreSQL itself, for migrations and jobs. Where it differs,
     * DATABASE_URL points to a connection pooler.
     */
    DIRECT_DATABASE_URL: postgres.optional(),
    /**
     * Milliseconds for one statement. Waiting for a connection and a whole
     * transaction have a little more.
     */
    DATABASE_TIMEOUT_MS: z.coerce
      .number()
      .int()
      .min(1_000)
      .max(60_000)
      .default(3_000),
    NEXTAUTH_SECRET: z.string().min(32, "must have at least 32 characters"),
    /**
     * Finds the records of deleted accounts. A new key loses all of them, so it
     * outlives other secrets.
     */
    IDENTITY_HASH_KEY: z.string().min(32, "must have at least 32 characters"),
    ANTHROPIC_API_KEY: z.string().min(1),
    ANTHROPIC_BASE_URL: address.optional(),
    ANTHROPIC_MODEL: z.string().min(1).default("claude-haiku-5-5"),
    /** Whether a model looks once more at what a listing says. */
    REVIEW: z.enum(["on", "off"]).default("on"),
    /** The one that does; ANTHROPIC_MODEL without it. */
    REVIEW_MODEL: z.string().min(1).optional(),
    /**
     * Milliseconds for all model calls of one listing: retries, waits, bodies
     * and a repair.
     */
    ANTHROPIC_DEADLINE_MS: z.coerce
      .number()
      .int()
      .min(100)
      .max(26_000)
      .default(26_000),
    /**
     * US dollars per day (UTC), for all instances together; 0 means no limit.
     */
    MODEL_DAILY_BUDGET_USD: z.coerce.number().min(0).default(20),
    RESEND_API_KEY: z.string().min(1),
    RESEND_BASE_URL: address.optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(
        /^(?:sk|rk)_(?:test|live)_\w+$/,
        "must start with sk_test_ or sk_live_",
      ),
    STRIPE_BASE_URL: address.optional(),
    /**
     * Several, separated by commas, while one replaces another: an event needs
     * a signature by any of them.
     */
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_\w{8,}(?:,\s*whsec_\w{8,})*$/, "must start with whsec_")
      .transform((value) => value.split(",").map((secret) => secret.trim())),
    /** Milliseconds for one request to Stripe; its retry has as long again. */
    STRIPE_TIMEOUT_MS: z.coerce
      .number()
      .int()
      .min(100)
      .max(6_000)
      .default(6_000),
    /** Of each paid plan its price, as `npm run stripe:setup` prints them. */
    ...mapPriceSettings(() => stripePrice),
    STRIPE_PORTAL_ACCOUNT: z
      .string()
      .regex(/^bpc_\w+$/, "must start with bpc_"),
    STRIPE_PORTAL_UPGRADE: z
      .string()
      .regex(/^bpc_\w+$/, "must start with bpc_"),
    /** Its domain must be verified at the email service. */
    MAIL_FROM: z
      .string()
      .regex(
        sender,
        "must be an address, or a name and an address in angle brackets",
      ),
    /** Shown on the pages for questions. */
    CONTACT_EMAIL: z.email("must be an email address").optional(),
    /** Comma-separated addresses whose verified owners see the analytics. */
    ADMIN_EMAILS: z
      .string()
      .default("")
      .transform((value) =>
        value
          .split(",")
          .map((email) => email.trim().toLowerCase())
          .filter(Boolean),
      ),
    /**
     * How many reverse proxies of our own are in front; their entries in
     * X-Forwarded-For are trusted.
     */
    TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
    /** Prometheus sends it; without it there is no GET /metrics. */
    METRICS_TOKEN: z
      .string()
      .min(16, "must have at least 16 characters")
      .optional(),
    HIDE_ACCOUNT_EXISTENCE: flag,
    /** Milliseconds after which the process that decodes a photo is ended. */
    PHOTO_DECODE_TIMEOUT_MS: z.coerce
      .number()
      .int()
      .min(100)
      .max(60_000)
      .default(10_000),
    /**
     * An S3-compatible bucket for photos; without it they are in PostgreSQL.
     */
    S3_BUCKET: z
      .string()
      .regex(
        /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
        "must be the name of a bucket",
      )
      .optional(),
    S3_ENDPOINT: address
      .transform((value) => value.replace(/\/+$/, ""))
      .optional(),
    S3_REGION: z.string().min(1).optional(),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    /**
     * The key of this instance's own app on Etsy; without it there is no
     * connection with Etsy.
     */
    ETSY_KEYSTRING: z
      .string()
      .regex(/^[\w-]+$/, "must be the keystring alone")
      .optional(),
    ETSY_SHARED_SECRET: z
      .string()
      .regex(/^[\w-]+$/, "must be the shared secret alone")
      .optional(),
    ETSY_BASE_URL: address
      .transform((value) => value.replace(/\/+$/, ""))
      .optional(),
    /**
     * Encrypts tokens of sellers. The first encrypts; the others are former
     * ones, and still decrypt.
     */
    TOKEN_ENCRYPTION_KEY: z
      .string()
      .transform((value) => value.split(",").map((key) => key.trim()))
      .pipe(z.array(encryptionKey).min(1))
      .optional(),
    /**
     * Lets addresses that users give lead to this machine, for development.
     * Production refuses to start with it.
     */
    ALLOW_LOOPBACK_FETCH: flag,
    /** Allows production to use other hosts than the providers' own. */
    ALLOW_STAND_INS: flag,
    LOG_LEVEL: z
      .enum(["silent", "fatal", "error", "warn", "info", "debug"])
      .default("info"),
  })
  .superRefine((value, context) => {
    if (value.IDENTITY_HASH_KEY === value.NEXTAUTH_SECRET) {
      context.addIssue({
        code: "custom",
        path: ["IDENTITY_HASH_KEY"],
        message: "must differ from NEXTAUTH_SECRET",
      });
    }
    const missing = bucketSettings.filter((name) => value[name] === undefined);
    if (missing.length < bucketSettings.length) {
      for (const name of missing) {
        context.addIssue({
          code: "custom",
          path: [name],
          message: "must be set together with the other S3_ settings",
        });
      }
    }
    const etsy = etsySettings.filter((name) => value[name] !== undefined);
    if (etsy.some((name) => name.startsWith("ETSY_"))) {
      for (const name of etsySettings.filter((each) => !etsy.includes(each))) {
        context.addIssue({
          code: "custom",
          path: [name],
          message: "must be set together with the other ETSY_ settings",
        });
      }
    }
    if (value.NODE_ENV !== "production") return;
    // `npm start` is production with stand-ins, on this machine.
    if (
      value.ALLOW_LOOPBACK_FETCH &&
      !(value.ALLOW_STAND_INS && isOnThisMachine(value.APP_URL))
    ) {
      context.addIssue({
        code: "custom",
        path: ["ALLOW_LOOPBACK_FETCH"],
        message: "is only for development",
      });
    }
    if (value.ALLOW_STAND_INS) return;
    for (const name of [
      "ANTHROPIC_BASE_URL",
      "RESEND_BASE_URL",
      "STRIPE_BASE_URL",
      "ETSY_BASE_URL",
    ] as const) {
      if (value[name]) {
        context.addIssue({
          code: "custom",
          path: [name],
          message: "is only allowed with ALLOW_STAND_INS=true",
        });
      }
    }
  });
