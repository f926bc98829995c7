import { dropAllSharedData } from "@/components/site/shared-data";
import { userStore } from "@/components/site/use-user";
import { waitingStore } from "@/components/workspace/use-waiting";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import type { HistoryEntry } from "@/lib/listings/schema";
import type { Waiting } from "@/lib/waiting/schema";

type Answer = {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  stream?: ReadableStream<Uint8Array>;
};
type Call = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: FormData | undefined;
  json?: unknown;
};
type Handler = (call: Call) => Answer | Promise<Answer>;

export const ok = (
  body: unknown,
  headers: Record<string, string> = {},
): Answer => ({ status: 200, body, headers });
export const failure = (
  status: number,
  code: string,
  message: string,
): Answer => ({ status, body: { code, message } });

export const seller = {
  id: 7,
  email: "mara@example.com",
  isVerified: true,
  isAdmin: false,
  createdAt: "2026-01-01",
};

export const freePlan: SubscriptionStatus = {
  subscriptionTier: "free",
  canCreateListing: true,
  listingsRemaining: 3,
  quota: 5,
  needsUpgrade: false,
  listingsThisMonth: 2,
  resetDate: "2026-12-01T00:00:00.000Z",
  isInTrial: false,
  trialExpiresAt: null,
  canStartTrial: true,
  scheduledTier: null,
  scheduledAt: null,
  currentPeriodEnd: null,
  hasPaymentIssue: false,
  isPaymentPending: false,
  pastDueSince: null,
  hostedInvoiceUrl: null,
  canManageBilling: false,
};

const none = { count: 0, unseen: 0, first: [] };
export const nothingWaits: Waiting = {
  asOf: "2026-11-20T10:00:00.000Z",
  listings: none,
  batches: none,
  drafts: none,
  changed: none,
  photos: none,
  steps: { hasListing: false, hasShop: false, isOut: false },
};

export const mug: ListingAnswer = {
  ...emptyListing,
  id: 31,
  title: "Speckled Stoneware Mug, Wheel Thrown",
  description:
    "A speckled stoneware mug.\n\nIt holds [add size]. Care: [add care].",
  tags: ["stoneware mug", "coffee mug"],
  materials: ["stoneware", "glaze"],
  altText: "A speckled mug on a wooden table.",
  attributes: [
    { name: "Primary color", value: "White" },
    { name: "Style", value: "Rustic" },
  ],
  facts: [
    { name: "Material", value: "stoneware", source: "seller" },
    { name: "Color", value: "speckled white", source: "photo" },
  ],
  missing: ["size", "care"],
  titles: [
    "Speckled Stoneware Mug, Wheel Thrown",
    "Stoneware Mug, Speckled White",
    "Speckled Mug in White Stoneware, Rustic",
  ],
  titleStyle: "etsy_2026",
  claims: [],
  watchList: [],
  locked: [],
  confirmed: [],
  language: null,
  snippets: [],
  rewritten: [],
  sentences: [],
  photoQuestions: [],
  isImported: false,
  review: "off",
  verdicts: {},
  removed: [],
  leftOut: [],
  untold: [],
  citations: {},
  photos: [],
  ready: false,
  open: [
    {
      code: "blank_open",
      field: "description",
      message: "Description: fill in [add size], or remove it.",
    },
    {
      code: "blank_open",
      field: "description",
      message: "Description: fill in [add care], or remove it.",
    },
  ],
  categoryPath: "Home & Living > Kitchen & Dining > Drinkware > Mugs",
  photo: [],
  productName: "Speckled mug",
  category: "home_living",
  sellerText: "Speckled mug\nstoneware",
  score: 92,
  writer: "claude-haiku-5-5",
  version: 1,
  generated: null,
};

export function entry(
  id: number,
  change: Partial<HistoryEntry> = {},
): HistoryEntry {
  return {
    id,
    productName: `Mug ${id}`,
    category: "home_living",
    createdAt: "2026-11-02T10:00:00.000Z",
    imagePath: null,
    score: 92,
    results: mug,
    ...change,
  };
}

/** What the server sets beside the session's cookie. */
export function setSignedInHint(isSet: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = `listwright-signed-in=1; Max-Age=${isSet ? 60 : 0}`;
}

/**
 * Answers fetch by "METHOD /path" and remembers what was asked. A missing
 * handler is an unreachable server.
 */
export function fakeApi(handlers: Record<string, Answer | Handler>) {
  userStore.forget();
  waitingStore.forget();
  void dropAllSharedData({ isSignedIn: true });
  const calls: Call[] = [];
  // Signed in, as the first answer says; a test of a visitor takes it away.
  setSignedInHint(true);
  const all: Record<string, Answer | Handler> = {
    "GET /api/auth/user": ok(seller),
    "GET /api/subscription-status": ok(freePlan),
    "GET /api/user/waiting": ok(nothingWaits),
    // Not answered: only a test of the way to Etsy is about it, and no other
    // one waits for it.
    "GET /api/etsy/connection": () => new Promise(() => undefined),
    ...handlers,
  };
  global.fetch = jest.fn(async (path: string, init: RequestInit) => {
    const call = {
      method: init.method ?? "GET",
      path,
      headers: init.headers as Record<string, string>,
      body: init.body instanceof FormData ? init.body : undefined,
      ...(typeof init.body === "string" && { json: JSON.parse(init.body) }),
    };
    calls.push(call);
    const handler = all[`${call.method} ${path}`];
    if (!handler) throw new TypeError("Failed to fetch");
    const {
      status,
      body,
      headers = {},
      stream = null,
    } = typeof handler === "function" ? await handler(call) : handler;
    return {
      ok: status < 400,
      status,
      statusText: "",
      headers: { get: (name: string) => headers[name] ?? null },
      body: stream,
      blob: async () => new Blob([JSON.stringify(body)]),
      json: async () =>
        body === undefined ? Promise.reject(new SyntaxError("no JSON")) : body,
    };
  }) as unknown as typeof fetch;
  return {
    calls,
    to: (path: string) => calls.filter((call) => call.path === path),
    answer(name: string, answer: Answer | Handler) {
      all[name] = answer;
    },
  };
}

/** An answer that comes when the test says so. */
export function held(answer: Answer) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release, handler: () => gate.then(() => answer) };
}

/** An answer of server-sent events that the test writes piece by piece. */
export function streamed() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened;
    },
  });
  const write = (bytes: Uint8Array) => controller?.enqueue(bytes);
  return {
    answer: {
      status: 200,
      headers: { "content-type": "text/event-stream; charset=utf-8" },
      stream,
    } as Answer,
    write,
    send: (event: string, data: object) =>
      write(
        new TextEncoder().encode(
          `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
        ),
      ),
    end: () => controller?.close(),
    cut: () => controller?.error(new TypeError("network error")),
  };
}
