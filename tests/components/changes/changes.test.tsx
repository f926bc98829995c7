import { TextDecoder } from "node:util";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Changes } from "@/components/changes/changes";
import { ListingChanges } from "@/components/changes/listing-changes";
import { DataClient } from "@/components/site/data-client";
import { toast } from "@/components/ui/toast";
import type {
  ChangeAnswer,
  ChangePage,
  ListingNumbers,
  Reading,
} from "@/lib/changes/schema";
import {
  provideBrowserParts,
  provideDialogs,
} from "@/tests/components/browser-parts";
import { enter } from "@/tests/components/enter";
import {
  failure,
  fakeApi,
  held,
  ok,
  setSignedInHint,
} from "@/tests/components/fake-api";
import { toOrdersFile } from "@/tests/support/orders-file";
import { createShop, toEtsyFile } from "@/tests/support/shop-file";

jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

const [id, other] = [
  "0b8a2c9e-0f0f-4a52-8d5e-3a5b8f3f0a11",
  "1b8a2c9e-0f0f-4a52-8d5e-3a5b8f3f0a12",
];
const change: ChangeAnswer = {
  id,
  listingId: 31,
  productName: "Speckled mug",
  source: "etsy_update",
  reading: "done",
  etsyListingId: "4321",
  changedAt: "2026-10-01T09:00:00.000Z",
  fields: [
    { field: "title", before: ["Mug"], after: ["Speckled Stoneware Mug"] },
    { field: "tags", before: ["mug", "gift"], after: ["mug", "stoneware mug"] },
  ],
};
const etsy = (readAt: string, views: number, favorites: number): Reading => ({
  changeId: id,
  source: "etsy",
  readAt,
  views,
  favorites,
  orders: null,
  state: "active",
  listedAt: "2026-09-01T09:00:00.000Z",
});
const numbers: ListingNumbers = {
  readings: [
    etsy("2026-10-01T09:00:00.000Z", 300, 2),
    etsy("2026-10-29T09:00:00.000Z", 860, 5),
  ],
  sold: [
    { day: "2026-09-10", orders: 1, quantity: 1 },
    { day: "2026-10-05", orders: 2, quantity: 2 },
  ],
  changedAt: [change.changedAt],
};
const covered = [{ from: "2026-09-01", to: "2026-10-31" }];
const page = (
  changes: ChangeAnswer[],
  rest: Partial<ChangePage> = {},
): ChangePage => ({
  changes,
  next: null,
  numbers: { 31: numbers },
  covered,
  ...rest,
});
const path = "GET /api/changes";
const notConnected = { isAvailable: true, connected: false };

beforeAll(provideDialogs);
beforeEach(() => {
  provideBrowserParts();
  Object.assign(globalThis, { TextDecoder });
  jest.mocked(toast).mockReset();
});

function open(answers: Parameters<typeof fakeApi>[0], part = <Changes />) {
  const api = fakeApi(answers);
  render(<DataClient>{part}</DataClient>);
  return { api, user: userEvent.setup() };
}

const card = () => screen.findByRole("article", { name: "Speckled mug" });

test("changes: old and new text, numbers per day before and after, and what they don't say", async () => {
  open({ [path]: ok(page([change])) });
  const shown = within(await card());
  expect(shown.getByText("“Mug” → “Speckled Stoneware Mug”")).toBeVisible();
  expect(shown.getByText("added stoneware mug; removed gift")).toBeVisible();
  const rows = shown.getAllByRole("row").map((row) => row.textContent);
  expect(rows).toEqual([
    "Per dayBeforeAfter",
    "Views10300 in 30 days, Sep 1 – Oct 120560 in 28 days, Oct 1 – Oct 29",
    "Favorites0.0672 in 30 days, Sep 1 – Oct 10.113 in 28 days, Oct 1 – Oct 29",
    "Orders0.0361 in 28 days, Sep 3 – Sep 300.0712 in 28 days, Oct 2 – Oct 29",
  ]);
  expect(
    shown.getByText("3 orders before and after are too few to say anything."),
  ).toBeVisible();
  expect(
    shown.getByText(
      "5 favorites before and after are too few to say anything.",
    ),
  ).toBeVisible();
  expect(
    shown.getByText(
      "Before is the average since the listing was made on Sep 1, 2026.",
    ),
  ).toBeVisible();
  expect(
    shown.getByText(
      "Season (United States): back to school in the 28 days before; Halloween in the 28 days after.",
    ),
  ).toBeVisible();
});

