import { z } from "zod";
import { type Check, error, ok, warning } from "../../lib/doctor/check";
import type { Context, Subject } from "./subject";

const name = "Rates key";
const answerSchema = z.object({ date: z.iso.date() });

/** Whether Frankfurt Rates takes the key, and of which day its rates are. */
export const checkRates: Subject = {
  name: "Rates",
  needs: [],
  async *check(context) {
    if (context.settings.RATES_API_KEY === undefined)
      return yield ok("Rates", "is not set up: there are no exchange rates.");
    yield await checkKey(context);
  },
};

async function checkKey({ settings, callLimit }: Context): Promise<Check> {
  const { RATES_BASE_URL: standIn, RATES_API_KEY: key } = settings;
  const host = standIn ?? "https://api.frankfurt-rates.example";
  const response = await fetch(`${host}/v1/latest?base=USD`, {
    headers: { Authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(callLimit),
    redirect: "error",
  }).catch(String);
  if (typeof response === "string")
    return error(
      name,
      `no answer: ${response}`,
      `Allow this machine to reach ${new URL(host).host}.`,
    );
  const words = await response.text();
  const refusal = `refused with ${response.status}: ${words.slice(0, 200)}`;
  if (response.status === 429 || response.status >= 500)
    return warning(name, refusal, "Try again in a minute.");
  if (!response.ok)
    return error(
      name,
      refusal,
      "Check RATES_API_KEY, and that the account at Frankfurt Rates is active.",
    );
  const { data } = answerSchema.safeParse(parseJson(words));
  if (data) return ok(name, `accepted; the rates are of ${data.date}.`);
  return error(
    name,
    "the answer is not one of Frankfurt Rates.",
    "Correct RATES_BASE_URL, or remove it for the service itself.",
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
