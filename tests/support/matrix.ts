import { seedListings } from "@/scripts/seed-listings";

/**
 * Who may make a call. `owner`: only the resource's owner; `paying`: users on
 * Standard, Pro or a trial.
 */
export type Access = "everyone" | "user" | "owner" | "paying" | "admin";

export type Row = {
  access: Access;
  /**
   * The status for callers who may call, or several if it depends on their
   * state. The bodies change nothing.
   */
  status: number | number[];
  /**
   * The route's own path unless it has parameters: {listing}, {photo},
   * {session} and {user} become the caller's, or another's; {invitation} is
   * somebody's.
   */
  path?: string;
  /** Objects become JSON; {listing} is the number of a listing. */
  body?: object | FormData;
  /** Called by machines that are no browser. */
  crossSite?: boolean;
  /** Whether it sets its own Cache-Control. */
  cached?: boolean;
  /** Whether scripts of other sites may read it. */
  anyOrigin?: boolean;
  /** Whether its errors have the form of OAuth. */
  oauthErrors?: boolean;
  /** Whether who has a second factor is asked again, before anything is read. */
  asksAgain?: boolean;
  /** Whether it is 404 for everybody with BILLING=off. */
  needsBilling?: boolean;
};

const results = seedListings[0]?.results;
const noFile = new FormData();
noFile.set("formData", "{}");

/**
 * One row for each method of each route.ts under app/; a route without one
 * fails the test.
 */
