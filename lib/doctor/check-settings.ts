import { isSandboxKey } from "@/lib/ai/models";
import { type Check, error, ok, warning } from "@/lib/doctor/check";
import { type Env, listEnvProblems, readValidSettings } from "@/lib/env";
import { isLocal } from "@/lib/settings/addresses";
import { descriptionOf } from "@/lib/settings/descriptions";
import { extraTimeOf } from "@/lib/settings/extra-time";
import {
  baseUrlsOf,
  outsideServices,
  serviceNames,
} from "@/lib/settings/outside-services";

type Source = Record<string, string | undefined>;
type Advice = Omit<Check, "name" | "status">;

/**
 * A row for each setting that is given, required or worth a warning. It makes
 * no calls.
 */
export function checkSettings(source: Source): Check[] {
  const problems = listEnvProblems(source);
  const settings = readValidSettings(source);
  const advice = adviceFor(settings);
  const given = Object.keys(settings).filter((name) => source[name]);
  const names = new Set([
    ...given,
    ...problems.map(({ name }) => name),
    ...Object.keys(advice),
  ]);
  return [...names].map((name) => {
    const problem = problems.find((each) => each.name === name);
    if (problem)
      return error(
        name,
        `${problem.reason}.`,
        `Correct it in .env. ${descriptionOf(name)?.meaning ?? ""}`.trim(),
      );
    const warned = advice[name];
    return warned
      ? warning(name, warned.message, warned.fix)
      : ok(name, "is set.");
  });
}

/** What is valid and yet hardly intended in production. */
function adviceFor(settings: Partial<Env>): Record<string, Advice> {
  const { APP_URL: appUrl } = settings;
  const isPublic = appUrl !== undefined && !isLocal(appUrl);
  return Object.fromEntries(
    warnings
      .filter(({ applies }) => applies(settings, isPublic))
      .map(({ name, message, fix }) => [name, { message, fix }]),
  );
}

type Warning = Advice & {
  name: keyof Env;
  /** `isPublic`: the application has an address beyond this machine. */
  applies: (settings: Partial<Env>, isPublic: boolean) => boolean;
};

/** "Anthropic, Resend, Stripe and Etsy"; in American English with a comma. */
const replaceable = new Intl.ListFormat("en-GB").format(
  serviceNames
    .filter((service) => baseUrlsOf(service).length > 0)
    .map((service) => outsideServices[service].name),
);

const warnings: Warning[] = [
  {
    name: "APP_URL",
    applies: ({ APP_URL: appUrl }, isPublic) =>
      isPublic && appUrl?.startsWith("https:") === false,
    message: "is not https: passwords and sessions are sent unencrypted.",
    fix: "Put a TLS proxy in front, and write https.",
  },
  {
    name: "TRUSTED_PROXY_HOPS",
    applies: ({ TRUSTED_PROXY_HOPS: hops }, isPublic) => isPublic && hops === 0,
    message: "is 0: behind a proxy, all visitors would share one rate limit.",
    fix: "Set it to the number of your reverse proxies, usually 1.",
  },
  {
    name: "STRIPE_SECRET_KEY",
    applies: ({ STRIPE_SECRET_KEY: key, BILLING: billing }, isPublic) =>
      isPublic && billing !== "off" && key?.includes("_test_") === true,
    message: "is a test key: no card is charged.",
    fix: "Use a live key, run `npm run stripe:setup` with it, and create its webhook endpoint.",
  },
  {
    name: "ANTHROPIC_API_KEY",
    applies: ({ ANTHROPIC_API_KEY: key }) =>
      key !== undefined && isSandboxKey(key),
    message:
      "is the sandbox's: a sample writer writes the listings, not a model.",
    fix: "Set it to a key of platform.claude.com.",
  },
  {
    name: "ALLOW_STAND_INS",
    applies: ({ ALLOW_STAND_INS: isAllowed }) => isAllowed === true,
    message: `is true: other hosts may replace ${replaceable}.`,
    fix: "Remove it, unless a gateway of your own is in front of them.",
  },
  {
    name: "SIGN_UP",
    applies: ({ SIGN_UP: door, ADMIN_EMAILS: admins }) =>
      door !== undefined && door !== "open" && admins?.length === 0,
    message:
      "is not open and ADMIN_EMAILS is empty: nobody can make the first account or send invitations.",
    fix: "Set ADMIN_EMAILS to your own address, and sign up with it.",
  },
  {
    name: "ADMIN_EMAILS",
    applies: ({ ADMIN_EMAILS: admins }) => admins?.length === 0,
    message:
      "is empty: nobody sees the analytics, or problems with payments and emails.",
    fix: "Set it to your address.",
  },
  {
    name: "CONTACT_EMAIL",
    applies: ({ CONTACT_EMAIL: address }, isPublic) =>
      isPublic && address === undefined,
    message: "is not set: the pages name no address for questions.",
    fix: "Set it to an address whose mail is read.",
  },
  {
    name: "MODEL_DEADLINE_MS",
    applies: (settings) =>
      settings.MODEL_DEADLINE_MS !== undefined &&
      extraTimeOf({ MODEL_DEADLINE_MS: settings.MODEL_DEADLINE_MS }) > 0,
    message:
      "is above 26000: a proxy with its usual patience ends requests too early.",
    fix: "Compare the proxy with docs/operations.md, and ignore this once it waits longer.",
  },
  {
    name: "MODEL_DAILY_BUDGET_USD",
    applies: ({ MODEL_DAILY_BUDGET_USD: budget }) => budget === 0,
    message: "is 0: nothing limits what the model costs.",
    fix: "Set it to US dollars per day.",
  },
];