test("changes: totals that fell are said to be wrong, rather than too few", async () => {
  const readings = [
    etsy("2026-10-01T09:00:00.000Z", 300, 5),
    etsy("2026-10-29T09:00:00.000Z", 30, 2),
  ];
  open({
    [path]: ok(page([change], { numbers: { 31: { ...numbers, readings } } })),
  });
  const shown = within(await card());
  expect(shown.getByText(/^Views went down between two days/)).toBeVisible();
  expect(shown.queryByText(/^Favorites went down/)).toBeNull();
});

test("changes: a first note of which nothing was known before says so, in place of days without orders", async () => {
  const first: ChangeAnswer = {
    ...change,
    source: "by_hand",
    reading: null,
    fields: [
      { field: "title", before: null, after: ["Speckled Stoneware Mug"] },
    ],
  };
  const sold = [{ day: "2026-10-05", orders: 2, quantity: 2 }];
  open({
    [path]: ok(
      page([first], { numbers: { 31: { ...numbers, readings: [], sold } } }),
    ),
  });
  const shown = within(await card());
  expect(shown.getByRole("row", { name: /^Orders/ })).toHaveTextContent(
    /–not known0\.0712 in 28 days/,
  );
  expect(
    shown.getByText(
      /^Too little is known about the listing before this change\./,
    ),
  ).toBeVisible();
});

test("changes: all of the old and new text on request", async () => {
  const { user } = open({ [path]: ok(page([change])) });
  const shown = within(await card());
  await user.click(
    shown.getByRole("button", { name: /^Show old and new text/ }),
  );
  const title = shown.getByRole("figure", { name: "Title: old and new" });
  expect(within(title).getByText(/Speckled Stoneware/)).toBeVisible();
});

test("changes: the name leads to the listing, however old it is", async () => {
  open({ [path]: ok(page([change])) });
  const link = within(await card()).getByRole("link", {
    name: change.productName,
  });
  expect(link).toHaveAttribute("href", `/history?open=${change.listingId}`);
});

test("changes: none yet says what will be here and how", async () => {
  open({ [path]: ok(page([], { covered: [] })) });
  expect(
    await screen.findByRole("heading", { name: "No changes yet" }),
  ).toBeVisible();
  expect(
    screen.getByText(
      /draft on Etsy, update a listing there or accept one in a batch/,
    ),
  ).toBeVisible();
  expect(
    screen.getByRole("link", { name: "Open my listings" }),
  ).toHaveAttribute("href", "/history");
});

test("changes: loading, then failing, then tried again", async () => {
  const first = held(failure(503, "unavailable", "Not now."));
  const { api, user } = open({ [path]: first.handler });
  expect(await screen.findByText("Loading your changes")).toBeInTheDocument();
  first.release();
  expect(
    await screen.findByRole("heading", {
      name: "Your changes could not be loaded",
    }),
  ).toBeVisible();
  api.answer(path, ok(page([change])));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await card()).toBeVisible();
});

test("changes: a note without the listing's address says where to add it, also before there are orders", async () => {
  const noted: ChangeAnswer = {
    ...change,
    source: "by_hand",
    reading: null,
    etsyListingId: null,
  };
  open({ [path]: ok(page([noted], { numbers: {}, covered: [] })) });
  expect(
    within(await card()).getByText(
      /^Its address on Etsy is not known.*under “Results”\.$/,
    ),
  ).toBeVisible();
});

test("changes: a visitor is asked to sign in", async () => {
  const api = fakeApi({});
  setSignedInHint(false);
  render(
    <DataClient>
      <Changes />
    </DataClient>,
  );
  const link = await screen.findByRole("link", { name: "Sign In" });
  expect(link).toHaveAttribute("href", "/signin?callbackUrl=/changes");
  expect(api.to("/api/changes")).toEqual([]);
});

