import { TextDecoder } from "node:util";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EtsyNotice } from "@/components/account/etsy-notice";
import { Audit } from "@/components/audit/audit";
import type { AuditSource } from "@/components/audit/worker/audit-calls";
import { buttonVariants } from "@/components/ui/button";
import type { AuditedListing, ShopAudit } from "@/lib/audit/etsy-shop/schema";
import type { EtsyConnectionStatus } from "@/lib/etsy/connection/schema";
import { fakeClient } from "@/tests/components/audit/fake-client";
import {
  provideBrowserParts,
  provideDialogs,
} from "@/tests/components/browser-parts";
import {
  failure,
  fakeApi,
  held,
  mug,
  ok,
  seller,
  setSignedInHint,
} from "@/tests/components/fake-api";
import { encode, etsyHeader, toCsv } from "@/tests/lib/audit/shop-files";

const push = jest.fn();
jest.mock("next/navigation", () => {
  const router = { push: (path: string) => push(path) };
  return { useRouter: () => router };
});
jest.mock("@/components/audit/worker/audit-client", () => ({
  openAudit: (source: AuditSource) => fakeClient(source),
}));
jest.mock("@/components/audit/stored-audit", () => ({
  findStoredAudit: async () => null,
  storeAudit: async () => undefined,
  removeStoredAudit: async () => undefined,
}));
const saved: Blob[] = [];
jest.mock("@/lib/browser/save-file", () => ({
  saveFile: (file: Blob) => saved.push(file),
}));

beforeAll(() => {
  provideDialogs();
  provideBrowserParts();
  Object.assign(globalThis, { TextDecoder });
  global.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => {
  saved.length = 0;
  localStorage.clear();
  push.mockReset();
});
afterEach(() => jest.useRealTimers());

const available: EtsyConnectionStatus = {
  isAvailable: true,
  setup: null,
  connected: false,
  problem: null,

  shopName: null,
  shopUrl: null,
  currency: null,
  languages: [],
  connectedAt: null,
};
const connected: EtsyConnectionStatus = {
  ...available,
  connected: true,
  shopName: "HarborClay",
  currency: "EUR",
};

const now = Date.now();
const done: ShopAudit = {
  id: "a1",
  state: "done",
  read: 3,
  total: 3,
  problem: null,
  waitsUntil: null,

  startedAt: new Date(now).toISOString(),
  endsAt: new Date(now + 6 * 3_600_000).toISOString(),
};
const reading: ShopAudit = { ...done, state: "reading", read: 0, total: null };

const described = "A stoneware mug on a table, seen from above.";
const listing = (
  id: number,
  change: Partial<AuditedListing> = {},
): AuditedListing => ({
  id: String(id),
  title: `Stoneware Coffee Mug ${id}`,
  description: `A stoneware mug, number ${id}.`,

  tags: [`mug ${id}`],
  materials: ["stoneware"],
  altTexts: [described],
  price: "24.00 EUR",
  sku: "",

  taxonomyId: 1062,
  path: ["Home & Living", "Mugs"],
  ...change,
});
const listings = [
  listing(11),
  listing(12, { title: "Gift $ Thing", altTexts: [described, ""] }),
  listing(13),
];
/** Handed out in two parts, as a large shop is. */
const parts = {
  "GET /api/audit/shop/listings?audit=a1&from=0": ok({
    listings: listings.slice(0, 2),
    linked: {},
    next: 2,
  }),
  "GET /api/audit/shop/listings?audit=a1&from=2": ok({
    listings: listings.slice(2),
    linked: { 13: 41 },
    next: null,
  }),
};

function open(
  audit: ShopAudit | null,
  answers: Parameters<typeof fakeApi>[0] = {},
  connection: EtsyConnectionStatus = connected,
) {
  const api = fakeApi({
    "GET /api/etsy/connection": ok(connection),
    "GET /api/audit/shop": ok({ audit }),
    ...parts,
    ...answers,
  });
  const view = render(<Audit />);
  return { api, user: userEvent.setup(), ...view };
}
const card = () => screen.findByRole("region", { name: "Your Etsy shop" });

test("signed out: the file alone, and nothing is asked of Etsy or of an account", async () => {
  const api = fakeApi({ "GET /api/etsy/connection": ok(connected) });
  setSignedInHint(false);
  render(<Audit />);
  expect(await screen.findByLabelText("Choose the file")).toBeEnabled();
  await act(async () => new Promise((resolve) => void setTimeout(resolve)));
  expect(api.calls).toEqual([]);
  expect(screen.queryByRole("region", { name: "Your Etsy shop" })).toBeNull();
});

test("a site without a key of Etsy: no connection is offered", async () => {
  const { api } = open(null, {}, { ...available, isAvailable: false });
  await waitFor(() => expect(api.to("/api/audit/shop")).toHaveLength(1));
  await waitFor(() =>
    expect(screen.queryByRole("region", { name: "Your Etsy shop" })).toBeNull(),
  );
  expect(screen.getByLabelText("Choose the file")).toBeInTheDocument();
});

test("not connected: one hint that connects, and the way back leads to the audit", async () => {
  const { user, unmount } = open(
    null,
    { "POST /api/etsy/connect": failure(503, "unavailable", "Try later.") },
    available,
  );
  await user.click(
    within(await card()).getByRole("button", { name: "Connect my shop" }),
  );
  expect(screen.getByRole("link", { name: "What you allow" })).toHaveAttribute(
    "href",
    "/shop#etsy",
  );
  unmount();
  window.history.replaceState(null, "", "/dashboard?etsy=connected");
  render(<EtsyNotice />);
  expect(
    screen.getByRole("link", { name: "Continue with the audit" }),
  ).toHaveAttribute("href", "/audit");
});

test("connected: the audit is started, followed, and ends in the table", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { api } = open(null, {
    "POST /api/audit/shop": { status: 202, body: { audit: reading } },
  });
  await user.click(
    within(await card()).getByRole("button", { name: "Check my shop" }),
  );
  expect(api.to("/api/audit/shop").at(-1)?.json).toEqual({});
  expect(await screen.findByText("Counting the listings")).toBeVisible();
  api.answer(
    "GET /api/audit/shop",
    ok({ audit: { ...reading, read: 2, total: 3 } }),
  );
  await act(() => jest.advanceTimersByTimeAsync(2_500));
  expect(screen.getByText("2 of 3 listings")).toBeVisible();
  expect(
    screen.getByRole("progressbar", { name: "Listings read" }),
  ).toHaveAttribute("aria-valuenow", "67");
  api.answer("GET /api/audit/shop", ok({ audit: done }));
  await act(() => jest.advanceTimersByTimeAsync(2_500));
  expect(
    await screen.findByRole("table", { name: "Listings" }),
  ).toHaveAttribute("aria-rowcount", "4");
  expect(screen.queryByLabelText("Choose the file")).toBeNull();
  const asked = api.calls.length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(api.calls).toHaveLength(asked);
});

