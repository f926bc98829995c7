import { createHash, randomBytes, randomUUID } from "node:crypto";
import { GET as callback } from "@/app/api/etsy/callback/route";
import { POST as connect } from "@/app/api/etsy/connect/route";
import { etsyBreaker } from "@/lib/etsy/api/call-etsy";
import { findProblems, watchRequests } from "@/tests/support/etsy-requests";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { startOwnSandbox } from "@/tests/support/sandbox";

export type LoggedRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Record<string, string>;
};

/**
 * A sandbox as the application's Etsy. Start it before anything reads the
 * configuration.
 */
export async function startTestEtsy() {
  const sandbox = await startOwnSandbox();
  // All test files share one database: limits are counted there for each key,
  // and a job goes over all tokens.
  const keystring = `etsy-sandbox-${randomUUID()}`;
  Object.assign(process.env, {
    ETSY_KEYSTRING: keystring,
    ETSY_SHARED_SECRET: "etsy-sandbox-secret",
    ETSY_BASE_URL: `${sandbox.url}/etsy`,
    TOKEN_ENCRYPTION_KEY: randomBytes(32).toString("base64"),
  });
  const watch = watchRequests(`${sandbox.url}/etsy`);
  return {
    ...sandbox,
    keystring,
    /** Of what is known of its limits, which other files have of theirs. */
    rateKey: createHash("sha256").update(keystring).digest("hex"),
    /** Throws when a request of these tests was not as each must be. */
    async close() {
      watch.end();
      await sandbox.close();
      const problems = watch.seen.flatMap(findProblems);
      if (problems.length > 0)
        throw new Error([...new Set(problems)].join("\n"));
    },
    setUpShop: (shop: object = {}) => sandbox.control("/etsy/shop", shop),
    changeTokens: (change: object) => sandbox.control("/etsy/tokens", change),
    /** The requests to Etsy since the last `reset`, oldest first. */
    async calls(): Promise<LoggedRequest[]> {
      const response = await fetch(`${sandbox.url}/requests.json?service=etsy`);
      return (await response.json()).reverse();
    },
    async reset() {
      await sandbox.clearFaults();
      await fetch(`${sandbox.url}/etsy/state.json`, { method: "DELETE" });
      await fetch(`${sandbox.url}/requests.json`, { method: "DELETE" });
      etsyBreaker.recordSuccess();
    },
  };
}

const decodeHtml = (text: string) =>
  text.replaceAll(/&#(\d+);/g, (_, code: string) =>
    String.fromCharCode(Number(code)),
  );

/**
 * Opens Etsy's consent page and presses a button; the address that it leads to.
 */
export async function answerConsent(
  authorizeUrl: string,
  pressed: Record<string, string> = {},
) {
  const page = await (await fetch(authorizeUrl)).text();
  const fields = Array.from(
    page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g),
    (match) => [match[1], decodeHtml(match[2] ?? "")],
  );
  const body = new URLSearchParams({
    ...Object.fromEntries(fields),
    ...pressed,
  });
  const response = await fetch(new URL("/etsy/oauth/connect", authorizeUrl), {
    method: "POST",
    body,
    redirect: "manual",
  });
  return response.headers.get("location") ?? "";
}

/** A seller with an account here, who can connect her shop. */
export async function createEtsySeller() {
  const user = await createUser();
  const cookie = await signIn(user);
  const start = async (as = cookie): Promise<string> => {
    const response = await connect(
      createRequest("POST", "/api/etsy/connect", {}, { cookie: as }),
    );
    return (await response.json()).authorizeUrl;
  };
  const finish = async (address: string, as = cookie) => {
    const { pathname, search } = new URL(address);
    const response = await callback(
      createRequest("GET", `${pathname}${search}`, undefined, { cookie: as }),
    );
    return {
      status: response.status,
      location: response.headers.get("location"),
    };
  };
  return {
    user,
    cookie,
    start,
    finish,
    signInAgain: () => signIn(user),
    connect: async () => finish(await answerConsent(await start())),
  };
}
