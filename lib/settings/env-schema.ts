import { z } from "zod";
import { address, isLocal, isPrivate } from "@/lib/settings/addresses";
import { installationSettings } from "@/lib/settings/installation-settings";
import {
  baseUrlsOf,
  optionalServiceSettings,
  outsideServices,
  requiredServiceSettings,
  type ServiceName,
  serviceNames,
} from "@/lib/settings/outside-services";

const flag = z
  .enum(["true", "false"])
  .default("false")
  .transform((value) => value === "true");
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

/** Why production doesn't take the address of another host; null if it does. */
function refusalOf(service: ServiceName, name: string, url: string) {
  if (!outsideServices[service].ownServers?.includes(name))
    return "is only allowed with ALLOW_STAND_INS=true";
  return url.startsWith("https:") || isPrivate(url)
    ? null
    : "must start with https://, unless it leads to this machine or a private address";
}

/** Each setting that leads to a host which production doesn't take. */
function refusedHosts(given: Record<string, unknown>) {
  return serviceNames.flatMap((service) =>
    baseUrlsOf(service).flatMap((name) => {
      const url = given[name];
      const message =
        typeof url === "string" ? refusalOf(service, name, url) : null;
      return message === null ? [] : [{ name, message }];
    }),
  );
}

type ModelSettings = {
  MODEL_API: "anthropic" | "openai";
  MODEL_DEADLINE_MS: number;
  MODEL_DAILY_BUDGET_USD: number;
  ANTHROPIC_DEADLINE_MS?: number | undefined;
  MODEL_DAILY_CALLS?: number | undefined;
  MODEL_PRICE?: object | undefined;
  OPENAI_BASE_URL?: string | undefined;
  OPENAI_MODEL?: string | undefined;
};

/** Settings of the model that don't go together. */
function modelProblems(given: ModelSettings) {
  const { MODEL_DEADLINE_MS: deadline, MODEL_DAILY_CALLS: calls } = given;
  const former = given.ANTHROPIC_DEADLINE_MS ?? deadline;
  const isOpen = given.MODEL_API === "openai";
  const problems: [name: string, applies: boolean, message: string][] = [
    [
      "ANTHROPIC_DEADLINE_MS",
      former !== deadline,
      "is the former name of MODEL_DEADLINE_MS, and differs from it",
    ],
    [
      "MODEL_DAILY_CALLS",
      calls !== undefined && given.MODEL_PRICE !== undefined,
      "is for a model without a price: remove it, or MODEL_PRICE",
    ],
    [
      "MODEL_DAILY_CALLS",
      calls !== undefined && given.MODEL_DAILY_BUDGET_USD === 0,
      "divides MODEL_DAILY_BUDGET_USD, which must be above 0",
    ],
    ["OPENAI_BASE_URL", isOpen && !given.OPENAI_BASE_URL, "is not set"],
    ["OPENAI_MODEL", isOpen && !given.OPENAI_MODEL, "is not set"],
  ];
  return problems.flatMap(([name, applies, message]) =>
    applies ? [{ name, message }] : [],
  );
}

/** The settings that are not set though another one of their service is. */
function missingTogether(given: Record<string, unknown>) {
  const isSet = (name: string) => given[name] !== undefined;
  return serviceNames.flatMap((service) => {
    const { prefix, names } = outsideServices[service].together ?? {
      prefix: "",
      names: [],
    };
    return names.some((name) => name.startsWith(prefix) && isSet(name))
      ? names.filter((name) => !isSet(name)).map((name) => ({ name, prefix }))
      : [];
  });
}

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
    ...installationSettings,
    ...requiredServiceSettings,
    /** Its domain must be verified at Resend, or allowed by the mail server. */
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
    /** required: without a second factor an administrator is none. */
    ADMIN_SECOND_FACTOR: z.enum(["optional", "required"]).default("optional"),
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
    ...optionalServiceSettings,
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
  // Also when other settings are invalid.
  .refine((given) => given.RESEND_API_KEY || given.SMTP_URL, {
    path: ["RESEND_API_KEY"],
    message: "is not set",
    when: () => true,
  })
  .refine((given) => !(given.RESEND_API_KEY && given.SMTP_URL), {
    path: ["SMTP_URL"],
    message: "must not be set together with RESEND_API_KEY",
    when: () => true,
  })
  .superRefine((value, context) => {
    if (value.IDENTITY_HASH_KEY === value.NEXTAUTH_SECRET) {
      context.addIssue({
        code: "custom",
        path: ["IDENTITY_HASH_KEY"],
        message: "must differ from NEXTAUTH_SECRET",
      });
    }
    if (value.LISTINGS_PER_MONTH !== undefined && value.BILLING === "on") {
      context.addIssue({
        code: "custom",
        path: ["LISTINGS_PER_MONTH"],
        message: "is only for BILLING=off: each plan has its own number",
      });
    }
    for (const { name, message } of modelProblems(value))
      context.addIssue({ code: "custom", path: [name], message });
    for (const { name, prefix } of missingTogether(value)) {
      context.addIssue({
        code: "custom",
        path: [name],
        message: `must be set together with the other ${prefix} settings`,
      });
    }
    if (value.NODE_ENV !== "production") return;
    // `npm start` is production with stand-ins, on this machine.
    if (
      value.ALLOW_LOOPBACK_FETCH &&
      !(value.ALLOW_STAND_INS && isLocal(value.APP_URL))
    ) {
      context.addIssue({
        code: "custom",
        path: ["ALLOW_LOOPBACK_FETCH"],
        message: "is only for development",
      });
    }
    if (value.ALLOW_STAND_INS) return;
    for (const { name, message } of refusedHosts(value))
      context.addIssue({ code: "custom", path: [name], message });
  });