export const matrix: Record<string, Row> = {
  "DELETE /api/[[...unknown]]": {
    access: "everyone",
    status: 404,
    path: "/api/no-such-call",
  },
  "GET /api/[[...unknown]]": {
    access: "everyone",
    status: 404,
    path: "/api/no-such-call",
  },
  "PATCH /api/[[...unknown]]": {
    access: "everyone",
    status: 404,
    path: "/api/no-such-call",
  },
  "POST /api/[[...unknown]]": {
    access: "everyone",
    status: 404,
    path: "/api/no-such-call",
  },
  "PUT /api/[[...unknown]]": {
    access: "everyone",
    status: 404,
    path: "/api/no-such-call",
  },
  "GET /api/health": { access: "everyone", status: 200 },
  "GET /api/doctor": { access: "everyone", status: 404 },
  "POST /api/doctor": {
    access: "everyone",
    status: 404,
    body: {},
    crossSite: true,
  },
  "POST /api/visits": { access: "everyone", status: 204 },
  "GET /api/site": { access: "everyone", status: 200 },
  // It leads to /generate, which every proxy may keep.
  "POST /api/share": {
    access: "everyone",
    status: 303,
    body: noFile,
    crossSite: true,
    cached: true,
  },
  "POST /api/pages": { access: "everyone", status: 404, crossSite: true },
  "GET /metrics": { access: "everyone", status: 401 },
  "POST /mcp": {
    access: "everyone",
    status: 200,
    body: { jsonrpc: "2.0", id: 1, method: "tools/list" },
    crossSite: true,
  },
  "GET /etsy-listing-generator-guide.md": {
    access: "everyone",
    status: 200,
    cached: true,
  },
  "GET /etsy-listings-that-compete.md": {
    access: "everyone",
    status: 200,
    cached: true,
  },
  "GET /etsy-photos-and-alt-text.md": {
    access: "everyone",
    status: 200,
    cached: true,
  },
  "GET /etsy-seo-tips.md": {
    access: "everyone",
    status: 200,
    cached: true,
  },
  "GET /etsy-listing-rules.json": {
    access: "everyone",
    status: 200,
    cached: true,
    anyOrigin: true,
  },
  "GET /feed.xml": { access: "everyone", status: 200, cached: true },
  "GET /llms.txt": { access: "everyone", status: 200, cached: true },

  "DELETE /api/auth/[...nextauth]": {
    access: "everyone",
    status: 404,
    path: "/api/auth/csrf",
  },
  "GET /api/auth/[...nextauth]": {
    access: "everyone",
    status: 200,
    path: "/api/auth/csrf",
  },
  "PATCH /api/auth/[...nextauth]": {
    access: "everyone",
    status: 404,
    path: "/api/auth/csrf",
  },
  "POST /api/auth/[...nextauth]": {
    access: "everyone",
    status: 404,
    path: "/api/auth/_log",
    body: {},
  },
  "PUT /api/auth/[...nextauth]": {
    access: "everyone",
    status: 404,
    path: "/api/auth/csrf",
  },
  "GET /api/auth/session": { access: "everyone", status: 200 },
  "GET /api/auth/user": { access: "user", status: 200 },
  "POST /api/auth/signup": { access: "everyone", status: 400, body: {} },
  // The token in the body opens it, never a cookie.
  "POST /api/auth/invitation": {
    access: "everyone",
    status: 403,
    body: { token: "none" },
  },
  "POST /api/auth/signin": { access: "everyone", status: 422, body: {} },
  "POST /api/auth/second-factor": { access: "everyone", status: 422, body: {} },
  "POST /api/auth/passkey": { access: "everyone", status: 422, body: {} },
  "POST /api/auth/passkey/options": {
    access: "everyone",
    status: 400,
    body: { token: "none" },
  },
  "POST /api/auth/step-up": { access: "user", status: 422, body: {} },
  "POST /api/auth/step-up/options": { access: "user", status: 200 },
  "GET /api/auth/factors": { access: "user", status: 200 },
  // These want the password first, which the session alone doesn't show.
  "POST /api/auth/factors/app": { access: "user", status: 403 },
  "PUT /api/auth/factors/app": { access: "user", status: 403, body: {} },
  "DELETE /api/auth/factors/app": { access: "user", status: 403 },
  "POST /api/auth/factors/recovery-codes": { access: "user", status: 403 },
  "POST /api/auth/factors/passkeys/options": { access: "user", status: 403 },
  "POST /api/auth/factors/passkeys": {
    access: "user",
    status: 403,
    body: {},
  },
  "PATCH /api/auth/factors/passkeys/[id]": {
    access: "user",
    status: 403,
    path: "/api/auth/factors/passkeys/none",
    body: {},
  },
  "DELETE /api/auth/factors/passkeys/[id]": {
    access: "user",
    status: 403,
    path: "/api/auth/factors/passkeys/none",
  },
  "POST /api/auth/signout": { access: "everyone", status: 200 },
  "POST /api/auth/forgot-password": {
    access: "everyone",
    status: 422,
    body: {},
  },
  "POST /api/auth/resend-verification": {
    access: "everyone",
    status: 422,
    body: {},
  },
  "POST /api/auth/reset-password": {
    access: "everyone",
    status: 422,
    body: {},
  },
  "POST /api/auth/verify-email": { access: "everyone", status: 400, body: {} },
  "POST /api/auth/verify-reset-token": {
    access: "everyone",
    status: 400,
    body: {},
  },
  "POST /api/auth/change-password": {
    access: "user",
    status: 422,
    body: {},
    asksAgain: true,
  },
  "GET /api/auth/sessions": { access: "user", status: 200 },
  "DELETE /api/auth/sessions": { access: "user", status: 200 },
  "DELETE /api/auth/sessions/[id]": {
    access: "owner",
    status: 200,
    path: "/api/auth/sessions/{session}",
  },
  "POST /api/account/delete": {
    access: "user",
    status: 422,
    body: {},
    asksAgain: true,
  },
  "GET /api/account/acts": { access: "user", status: 200 },
  "GET /api/account/export": { access: "user", status: 200 },
  "GET /api/account/stored": { access: "user", status: 200 },

  "GET /api/openapi.json": {
    access: "everyone",
    status: 200,
    cached: true,
    anyOrigin: true,
  },
  // Keys open these, never a session's cookie.
  ...Object.fromEntries(
    ["DELETE", "GET", "PATCH", "POST", "PUT"].map((method): [string, Row] => [
      `${method} /api/v1/[[...unknown]]`,
      {
        access: "everyone",
        status: 404,
        path: "/api/v1/no-such-call",
        crossSite: true,
      },
    ]),
  ),
  "POST /api/v1/checks": {
    access: "everyone",
    status: 200,
    body: {},
    crossSite: true,
  },
  "GET /api/v1/usage": { access: "everyone", status: 401 },
  "GET /api/v1/listings": { access: "everyone", status: 401 },
  "POST /api/v1/listings": {
    access: "everyone",
    status: 401,
    body: {},
    crossSite: true,
  },
  "POST /api/v1/photos": {
    access: "everyone",
    status: 401,
    body: noFile,
    crossSite: true,
  },
  "POST /api/v1/upload-links": {
    access: "everyone",
    status: 401,
    crossSite: true,
  },
  "GET /api/v1/upload-links/[id]": {
    access: "everyone",
    status: 401,
    path: "/api/v1/upload-links/none",
  },
  // The token in the address opens these, never a cookie or a key.
  "GET /api/upload-links/[token]": {
    access: "everyone",
    status: 404,
    path: "/api/upload-links/none",
  },
  "POST /api/upload-links/[token]": {
    access: "everyone",
    status: 404,
    path: "/api/upload-links/none",
    body: noFile,
    crossSite: true,
  },
  "POST /api/v1/audits": {
    access: "everyone",
    status: 415,
    body: {},
    crossSite: true,
  },
  "PATCH /api/v1/listings/[id]": {
    access: "everyone",
    status: 401,
    path: "/api/v1/listings/1",
    body: {},
    crossSite: true,
  },
  "GET /api/v1/listing-requests/[id]": {
    access: "everyone",
    status: 401,
    path: "/api/v1/listing-requests/1",
  },
  "GET /api/v1/listings/[id]": {
    access: "everyone",
    status: 401,
    path: "/api/v1/listings/1",
  },
  "POST /api/v1/listings/[id]/rewrites": {
    access: "everyone",
    status: 401,
    path: "/api/v1/listings/1/rewrites",
    body: {},
    crossSite: true,
  },
  "GET /api/v1/listings/[id]/translations": {
    access: "everyone",
    status: 401,
    path: "/api/v1/listings/1/translations",
  },
  "POST /api/v1/listings/[id]/translations": {
    access: "everyone",
    status: 401,
    path: "/api/v1/listings/1/translations",
    body: {},
    crossSite: true,
  },
  "GET /api/v1/listings/[id]/etsy-draft": {
    access: "everyone",
    status: 401,
    path: "/api/v1/listings/1/etsy-draft",
  },
  "POST /api/v1/listings/[id]/etsy-draft": {
    access: "everyone",
    status: 401,
    path: "/api/v1/listings/1/etsy-draft",
    body: {},
    crossSite: true,
  },
  "GET /api/v1/batches": { access: "everyone", status: 401 },
  "POST /api/v1/batches": {
    access: "everyone",
    status: 401,
    body: {},
    crossSite: true,
  },
  "GET /api/v1/batches/[id]": {
    access: "everyone",
    status: 401,
    path: "/api/v1/batches/none",
  },
  "DELETE /api/v1/batches/[id]": {
    access: "everyone",
    status: 401,
    path: "/api/v1/batches/none",
    crossSite: true,
  },
  "POST /api/v1/batches/[id]/pause": {
    access: "everyone",
    status: 401,
    path: "/api/v1/batches/none/pause",
    body: {},
    crossSite: true,
  },
  "POST /api/v1/batches/[id]/resume": {
    access: "everyone",
    status: 401,
    path: "/api/v1/batches/none/resume",
    body: {},
    crossSite: true,
  },
  "POST /api/v1/batches/[id]/cancel": {
    access: "everyone",
    status: 401,
    path: "/api/v1/batches/none/cancel",
    body: {},
    crossSite: true,
  },
  "GET /api/v1/batches/[id]/rows": {
    access: "everyone",
    status: 401,
    path: "/api/v1/batches/none/rows",
  },
  "POST /api/v1/batches/[id]/rows": {
    access: "everyone",
    status: 401,
    path: "/api/v1/batches/none/rows",
    body: {},
    crossSite: true,
  },
  "GET /api/v1/batches/[id]/rows/[rowId]": {
    access: "everyone",
    status: 401,
    path: "/api/v1/batches/none/rows/none",
  },
  "POST /api/v1/batches/[id]/rows/[rowId]/retry": {
    access: "everyone",
    status: 401,
    path: "/api/v1/batches/none/rows/none/retry",
    body: {},
    crossSite: true,
  },
  "POST /api/v1/batches/[id]/rows/accept": {
    access: "everyone",
    status: 401,
    path: "/api/v1/batches/none/rows/accept",
    body: {},
    crossSite: true,
  },
  "POST /api/v1/batches/[id]/rows/reject": {
    access: "everyone",
    status: 401,
    path: "/api/v1/batches/none/rows/reject",
    body: {},
    crossSite: true,
  },
  "POST /api/v1/batches/[id]/rows/reopen": {
    access: "everyone",
    status: 401,
    path: "/api/v1/batches/none/rows/reopen",
    body: {},
    crossSite: true,
  },
  "GET /api/v1/publications/[id]": {
    access: "everyone",
    status: 401,
    path: "/api/v1/publications/none",
  },
  "POST /api/v1/publications/[id]/retry": {
    access: "everyone",
    status: 401,
    path: "/api/v1/publications/none/retry",
    body: {},
    crossSite: true,
  },
  "GET /api/v1/etsy/options": { access: "everyone", status: 401 },
  "GET /api/v1/etsy/categories": { access: "everyone", status: 401 },
  "GET /api/v1/etsy/categories/[id]/attributes": {
    access: "everyone",
    status: 401,
    path: "/api/v1/etsy/categories/1/attributes",
  },
  "GET /api/v1/webhooks": { access: "everyone", status: 401 },
  "POST /api/v1/webhooks": {
    access: "everyone",
    status: 401,
    body: {},
    crossSite: true,
  },
  "GET /api/v1/webhooks/[id]": {
    access: "everyone",
    status: 401,
    path: "/api/v1/webhooks/none",
  },
  "PATCH /api/v1/webhooks/[id]": {
    access: "everyone",
    status: 401,
    path: "/api/v1/webhooks/none",
    body: {},
    crossSite: true,
  },
  "POST /api/v1/webhooks/[id]/test": {
    access: "everyone",
    status: 401,
    path: "/api/v1/webhooks/none/test",
    crossSite: true,
  },
  "POST /api/v1/webhooks/[id]/rotate": {
    access: "everyone",
    status: 401,
    path: "/api/v1/webhooks/none/rotate",
    crossSite: true,
  },
  "GET /api/v1/webhooks/[id]/deliveries": {
    access: "everyone",
    status: 401,
    path: "/api/v1/webhooks/none/deliveries",
  },
  "POST /api/v1/webhooks/[id]/deliveries/[deliveryId]/resend": {
    access: "everyone",
    status: 401,
    path: "/api/v1/webhooks/none/deliveries/none/resend",
    crossSite: true,
  },
  "DELETE /api/v1/webhooks/[id]": {
    access: "everyone",
    status: 401,
    path: "/api/v1/webhooks/none",
    crossSite: true,
  },

  "GET /.well-known/security.txt": {
    access: "everyone",
    status: 200,
    cached: true,
  },
  "GET /.well-known/api-catalog": {
    access: "everyone",
    status: 200,
    cached: true,
    anyOrigin: true,
  },
  "GET /.well-known/oauth-protected-resource": {
    access: "everyone",
    status: 200,
    cached: true,
    anyOrigin: true,
  },
  "GET /.well-known/oauth-protected-resource/mcp": {
    access: "everyone",
    status: 200,
    cached: true,
    anyOrigin: true,
  },
  "GET /.well-known/oauth-authorization-server": {
    access: "everyone",
    status: 200,
    cached: true,
    anyOrigin: true,
  },
  // Apps send forms, and no cookies.
  "POST /oauth/register": {
    access: "everyone",
    status: 400,
    body: {},
    crossSite: true,
    oauthErrors: true,
  },
  "POST /oauth/token": {
    access: "everyone",
    status: 415,
    body: {},
    crossSite: true,
    oauthErrors: true,
  },
  "POST /oauth/revoke": {
    access: "everyone",
    status: 415,
    body: {},
    crossSite: true,
    oauthErrors: true,
  },
  "GET /api/oauth/authorization": { access: "user", status: 200 },
  "POST /api/oauth/authorization": { access: "user", status: 422, body: {} },

  "GET /api/connected-apps": { access: "user", status: 200 },
  "DELETE /api/connected-apps/[id]": {
    access: "user",
    status: 404,
    path: "/api/connected-apps/none",
  },

  "GET /api/keys": { access: "user", status: 200 },
  "POST /api/keys": {
    access: "user",
    status: 422,
    body: {},
    asksAgain: true,
  },
  "DELETE /api/keys/[id]": {
    access: "user",
    status: 404,
    path: "/api/keys/none",
  },
  "POST /api/keys/[id]/roll": {
    access: "user",
    status: 404,
    path: "/api/keys/none/roll",
    body: {},
    asksAgain: true,
  },

  "POST /api/analyze-image": { access: "user", status: 422, body: noFile },
  "POST /api/generate-from-image": {
    access: "user",
    status: 422,
    body: noFile,
  },
  // A visitor's body is refused, and whoever is signed in has another call.
  "POST /api/try": { access: "everyone", status: [409, 422], body: {} },
  "DELETE /api/try": { access: "everyone", status: 200 },
  "POST /api/generate-listing": { access: "user", status: 422, body: {} },
  "GET /api/subscription-status": { access: "user", status: 200 },
  "GET /api/listings/history": { access: "user", status: 200 },
  "GET /api/listings/filters": { access: "user", status: 200 },
  "POST /api/listings/filters": { access: "user", status: 422, body: {} },
  "DELETE /api/listings/filters/[id]": {
    access: "user",
    status: 404,
    path: "/api/listings/filters/none",
  },
  "POST /api/listings/[id]/copied": {
    access: "owner",
    status: 204,
    path: "/api/listings/{listing}/copied",
  },
  "POST /api/listings": { access: "user", status: 422, body: {} },
  "GET /api/listings/[id]": {
    access: "owner",
    status: 200,
    path: "/api/listings/{listing}",
  },
  "PATCH /api/listings/[id]": {
    access: "owner",
    status: 200,
    path: "/api/listings/{listing}",
    body: { results, version: 1 },
  },
  "DELETE /api/listings/[id]": {
    access: "owner",
    status: 200,
    path: "/api/listings/{listing}",
  },
  "POST /api/listings/[id]/rewrite": {
    access: "owner",
    status: 200,
    path: "/api/listings/{listing}/rewrite",
    body: { field: "title", results },
  },
  "POST /api/listings/[id]/review": {
    access: "owner",
    status: 200,
    path: "/api/listings/{listing}/review",
  },
  "GET /api/listings/[id]/translations": {
    access: "owner",
    status: 200,
    path: "/api/listings/{listing}/translations",
  },
  "POST /api/listings/[id]/translations": {
    access: "owner",
    status: 200,
    path: "/api/listings/{listing}/translations",
    body: { language: "de" },
  },
  "PATCH /api/listings/[id]/translations/[language]": {
    access: "user",
    status: 404,
    path: "/api/listings/{listing}/translations/de",
    body: { title: "Tasse", description: "Eine Tasse.", tags: [], version: 1 },
  },
  "DELETE /api/listings/[id]/translations/[language]": {
    access: "user",
    status: 404,
    path: "/api/listings/{listing}/translations/de",
  },
  "GET /api/listings/[id]/options": {
    access: "owner",
    status: 200,
    path: "/api/listings/{listing}/options",
  },
  "PUT /api/listings/[id]/options": {
    access: "owner",
    status: [200, 409],
    path: "/api/listings/{listing}/options",
    body: { questions: [], variations: null, version: 0 },
  },
  "POST /api/listings/[id]/options/read": {
    access: "owner",
    status: 200,
    path: "/api/listings/{listing}/options/read",
    body: { sentence: "Names up to 12 letters." },
  },
  "GET /api/listings/[id]/thumbnail": {
    access: "owner",
    status: 200,
    path: "/api/listings/{listing}/thumbnail",
    cached: true,
  },
  "GET /api/listings/sheet": {
    access: "user",
    status: 200,
    path: "/api/listings/sheet?ids=1",
  },
  "POST /api/listings/sheet": { access: "user", status: 422, body: {} },
  "GET /api/listings/sheet/undo": { access: "user", status: 200 },
  "POST /api/listings/sheet/undo": { access: "user", status: 422, body: {} },
  "POST /api/listings/delete": { access: "user", status: 422, body: {} },
  "POST /api/listings/restore": { access: "user", status: 422, body: {} },

  "POST /api/listings/export": { access: "user", status: 422, body: {} },
  "GET /api/listings/[id]/form": {
    access: "owner",
    status: 200,
    path: "/api/listings/{listing}/form",
  },
  "GET /api/listings/[id]/overlap": {
    access: "owner",
    status: 200,
    path: "/api/listings/{listing}/overlap",
  },

  "POST /api/photos": { access: "user", status: 422, body: noFile },
  "GET /api/photos/[id]": {
    access: "owner",
    status: 200,
    path: "/api/photos/{photo}",
    cached: true,
  },
  "GET /api/photos/[id]/thumbnail": {
    access: "owner",
    status: 200,
    path: "/api/photos/{photo}/thumbnail",
    cached: true,
  },
  "DELETE /api/photos/[id]": {
    access: "owner",
    status: 204,
    path: "/api/photos/{photo}",
  },

  "POST /api/billing-portal": {
    access: "user",
    status: 409,
    needsBilling: true,
  },
  "POST /api/create-checkout-session": {
    access: "user",
    status: 400,
    body: {},
    needsBilling: true,
  },
  "POST /api/upgrade-subscription": {
    access: "user",
    status: 400,
    body: {},
    needsBilling: true,
  },
  "GET /api/verify-subscription/[sessionId]": {
    access: "user",
    status: 404,
    path: "/api/verify-subscription/cs_test_none",
    needsBilling: true,
  },
  "POST /api/webhooks/stripe": {
    access: "everyone",
    status: 400,
    body: {},
    crossSite: true,
    needsBilling: true,
  },

  "POST /api/etsy/connect": { access: "user", status: 200, body: {} },
  "GET /api/etsy/callback": { access: "everyone", status: 303 },
  "GET /api/etsy/connection": { access: "user", status: 200 },
  "DELETE /api/etsy/connection": { access: "user", status: 204 },
  "GET /api/listings/[id]/etsy-draft": {
    access: "owner",
    status: 200,
    path: "/api/listings/{listing}/etsy-draft",
  },
  "GET /api/listings/[id]/publication": {
    access: "owner",
    status: 200,
    path: "/api/listings/{listing}/publication",
  },
  "PUT /api/listings/[id]/photos/[photoId]": {
    access: "user",
    status: 404,
    path: "/api/listings/{listing}/photos/none",
    body: {},
  },
  "POST /api/listings/[id]/etsy": {
    access: "user",
    status: 422,
    path: "/api/listings/{listing}/etsy",
    body: {},
  },
  "PUT /api/listings/[id]/etsy": {
    access: "owner",
    status: 409,
    path: "/api/listings/{listing}/etsy",
    body: {},
  },
  "POST /api/listings/[id]/etsy-draft": {
    access: "user",
    status: 422,
    path: "/api/listings/{listing}/etsy-draft",
    body: {},
  },
  "GET /api/batches": { access: "user", status: 200 },
  "POST /api/batches": { access: "user", status: 422, body: {} },
  "GET /api/batches/[id]": {
    access: "user",
    status: 404,
    path: "/api/batches/none",
  },
  "DELETE /api/batches/[id]": {
    access: "user",
    status: 404,
    path: "/api/batches/none",
  },
  "POST /api/batches/[id]/pause": {
    access: "user",
    status: 404,
    path: "/api/batches/none/pause",
    body: {},
  },
  "POST /api/batches/[id]/resume": {
    access: "user",
    status: 404,
    path: "/api/batches/none/resume",
    body: {},
  },
  "POST /api/batches/[id]/cancel": {
    access: "user",
    status: 404,
    path: "/api/batches/none/cancel",
    body: {},
  },
  "POST /api/batches/[id]/rows": {
    access: "user",
    status: 422,
    path: "/api/batches/none/rows",
    body: {},
  },
  "POST /api/batches/[id]/rows/accept": {
    access: "user",
    status: 422,
    path: "/api/batches/none/rows/accept",
    body: {},
  },
  "POST /api/batches/[id]/rows/reject": {
    access: "user",
    status: 422,
    path: "/api/batches/none/rows/reject",
    body: {},
  },
  "POST /api/batches/[id]/rows/reopen": {
    access: "user",
    status: 422,
    path: "/api/batches/none/rows/reopen",
    body: {},
  },
  "POST /api/batches/[id]/rows/[rowId]/retry": {
    access: "user",
    status: 404,
    path: "/api/batches/none/rows/none/retry",
    body: {},
  },
  "GET /api/changes": { access: "user", status: 200 },
  "DELETE /api/changes/[id]": {
    access: "user",
    status: 404,
    path: "/api/changes/none",
  },
  "GET /api/changes/together/[groupId]": {
    access: "user",
    status: 404,
    path: "/api/changes/together/none",
  },
  "POST /api/changes/[id]/numbers": {
    access: "user",
    status: 422,
    path: "/api/changes/none/numbers",
    body: {},
  },
  "GET /api/listings/[id]/changes": {
    access: "owner",
    status: 200,
    path: "/api/listings/{listing}/changes",
  },
  "POST /api/listings/[id]/changes": {
    access: "owner",
    status: 201,
    path: "/api/listings/{listing}/changes",
    body: {},
  },
  "POST /api/orders": { access: "user", status: 422, body: {} },
  "DELETE /api/orders": { access: "user", status: 204 },
  "GET /api/webhook-endpoints": { access: "user", status: 200 },
  "POST /api/webhook-endpoints": { access: "user", status: 422, body: {} },
  "PATCH /api/webhook-endpoints/[id]": {
    access: "user",
    status: 404,
    path: "/api/webhook-endpoints/none",
    body: {},
  },
  "DELETE /api/webhook-endpoints/[id]": {
    access: "user",
    status: 404,
    path: "/api/webhook-endpoints/none",
  },
  "POST /api/webhook-endpoints/[id]/rotate": {
    access: "user",
    status: 404,
    path: "/api/webhook-endpoints/none/rotate",
    body: {},
  },
  "POST /api/webhook-endpoints/[id]/test": {
    access: "user",
    status: 404,
    path: "/api/webhook-endpoints/none/test",
    body: {},
  },
  "GET /api/webhook-endpoints/[id]/deliveries": {
    access: "user",
    status: 404,
    path: "/api/webhook-endpoints/none/deliveries",
  },
  "POST /api/webhook-endpoints/deliveries/[id]/resend": {
    access: "user",
    status: 404,
    path: "/api/webhook-endpoints/deliveries/none/resend",
    body: {},
  },
  "GET /api/publications/[id]": {
    access: "user",
    status: 404,
    path: "/api/publications/none",
  },
  "POST /api/publications/[id]/retry": {
    access: "user",
    status: 404,
    path: "/api/publications/none/retry",
    body: {},
  },
  "POST /api/publications/[id]/check": {
    access: "user",
    status: 404,
    path: "/api/publications/none/check",
    body: {},
  },
  "GET /api/audit/shop": { access: "user", status: 200 },
  "POST /api/audit/shop": { access: "user", status: 409, body: {} },
  "DELETE /api/audit/shop": { access: "user", status: 204 },
  "GET /api/audit/shop/listings": { access: "user", status: 404 },
  "GET /api/audit/shop/listings/[id]": {
    access: "user",
    status: 404,
    path: "/api/audit/shop/listings/1",
  },
  "POST /api/audit/shop/listings/[id]": {
    access: "user",
    status: 404,
    path: "/api/audit/shop/listings/1",
    body: {},
  },
  "GET /api/alt-texts": { access: "user", status: 200 },
  "POST /api/alt-texts": {
    access: "user",
    status: 404,
    body: { listings: ["1"] },
  },
  "DELETE /api/alt-texts": { access: "user", status: 204 },
  "POST /api/alt-texts/targets": {
    access: "user",
    status: 200,
    body: { listings: ["1"] },
  },
  "GET /api/alt-texts/progress": { access: "user", status: 200 },
  "GET /api/alt-texts/review": { access: "user", status: 200 },
  "PATCH /api/alt-texts/[id]": {
    access: "user",
    status: 404,
    path: "/api/alt-texts/1",
    body: { version: 1, photos: [] },
  },
  "DELETE /api/alt-texts/[id]": {
    access: "user",
    status: 404,
    path: "/api/alt-texts/1",
  },
  "POST /api/alt-texts/[id]/retry": {
    access: "user",
    status: 404,
    path: "/api/alt-texts/1/retry",
    body: {},
  },
  "GET /api/alt-texts/[id]/pictures/[imageId]": {
    access: "user",
    status: 404,
    path: "/api/alt-texts/1/pictures/1",
  },
  "POST /api/etsy/updates": { access: "user", status: 422, body: {} },
  "GET /api/etsy/updates/[groupId]": {
    access: "user",
    status: 404,
    path: "/api/etsy/updates/none",
  },
  "GET /api/etsy/options": { access: "user", status: 409 },
  "GET /api/etsy/categories": {
    access: "user",
    status: 200,
    path: "/api/etsy/categories?q=mug",
  },
  "GET /api/etsy/categories/[id]/properties": {
    access: "user",
    status: 200,
    path: "/api/etsy/categories/1062/properties",
  },

  "GET /api/brand-kit": { access: "user", status: 200 },
  "POST /api/generate-logo": { access: "paying", status: 422, body: {} },
  "POST /api/generate-shop-names": { access: "paying", status: 422, body: {} },
  "GET /api/logos/[id]": {
    access: "user",
    status: 404,
    path: "/api/logos/2147483647",
  },
  "PATCH /api/logos/[id]": {
    access: "user",
    status: 404,
    path: "/api/logos/2147483647",
    body: { label: "Mine" },
  },
  "DELETE /api/logos/[id]": {
    access: "user",
    status: 404,
    path: "/api/logos/2147483647",
  },
  "GET /api/logos/[id]/[format]": {
    access: "user",
    status: 404,
    path: "/api/logos/2147483647/png",
  },
  "DELETE /api/shop-name-runs/[id]": {
    access: "user",
    status: 404,
    path: "/api/shop-name-runs/2147483647",
  },
  "PATCH /api/shop-names/[id]": {
    access: "user",
    status: 404,
    path: "/api/shop-names/2147483647",
    body: { isFavorite: true },
  },
  "DELETE /api/shop-names/[id]": {
    access: "user",
    status: 404,
    path: "/api/shop-names/2147483647",
  },

  "GET /api/user/waiting": { access: "user", status: 200 },
  "PUT /api/user/waiting": { access: "user", status: 422, body: {} },

  "GET /api/shop": { access: "user", status: 200 },
  "PUT /api/shop": { access: "user", status: 422, body: {} },
  "POST /api/shop/voice": { access: "user", status: 422, body: {} },

  "GET /admin/api/users": { access: "admin", status: 200 },
  "GET /admin/api/users/[id]": {
    access: "admin",
    status: 200,
    path: "/admin/api/users/{user}",
  },
  "POST /admin/api/users/[id]/acts": {
    access: "admin",
    status: 422,
    path: "/admin/api/users/{user}/acts",
    body: {},
  },
  "GET /admin/api/log": { access: "admin", status: 200 },
  "GET /admin/api/users/export": { access: "admin", status: 200 },
  "GET /admin/api/funnel/export": { access: "admin", status: 200 },
  "GET /admin/api/metrics": { access: "admin", status: 200 },
  "GET /admin/api/invitations": { access: "admin", status: 200 },
  "POST /admin/api/invitations": { access: "admin", status: 422, body: {} },
  "DELETE /admin/api/invitations/[id]": {
    access: "admin",
    status: 200,
    path: "/admin/api/invitations/{invitation}",
  },

  // Last, since it starts a trial for users without a plan.
  "POST /api/start-trial": {
    access: "user",
    status: [200, 409],
    needsBilling: true,
  },
};