test.each([
  ["connected", connected, "secondary"],
  ["not connected", available, "secondary"],
  ["not offered", { ...available, isAvailable: false }, "default"],
])(
  "a shop that is %s: one of the two ways leads",
  async (_, connection, variant) => {
    open(null, {}, connection);
    const other = buttonVariants({ variant: variant as "default" });
    await waitFor(() =>
      expect(screen.getByText("Choose the file").className.split(" ")).toEqual(
        expect.arrayContaining(other.split(" ")),
      ),
    );
  },
);

test("waiting for Etsy: the reason and the next try are shown, and the reading can be stopped", async () => {
  const waitsUntil = new Date(now + 3_600_000).toISOString();
  const problem = {
    code: "waiting" as const,
    message: "Etsy asks us to wait. This continues by itself.",
  };
  const { user, api } = open(
    { ...reading, read: 2, total: 3, problem, waitsUntil },
    { "DELETE /api/audit/shop": { status: 204 } },
  );
  expect(
    await within(await card()).findByText(
      /Etsy asks us to wait.* The next attempt is on /,
    ),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try now" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Stop and delete" }));
  expect(
    await screen.findByRole("button", { name: "Check my shop" }),
  ).toBeVisible();
  expect(api.to("/api/audit/shop").map(({ method }) => method)).toContain(
    "DELETE",
  );
});

test("a fault of ours: it can be tried now", async () => {
  const problem = {
    code: "waiting" as const,
    message: "Something went wrong here, not on Etsy.",
  };
  const { user, api } = open(
    { ...reading, read: 2, total: 3, problem },
    {
      "POST /api/audit/shop": {
        status: 202,
        body: { audit: { ...reading, read: 2, total: 3 } },
      },
    },
  );
  await user.click(await screen.findByRole("button", { name: "Try now" }));
  await waitFor(() =>
    expect(screen.queryByText(/Something went wrong here/)).toBeNull(),
  );
  expect(
    api.to("/api/audit/shop").filter(({ method }) => method === "POST"),
  ).toHaveLength(1);
});

