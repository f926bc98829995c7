import { randomBytes } from "node:crypto";
import {
  escapeHtml,
  type Reply,
  type Route,
  redirect,
  renderPage,
  type SandboxRequest,
} from "../../service";
import { isRecord } from "../contract/fields";
import type { Store } from "../store";

const codeMs = 60_000;
const knownScopes = [
  "address_r",
  "address_w",
  "email_r",
  "listings_d",
  "listings_r",
  "listings_w",
  "profile_r",
  "profile_w",
  "shops_r",
  "shops_w",
  "transactions_r",
  "transactions_w",
];
const names = [
  "response_type",
  "client_id",
  "redirect_uri",
  "scope",
  "state",
  "code_challenge",
  "code_challenge_method",
] as const;
type Parameters = Record<(typeof names)[number], string>;

const style = `<style>button { min-height: 44px; padding: .6rem 1.1rem; margin: 1rem .5rem 0 0; font: inherit; border-radius: 6px;
border: 1px solid var(--line); background: none; color: inherit; cursor: pointer; }
button.main { background: var(--mark); border-color: var(--mark); color: var(--paper); font-weight: 600; }</style>`;

/**
 * `/etsy/oauth/connect`, as www.etsy.com has it. Mistakes are shown here: only
 * a seller's answer leads back.
 */
export function consentRoutes(store: Store): Route[] {
  const path = /^\/etsy\/oauth\/connect$/;
  return [
    {
      method: "GET",
      path,
      handle: ({ query }) => showConsent(store, (name) => query.get(name)),
    },
    {
      method: "POST",
      path,
      handle: (request) => answerConsent(store, request),
    },
  ];
}

type Read = (name: string) => string | null;

function readParameters(
  store: Store,
  read: Read,
): Parameters | { mistake: string } {
  const given = Object.fromEntries(
    names.map((name) => [name, read(name) ?? ""]),
  ) as Parameters;
  const missing = names.find((name) => given[name] === "");
  if (missing !== undefined) return { mistake: `${missing} is missing.` };
  if (!given.client_id.startsWith("etsy-sandbox-"))
    return { mistake: "The client_id is unknown." };
  if (given.response_type !== "code")
    return { mistake: "The response_type must be code." };
  if (given.code_challenge_method !== "S256")
    return { mistake: "The code_challenge_method must be S256." };
  if (!/^[\w-]{43}$/.test(given.code_challenge))
    return { mistake: "The code_challenge must be a SHA-256 in base64url." };
  const scopes = given.scope.split(" ");
  if (scopes.some((scope) => !knownScopes.includes(scope)))
    return { mistake: "A scope is unknown." };
  const { callbacks } = store.state;
  const known =
    callbacks === null
      ? URL.canParse(given.redirect_uri)
      : callbacks.includes(given.redirect_uri);
  return known
    ? given
    : {
        mistake:
          "The redirect_uri is not one of the callbacks that are registered for this app.",
      };
}

function showConsent(store: Store, read: Read): Reply {
  const given = readParameters(store, read);
  if ("mistake" in given) return mistakePage(given.mistake);
  const shop = store.state.shops.at(-1);
  const fields = { ...given, user_id: String(shop?.user_id ?? "") };
  const hidden = Object.entries(fields).map(
    ([name, value]) =>
      `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const scopes = given.scope
    .split(" ")
    .map((scope) => `<li>${escapeHtml(scope)}</li>`);
  return renderPage(
    "Allow access",
    `${style}<main><h1>Allow access to ${escapeHtml(shop?.shop_name ?? "your account")}?</h1>
<p class="soft">A stand-in for Etsy's consent page. Nothing leaves this machine.</p><p>The application asks for:</p><ul>${scopes.join("")}</ul>
<form method="post" action="/etsy/oauth/connect">${hidden.join("")}<button class="main">Allow access</button>
<button name="deny" value="true">Deny</button></form></main>`,
  );
}

function answerConsent(store: Store, { body }: SandboxRequest): Reply {
  const form = isRecord(body) ? body : {};
  const given = readParameters(store, (name) =>
    typeof form[name] === "string" ? form[name] : null,
  );
  if ("mistake" in given) return mistakePage(given.mistake);
  const callback = new URL(given.redirect_uri);
  callback.searchParams.set("state", given.state);
  if (form.deny !== undefined) {
    callback.searchParams.set("error", "access_denied");
    callback.searchParams.set(
      "error_description",
      "The user denied the request",
    );
    return redirect(callback.href);
  }
  const code = randomBytes(32).toString("base64url");
  store.state.codes.push({
    code,
    userId: Number(form.user_id),
    keystring: given.client_id,
    redirectUri: given.redirect_uri,
    scopes: given.scope.split(" "),
    challenge: given.code_challenge,
    endsAt: Date.now() + codeMs,
  });
  callback.searchParams.set("code", code);
  return redirect(callback.href);
}

function mistakePage(mistake: string): Reply {
  const body = `<main><h1>An error occurred</h1><p>The application that sent you here made a mistake: ${escapeHtml(mistake)}</p></main>`;
  return renderPage("An error occurred", body, 400);
}
