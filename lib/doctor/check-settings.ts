import { type Check, error, ok, warning } from "@/lib/doctor/check";
import { type Env, listEnvProblems, readValidSettings } from "@/lib/env";
import { isSandboxKey } from "@/lib/models";

type Source = Record<string, string | undefined>;
type Advice = Omit<Check, "name" | "status">;

const localHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/** Whether an address is on this machine. */
export const isLocal = (address: string) =>
  localHost.test(new URL(address).hostname);

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
        "Correct it in .env; .env.example explains it.",
      );
    const warned = advice[name];
    return warned
      ? warning(name, warned.message, warned.fix)
      : ok(name, "is set.");
  });
}

/** What is valid and yet hardly intended in production. */
function adviceFor(settings: Partial<Env>): Record<string, Advice> {
  const {
    APP_URL: appUrl,
    STRIPE_SECRET_KEY: stripeKey,
    ADMIN_EMAILS: admins,
  } = settings;
  const isPublic = appUrl !== undefined && !isLocal(appUrl);
  const when = (
    condition: boolean,
    name: string,
    message: string,
    fix: string,
  ) => (condition ? { [name]: { message, fix } } : {});
  return {
    ...when(
      isPublic && !appUrl.startsWith("https:"),
      "APP_URL",
      "is not https: passwords and sessions are sent unencrypted.",
      "Put a TLS proxy in front, and write https.",
    ),
    ...when(
      isPublic && settings.TRUSTED_PROXY_HOPS === 0,
      "TRUSTED_PROXY_HOPS",
      "is 0: behind a proxy, all visitors would share one rate limit.",
      "Set it to the number of your reverse proxies, usually 1.",
    ),
    ...when(
      isPublic && stripeKey?.includes("_test_") === true,
      "STRIPE_SECRET_KEY",
      "is a test key: no card is charged.",
      "Use a live key, run `npm run stripe:setup` with it, and create its webhook endpoint.",
    ),
    ...when(
      settings.ANTHROPIC_API_KEY !== undefined &&
        isSandboxKey(settings.ANTHROPIC_API_KEY),
      "ANTHROPIC_API_KEY",
      "is the sandbox's: a sample writer writes the listings, not a model.",
      "Set it to a key of platform.claude.com.",
    ),
    ...when(
      settings.ALLOW_STAND_INS === true,
      "ALLOW_STAND_INS",
      "is true: other hosts may replace Anthropic, Resend, Stripe and Etsy.",
      "Remove it, unless a gateway of your own is in front of them.",
    ),
    ...when(
      admins?.length === 0,
      "ADMIN_EMAILS",
      "is empty: nobody sees the analytics, or problems with payments and emails.",
      "Set it to your address.",
    ),
    ...when(
      isPublic && settings.CONTACT_EMAIL === undefined,
      "CONTACT_EMAIL",
      "is not set: the pages name no address for questions.",
      "Set it to an address that somebody reads.",
    ),
    ...when(
      settings.MODEL_DAILY_BUDGET_USD === 0,
      "MODEL_DAILY_BUDGET_USD",
      "is 0: nothing limits what the model costs.",
      "Set it to US dollars per day.",
    ),
  };
}
