import { createHash, randomBytes } from "node:crypto";
import { postJson } from "./sandbox";

export const keystring = "etsy-sandbox-tests";
const apiKey = `${keystring}:etsy-sandbox-secret`;
const callback = "http://localhost:3000/api/etsy/callback";
export const allScopes = "listings_r listings_w shops_r";

type Changes = Record<string, string>;

type Answer = { status: number; headers: Headers; body: unknown };

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const body: unknown = text === "" ? null : JSON.parse(text);
  return { status: response.status, headers: response.headers, body };
}

/** What an application does with Etsy, request by request. */
export function etsyClient(url: () => string) {
  return {
    ...oauthClient(url),
    call: (method: string, path: string, options: CallOptions = {}) =>
      callApi(method, `${url()}/etsy/v3/application${path}`, options),
    setUpShop: (shop: object = {}) => postJson(`${url()}/etsy/shop`, shop),
    changeTokens: (change: object) => postJson(`${url()}/etsy/tokens`, change),
  };
}

/** From the consent page to tokens; each function can change what is sent. */
function oauthClient(url: () => string) {
  const verifier = randomBytes(32).toString("base64url");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const consentUrl = (changes: Changes = {}) =>
    `${url()}/etsy/oauth/connect?${new URLSearchParams({
      response_type: "code",
      client_id: keystring,
      redirect_uri: callback,
      scope: allScopes,
      state: "state-1",

      code_challenge: challenge,
      code_challenge_method: "S256",
      ...changes,
    })}`;
  const consent = (changes: Changes = {}, pressed: Changes = {}) =>
    pressConsent(consentUrl(changes), pressed);
  const token = async (form: Changes) =>
    read(
      await fetch(`${url()}/etsy/v3/public/oauth/token`, {
        method: "POST",
        body: new URLSearchParams(form),
      }),
    );
  const exchange = async (code: string, changes: Changes = {}) =>
    token({
      grant_type: "authorization_code",
      client_id: keystring,
      redirect_uri: callback,

      code,
      code_verifier: verifier,
      ...changes,
    });
  const refresh = (refreshToken: string) =>
    token({
      grant_type: "refresh_token",
      client_id: keystring,
      refresh_token: refreshToken,
    });
  type Tokens = { access_token: string; refresh_token: string };
  const connect = async (changes: Changes = {}) => {
    const { body } = await exchange((await consent(changes)).get("code") ?? "");
    return body as Tokens;
  };
  return { consentUrl, consent, token, exchange, refresh, connect };
}

/**
 * Opens the page, presses a button and returns the parameters of the callback.
 */
async function pressConsent(pageUrl: string, pressed: Changes) {
  const page = await (await fetch(pageUrl)).text();
  const fields = Array.from(
    page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g),
    ([, name, value]) => [
      name,
      (value ?? "").replaceAll(/&#(\d+);/g, (_, code) =>
        String.fromCharCode(Number(code)),
      ),
    ],
  );
  const { origin, pathname } = new URL(pageUrl);
  const response = await fetch(`${origin}${pathname}`, {
    method: "POST",
    body: new URLSearchParams({ ...Object.fromEntries(fields), ...pressed }),
    redirect: "manual",
  });
  return new URL(response.headers.get("location") ?? "http://none.invalid")
    .searchParams;
}

async function callApi(
  method: string,
  url: string,
  { accessToken, form, json, parts, key = apiKey }: CallOptions,
) {
  const headers: Changes = {
    ...(key === null ? {} : { "x-api-key": key }),
    ...(accessToken === undefined
      ? {}
      : { authorization: `Bearer ${accessToken}` }),
    ...(json === undefined ? {} : { "content-type": "application/json" }),
  };
  const body =
    json === undefined
      ? (parts ?? (form && new URLSearchParams(form)))
      : JSON.stringify(json);
  return read(await fetch(url, { method, headers, ...(body && { body }) }));
}

type CallOptions = {
  accessToken?: string;
  form?: Changes;
  json?: unknown;
  parts?: FormData;
  /** Null sends none. */
  key?: string | null;
};

/** A listing that is complete for the sandbox's own shop. */
export const dish = {
  quantity: "2",
  title: "Oak Ring Dish, 9 cm",
  description: "A dish for rings.",
  price: "24.00",

  who_made: "i_did",
  when_made: "made_to_order",
  is_supply: "false",
  taxonomy_id: "6104",
  type: "physical",

  shipping_profile_id: "70000001",
  readiness_state_id: "80000002",
  tags: "oak dish,ring dish",

  materials: "oak,linseed oil",
  should_auto_renew: "false",
};