test("changes: a shop that isn't connected can be, and a connected one says nothing of it", async () => {
  open({
    [path]: ok(page([change])),
    "GET /api/etsy/connection": ok(notConnected),
  });
  expect(
    await screen.findByRole("button", { name: "Connect my shop" }),
  ).toBeVisible();
});

test("changes: the next page follows on request", async () => {
  const { user } = open({
    [path]: ok(page([change], { next: id })),
    [`GET /api/changes?cursor=${id}`]: ok(
      page([{ ...change, id: other, productName: "Oak tray" }]),
    ),
  });
  await user.click(
    await screen.findByRole("button", { name: "Show more changes" }),
  );
  expect(
    await screen.findByRole("article", { name: "Oak tray" }),
  ).toBeVisible();
  expect(screen.getByRole("article", { name: "Speckled mug" })).toBeVisible();
  expect(
    screen.queryByRole("button", { name: "Show more changes" }),
  ).toBeNull();
});

describe("typed numbers", () => {
  const save = `POST /api/changes/${id}/numbers`;

  test("are checked, kept where the server refuses them, and shown once saved", async () => {
    const { api, user } = open({
      [path]: ok(page([change])),
      [save]: failure(422, "invalid_input", "That day is in the future."),
    });
    const shown = within(await card());
    await user.click(shown.getByRole("button", { name: /^Add numbers/ }));
    await user.click(shown.getByRole("button", { name: "Save numbers" }));
    expect(shown.getByRole("alert")).toHaveTextContent(
      "Please fill in at least one number.",
    );
    await user.type(shown.getByRole("textbox", { name: "Views" }), "1,250");
    await user.type(shown.getByRole("textbox", { name: "Orders" }), "two");
    await user.click(shown.getByRole("button", { name: "Save numbers" }));
    expect(
      shown.getByText("Please enter a whole number, such as 1,250."),
    ).toBeVisible();
    expect(shown.getByRole("textbox", { name: "Orders" })).toHaveFocus();
    expect(api.to(`/api/changes/${id}/numbers`)).toEqual([]);

    await user.clear(shown.getByRole("textbox", { name: "Orders" }));
    await user.click(shown.getByRole("button", { name: /^28 days before/ }));
    await user.click(shown.getByRole("button", { name: "Save numbers" }));
    expect(await shown.findByRole("alert")).toHaveTextContent(
      "That day is in the future.",
    );
    expect(shown.getByRole("textbox", { name: "Views" })).toHaveValue("1,250");

    api.answer(save, { status: 204 });
    const typed: Reading = {
      changeId: id,
      source: "typed",
      readAt: "2026-09-03T12:00:00.000Z",
      views: 1_250,
      favorites: null,

      orders: null,
      state: null,
      listedAt: null,
    };
    api.answer(
      path,
      ok(
        page([change], { numbers: { 31: { ...numbers, readings: [typed] } } }),
      ),
    );
    await user.click(shown.getByRole("button", { name: "Save numbers" }));
    expect(
      await shown.findByText("Totals you typed: Sep 3: 1,250 views."),
    ).toBeVisible();
    expect(shown.getByRole("button", { name: /^Add numbers/ })).toHaveFocus();
    expect(api.to(`/api/changes/${id}/numbers`).at(-1)?.json).toEqual({
      on: "2026-09-03",
      views: 1_250,
      favorites: null,
      orders: null,
    });
  });
});

test("typed numbers: the day of the change is that of the seller, who is eight hours behind", async () => {
  jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(8 * 60);
  const late = { ...change, changedAt: "2026-10-02T02:00:00.000Z" };
  const { user } = open({ [path]: ok(page([late])) });
  await user.click(
    within(await card()).getByRole("button", { name: /^Add numbers/ }),
  );
  expect(
    screen.getByRole("button", { name: "The day of the change, Oct 1" }),
  ).toBeVisible();
  expect(
    screen.getByRole("button", { name: "14 days after, Oct 15" }),
  ).toBeVisible();
  jest.restoreAllMocks();
});

