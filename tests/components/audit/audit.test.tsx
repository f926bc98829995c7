import { TextDecoder } from "node:util";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Audit } from "@/components/audit/audit";
import type { AuditSource } from "@/components/audit/worker/audit-calls";
import { readShopFile } from "@/lib/audit/file/read-shop-file";
import { fakeClient } from "@/tests/components/audit/fake-client";
import {
  provideBrowserParts,
  provideDialogs,
} from "@/tests/components/browser-parts";
import { enter } from "@/tests/components/enter";
import {
  failure,
  fakeApi,
  mug,
  ok,
  seller,
  setSignedInHint,
} from "@/tests/components/fake-api";
import { encode, etsyHeader, toCsv } from "@/tests/lib/audit/shop-files";
import { encodeText } from "@/tests/support/encode-text";

const push = jest.fn();
jest.mock("next/navigation", () => {
  const router = { push: (path: string) => push(path) };
  return { useRouter: () => router };
});
jest.mock("@/components/audit/worker/audit-client", () => ({
  openAudit: (source: AuditSource) => fakeClient(source),
}));
const stored = new Map<string, unknown>();
const removal = { ended: Promise.resolve() };
jest.mock("@/components/audit/stored-audit", () => ({
  findStoredAudit: async () => stored.get("open") ?? null,
  storeAudit: async (audit: unknown) => void stored.set("open", audit),
  removeStoredAudit: () => {
    stored.delete("open");
    return removal.ended;
  },
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
  window.scrollBy = () => undefined;
});
beforeEach(() => {
  stored.clear();
  localStorage.clear();
  saved.length = 0;
  push.mockReset();
});

const shop = [
  [
    "Speckled Stoneware Coffee Mug",
    "A stoneware mug for coffee.",
    "24",
    "EUR",
    "1",
    "stoneware_mug,coffee_cup,pottery",
  ],
  [
    "Speckled Stoneware Coffee Mug Blue",
    "Another mug.",
    "24",
    "EUR",
    "1",
    "stoneware_mug,coffee_cup,pottery",
  ],
  ["Gift $ Thing", "", "24", "EUR", "1", "gift"],
];

async function open(
  rows: string[][],
  answers: Parameters<typeof fakeApi>[0] = {},
  header = etsyHeader(),
) {
  const api = fakeApi(answers);
  const user = userEvent.setup();
  const view = render(<Audit />);
  const file = new File([encode(toCsv(header, rows))], "shop.csv", {
    type: "text/csv",
  });
  await user.upload(await screen.findByLabelText("Choose the file"), file);
  return { api, user, view };
}

const titles = () =>
  within(screen.getByRole("table", { name: "Listings" }))
    .getAllByRole("row")
    .flatMap(
      (row) => within(row).queryAllByRole("button")[0]?.textContent ?? [],
    );

test("a shop's file: its listings stand by points to win, with what was found", async () => {
  await open(shop);
  await screen.findByRole("table", { name: "Listings" });
  expect(titles()).toEqual([
    "Gift $ Thing",
    expect.stringMatching(/^Speckled Stoneware Coffee Mug/),
    expect.stringMatching(/^Speckled Stoneware Coffee Mug/),
  ]);
  const [, worst] = screen.getAllByRole("row");
  expect(worst).toHaveTextContent("Would be refused");
  expect(worst).toHaveTextContent("1 of 13 tags");
  expect(screen.getByRole("region", { name: "The shop" })).toHaveTextContent(
    /alt texts/,
  );
});

test("filter, search and sort: the table follows", async () => {
  const { user } = await open(shop);
  await user.click(
    await screen.findByRole("button", { name: /Competes with another 2/ }),
  );
  expect(titles()).toHaveLength(2);
  await user.type(screen.getByLabelText("Search titles and SKUs"), "blue");
  expect(titles()).toEqual(["Speckled Stoneware Coffee Mug Blue"]);
  await user.type(screen.getByLabelText("Search titles and SKUs"), " red");
  expect(screen.getByText(/Nothing matches/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show all" }));
  await user.selectOptions(screen.getByLabelText("Sort"), "As in the file");
  expect(titles()[2]).toBe("Gift $ Thing");
});

test("keyboard: arrows move from listing to listing, Enter opens it, and only one is in the tab order", async () => {
  const { user } = await open(shop);
  const [first, second, third] = await screen.findAllByRole("button", {
    name: /^Speckled|^Gift/,
  });
  act(() => first?.focus());
  await user.keyboard("{ArrowDown}");
  await waitFor(() => expect(second).toHaveFocus());
  await user.keyboard("{End}");
  await waitFor(() => expect(third).toHaveFocus());
  expect([first, second, third].map((button) => button?.tabIndex)).toEqual([
    -1, -1, 0,
  ]);
  await user.keyboard("{Enter}");
  expect(
    await screen.findByRole("dialog", { name: third?.textContent ?? "" }),
  ).toBeVisible();
});

test("groups: listings with the same tags stand together, and lead to the listing", async () => {
  const { user } = await open(shop);
  await user.click(
    await screen.findByRole("button", { name: /Groups that compete/ }),
  );
  const group = screen
    .getByRole("heading", { name: /^2 listings share most of their tags/ })
    .closest("section");
  expect(group).toHaveTextContent("stoneware mug");
  await user.click(
    within(group as HTMLElement).getByRole("button", {
      name: "Speckled Stoneware Coffee Mug",
    }),
  );
  const dialog = await screen.findByRole("dialog", {
    name: "Speckled Stoneware Coffee Mug",
  });
  expect(
    await within(dialog).findByText(/^Shares most of the tags/),
  ).toBeVisible();
});

test("no groups: what is said is true also of titles of one word, which are not compared", async () => {
  const row = ["Mug", "Hello!", "24", "EUR", "1", "mug"];
  const { user } = await open([row, row]);
  await user.click(
    await screen.findByRole("button", { name: "Groups that compete (0)" }),
  );
  expect(
    screen.getByText(
      /were found that share.*titles of one word and greetings are not compared\.$/,
    ),
  ).toBeVisible();
});

test("a file without a known title column: the seller says which it is", async () => {
  const { user } = await open([["Oak Bowl", "A bowl of oak."]], {}, [
    "Bezeichnung",
    "Langtext",
  ]);
  expect(
    await screen.findByRole("heading", {
      name: "Which column has the titles?",
    }),
  ).toHaveFocus();
  await user.selectOptions(
    await screen.findByLabelText("Title"),
    "Bezeichnung",
  );
  await user.click(screen.getByRole("button", { name: "Check the listings" }));
  expect(await screen.findByRole("button", { name: "Oak Bowl" })).toBeVisible();
});

test("a file without names of columns: its first line is a listing where the seller says so", async () => {
  const { user } = await open([["Oak Tray", "A tray of oak."]], {}, [
    "Oak Bowl",
    "A bowl of oak.",
  ]);
  await user.selectOptions(await screen.findByLabelText("Title"), "Oak Bowl");
  await user.click(
    screen.getByRole("checkbox", { name: "The first line is a listing, too" }),
  );
  await user.click(screen.getByRole("button", { name: "Check the listings" }));
  expect(await screen.findByRole("button", { name: "Oak Bowl" })).toBeVisible();
  expect(titles()).toHaveLength(2);
});

test("an orders file by mistake: a sentence says which file is needed, and another can be chosen", async () => {
  const { user } = await open([["1", "Mug"]], {}, [
    "Transaction ID",
    "Item Name",
  ]);
  expect(
    await screen.findByText(/file of sold items.*Download data/),
  ).toBeVisible();
  expect(screen.getByRole("heading", { name: "shop.csv" })).toHaveFocus();
  await user.upload(
    screen.getByLabelText("Check another file"),
    new File([encode(toCsv(etsyHeader(), shop))], "right.csv"),
  );
  expect(await screen.findByRole("table", { name: "Listings" })).toBeVisible();
});

test("a file that is too large: it is refused before it is read, and what is shown stays", async () => {
  const { user } = await open(shop);
  await screen.findByRole("table", { name: "Listings" });
  const large = new File(["a"], "large.csv");
  const arrayBuffer = jest.fn();
  Object.defineProperties(large, {
    size: { value: 31 * 1024 * 1024 },
    arrayBuffer: { value: arrayBuffer },
  });
  await user.upload(screen.getByLabelText("Check another file"), large);
  expect(await screen.findByText(/31\.0 MB; the limit is 30 MB/)).toBeVisible();
  expect(arrayBuffer).not.toHaveBeenCalled();
  expect(screen.getByRole("table", { name: "Listings" })).toBeVisible();
});

test("fix: the listing is saved once, the editor opens, and the table remembers it", async () => {
  const { api, user } = await open(shop, {
    "POST /api/listings": { status: 201, body: { ...mug, id: 41 } },
    "GET /api/listings/41": ok({ ...mug, id: 41 }),
  });
  const fix = await screen.findByRole("button", { name: "Fix Gift $ Thing" });
  await user.click(fix);
  await waitFor(() => expect(push).toHaveBeenCalledWith("/history?open=41"));
  expect(api.to("/api/listings").map(({ json }) => json)).toEqual([
    {
      title: "Gift $ Thing",
      description: "",
      tags: ["gift"],
      materials: [],
      altText: "",
      sourceKey: "title:gift thing",
    },
  ]);
  expect(stored.get("open")).toMatchObject({
    owner: seller.id,
    fixed: { 2: 41 },
    name: "shop.csv",
  });
});

test("back from the editor: search and order are as they were, and the keys go on from the listing", async () => {
  const { user, view } = await open(shop, {
    "POST /api/listings": { status: 201, body: { ...mug, id: 41 } },
  });
  await user.type(
    await screen.findByLabelText("Search titles and SKUs"),
    "mug",
  );
  await user.selectOptions(screen.getByLabelText("Sort"), "file");
  await user.click(
    screen.getByRole("button", {
      name: "Fix Speckled Stoneware Coffee Mug Blue",
    }),
  );
  await waitFor(() => expect(push).toHaveBeenCalledWith("/history?open=41"));
  view.unmount();
  const again = render(<Audit />);
  const left = await screen.findByRole("button", {
    name: "Speckled Stoneware Coffee Mug Blue",
  });
  await waitFor(() => expect(left).toHaveFocus());
  expect(titles()).toEqual([
    "Speckled Stoneware Coffee Mug",
    "Speckled Stoneware Coffee Mug Blue",
  ]);

  await user.click(screen.getByRole("button", { name: "Remove this file" }));
  await screen.findByLabelText("Choose the file");
  again.unmount();
  await open(shop);
  await screen.findByRole("table", { name: "Listings" });
  expect(titles().length).toBe(3);
});

test("fix that fails: what is open says why, and the table says it once that is closed", async () => {
  const message = "The title has more than 1,000 characters.";
  const { user } = await open(shop, {
    "POST /api/listings": failure(422, "invalid_input", message),
  });
  await user.click(await screen.findByRole("button", { name: "Gift $ Thing" }));
  const dialog = await screen.findByRole("dialog", { name: "Gift $ Thing" });
  await user.click(
    await within(dialog).findByRole("button", { name: "Fix in the editor" }),
  );
  expect(await within(dialog).findByRole("alert")).toHaveTextContent(message);
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(screen.getByRole("alert")).toHaveTextContent(message);
});

test("fix after the listing was deleted: it is saved anew", async () => {
  const { api, user } = await open(shop, {
    "POST /api/listings": { status: 201, body: { ...mug, id: 42 } },
    "GET /api/listings/41": failure(
      404,
      "not_found",
      "That listing no longer exists.",
    ),
  });
  await screen.findByRole("table", { name: "Listings" });
  await waitFor(() => expect(stored.get("open")).toBeDefined());
  stored.set("open", { ...(stored.get("open") as object), fixed: { 2: 41 } });
  // As after a reload.
  document.body.innerHTML = "";
  render(<Audit />);
  await user.click(
    await screen.findByRole("button", { name: "Fix Gift $ Thing" }),
  );
  await waitFor(() => expect(push).toHaveBeenCalledWith("/history?open=42"));
  expect(api.to("/api/listings")).toHaveLength(1);
});

test("fix as a visitor: the audit waits, and goes on after signing in", async () => {
  const first = fakeApi({});
  setSignedInHint(false);
  const user = userEvent.setup();
  const { unmount } = render(<Audit />);
  await user.upload(
    screen.getByLabelText("Choose the file"),
    new File([encode(toCsv(etsyHeader(), shop))], "shop.csv"),
  );
  await user.click(
    await screen.findByRole("button", { name: "Fix Gift $ Thing" }),
  );
  await waitFor(() =>
    expect(push).toHaveBeenCalledWith("/signin?callbackUrl=/audit"),
  );
  expect(first.to("/api/listings")).toEqual([]);
  unmount();
  fakeApi({ "POST /api/listings": { status: 201, body: { ...mug, id: 43 } } });
  render(<Audit />);
  await waitFor(() => expect(push).toHaveBeenCalledWith("/history?open=43"));
  expect(stored.get("open")).toMatchObject({ waiting: null, fixed: { 2: 43 } });
});

test("what is stored of a file: its listings, and no other column", async () => {
  const header = ["Bezeichnung", "Langtext", "Notiz"];
  const { user, view } = await open(
    [["Oak Bowl", "A bowl of oak.", "for Jo Doe"]],
    {},
    header,
  );
  await user.selectOptions(
    await screen.findByLabelText("Title"),
    "Bezeichnung",
  );
  await user.selectOptions(screen.getByLabelText(/^Description/), "Langtext");
  expect(stored.size).toBe(0);
  await user.click(screen.getByRole("button", { name: "Check the listings" }));
  await screen.findByRole("button", { name: "Oak Bowl" });
  await waitFor(() => expect(stored.size).toBe(1));
  const { read, ...rest } = stored.get("open") as { read: ArrayBuffer };
  expect(new TextDecoder().decode(read)).toContain("A bowl of oak.");
  expect(new TextDecoder().decode(read) + JSON.stringify(rest)).not.toContain(
    "Jo Doe",
  );
  view.unmount();
  render(<Audit />);
  expect(await screen.findByRole("button", { name: "Oak Bowl" })).toBeVisible();
});

test("another account on the same device: the audit is not shown", async () => {
  const { view } = await open(shop);
  await screen.findByRole("table", { name: "Listings" });
  await waitFor(() =>
    expect(stored.get("open")).toMatchObject({ owner: seller.id }),
  );
  view.unmount();
  const api = fakeApi({ "GET /api/auth/user": ok({ ...seller, id: 8 }) });
  render(<Audit />);
  await waitFor(() => expect(api.to("/api/auth/user")).toHaveLength(1));
  // Whatever is stored has been read by then.
  await act(async () => new Promise((resolve) => void setTimeout(resolve)));
  expect(screen.queryByRole("table", { name: "Listings" })).toBeNull();
  expect(screen.getByLabelText("Choose the file")).toBeInTheDocument();
});

test("back without having signed in: the listing no longer waits", async () => {
  fakeApi({});
  setSignedInHint(false);
  const read = encode(
    JSON.stringify(readShopFile(encode(toCsv(etsyHeader(), shop)))),
  ).buffer;
  stored.set("open", {
    name: "shop.csv",
    read,
    savedAt: Date.now(),
    fixed: {},
    waiting: 2,
    owner: null,
  });
  render(<Audit />);
  await screen.findByRole("table", { name: "Listings" });
  await waitFor(() =>
    expect(stored.get("open")).toMatchObject({ waiting: null }),
  );
  expect(push).not.toHaveBeenCalled();
});

test("change list: those of the filter are saved as a file", async () => {
  const { user } = await open(shop);
  await user.click(
    await screen.findByRole("button", { name: /Characters that Etsy refuses/ }),
  );
  await user.click(
    screen.getByRole("button", { name: "Download the change list" }),
  );
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = new TextDecoder().decode(await saved[0]?.arrayBuffer());
  expect(text.split("\r\n").filter(Boolean)).toHaveLength(2);
  expect(text).toContain('"Gift $ Thing"');
});

test("printing: all rows of the table stand on paper, and nothing of it on the screen", async () => {
  const rows = Array.from({ length: 150 }, (_, index) => [
    `Oak Bowl Number ${index}`,
    `A bowl of oak, ${index}.`,
  ]);
  const { user } = await open(rows);
  await enter(
    user,
    await screen.findByLabelText("Search titles and SKUs"),
    "number 1",
  );
  expect(screen.queryByText(/checked on/)).toBeNull();
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  const printed = screen
    .getByText(/^shop\.csv, checked on/)
    .closest("[data-print]");
  const table = within(printed as HTMLElement).getByRole("table");
  expect(within(table).getAllByText(/^Oak Bowl Number 1/)).toHaveLength(61);
  // The figure above is that of all listings.
  expect(printed).toHaveTextContent("69 of 150 listings: “number 1”");
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(screen.queryByText(/checked on/)).toBeNull();
});

test("printing: the groups stand below with all of their listings", async () => {
  await open(shop);
  await screen.findByRole("table", { name: "Listings" });
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  const groups = screen.getByRole("region", { name: "Groups that compete" });
  expect(groups).toHaveTextContent(
    /^Groups that compete2 listings share most of their tags/,
  );
  expect(groups).toHaveTextContent("Speckled Stoneware Coffee Mug Blue");
  act(() => void window.dispatchEvent(new Event("afterprint")));
});

test("removing the file: what is still pressed meanwhile keeps nothing of it", async () => {
  const { user } = await open(shop, {
    "POST /api/listings": { status: 201, body: { ...mug, id: 41 } },
  });
  await screen.findByRole("table", { name: "Listings" });
  await waitFor(() => expect(stored.size).toBe(1));
  removal.ended = new Promise(() => undefined);
  await user.click(screen.getByRole("button", { name: "Remove this file" }));
  removal.ended = Promise.resolve();
  await user.click(screen.getByRole("button", { name: "Fix Gift $ Thing" }));
  await waitFor(() => expect(push).toHaveBeenCalledWith("/history?open=41"));
  expect(stored.size).toBe(0);
});

test("removing the file: nothing of it is kept, nor what was said of another", async () => {
  const { user } = await open(shop);
  await screen.findByRole("table", { name: "Listings" });
  await user.upload(
    screen.getByLabelText("Check another file"),
    new File([], "empty.csv"),
  );
  expect(await screen.findByText(/^This file is empty/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Remove this file" }));
  expect(await screen.findByLabelText("Choose the file")).toBeInTheDocument();
  expect(screen.queryByText(/^This file is empty/)).toBeNull();
  expect(stored.size).toBe(0);
  expect(localStorage.getItem("listwright:audit-view")).toBeNull();
});

test("a file that doesn't say its encoding: its titles are shown, and another choice reads it anew", async () => {
  const user = userEvent.setup();
  fakeApi({});
  render(<Audit />);
  const bytes = encodeText(
    toCsv(
      ["TITLE", "TAGS"],
      [
        ["Żółta świeca", "a"],
        ["Kubek", "b"],
      ],
      ";",
    ),
    "windows-1250",
  );
  const file = new File([Uint8Array.from(bytes)], "sklep.csv", {
    type: "text/csv",
  });
  await user.upload(await screen.findByLabelText("Choose the file"), file);
  const choice = await screen.findByLabelText(
    "If not, choose how it was saved",
  );
  expect(choice).toHaveValue("windows-1250");
  expect(screen.getAllByText("Żółta świeca").length).toBeGreaterThan(0);
  await user.selectOptions(choice, "Western European (Windows-1252)");
  expect((await screen.findAllByText("¯ó³ta œwieca")).length).toBeGreaterThan(
    0,
  );
  expect(screen.getByLabelText("If not, choose how it was saved")).toHaveValue(
    "windows-1252",
  );
});

test("a file in UTF-8: nobody is asked how its letters are written", async () => {
  await open([["Żółta świeca", "", "24", "EUR", "1", "a"]]);
  expect((await screen.findAllByText("Żółta świeca")).length).toBeGreaterThan(
    0,
  );
  expect(
    screen.queryByLabelText("If not, choose how it was saved"),
  ).not.toBeInTheDocument();
});
