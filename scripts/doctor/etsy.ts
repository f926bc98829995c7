import { type Check, error, ok, warning } from "../../lib/doctor/check";
import type { Context, Subject } from "./subject";

const appsPage = "etsy.com/developers/your-apps";
const callbackPath = "/api/etsy/callback";

/**
 * Whether Etsy takes the key of this site's app. What must be registered there
 * can only be said.
 */
export const checkEtsy: Subject = {
  name: "Etsy",
  needs: [],
  async *check(context) {
    const { ETSY_KEYSTRING: keystring, APP_URL: appUrl } = context.settings;
    if (keystring === undefined)
      return yield ok(
        "Etsy",
        "is not set up: the pages don't mention a connection.",
      );
    const failure = await ping(context);
    if (failure) return yield failure;
    yield ok("Etsy key", "accepted.");
    const callback = `${appUrl}${callbackPath}`;
    yield ok(
      "Etsy callback",
      `${callback} must be registered at ${appsPage}, exactly like this.`,
    );
  },
};

async function ping({ settings, callLimit }: Context): Promise<Check | null> {
  const {
    ETSY_BASE_URL: standIn,
    ETSY_KEYSTRING: keystring,
    ETSY_SHARED_SECRET: secret,
  } = settings;
  const address = `${standIn ?? "https://openapi.etsy.com"}/v3/application/openapi-ping`;
  const headers = { "x-api-key": `${keystring}:${secret}` };
  const signal = AbortSignal.timeout(callLimit);
  const response = await fetch(address, {
    headers,
    signal,
    redirect: "error",
  }).catch(String);
  if (typeof response === "string") {
    return error(
      "Etsy key",
      `no answer: ${response}`,
      "Allow this machine to reach openapi.etsy.com on port 443.",
    );
  }
  const words = (await response.text()).slice(0, 200);
  if (response.ok) return null;
  const refusal = `refused with ${response.status}: ${words}`;
  if (response.status === 429 || response.status >= 500)
    return warning("Etsy key", refusal, "Try again in a minute.");
  return error(
    "Etsy key",
    refusal,
    `Check ETSY_KEYSTRING and ETSY_SHARED_SECRET, and that the app is active, at ${appsPage}.`,
  );
}
