import { type ErrorResponse, Resend } from "resend";
import { type Check, error, ok, warning } from "../../lib/doctor/check";
import type { Subject } from "./subject";

/** The domain of `hello@example.com` or `Shop <hello@example.com>`. */
const domainOf = (from: string) =>
  /@([^\s<>@]+)>?$/.exec(from)?.[1]?.toLowerCase() ?? "";

export const checkMail: Subject = {
  name: "Email",
  needs: ["RESEND_API_KEY", "MAIL_FROM"],
  async *check({ settings, callLimit }) {
    const {
      RESEND_API_KEY: key,
      RESEND_BASE_URL: baseUrl,
      MAIL_FROM: from = "",
    } = settings;
    const resend = new Resend(key, baseUrl ? { baseUrl } : {});
    const { data, error: refused } = await resend.domains.list(
      { limit: 100 },
      { signal: AbortSignal.timeout(callLimit) },
    );
    if (refused) return yield explain(refused, domainOf(from));
    yield ok("Email key", "accepted.");
    yield checkDomain(data.data, domainOf(from));
  },
};

function explain(
  { name, statusCode, message }: ErrorResponse,
  domain: string,
): Check {
  if (name === "restricted_api_key") {
    return warning(
      "Email key",
      `can only send, so it is not known whether ${domain} is verified.`,
      "Check resend.com/domains, or run this once with a full-access key.",
    );
  }
  if (statusCode === null) {
    const fix =
      "Allow this machine to reach api.resend.com on port 443; see resend-status.com.";
    return error("Email key", `no answer: ${message}`, fix);
  }
  const refusal = `refused with ${statusCode} ${name}: ${message}`;
  if (statusCode === 429 || statusCode >= 500)
    return warning("Email key", refusal, "Try again in a minute.");
  return error(
    "Email key",
    refusal,
    "Make a new RESEND_API_KEY at resend.com/api-keys.",
  );
}

function checkDomain(
  domains: { name: string; status: string }[],
  domain: string,
): Check {
  const found = domains.find(({ name }) => name.toLowerCase() === domain);
  const fix =
    "Add the domain's DNS records as resend.com/domains shows them, or correct MAIL_FROM.";
  if (!found)
    return error(
      "Email domain",
      `${domain} of MAIL_FROM is not among the domains of this key.`,
      fix,
    );
  if (found.status === "verified")
    return ok("Email domain", `${domain} is verified.`);
  return error(
    "Email domain",
    `${domain} is not verified (${found.status}): no email is delivered.`,
    fix,
  );
}
