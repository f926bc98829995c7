import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { History } from "@/components/history/history";
import { DataClient } from "@/components/site/data-client";
import { provideDialogs } from "@/tests/components/browser-parts";
import { entry, failure, fakeApi, held, ok } from "@/tests/components/fake-api";

jest.mock("next/navigation", () => ({
  useRouter: () => ({ push: jest.fn() }),
}));

const path = "GET /api/listings/history?limit=24";
const batch = "8f0d8d3e-3a52-4f6e-9a51-0c7f3a1e2b4d";
const counts = {
  queued: 0,
  writing: 0,
  ready: 0,
  waiting: 0,
  refused: 0,
  failed: 0,
  accepted: 0,
  canceled: 0,
};
const batches = [
  {
    id: batch,
    name: "Autumn mugs",
    state: "done",
    createdAt: "2026-11-02T10:00:00Z",
    counts: { ...counts, ready: 2 },
  },
  {
    id: batch.replace("8", "9"),
    name: "Empty",
    state: "done",
    createdAt: "2026-11-01T10:00:00Z",
    counts,
  },
];
const all = {
  q: "",
  category: "",
  state: "",
  points: "",
  batch: "",
  sort: "newest",
};
const rings = {
  id: "a",
  name: "Rings to copy",
  filter: { ...all, q: "ring", state: "new" },
};

beforeAll(provideDialogs);
beforeEach(() => window.history.replaceState(null, "", "/history"));

function open(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi({
    "GET /api/batches": ok(batches),
    "GET /api/listings/filters": ok([]),
    "GET /api/etsy/connection": ok({ isAvailable: true, connected: false }),
    [path]: ok([entry(1)], { "X-Total-Count": "9" }),
    ...answers,
  });
  render(
    <DataClient>
      <History />
    </DataClient>,
  );
  return { api, user: userEvent.setup() };
}

const folders = async () =>
  within(await screen.findByRole("navigation", { name: "Folders" }));

