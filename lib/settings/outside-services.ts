import { z } from "zod";
import { address } from "@/lib/settings/addresses";
import { modelSettings } from "@/lib/settings/model-settings";
import { mapPriceSettings } from "@/lib/settings/plans";
import { readSmtpUrl } from "@/lib/settings/smtp-server";

type OutsideService = {
  /** Its provider's name. */
  name: string;
  /** One that is called `…_BASE_URL` leads away from the provider's own host. */
  settings: z.ZodRawShape;
  /**
   * Those of them that may lead to a server of one's own, also in production.
   */
  ownServers?: readonly string[];
  /** Settings of which all are set as soon as one with `prefix` is. */
  together?: { prefix: string; names: readonly string[] };
  /**
   * What `npm start` uses instead while the setting `key` is not set, nor
   * `otherKey`, which replaces the service: a part of the sandbox, with the
   * settings that lead there.
   */
  standIn?: {
    key: string;
    otherKey?: string;
    label: string;
    settings: (sandboxUrl: string) => Record<string, string>;
  };
  /**
   * What the analytics say while it refuses our settings, which
   * `recordServiceFault` stores.
   */
  fault?: { title: string; remedy: string };
};

const addressWithoutSlash = address
  .transform((value) => value.replace(/\/+$/, ""))
  .optional();
const text = z.string().min(1);
/** Milliseconds, up to the default. */
const timeout = (limit: number) =>
  z.coerce.number().int().min(100).max(limit).default(limit);

const model = {
  name: "Anthropic",
  settings: modelSettings,
  ownServers: ["ANTHROPIC_BASE_URL", "OPENAI_BASE_URL"],
  standIn: {
    key: "ANTHROPIC_API_KEY",
    label: "sample writer for Anthropic",
    settings: (sandboxUrl) => ({
      ANTHROPIC_API_KEY: "sk-ant-sandbox-embedded",
      ANTHROPIC_BASE_URL: sandboxUrl,
    }),
  },
  fault: {
    title: "The model's provider refuses our requests",
    remedy:
      "Nobody can generate a listing. Check ANTHROPIC_API_KEY, ANTHROPIC_MODEL, and the credit and spend limit of the account there; with MODEL_API=openai, the OPENAI settings.",
  },
} satisfies OutsideService;

const email = {
  name: "Resend",
  settings: {
    /** Required unless SMTP_URL is set. */
    RESEND_API_KEY: text.optional(),
    RESEND_BASE_URL: address.optional(),
    /**
     * A mail server in place of Resend: smtp:// with STARTTLS, which only a
     * server on this machine may lack, or smtps:// with TLS from the start.
     */
    SMTP_URL: z
      .string()
      .transform((value, context) => {
        const server = readSmtpUrl(value);
        if (server !== null) return server;
        context.addIssue(
          "must be smtp://user:password@host:port or smtps://…; in user and password # is %23, / is %2F, : is %3A, ? is %3F, @ is %40",
        );
        return z.NEVER;
      })
      .optional(),
  },
  standIn: {
    key: "RESEND_API_KEY",
    otherKey: "SMTP_URL",
    label: "mailbox for Resend",
    settings: (sandboxUrl) => ({
      RESEND_API_KEY: "re_sandbox_embedded",
      RESEND_BASE_URL: sandboxUrl,
    }),
  },
  fault: {
    title: "The email service refuses our emails",
    remedy:
      "Nobody can verify an address or reset a password. Check RESEND_API_KEY or SMTP_URL, and that the domain of MAIL_FROM is verified there. The emails are queued, and go out within ten minutes of the fix while their links are valid.",
  },
} satisfies OutsideService;

const stripePortal = z.string().regex(/^bpc_\w+$/, "must start with bpc_");

