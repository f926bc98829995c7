import { generate } from "../generate";
import {
  benchPassword,
  callerIds,
  emailOf,
  firstNames,
  heavyId,
  heavyStep,
} from "./dataset";
import type { Target } from "./start-target";

/**
 * One call of a page or a program. `round` makes each choose another seller,
 * the same one in both databases.
 */
export type Call = {
  name: string;
  rounds: number;
  /** It reads pages from the disk, and is not held to the limit. */
  isCold?: boolean;
  send: (target: Target, round: number) => Promise<unknown>;
};

let calls = 0;
/** Each call comes from another address, as the proxy in front tells it. */
function nextAddress() {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}

type Options = {
  cookie?: string;
  method?: string;
  body?: object;
  headers?: Record<string, string>;
};

async function request(
  { address }: Target,
  path: string,
  { cookie, method = "GET", body, headers }: Options = {},
) {
  const response = await fetch(address + path, {
    method,
    headers: {
      "Sec-Fetch-Site": "same-origin",
      "X-Forwarded-For": nextAddress(),
      ...(cookie && { Cookie: cookie }),
      ...(body && { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(
      `${method} ${path} answered ${response.status}: ${text.slice(0, 200)}`,
    );
  return { response, text };
}

const sellerOf = ({ sellers }: Target, round: number) =>
  sellers[round % sellers.length] ?? "";
const idOf = (target: Target, round: number) =>
  callerIds(target)[round % target.sellers.length] ?? 0;

const read = (name: string, path: string, rounds = 200): Call => ({
  name,
  rounds,
  send: (target, round) =>
    request(target, path, { cookie: sellerOf(target, round) }),
});
const readHeavy = (name: string, path: string, rounds = 200): Call => ({
  name,
  rounds,
  send: (target) => request(target, path, { cookie: target.heavy }),
});
const readAsAdmin = (
  name: string,
  pathOf: (target: Target) => string,
  rounds = 200,
): Call => ({
  name,
  rounds,
  send: (target) => request(target, pathOf(target), { cookie: target.admin }),
});

const history = "/api/listings/history?limit=24";
const nextPages = new Map<string, string>();

/** The page after so many pages of the long history, by its own links. */
async function pageAfter(target: Target, pages: number) {
  const key = `${target.address} ${pages}`;
  let path = nextPages.get(key) ?? history;
  for (let page = 0; page < pages && !nextPages.has(key); page += 1) {
    const { response } = await request(target, path, { cookie: target.heavy });
    path =
      /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1] ??
      path;
  }
  nextPages.set(key, path);
  return path;
}

const nextPage = (name: string, pages: number): Call => ({
  name,
  rounds: 200,
  send: async (target) =>
    request(target, await pageAfter(target, pages), { cookie: target.heavy }),
});

/** The newest listing of a seller, by the seller's cookie. */
const newest = new Map<string, number>();

async function newestOf(target: Target, cookie: string) {
  const known = newest.get(target.address + cookie);
  if (known !== undefined) return known;
  const { text } = await request(target, "/api/listings/history?limit=1", {
    cookie,
  });
  const [{ id }] = JSON.parse(text) as [{ id: number }];
  newest.set(target.address + cookie, id);
  return id;
}

const dashboard = [
  "/api/auth/user",
  "/api/subscription-status",
  "/api/listings/history?limit=4",
  "/api/auth/sessions",
];
const account = (target: Target, round: number) => ({
  email: emailOf(idOf(target, round)),
  password: benchPassword,
});

/** Deletes accounts for good, so a database has enough for a few runs. */
const deletion: Call = {
  name: "sign-in and account deletion",
  rounds: 15,
  send: async (target) => {
    const body = {
      email: emailOf(target.leavers.shift() ?? 0),
      password: benchPassword,
    };
    const { response } = await request(target, "/api/auth/signin", {
      method: "POST",
      body,
    });
    const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    return request(target, "/api/account/delete", {
      method: "POST",
      cookie,
      body: { password: benchPassword },
    });
  },
};

export const sellerCalls: Call[] = [
  { ...read("history, a seller's first visit", history), isCold: true },
  {
    name: "sign-in",
    rounds: 100,
    send: (target, round) =>
      request(target, "/api/auth/signin", {
        method: "POST",
        body: account(target, round),
      }),
  },
  {
    name: "sign-up",
    rounds: 60,
    send: (target) => {
      const email = `new-${process.pid}-${nextAddress()}@example.com`;
      return request(target, "/api/auth/signup", {
        method: "POST",
        body: { email, password: benchPassword },
      });
    },
  },
  read("who is signed in", "/api/auth/user"),
  read("subscription status", "/api/subscription-status"),
  {
    name: "dashboard, its four calls",
    rounds: 150,
    send: (target, round) =>
      Promise.all(
        dashboard.map((path) =>
          request(target, path, { cookie: sellerOf(target, round) }),
        ),
      ),
  },
  read("history, first page", history),
  readHeavy("history of 2,000, first page", history),
  nextPage("history of 2,000, second page", 1),
  nextPage("history of 2,000, 41st page", 40),
  readHeavy("history of 2,000, best score first", `${history}&sort=score`),
  readHeavy("history of 2,000, by name", `${history}&sort=name`),
  read("search, a common word", `${history}&q=gift`),
  read("search, a word of few", `${history}&q=porcelain`),
  readHeavy("search of 2,000, a common word", `${history}&q=gift`),
  readHeavy("search of 2,000, start of a word", `${history}&q=porc`),
  readHeavy("search of 2,000, two words", `${history}&q=walnut+bowl`),
  {
    name: "search of 2,000, a word of one",
    rounds: 200,
    send: (target) =>
      request(target, `${history}&q=unique${500 * heavyStep(target)}x`, {
        cookie: target.heavy,
      }),
  },
  readHeavy("search of 2,000, a word of none", `${history}&q=nothing`),
  readHeavy(
    "history of 2,000, one category",
    `${history}&category=pet_supplies`,
  ),
  {
    name: "open a listing",
    rounds: 200,
    send: async (target, round) => {
      const cookie = sellerOf(target, round);
      return request(
        target,
        `/api/listings/${await newestOf(target, cookie)}`,
        { cookie },
      );
    },
  },
  {
    name: "tags shared with 2,000",
    rounds: 100,
    send: async (target) =>
      request(
        target,
        `/api/listings/${await newestOf(target, target.heavy)}/overlap`,
        { cookie: target.heavy },
      ),
  },
  {
    name: "generate",
    rounds: 150,
    send: (target, round) =>
      generate(target.address, { cookie: sellerOf(target, round) }),
  },
  {
    name: "delete a listing, undo",
    rounds: 100,
    send: async (target, round) => {
      const cookie = sellerOf(target, round);
      const ids = [await newestOf(target, cookie)];
      await request(target, "/api/listings/delete", {
        method: "POST",
        cookie,
        body: { ids },
      });
      return request(target, "/api/listings/restore", {
        method: "POST",
        cookie,
        body: { ids },
      });
    },
  },
  read("brand kit", "/api/brand-kit"),
  read("account export", "/api/account/export", 100),
  deletion,
];

const users = "/admin/api/users?limit=25";

export const ownerCalls: Call[] = [
  readAsAdmin("analytics", () => "/admin/api/metrics"),
  readAsAdmin("users, newest first", () => users),
  readAsAdmin(
    "users, most listings first",
    () => `${users}&sort=-total_listings`,
  ),
  readAsAdmin(
    "users, last listing first",
    () => `${users}&sort=-last_listing_date`,
  ),
  readAsAdmin(
    "user search, one address",
    (target) => `${users}&q=${emailOf(callerIds(target)[7] ?? 0)}`,
  ),
  readAsAdmin(
    "user search, a first name",
    () => `/admin/api/users?limit=5&q=${firstNames[77]}`,
  ),
  readAsAdmin(
    "user search, a domain",
    () => "/admin/api/users?limit=10&q=@shop3",
  ),
  readAsAdmin(
    "user search, a customer",
    (target) => `${users}&q=cus_bench${callerIds(target)[6]}`,
  ),
  {
    name: "a user's page",
    rounds: 200,
    send: (target, round) =>
      request(target, `/admin/api/users/${idOf(target, round)}`, {
        cookie: target.admin,
      }),
  },
  readAsAdmin(
    "the page of the one with 2,000",
    (target) => `/admin/api/users/${heavyId(target)}`,
  ),
  {
    name: "metrics for Prometheus",
    rounds: 100,
    send: (target) =>
      request(target, "/metrics", {
        headers: { Authorization: "Bearer bench-scale-metrics" },
      }),
  },
];
