import type { envSchema } from "@/lib/settings/env-schema";
import * as services from "@/lib/settings/service-descriptions";

/** Those of the scripts that start the application; it doesn't read them. */
type ScriptSetting = "PORT" | "SANDBOX_PORT" | "SANDBOX_SMTP_PORT" | "DATA_DIR";
/** Every setting but the one that Node's tools set. */
export type SettingName =
  | Exclude<keyof (typeof envSchema)["shape"], "NODE_ENV">
  | ScriptSetting;

type Description = {
  /** Sentences, for whoever hosts the application. */
  meaning: string;
  /** What `.env.example` has in its place. */
  example?: string;
  /** Without it, where the schema doesn't say so. */
  without?: string;
  /** What the README says of it, in a table of the most important ones. */
  short?: string;
};

/** The parts of `.env.example` and `docs/settings.md`, in their order. */
export const settingSections = {
  application: "The application",
  database: "Database",
  model: "The model that writes",
  mail: "Mail",
  payments: "Payments",
  people: "People",
  brand: "Name and looks",
  photos: "Photos",
  etsy: "Etsy",
  operation: "Operation",
  development: "Development and stand-ins",
} as const;
export type SettingSection = keyof typeof settingSections;

const application = {
  APP_URL: {
    meaning:
      "The public URL, without a path. Links in emails start with it. Under any other name, sign-up, sign-in and everything that changes data are refused.",
    example: "https://listwright.example",
    without: "localhost and `PORT`",
    short:
      "how browsers reach it; a phone: `http://192.168.1.5:3000`, see below",
  },
  PORT: {
    meaning: "Where the application listens.",
    without: "3000",
    short: "the application",
  },
  NEXTAUTH_SECRET: {
    meaning:
      "At least 32 random characters, the same on every instance: openssl rand -base64 33",
    without: "created in `DATA_DIR`",
  },
  IDENTITY_HASH_KEY: {
    meaning:
      "Another 32 random characters, the same on every instance: recognizes deleted accounts, see docs/decisions/0014. Never change it, even when other secrets are replaced: deleted accounts would no longer be recognized.",
    without: "created in `DATA_DIR`",
    short: "recognizes deleted accounts; never change it",
  },
} satisfies Partial<Record<SettingName, Description>>;

const database = {
  DATABASE_URL: {
    meaning:
      "Any PostgreSQL from 14 on. Every instance shares this one. With a certificate of a private authority: …/listwright?sslmode=verify-full&sslrootcert=/etc/listwright/ca.crt",
    example: "postgresql://user:password@host:5432/listwright",
    without: "an embedded PostgreSQL",
    short: "any PostgreSQL from 14 on",
  },
  DIRECT_DATABASE_URL: {
    meaning:
      "PostgreSQL itself, for migrations and jobs, where DATABASE_URL leads to a pooler such as PgBouncer in transaction mode.",
    without: "`DATABASE_URL`",
  },
  DATABASE_TIMEOUT_MS: {
    meaning: "Milliseconds for one statement of the database, up to 60000.",
  },
} satisfies Partial<Record<SettingName, Description>>;

const people = {
  SIGN_UP: {
    meaning:
      "Who may make an account: open is everybody, invited is who got an invitation from `/analytics`, closed is nobody. Addresses of ADMIN_EMAILS always may.",
    short: "open, invited or closed",
  },
  SIGN_UP_DOMAINS: {
    meaning:
      "Comma-separated domains; only addresses of these may make an account.",
    without: "any domain",
  },
  ADMIN_EMAILS: {
    meaning:
      "Comma-separated; users with a verified address of this list are administrators, who see `/analytics`.",
    without: "nobody",
    short: "whose verified owners see `/analytics`",
  },
  ADMIN_SECOND_FACTOR: {
    meaning:
      "required: an administrator without a passkey or an authenticator app sees no more than anybody else, until one is set up under Settings, Account.",
  },
  HIDE_ACCOUNT_EXISTENCE: {
    meaning:
      "true: sign-up, resend and forgot-password no longer reveal whether an account exists.",
  },
} satisfies Partial<Record<SettingName, Description>>;

const brand = {
  BRAND_NAME: {
    meaning:
      "What pages, mails, share cards and the API call the application, in at most 40 characters.",
    without: "Listwright",
    short: "what the application is called",
  },
  BRAND_LOGO: {
    meaning:
      "The path of a PNG or SVG, best a square, of at most 256 KB: stands beside the name in pages and mails, and is the icon of the site and the installed app.",
    example: "/etc/listwright/logo.svg",
    without: "a swing tag",
  },
  BRAND_ACCENT: {
    meaning:
      "A color of buttons, links and marks; dark pages get a lighter one of its hue. It must be dark enough to read and to write on (4.5:1). In `.env` it needs the quotation marks, since # begins a comment.",
    example: '"#2f5d50"',
    without: "a clay red",
  },
} satisfies Partial<Record<SettingName, Description>>;

const operation = {
  TRUSTED_PROXY_HOPS: {
    meaning:
      "The number of your reverse proxies in front; each must append to X-Forwarded-For.",
  },
  METRICS_TOKEN: {
    meaning:
      "At least 16 random characters: turns on GET /metrics for Prometheus, which sends it as `Authorization: Bearer …`.",
    without: "no `/metrics`",
  },
  LOG_LEVEL: {
    meaning: "What is logged: silent, fatal, error, warn, info or debug.",
  },
} satisfies Partial<Record<SettingName, Description>>;

const development = {
  DATA_DIR: {
    meaning:
      "Of `npm start`: the embedded database, also when started by root, secrets and mailbox. Must be writable; delete it for a factory reset.",
    without: ".data",
    short: "database, secrets, mailbox; delete it for a factory reset",
  },
  SANDBOX_PORT: {
    meaning: "Of `npm start`: the mailbox, the sample writer and the shop.",
    without: "`PORT` + 1",
    short: "the mailbox and the sample writer",
  },
  SANDBOX_SMTP_PORT: {
    meaning:
      "Of `npm start`: the mailbox also takes mail by SMTP here; SMTP_URL=smtp://localhost:2525 leads to it.",
    example: "2525",
  },
  RESEND_BASE_URL: {
    meaning:
      "A gateway in front of Resend; production also requires ALLOW_STAND_INS=true for it.",
  },
  STRIPE_BASE_URL: { meaning: "The same for Stripe." },
  ETSY_BASE_URL: { meaning: "The same for Etsy." },
  ALLOW_STAND_INS: {
    meaning: "true: production may use other hosts than the providers' own.",
  },
  ALLOW_LOOPBACK_FETCH: {
    meaning:
      "Lets webhooks lead to this computer, such as http://localhost:8080/hook, while you write their receiver. Only where APP_URL is on this computer: production refuses to start with it.",
  },
} satisfies Partial<Record<SettingName, Description>>;

/**
 * What every setting means. `.env.example`, the table of the README,
 * `docs/settings.md`, `npm run setup` and the doctor are made from it.
 */
export const settingDescriptions: Record<
  SettingSection,
  Partial<Record<SettingName, Description>>
> = {
  application,
  database,
  model: services.model,
  mail: services.mail,
  payments: services.payments,
  people,
  brand,
  photos: services.photos,
  etsy: services.etsy,
  operation,
  development,
};

/** By its name; undefined for one that isn't described. */
export const descriptionOf = (name: string): Description | undefined =>
  Object.values(settingDescriptions)
    .flatMap((section) => Object.entries(section))
    .find(([each]) => each === name)?.[1];