const payments = {
  name: "Stripe",
  settings: {
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
    /** For one request; its retry has as long again. */
    STRIPE_TIMEOUT_MS: timeout(6_000),
    /** Of each paid plan its price, as `npm run stripe:setup` prints them. */
    ...mapPriceSettings(() =>
      z.string().regex(/^price_\w+$/, "must start with price_"),
    ),
    STRIPE_PORTAL_ACCOUNT: stripePortal,
    STRIPE_PORTAL_UPGRADE: stripePortal,
  },
  standIn: {
    key: "STRIPE_SECRET_KEY",
    label: "checkout for Stripe",
    // Prices and portals are set up when it runs.
    settings: (sandboxUrl) => ({
      STRIPE_SECRET_KEY: "sk_test_sandbox_embedded",
      STRIPE_BASE_URL: sandboxUrl,
      STRIPE_WEBHOOK_SECRET: "whsec_sandbox_embedded",
    }),
  },
} satisfies OutsideService;

/** An S3-compatible bucket for photos; without it they are in PostgreSQL. */
const storage = {
  name: "S3",
  settings: {
    S3_BUCKET: z
      .string()
      .regex(
        /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
        "must be the name of a bucket",
      )
      .optional(),
    S3_ENDPOINT: addressWithoutSlash,
    S3_REGION: text.optional(),
    S3_ACCESS_KEY_ID: text.optional(),
    S3_SECRET_ACCESS_KEY: text.optional(),
  },
  together: {
    prefix: "S3_",
    names: [
      "S3_BUCKET",
      "S3_ENDPOINT",
      "S3_REGION",
      "S3_ACCESS_KEY_ID",
      "S3_SECRET_ACCESS_KEY",
    ],
  },
  fault: {
    title: "The bucket refuses our photos",
    remedy:
      "Photos can't be uploaded ahead of a listing. Run npm run doctor to see which S3 setting to check.",
  },
} satisfies OutsideService;

/** 32 random bytes in Base64, as `openssl rand -base64 32` prints them. */
const encryptionKey = z
  .string()
  .regex(
    /^[\w+/-]{43}=?$/,
    "must be 32 bytes in Base64; several, separated by commas, while one replaces another",
  );

const etsy = {
  name: "Etsy",
  settings: {
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
    ETSY_BASE_URL: addressWithoutSlash,
    /**
     * Encrypts tokens of sellers. The first encrypts; the others are former
     * ones, and still decrypt.
     */
    TOKEN_ENCRYPTION_KEY: z
      .string()
      .transform((value) => value.split(",").map((key) => key.trim()))
      .pipe(z.array(encryptionKey).min(1))
      .optional(),
  },
  together: {
    prefix: "ETSY_",
    names: ["ETSY_KEYSTRING", "ETSY_SHARED_SECRET", "TOKEN_ENCRYPTION_KEY"],
  },
  standIn: {
    key: "ETSY_KEYSTRING",
    label: "a shop for Etsy",
    settings: (sandboxUrl) => ({
      ETSY_KEYSTRING: "etsy-sandbox-embedded",
      ETSY_SHARED_SECRET: "etsy-sandbox-secret",
      ETSY_BASE_URL: `${sandboxUrl}/etsy`,
    }),
  },
  fault: {
    title: "Etsy refuses this site's key",
    remedy:
      "No shop can be connected, and nothing is sent to Etsy. Check ETSY_KEYSTRING and ETSY_SHARED_SECRET, and that the app is active at etsy.com/developers/your-apps.",
  },
} satisfies OutsideService;

const services = { model, email, payments, storage, etsy };
export type ServiceName = keyof typeof services;

/**
 * The services that an installation calls. Settings, `npm start`, the alerts
 * and metrics of refused settings read them here; `docs/` and the doctor have
 * a part of each.
 */
export const outsideServices: Record<ServiceName, OutsideService> = services;

/** In the order above. */
export const serviceNames = Object.keys(services) as ServiceName[];

/** Those without which no instance starts, and the others. */
export const requiredServiceSettings = {
  ...model.settings,
  ...email.settings,
  ...payments.settings,
};
export const optionalServiceSettings = {
  ...storage.settings,
  ...etsy.settings,
};

/** The settings of a service that replace its provider's host. */
export const baseUrlsOf = (service: ServiceName) =>
  Object.keys(outsideServices[service].settings).filter((name) =>
    name.endsWith("_BASE_URL"),
  );
