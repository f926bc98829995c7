import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Batches } from "@/components/batches/batches";
import { DataClient } from "@/components/site/data-client";
import {
  type BatchAnswer,
  type RowAnswer,
  type RowDraft,
  rowStates,
} from "@/lib/batches/schema";
import {
  provideBrowserParts,
  provideDialogs,
} from "@/tests/components/browser-parts";
import { failure, fakeApi, mug, ok } from "@/tests/components/fake-api";

jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

const id = "5f0f4a52-3e0b-4c3f-9f0c-0d6f5f0b9a10";
const path = `/api/batches/${id}`;
const connection = {
  isAvailable: true,
  setup: null,
  connected: true,
  problem: null,
  shopName: "HarborClay",
  currency: "USD",

  shopUrl: "https://www.etsy.com/shop/HarborClay",
  languages: ["en-US"],
  connectedAt: null,
};
const options = {
  shippingProfiles: [{ id: 71, title: "Small parcels" }],
  readinessStates: [
    { id: 81, kind: "ready_to_ship", label: "Ready to ship, 1-2 days" },
  ],

  returnPolicies: [],
  sections: [],
  partners: [],
};
const mugs = { id: 1062, name: "Mugs", path: ["Home & Living"] };

const row = (position: number, change: Partial<RowAnswer> = {}): RowAnswer => ({
  id: `row-${position}`,
  position,
  state: "accepted",
  isRejected: false,
  reason: null,
  message: null,

  form: { productName: `Mug ${position}` },
  photoIds: [],
  listingId: 30 + position,
  title: `Stoneware ${position}`,

  score: 90,
  missing: [],
  problems: [],
  overlap: null,
  draft: null,
  ...change,
});
const draft = (change: Partial<RowDraft> = {}): RowDraft => ({
  publicationId: "p1",
  state: "done",
  code: null,
  message: null,
  words: "",
  field: null,

  etsyListingId: "1234",
  canChooseAgain: false,
  ...change,
});

function batchOf(rows: RowAnswer[]): BatchAnswer {
  const counts = Object.fromEntries(
    rowStates.map((state) => [
      state,
      rows.filter((each) => each.state === state).length,
    ]),
  ) as BatchAnswer["counts"];
  return {
    id,
    name: "Autumn mugs",
    state: "done",
    createdAt: "2026-11-02T10:00:00.000Z",
    counts,
    rows,
  };
}

beforeEach(() => {
  provideBrowserParts();
  provideDialogs();
  localStorage.clear();
  window.scrollTo = jest.fn();
  window.history.replaceState(null, "", `/batches?batch=${id}`);
});

type Answers = Parameters<typeof fakeApi>[0];

/**
 * The batch with a shop; what is confirmed is on its way when the batch is read
 * again.
 */
function open(rows: RowAnswer[], answers: Answers = {}) {
  const sent = new Set<number>();
  const listings = rows.flatMap(({ listingId }) => listingId ?? []);
  const ofListing = (listingId: number): Answers => ({
    [`GET /api/listings/${listingId}`]: ok({ ...mug, id: listingId, open: [] }),
    [`GET /api/listings/${listingId}/etsy-draft`]: ok({
      categories: [mugs],
      used: [],
    }),
    [`GET /api/listings/${listingId}/translations`]: ok([]),
    [`POST /api/listings/${listingId}/etsy-draft`]: ({ json }) => {
      const { confirm, price } = json as { confirm?: true; price: number };
      if (!confirm)
        return ok({
          fields: { price: String(price) },
          photos: [],
          attributes: [],
          translations: [],
          digest: `d${listingId}`,
        });
      sent.add(listingId);
      return { status: 202, body: { publicationId: "p" } };
    },
  });
  const now = () =>
    rows.map((each) =>
      each.listingId !== null && sent.has(each.listingId)
        ? { ...each, draft: draft({ state: "queued", etsyListingId: null }) }
        : each,
    );
  const api = fakeApi({
    "GET /api/batches": ok([]),
    [`GET ${path}`]: () => ok(batchOf(now())),
    "GET /api/etsy/connection": ok(connection),
    "GET /api/etsy/options": ok(options),
    "GET /api/etsy/categories/1062/properties": ok([]),
    ...Object.assign({}, ...listings.map(ofListing)),
    ...answers,
  });
  const page = render(
    <DataClient>
      <Batches />
    </DataClient>,
  );
  return { ...page, api, user: userEvent.setup() };
}
type Page = ReturnType<typeof open>;

const sheet = () => screen.findByRole("dialog", { name: "Drafts in Etsy" });
const start = async ({ user }: Page, name: string) =>
  user.click(await screen.findByRole("button", { name }));

