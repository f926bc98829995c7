import { type Check, error } from "../../lib/doctor/check";
import { checkSettings } from "../../lib/doctor/check-settings";
import { type Env, readValidSettings } from "../../lib/env";
import { extraTimeOf } from "../../lib/settings/extra-time";
import type { ServiceName } from "../../lib/settings/outside-services";
import { checkApp } from "./app";
import { checkBucket } from "./bucket";
import { checkEtsy } from "./etsy";
import { checkMail } from "./mail";
import { checkModel } from "./model";
import { checkPostgres } from "./postgres";
import { checkRelease } from "./release";
import { checkStripe } from "./stripe";
import type { Context, Source, Subject } from "./subject";

const serviceChecks: Record<ServiceName, Subject> = {
  model: checkModel,
  payments: checkStripe,
  email: checkMail,
  storage: checkBucket,
  etsy: checkEtsy,
};
const subjects: Subject[] = [
  checkPostgres,
  ...Object.values(serviceChecks),
  checkApp,
];

/** Each subject has at most this many times the limit of one call. */
const maxCalls = 4;

type Options = { source: Source } & Partial<
  Pick<Context, "send" | "now" | "callLimit">
>;

/** Milliseconds on top for a model that may be slow. */
const slowestModel = ({ MODEL_DEADLINE_MS: deadline = 0 }: Partial<Env>) =>
  extraTimeOf({ MODEL_DEADLINE_MS: deadline });

/**
 * Every row, subjects in parallel. It resolves within 40 seconds whatever
 * hangs, unless a model has more time, and never rejects.
 */
export async function runChecks({
  source,
  send = false,
  now = Date.now,
  callLimit = 10_000,
}: Options) {
  const context: Context = {
    settings: readValidSettings(source),
    source,
    send,
    now,
    callLimit,
  };
  const rows = await Promise.all(
    subjects.map((subject) => runSubject(subject, context)),
  );
  const hide = hider(source);
  return [checkRelease(), ...checkSettings(source), ...rows.flat()].map(
    (check) => ({
      ...check,
      message: hide(check.message),
    }),
  );
}

async function runSubject(
  { name, needs, check }: Subject,
  context: Context,
): Promise<Check[]> {
  const slowness = name === "Model" ? slowestModel(context.settings) : 0;
  const limit = maxCalls * context.callLimit + slowness;
  const needed = typeof needs === "function" ? needs(context.source) : needs;
  const missing = needed.filter(
    (setting) => context.settings[setting] === undefined,
  );
  if (missing.length > 0) {
    return [
      error(
        name,
        `not checked: ${missing.join(", ")} missing or invalid.`,
        "Correct the settings above first.",
      ),
    ];
  }
  const rows: Check[] = [];
  const collecting = collect(check(context), rows).catch((thrown: unknown) => {
    rows.push(
      error(
        name,
        `the check failed: ${thrown instanceof Error ? thrown.message : String(thrown)}`,
        "Try again.",
      ),
    );
  });
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), limit);
  });
  const outcome = await Promise.race([collecting, timedOut]);
  clearTimeout(timer);
  // A copy: what comes later must not change the result.
  return outcome === "late"
    ? [
        ...rows,
        error(
          name,
          `did not finish within ${limit / 1_000} s.`,
          "Check how this machine reaches it, and its status page.",
        ),
      ]
    : [...rows];
}

async function collect(found: AsyncGenerator<Check>, rows: Check[]) {
  for await (const row of found) rows.push(row);
}

const secretNames = /SECRET|KEY|TOKEN|DATABASE_URL|SMTP_URL/;

/**
 * Services repeat parts of requests in their messages, which end up in
 * terminals and tickets.
 */
function hider(source: Source) {
  const passwords = ["DATABASE_URL", "DIRECT_DATABASE_URL", "SMTP_URL"].flatMap(
    (name) => {
      const address = source[name];
      return address && URL.canParse(address)
        ? [decodeURIComponent(new URL(address).password)]
        : [];
    },
  );
  const named = Object.entries(source).flatMap(([name, value]) =>
    value && secretNames.test(name) ? [value] : [],
  );
  const secrets = [...passwords, ...named].filter(
    (secret) => secret.length > 7,
  );
  return (text: string) =>
    secrets
      .reduce((rest, secret) => rest.replaceAll(secret, "…"), text)
      .replace(/\s+/g, " ")
      .slice(0, 400);
}