test("stopped until the shop is connected again: what was read is shown, with the way on", async () => {
  const problem = {
    code: "reconnect" as const,
    message: "Please connect your shop again.",
  };
  open(
    { ...done, state: "failed", total: 230, problem },
    {},
    { ...connected, connected: false, problem: "refused" },
  );
  expect(
    await screen.findByText("Please connect your shop again."),
  ).toBeVisible();
  expect(screen.getByText(/^3 of 230 listings were read/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Connect again" })).toBeVisible();
  expect(await screen.findByRole("table", { name: "Listings" })).toBeVisible();
});

test("stopped and connected again: one press goes on", async () => {
  const problem = {
    code: "reconnect" as const,
    message: "Please connect your shop again.",
  };
  const { user } = open(
    { ...done, state: "failed", total: 230, problem },
    {
      "POST /api/audit/shop": {
        status: 202,
        body: { audit: { ...reading, read: 3, total: 230 } },
      },
    },
  );
  await user.click(await screen.findByRole("button", { name: "Continue" }));
  expect(await screen.findByText("3 of 230 listings")).toBeVisible();
  expect(screen.getByLabelText("Choose the file")).toBeInTheDocument();
});

test("a closed shop: said, with the link to it", async () => {
  const problem = {
    code: "shop_closed" as const,
    message: "Etsy can't find your shop.",
  };
  open({ ...done, state: "failed", read: 0, total: null, problem });
  expect(
    within(await card()).getByText("Etsy can't find your shop."),
  ).toBeVisible();
  expect(
    screen.getByRole("link", { name: "Open your Etsy shop" }),
  ).toBeVisible();
});

test("a shop without active listings: said, and it can be read again", async () => {
  const { user } = open(
    { ...done, read: 0, total: 0 },
    { "POST /api/audit/shop": { status: 202, body: { audit: reading } } },
  );
  expect(await screen.findByText(/no active listings/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Read again" }));
  expect(await screen.findByText("Counting the listings")).toBeVisible();
});

test("the result: all parts of it, with alt texts as a finding and what is not scored", async () => {
  const { user } = open(done);
  await screen.findByRole("table", { name: "Listings" });
  expect(screen.getByRole("heading", { name: "HarborClay" })).toHaveFocus();
  await user.click(
    screen.getByRole("button", { name: "Photos without alt text 1" }),
  );
  const [, row] = screen.getAllByRole("row");
  expect(row).toHaveTextContent("Gift $ Thing");
  expect(row).toHaveTextContent("Alt text missing");
  expect(screen.getByRole("region", { name: "The shop" })).toHaveTextContent(
    /Open a listing to have its attributes scored/,
  );
  expect(screen.getByText(/kept here until/)).toBeVisible();
  await user.click(
    screen.getByRole("button", { name: "Download the change list" }),
  );
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(new TextDecoder().decode(await saved[0]?.arrayBuffer())).toMatch(
    /listing_id.*\n"12",/s,
  );
});

test("an opened listing: its attributes are read and scored, with category and alt texts", async () => {
  const attributes = held(
    ok({ attributes: [{ name: "Primary color", value: "Blue" }] }),
  );
  const { user } = open(done, {
    "GET /api/audit/shop/listings/12": attributes.handler,
  });
  await user.click(await screen.findByRole("button", { name: "Gift $ Thing" }));
  const dialog = await screen.findByRole("dialog", { name: "Gift $ Thing" });
  expect(
    await within(dialog).findByText("Reading them from Etsy …"),
  ).toBeVisible();
  expect(within(dialog).getByText("Home & Living › Mugs")).toBeVisible();
  expect(within(dialog).getByText("2 photos, 1 with alt text")).toBeVisible();
  expect(within(dialog).queryByText(/Set the primary color/)).toBeNull();
  attributes.release();
  expect(await within(dialog).findByText("Primary color: Blue")).toBeVisible();
  expect(
    await within(dialog).findByText(/1 attribute is filled in; five or more/),
  ).toBeInTheDocument();
  expect(
    within(dialog).getByRole("link", { name: "See it on Etsy" }),
  ).toHaveAttribute("href", "https://www.etsy.com/listing/12");
});

test("attributes that Etsy doesn't hand out: said, the rest stays, and they can be read again", async () => {
  const { user, api } = open(done, {
    "GET /api/audit/shop/listings/12": failure(
      503,
      "unavailable",
      "Etsy asks us to wait.",
    ),
  });
  await user.click(await screen.findByRole("button", { name: "Gift $ Thing" }));
  const dialog = await screen.findByRole("dialog", { name: "Gift $ Thing" });
  expect(
    await within(dialog).findByText("Etsy asks us to wait."),
  ).toBeVisible();
  expect(within(dialog).getByText(/points to win/)).toBeVisible();
  api.answer("GET /api/audit/shop/listings/12", ok({ attributes: [] }));
  await user.click(within(dialog).getByRole("button", { name: "Try again" }));
  expect(await within(dialog).findByText("None filled in")).toBeVisible();
});

test("fix: the listing is taken over from the shop", async () => {
  const { user, api } = open(done, {
    "POST /api/audit/shop/listings/12": ok({ id: 42 }),
  });
  await user.click(
    await screen.findByRole("button", { name: "Fix Gift $ Thing" }),
  );
  await waitFor(() => expect(push).toHaveBeenCalledWith("/history?open=42"));
  expect(api.to("/api/audit/shop/listings/12")).toHaveLength(1);
});

test("fix of a listing that is in the history: it opens as it is there", async () => {
  const { user, api } = open(done, {
    "GET /api/listings/41": ok({ ...mug, id: 41 }),
  });
  expect(await screen.findByText(/^In your history/)).toBeVisible();
  await user.click(
    screen.getByRole("button", { name: "Fix Stoneware Coffee Mug 13" }),
  );
  await waitFor(() => expect(push).toHaveBeenCalledWith("/history?open=41"));
  expect(api.calls.filter(({ method }) => method === "POST")).toEqual([]);
});

test("six hours are over while the page is open: what was read is no longer shown", async () => {
  jest.useFakeTimers();
  const { api } = open({
    ...done,
    endsAt: new Date(Date.now() + 60_000).toISOString(),
  });
  expect(await screen.findByRole("table", { name: "Listings" })).toBeVisible();
  api.answer("GET /api/audit/shop", ok({ audit: null }));
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(screen.queryByRole("table", { name: "Listings" })).toBeNull();
  expect(screen.getByRole("button", { name: "Check my shop" })).toBeVisible();
});

test("listings that can't be fetched: said, and tried again", async () => {
  const { user, api } = open(done, {
    "GET /api/audit/shop/listings?audit=a1&from=2": failure(
      503,
      "unavailable",
      "Try again in a moment.",
    ),
  });
  expect(await screen.findByText("Try again in a moment.")).toBeVisible();
  api.answer(
    "GET /api/audit/shop/listings?audit=a1&from=2",
    parts["GET /api/audit/shop/listings?audit=a1&from=2"],
  );
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(
    await screen.findByRole("table", { name: "Listings" }),
  ).toHaveAttribute("aria-rowcount", "4");
});

test("a connection that ended meanwhile: starting says what to do", async () => {
  const { user, api } = open(null, {
    "POST /api/audit/shop": failure(
      409,
      "etsy_reconnect",
      "Please connect your shop again.",
    ),
  });
  const start = await screen.findByRole("button", { name: "Check my shop" });
  api.answer(
    "GET /api/etsy/connection",
    ok({ ...connected, connected: false, problem: "refused" }),
  );
  await user.click(start);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Please connect your shop again.",
  );
  expect(
    await screen.findByRole("button", { name: "Connect again" }),
  ).toBeVisible();
});

test("a file beside a shop that was read: it is checked, and nothing of it is sent", async () => {
  const { user, api } = open(done);
  await screen.findByRole("table", { name: "Listings" });
  const asked = api.calls.length;
  const file = new File(
    [encode(toCsv(etsyHeader(), [["Oak Bowl", "A bowl of oak."]]))],
    "own.csv",
    {
      type: "text/csv",
    },
  );
  await user.upload(screen.getByLabelText("Check a file"), file);
  expect(await screen.findByRole("button", { name: "Oak Bowl" })).toBeVisible();
  expect(api.calls).toHaveLength(asked);
  await user.click(screen.getByRole("button", { name: "Remove this file" }));
  expect(
    await screen.findByRole("button", { name: "Gift $ Thing" }),
  ).toBeVisible();
});

test("another account on the same page: nothing of the shop before is left", async () => {
  const { unmount } = open(done);
  await screen.findByRole("table", { name: "Listings" });
  unmount();
  open(null, { "GET /api/auth/user": ok({ ...seller, id: 8 }) }, available);
  expect(
    await screen.findByRole("button", { name: "Connect my shop" }),
  ).toBeVisible();
  expect(screen.queryByRole("table", { name: "Listings" })).toBeNull();
});