test("folders: chosen by a click, part of the URL, marked as current", async () => {
  const { user } = open({
    [`${path}&state=copied`]: ok([entry(2, { isCopied: true })]),
    [`${path}&state=new`]: ok([entry(3)]),
  });
  await screen.findByRole("heading", { name: "Mug 1" });
  await (await folders()).findByRole("link", { name: "On Etsy" });
  const bar = await folders();
  expect(bar.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "All",
    "New",
    "Copied",
    "On Etsy",
  ]);
  expect(bar.getByRole("link", { name: "All" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await user.click(bar.getByRole("link", { name: "Copied" }));
  expect(await screen.findByRole("heading", { name: "Mug 2" })).toBeVisible();
  expect(
    within(screen.getByRole("listitem")).getByText("Copied"),
  ).toBeVisible();
  expect(window.location.search).toBe("?state=copied");
  expect(bar.getByRole("link", { name: "Copied" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  expect(bar.getByRole("link", { name: "All" })).not.toHaveAttribute(
    "aria-current",
  );
  bar.getByRole("link", { name: "New" }).focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("heading", { name: "Mug 3" })).toBeVisible();
  expect(bar.getByRole("link", { name: "Copied" })).toHaveAttribute(
    "href",
    "/history?state=copied",
  );
});

test("blanks or open claims: one press more within a folder, one press back", async () => {
  const { user } = open({
    [`${path}&state=new`]: ok([entry(3)]),
    [`${path}&state=new&points=open`]: ok([entry(5)]),
  });
  await user.click((await folders()).getByRole("link", { name: "New" }));
  const chip = screen.getByRole("button", { name: "Blanks or open claims" });
  expect(chip).toHaveAttribute("aria-pressed", "false");
  await user.click(chip);
  expect(await screen.findByRole("heading", { name: "Mug 5" })).toBeVisible();
  expect(window.location.search).toBe("?state=new&points=open");
  expect(chip).toHaveAttribute("aria-pressed", "true");
  await user.click(screen.getByRole("button", { name: "Save this filter" }));
  expect(screen.getByLabelText("Name")).toHaveValue(
    "New, Blanks or open claims",
  );
  await user.keyboard("{Escape}");
  await user.click(chip);
  expect(window.location.search).toBe("?state=new");
});

test("a site without Etsy: has no folder of it", async () => {
  open({
    "GET /api/etsy/connection": ok({ isAvailable: false, connected: false }),
  });
  await screen.findByRole("heading", { name: "Mug 1" });
  await screen.findByLabelText("Batch");
  const names = (await folders())
    .getAllByRole("link")
    .map((link) => link.textContent);
  expect(names).toEqual(["All", "New", "Copied"]);
});

test("batches: those with listings can be chosen, and a shared URL is kept", async () => {
  const { user } = open({
    [`${path}&batch=${batch}`]: ok([entry(4)]),
    [`${path}&state=new&batch=${batch}`]: ok([]),
  });
  const select = await screen.findByLabelText("Batch");
  expect(
    within(select)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["All batches", "Autumn mugs"]);
  await user.selectOptions(select, "Autumn mugs");
  expect(await screen.findByRole("heading", { name: "Mug 4" })).toBeVisible();
  expect(window.location.search).toBe(`?batch=${batch}`);
  await user.click((await folders()).getByRole("link", { name: "New" }));
  expect(
    await screen.findByRole("heading", { name: "No matching listings" }),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show all listings" }));
  expect(await screen.findByRole("heading", { name: "Mug 1" })).toBeVisible();
  expect(window.location.search).toBe("");
});

test.each([
  ["?state=new", "Nothing new"],
  ["?state=copied", "Nothing copied yet"],
  ["?state=draft", "Nothing on Etsy yet"],
  ["?points=open", "Nothing left to fill in or confirm"],
  ["?state=new&points=open", "No matching listings"],
  [`?batch=${batch.replace("8", "7")}`, "No listings from this batch"],
  ["?q=vase&state=copied", "No matching listings"],
])("empty folder %s: says what it holds", async (search, title) => {
  window.history.replaceState(null, "", `/history${search}`);
  open({ [`${path}&${search.slice(1)}`]: ok([], { "X-Total-Count": "9" }) });
  expect(await screen.findByRole("heading", { name: title })).toBeVisible();
  expect(
    screen.getByRole("button", { name: "Show all listings" }),
  ).toBeVisible();
});

test("a folder of an empty history: is an empty history", async () => {
  window.history.replaceState(null, "", "/history?state=copied");
  open({ [`${path}&state=copied`]: ok([], { "X-Total-Count": "0" }) });
  expect(
    await screen.findByRole("heading", { name: "No History Yet" }),
  ).toBeVisible();
  expect(screen.queryByRole("navigation", { name: "Folders" })).toBeNull();
});

test("copying: is told to the server once, and marks the entry", async () => {
  const { api, user } = open({
    [path]: ok([entry(71)]),
    "POST /api/listings/71/copied": { status: 204 },
  });
  await user.click(await screen.findByRole("button", { name: "View Mug 71" }));
  expect(screen.queryByText("Copied", { selector: "p *" })).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Copy title" }));
  await user.click(screen.getByRole("button", { name: "Copy tags" }));
  await waitFor(() =>
    expect(api.to("/api/listings/71/copied")).toHaveLength(1),
  );
  expect(screen.getByText("Copied", { selector: "p *" })).toBeVisible();
});

test("copying that the server did not learn of: is told with the next copy", async () => {
  const { api, user } = open({
    [path]: ok([entry(72)]),
    "POST /api/listings/72/copied": failure(
      503,
      "unavailable",
      "Please try again.",
    ),
  });
  await user.click(await screen.findByRole("button", { name: "View Mug 72" }));
  await user.click(await screen.findByRole("button", { name: "Copy title" }));
  await waitFor(() =>
    expect(api.to("/api/listings/72/copied")).toHaveLength(1),
  );
  await user.click(screen.getByRole("button", { name: "Copy tags" }));
  await waitFor(() =>
    expect(api.to("/api/listings/72/copied")).toHaveLength(2),
  );
});

test("saved filter: saved under a name, shown as chosen, and applied", async () => {
  window.history.replaceState(
    null,
    "",
    `/history?q=cup&state=copied&batch=${batch}`,
  );
  const filter = { ...all, q: "cup", state: "copied", batch };
  const { api, user } = open({
    [`${path}&q=cup&state=copied&batch=${batch}`]: ok([entry(5)]),
    [`${path}&q=ring&state=new`]: ok([entry(6)]),
    "GET /api/listings/filters": ok([rings]),
    "POST /api/listings/filters": failure(
      409,
      "conflict",
      "You have a filter of this name. Choose another name.",
    ),
  });
  await screen.findByRole("option", { name: "Autumn mugs" });
  await user.click(
    await screen.findByRole("button", { name: "Save this filter" }),
  );
  const name = screen.getByLabelText("Name");
  expect(name).toHaveValue("Copied, Autumn mugs, cup");
  await user.clear(name);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(name).toHaveAccessibleDescription(/Please name the filter/);
  await user.type(name, "Cups");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(/of this name/));
  api.answer("POST /api/listings/filters", {
    status: 201,
    body: { id: "b", name: "Cups", filter },
  });
  await user.click(screen.getByRole("button", { name: "Save" }));
  const chips = within(
    await screen.findByRole("list", { name: "Saved filters" }),
  );
  expect(await chips.findByRole("link", { name: "Cups" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  expect(api.to("/api/listings/filters").at(-1)?.json).toEqual({
    name: "Cups",
    filter,
  });
  expect(screen.queryByRole("button", { name: "Save this filter" })).toBeNull();

  await user.click(chips.getByRole("link", { name: "Rings to copy" }));
  expect(await screen.findByRole("heading", { name: "Mug 6" })).toBeVisible();
  expect(window.location.search).toBe("?q=ring&state=new");
  expect(screen.getByLabelText("Search your listings")).toHaveValue("ring");
});

test("saved filter: while it is saved, another press sends nothing; a failure keeps the name", async () => {
  window.history.replaceState(null, "", "/history?q=cup");
  const answer = held(failure(503, "unavailable", "Down."));
  const { api, user } = open({
    [`${path}&q=cup`]: ok([entry(5)]),
    "POST /api/listings/filters": answer.handler,
  });
  await user.click(
    await screen.findByRole("button", { name: "Save this filter" }),
  );
  const name = screen.getByLabelText("Name");
  expect(name).toHaveFocus();
  await user.keyboard(" Cups {Enter}");
  const button = screen.getByRole("button", { name: "Saving" });
  expect(button).toHaveAttribute("aria-disabled", "true");
  await user.click(button);
  answer.release();
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Down\./));
  expect(name).toHaveValue(" Cups ");
  expect(name).toHaveFocus();
  expect(api.calls.filter(({ method }) => method === "POST")).toMatchObject([
    { json: { name: "Cups", filter: { q: "cup" } } },
  ]);
  // Its answer breaks off.
  api.answer("POST /api/listings/filters", { status: 201 });
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription(/Please try again\./),
  );
});

test("saved filter: deleted, and taken back", async () => {
  const { api, user } = open({
    "GET /api/listings/filters": ok([rings]),
    "DELETE /api/listings/filters/a": { status: 204 },
    "POST /api/listings/filters": { status: 201, body: { ...rings, id: "c" } },
  });
  await user.click(
    await screen.findByRole("button", {
      name: "Delete the filter Rings to copy",
    }),
  );
  expect(screen.queryByRole("list", { name: "Saved filters" })).toBeNull();
  const undo = await screen.findByRole("button", { name: "Undo" });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(
    await screen.findByRole("link", { name: "Rings to copy" }),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  expect(api.to("/api/listings/filters").at(-1)?.json).toEqual({
    name: rings.name,
    filter: rings.filter,
  });
});

describe("saved filter: taken back while it is being deleted", () => {
  const remove = "DELETE /api/listings/filters/a";
  const methodsOf = (api: ReturnType<typeof fakeApi>) =>
    api.calls
      .filter(
        ({ path: to, method }) => to.includes("/filters") && method !== "GET",
      )
      .map(({ method }) => method);

  async function takeBack(deletion: ReturnType<typeof held>) {
    const page = open({
      "GET /api/listings/filters": ok([rings]),
      [remove]: deletion.handler,
      "POST /api/listings/filters": {
        status: 201,
        body: { ...rings, id: "c" },
      },
    });
    await page.user.click(
      await screen.findByRole("button", {
        name: "Delete the filter Rings to copy",
      }),
    );
    await page.user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(methodsOf(page.api)).toEqual(["DELETE"]);
    return page.api;
  }

  test("it is saved anew once the deletion is done", async () => {
    const deletion = held({ status: 204 });
    const api = await takeBack(deletion);
    deletion.release();
    expect(
      await screen.findByRole("link", { name: "Rings to copy" }),
    ).toBeVisible();
    expect(methodsOf(api)).toEqual(["DELETE", "POST"]);
  });

  test("the deletion fails: the filter is still there, and is not saved a second time", async () => {
    const deletion = held(failure(503, "unavailable", "Down."));
    const api = await takeBack(deletion);
    deletion.release();
    expect(
      await screen.findByRole("link", { name: "Rings to copy" }),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    expect(methodsOf(api)).toEqual(["DELETE"]);
  });
});