async function fillInCommon({ user }: Page) {
  const dialog = within(await sheet());
  const choose = async (label: string | RegExp, value: string) =>
    user.selectOptions(dialog.getByRole("combobox", { name: label }), value);
  await user.type(
    await dialog.findByRole("textbox", { name: "Price in USD" }),
    "24.50",
  );
  await choose("Who made it?", "i_did");
  await choose("What is it?", "product");
  await choose("When was it made?", "made_to_order");
  await choose(/creativity standards/, "made");
}
const confirmed = ({ api }: Page, listingId: number) =>
  api.to(`/api/listings/${listingId}/etsy-draft`).flatMap(({ json }) => {
    const sent = json as
      | { confirm?: true; digest?: string; price: number }
      | undefined;
    return sent?.confirm ? [{ digest: sent.digest, price: sent.price }] : [];
  });

test("drafts of a batch: what is common once, then each is shown and confirmed with what was shown", async () => {
  const page = open([row(1), row(2), row(3, { state: "ready" })]);
  const { user } = page;
  await start(page, "Create drafts on Etsy (2)");
  await fillInCommon(page);
  await user.type(screen.getByRole("textbox", { name: "Mug 2" }), "30");
  await user.click(screen.getByRole("button", { name: "Show the first of 2" }));
  expect(
    await screen.findByText("This will be sent, as a draft"),
  ).toBeVisible();
  expect(screen.getByText("24.5 USD")).toBeVisible();
  expect(confirmed(page, 31)).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Create draft, next" }));
  expect(await screen.findByText("30 USD")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Create draft" }));
  expect(await screen.findByText(/2 listings on the way there/)).toBeVisible();
  expect([confirmed(page, 31), confirmed(page, 32)]).toEqual([
    [{ digest: "d31", price: 24.5 }],
    [{ digest: "d32", price: 30 }],
  ]);
  await user.click(screen.getByRole("button", { name: "Back to the batch" }));
  expect(
    screen.queryByRole("button", { name: /Create drafts on Etsy/ }),
  ).toBeNull();
});

test("drafts of a batch: nothing goes on while something common is missing", async () => {
  const page = open([row(1)]);
  await start(page, "Create drafts on Etsy (1)");
  await page.user.click(
    await screen.findByRole("button", { name: "Show the listing" }),
  );
  expect(await screen.findByText("Choose who made it.")).toBeVisible();
  expect(
    screen.getByText(
      "Enter a price from 0.20 in USD, with at most two decimals.",
    ),
  ).toBeVisible();
  expect(
    page.api
      .to("/api/listings/31/etsy-draft")
      .filter(({ method }) => method === "POST"),
  ).toEqual([]);
});

test("drafts of a batch: closed in the middle, they go on with the next; the skipped one is asked for at the end", async () => {
  const page = open([row(1), row(2), row(3)]);
  const { user } = page;
  await start(page, "Create drafts on Etsy (3)");
  await fillInCommon(page);
  await user.click(screen.getByRole("button", { name: "Show the first of 3" }));
  await user.click(
    await screen.findByRole("button", { name: "Create draft, next" }),
  );
  expect(await screen.findByText(/2 of 3/)).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Skip" }));
  expect(await screen.findByText(/3 of 3/)).toBeVisible();
  page.unmount();

  const later = open([row(1, { draft: draft() }), row(2), row(3)]);
  await start(later, "Create drafts on Etsy (2)");
  expect(await screen.findByText(/3 of 3/)).toBeVisible();
  await later.user.click(
    await screen.findByRole("button", { name: "Create draft" }),
  );
  expect(await screen.findByText(/1 listing skipped/)).toBeVisible();
  await later.user.click(
    screen.getByRole("button", { name: "Go through what was skipped" }),
  );
  expect(await screen.findByText(/2 of 3/)).toBeVisible();
  await later.user.click(
    await screen.findByRole("button", { name: "Create draft" }),
  );
  expect(await screen.findByText(/2 listings on the way there/)).toBeVisible();
});

test("drafts of a batch: a listing with something open shows it in place of the preview, and the way to its row", async () => {
  const point = {
    code: "blank_open",
    field: "description",
    message: "Fill in: size.",
  };
  const rejected = row(2, {
    state: "canceled",
    isRejected: true,
    listingId: null,
  });
  const page = open([row(1), rejected], {
    "GET /api/listings/31": ok({ ...mug, id: 31, open: [point] }),
  });
  Element.prototype.scrollIntoView = jest.fn();
  await page.user.selectOptions(
    await screen.findByLabelText("Show"),
    "Rejected (1)",
  );
  await start(page, "Create drafts on Etsy (1)");
  await fillInCommon(page);
  await page.user.click(
    screen.getByRole("button", { name: "Show the listing" }),
  );
  expect(await screen.findByText("Fill in: size.")).toBeVisible();
  expect(
    screen.getByRole("button", { name: "See what will be sent" }),
  ).toBeDisabled();
  expect(
    page.api
      .to("/api/listings/31/etsy-draft")
      .filter(({ method }) => method === "POST"),
  ).toEqual([]);
  await page.user.click(
    screen.getByRole("button", { name: "Show: Fill in: size." }),
  );
  const close = await screen.findByRole("button", { name: "Close Mug 1" });
  expect(close).toHaveFocus();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("drafts of a batch: a listing that changed meanwhile is looked at again before it is sent", async () => {
  let digest = "old";
  const page = open([row(1)], {
    "POST /api/listings/31/etsy-draft": ({ json }) => {
      const sent = json as { confirm?: true; digest?: string };
      if (!sent.confirm)
        return ok({
          fields: {},
          photos: [],
          attributes: [],
          translations: [],
          digest,
        });
      if (sent.digest === "new")
        return { status: 202, body: { publicationId: "p" } };
      digest = "new";
      return failure(
        409,
        "conflict",
        "This listing has changed. Review it again before it is sent.",
      );
    },
  });
  await start(page, "Create drafts on Etsy (1)");
  await fillInCommon(page);
  await page.user.click(
    screen.getByRole("button", { name: "Show the listing" }),
  );
  await page.user.click(
    await screen.findByRole("button", { name: "Create draft" }),
  );
  await page.user.click(
    await screen.findByRole("button", { name: "Look again" }),
  );
  await page.user.click(
    await screen.findByRole("button", { name: "Create draft" }),
  );
  await waitFor(() =>
    expect(confirmed(page, 31).map((each) => each.digest)).toEqual([
      "old",
      "new",
    ]),
  );
});

test("shop that is not connected: the sheet leads to Etsy, and remembers the batch", async () => {
  const page = open([row(1)], {
    "GET /api/etsy/connection": ok({ ...connection, connected: false }),
    "POST /api/etsy/connect": failure(
      503,
      "unavailable",
      "Etsy doesn't answer.",
    ),
  });
  await start(page, "Create drafts on Etsy (1)");
  await page.user.click(
    await screen.findByRole("button", { name: "Connect my shop" }),
  );
  await waitFor(() => expect(page.api.to("/api/etsy/connect")).toHaveLength(1));
  expect(localStorage.getItem("listwright:etsy-return")).toContain(
    `/batches?batch=${id}`,
  );
});

test("site without a key of Etsy: no drafts are offered", async () => {
  const page = open([row(1)], {
    "GET /api/etsy/connection": ok({ ...connection, isAvailable: false }),
  });
  expect(await screen.findByRole("button", { name: "Export" })).toBeVisible();
  await waitFor(() =>
    expect(page.api.to("/api/etsy/connection")).toHaveLength(1),
  );
  expect(screen.queryByRole("button", { name: /Create drafts/ })).toBeNull();
});

test("rows of a batch: a draft leads to Etsy's editor, a stop says why and is tried again", async () => {
  const gaveUp = draft({
    state: "failed",
    code: "gave_up",
    message: "Etsy didn't accept this step.",
    etsyListingId: null,
  });
  const refused = draft({
    state: "failed",
    code: "refused",
    message: "Etsy refused this.",
    words: "Invalid shipping_profile_id",

    etsyListingId: null,
    canChooseAgain: true,
    field: "shipping_profile_id",
    publicationId: "p3",
  });
  const page = open(
    [
      row(1, { draft: draft() }),
      row(2, { draft: gaveUp }),
      row(3, { draft: refused }),
    ],
    {
      "POST /api/publications/p1/retry": ok({}),
    },
  );
  const item = async (name: string) =>
    within(await screen.findByRole("listitem", { name }));
  expect(
    (await item("Mug 1")).getByRole("link", {
      name: "Open Mug 1 in Etsy's editor",
    }),
  ).toHaveAttribute(
    "href",
    "https://www.etsy.com/your/shops/me/listing-editor/edit/1234",
  );
  expect(
    (await item("Mug 1")).queryByRole("button", { name: "Undo: Mug 1" }),
  ).toBeNull();
  expect(
    (await item("Mug 2")).getByText("Etsy didn't accept this step."),
  ).toBeVisible();
  await page.user.click(
    (await item("Mug 2")).getByRole("button", { name: "Try again: Mug 2" }),
  );
  await waitFor(() =>
    expect(page.api.to("/api/publications/p1/retry")).toHaveLength(1),
  );

  await page.user.click(
    (await item("Mug 3")).getByRole("button", {
      name: "Change and send again: Mug 3",
    }),
  );
  await fillInCommon(page);
  await page.user.click(
    screen.getByRole("button", { name: "Show the listing" }),
  );
  expect(
    await screen.findByText("Etsy says: “Invalid shipping_profile_id”"),
  ).toBeVisible();
});