test("a note is deleted after a question, also one that was deleted elsewhere", async () => {
  const { api, user } = open({
    [path]: ok(page([change])),
    [`DELETE /api/changes/${id}`]: failure(
      404,
      "not_found",
      "That note no longer exists.",
    ),
  });
  await user.click(
    within(await card()).getByRole("button", { name: /^Delete the note/ }),
  );
  expect(api.to(`/api/changes/${id}`)).toEqual([]);
  api.answer(path, ok(page([])));
  await user.click(screen.getByRole("button", { name: "Delete" }));
  expect(
    await screen.findByRole("heading", { name: "No changes yet" }),
  ).toBeVisible();
  expect(toast).not.toHaveBeenCalled();
});

describe("the orders file", () => {
  const drop = async (
    user: ReturnType<typeof userEvent.setup>,
    text: string,
    name = "EtsySoldOrderItems2026.csv",
  ) =>
    user.upload(
      await screen.findByLabelText("Choose the orders file"),
      new File([text], name, { type: "text/csv" }),
    );
  const items = [
    { date: "10/05/26", listingId: "4321", order: "1", buyer: "Ann Secret" },
    { date: "10/05/26", listingId: "4321", order: "2", buyer: "Ann Secret" },
  ];

  test("only listing, day and count are sent, and the changes are read again", async () => {
    const { api, user } = open({
      [path]: ok(page([change], { covered: [] })),
      "POST /api/orders": { status: 204 },
    });
    await drop(user, toOrdersFile(items));
    expect(
      await screen.findByText(
        /^2 orders of 1 listing added\. Nothing about the buyers was sent\./,
      ),
    ).toBeVisible();
    expect(api.to("/api/orders").map(({ json }) => json)).toEqual([
      {
        sold: [
          { listingId: "4321", date: "2026-10-05", orders: 2, quantity: 2 },
        ],
        period: { from: "2026-01-01", to: "2026-10-05" },
      },
    ]);
    expect(api.to("/api/changes")).toHaveLength(2);
  });

  test("it is read in a worker, which ends then; one that fails is replaced by the page", async () => {
    const ended = jest.fn();
    let answer: "message" | "error" = "message";
    class FakeWorker extends EventTarget {
      terminate = ended;
      postMessage(file: File) {
        expect(file.name).toBe("EtsySoldOrderItems2026.csv");
        const sold = [
          { listingId: "7", date: "2026-10-05", orders: 3, quantity: 3 },
        ];
        const data = {
          kind: "orders",
          sold,
          period: covered[0],
          orders: 3,
          listings: 1,
          note: "",
        };
        setTimeout(() =>
          this.dispatchEvent(Object.assign(new Event(answer), { data })),
        );
      }
    }
    Object.assign(globalThis, { Worker: FakeWorker });
    const { user } = open({
      [path]: ok(page([change])),
      "POST /api/orders": { status: 204 },
    });
    await drop(user, toOrdersFile(items));
    expect(
      await screen.findByText(/^3 orders of 1 listing added/),
    ).toBeVisible();
    answer = "error";
    await drop(user, toOrdersFile(items));
    expect(
      await screen.findByText(/^2 orders of 1 listing added/),
    ).toBeVisible();
    expect(ended).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(globalThis, "Worker");
  });

  test("a file that is too large is not even read", async () => {
    const { user } = open({ [path]: ok(page([change])) });
    const large = new File(["x"], "orders.csv", { type: "text/csv" });
    const arrayBuffer = jest.fn();
    Object.defineProperties(large, {
      size: { value: 900_000_000 },
      arrayBuffer: { value: arrayBuffer },
    });
    await user.upload(
      await screen.findByLabelText("Choose the orders file"),
      large,
    );
    expect(
      await screen.findByText(/^This file has 858\.4 MB; the limit is 30 MB/),
    ).toBeVisible();
    expect(arrayBuffer).not.toHaveBeenCalled();
  });

  test("many rows go in parts, and only the last one says which days are covered", async () => {
    const { api, user } = open({
      [path]: ok(page([change])),
      "POST /api/orders": { status: 204 },
    });
    const many = Array.from({ length: 2_001 }, (_, index) => ({
      date: "10/05/26",
      listingId: String(5_000 + index),
    }));
    await drop(user, toOrdersFile(many));
    expect(
      await screen.findByText(/^2,001 orders of 2,001 listings added/),
    ).toBeVisible();
    const sent = api
      .to("/api/orders")
      .map(({ json }) => json as { sold: unknown[]; period?: unknown });
    expect(
      sent.map(({ sold, period }) => [sold.length, period !== undefined]),
    ).toEqual([
      [2_000, false],
      [1, true],
    ]);
  });

  test("another file: a sentence, and nothing is sent", async () => {
    const { api, user } = open({ [path]: ok(page([change])) });
    await drop(user, toEtsyFile(createShop(2)), "EtsyListingsDownload.csv");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /^This is the file of your listings/,
    );
    await drop(user, "");
    expect(await screen.findByText(/^This file is empty/)).toBeVisible();
    expect(api.to("/api/orders")).toEqual([]);
  });

  test("an upload that fails says so, and the orders can be removed after a question", async () => {
    const { api, user } = open({
      [path]: ok(page([change])),
      "DELETE /api/orders": { status: 204 },
    });
    await drop(user, toOrdersFile(items));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /couldn't reach the server.*Nothing is counted twice/,
    );
    expect(
      screen.getByText("Orders are known for Sep 1, 2026 – Oct 31, 2026."),
    ).toBeVisible();
    await user.click(
      screen.getByRole("button", { name: "Remove these orders" }),
    );
    expect(
      api.to("/api/orders").filter(({ method }) => method === "DELETE"),
    ).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Remove" }));
    expect(
      await screen.findByText(/^The orders from your files are deleted/),
    ).toBeVisible();
  });
});

describe("in a listing", () => {
  const own = "GET /api/listings/31/changes";
  const section = (
    <ListingChanges listing={{ id: 31, productName: "Speckled mug" }} />
  );
  const nothing = { changes: [], readings: [], sold: [], covered: [] };
  const show = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(
      screen.getByRole("button", { name: "Show the changes of Speckled mug" }),
    );

  test("its notes are read when they are asked for, with a link to all", async () => {
    const { api, user } = open(
      { [own]: ok({ changes: [change], ...numbers, covered }) },
      section,
    );
    expect(api.to("/api/listings/31/changes")).toEqual([]);
    await show(user);
    expect(
      await screen.findByRole("article", { name: "Oct 1, 2026" }),
    ).toBeVisible();
    expect(
      screen.getByRole("heading", { name: "Oct 1, 2026", level: 4 }),
    ).toBeVisible();
    expect(
      screen.getByRole("link", { name: "All your changes" }),
    ).toHaveAttribute("href", "/changes");
  });

  test("a note by hand: what the server says of an address is shown, and then it is noted", async () => {
    const message = "That isn't the address of a listing on Etsy.";
    const { api, user } = open(
      {
        [own]: ok(nothing),
        "POST /api/listings/31/changes": failure(422, "invalid_input", message),
      },
      section,
    );
    await show(user);
    expect(
      await screen.findByText(/^Nothing has been noted for this listing yet/),
    ).toBeVisible();
    const address = screen.getByRole("textbox", {
      name: "Its address on Etsy",
    });
    await enter(user, address, "nowhere");
    await user.click(
      screen.getByRole("button", {
        name: "Note that Speckled mug is in my shop",
      }),
    );
    expect(await screen.findByText(message)).toBeVisible();
    expect(address).toHaveValue("nowhere");
    api.answer("POST /api/listings/31/changes", {
      status: 201,
      body: { ...nothing, changes: [{ ...change, source: "by_hand" }] },
    });
    await user.click(
      screen.getByRole("button", {
        name: "Note that Speckled mug is in my shop",
      }),
    );
    expect(
      await screen.findByRole("article", { name: "Oct 1, 2026" }),
    ).toBeVisible();
    expect(screen.getByText("Noted.")).toBeVisible();
    await waitFor(() => expect(address).toHaveValue(""));
  });

  test("a failure can be tried again", async () => {
    const { api, user } = open(
      { [own]: failure(503, "unavailable", "Not now.") },
      section,
    );
    await show(user);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The changes could not be loaded. Not now.",
    );
    api.answer(own, ok(nothing));
    await user.click(screen.getByRole("button", { name: "Load them again" }));
    expect(await screen.findByText(/^Nothing has been noted/)).toBeVisible();
  });
});
