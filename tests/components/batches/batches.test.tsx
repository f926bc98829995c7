import { TextDecoder } from "node:util";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Batches } from "@/components/batches/batches";
import { DataClient } from "@/components/site/data-client";
import { type BatchAnswer, type RowAnswer, rowStates } from "@/lib/batches/schema";
import { file, provideBrowserParts, provideDialogs } from "@/tests/components/listings/browser-parts";
import { failure, fakeApi, freePlan, mug, ok } from "@/tests/components/listings/fake-api";

jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

const id = "5f0f4a52-3e0b-4c3f-9f0c-0d6f5f0b9a10";
const path = `/api/batches/${id}`;

const row = (position: number, change: Partial<RowAnswer> = {}): RowAnswer => ({
  ...{ id: `row-${position}`, position, state: "ready", isRejected: false, reason: null, message: null },
  ...{
    form: { productName: `Mug ${position}` },
    photoIds: [],
    listingId: 30 + position,
    title: `Stoneware Mug ${position}`,
  },
  ...{ score: 90, missing: [], problems: [], overlap: null },
  ...change,
});

function batchOf(rows: RowAnswer[], change: Partial<BatchAnswer> = {}): BatchAnswer {
  const counts = Object.fromEntries(
    rowStates.map((state) => [state, rows.filter((row) => row.state === state).length]),
  ) as BatchAnswer["counts"];
  return { id, name: "Autumn mugs", state: "done", createdAt: "2026-11-02T10:00:00.000Z", counts, rows, ...change };
}

beforeEach(() => {
  provideBrowserParts();
  provideDialogs();
  Object.assign(globalThis, { TextDecoder });
  window.scrollTo = jest.fn();
  window.history.replaceState(null, "", "/batches");
});

function open(answers: Parameters<typeof fakeApi>[0], search = "") {
  window.history.replaceState(null, "", `/batches${search}`);
  const api = fakeApi({ "GET /api/batches": ok([]), ...answers });
  render(
    <DataClient>
      <Batches />
    </DataClient>,
  );
  return { api, user: userEvent.setup() };
}

const jpeg = (name: string) => file("image/jpeg", name);

async function addPhotos(user: ReturnType<typeof userEvent.setup>, ...names: string[]) {
  await user.upload(await screen.findByLabelText(/Choose photos|Add photos/, { selector: "input" }), names.map(jpeg));
}

test("visitor: is asked to sign in, without a request for batches", async () => {
  const { api } = open({ "GET /api/auth/user": failure(401, "unauthenticated", "Authentication required") });
  expect(await screen.findByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/signin?callbackUrl=/batches");
  expect(api.to("/api/batches")).toHaveLength(0);
});

test("no batches: says so, beside the place for photos", async () => {
  open({});
  expect(await screen.findByText(/None yet/)).toBeVisible();
  expect(screen.getByLabelText("Choose photos")).toBeEnabled();
});

test("list: each batch with its counts; deleting asks, and keeps the listings", async () => {
  const { rows: _, ...summary } = batchOf([row(1), row(2, { state: "queued" })], { state: "paused" });
  const { api, user } = open({
    "GET /api/batches": ok([summary]),
    [`DELETE ${path}`]: { status: 204 },
  });
  const item = await screen.findByRole("listitem");
  expect(item).toHaveTextContent("Autumn mugs");
  expect(item).toHaveTextContent("2 listings");
  expect(item).toHaveTextContent("Paused: 1 to look through, 1 queued.");
  await user.click(screen.getByRole("button", { name: "Delete Autumn mugs" }));
  expect(screen.getByRole("dialog")).toHaveTextContent("stay in your history");
  api.answer("GET /api/batches", ok([]));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText(/None yet/)).toBeVisible();
  expect(api.to(path).map(({ method }) => method)).toEqual(["DELETE"]);
});

test("photos: grouped by name, uploaded, added to a draft, and started; the batch is shown", async () => {
  let photos = 0;
  const started: string[] = [];
  const { api, user } = open({
    "POST /api/photos": () => {
      photos += 1;
      const uploaded = { id: `photo-${photos}`, width: 800, height: 800, checks: [], thumbnailUrl: "/t" };
      return ok({ ...uploaded, expiresAt: "2026-12-01T10:00:00.000Z" });
    },
    "POST /api/batches": ({ json }) => {
      const { id: chosen } = json as { id: string };
      started.push(chosen);
      for (const action of ["rows", "resume"]) api.answer(`POST /api/batches/${chosen}/${action}`, ok({}));
      api.answer(`GET /api/batches/${chosen}`, ok(batchOf([row(1), row(2)], { id: chosen })));
      return ok({ id: chosen });
    },
  });
  await addPhotos(user, "mug-blue-1.jpg", "mug-blue-2.jpg", "bowl.jpg", "notes.pdf.jpg");
  expect(await screen.findByRole("heading", { name: "3 listings, 4 photos" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Remove Notes pdf" }));
  expect(screen.getByLabelText("Product name of listing 2")).toHaveValue("Mug blue");
  await user.type(screen.getAllByLabelText("Materials")[0] ?? document.body, "stoneware");
  await user.click(screen.getByRole("button", { name: "Write 2 listings" }));
  expect(await screen.findByRole("heading", { name: "Autumn mugs" })).toBeVisible();

  const [chosen = ""] = started;
  expect(window.location.search).toBe(`?batch=${chosen}`);
  expect(api.to("/api/batches").at(-1)?.json).toMatchObject({ id: chosen, draft: true });
  const [sent] = api.to(`/api/batches/${chosen}/rows`);
  if (!sent) throw new Error("rows were sent");
  expect(sent.json).toMatchObject({
    after: 0,
    rows: [
      { form: { productName: "Bowl", materials: "stoneware" }, photoIds: [expect.stringMatching(/photo-/)] },
      { form: { productName: "Mug blue", materials: "stoneware" } },
    ],
  });
  const { rows } = sent.json as { rows: { photoIds: string[] }[] };
  const ids = rows.flatMap(({ photoIds }) => photoIds);
  expect([...ids].sort()).toEqual(["photo-1", "photo-2", "photo-3"]);
  expect(api.to(`/api/batches/${chosen}/resume`)).toHaveLength(1);
});

test("a photo that can't be used: its listing is left, named with the reason; the others can be written", async () => {
  const { api, user } = open({
    "POST /api/photos": ok({
      ...{ id: "photo-1", width: 800, height: 800, checks: [], thumbnailUrl: "/t" },
      expiresAt: "2026-12-01T10:00:00.000Z",
    }),
    "POST /api/batches": ({ json }) => {
      const { id: chosen } = json as { id: string };
      for (const action of ["rows", "resume"]) api.answer(`POST /api/batches/${chosen}/${action}`, ok({}));
      api.answer(`GET /api/batches/${chosen}`, ok(batchOf([row(1)])));
      return ok({ id: chosen });
    },
  });
  await user.upload(await screen.findByLabelText("Choose photos"), [
    jpeg("bowl.jpg"),
    file("image/svg+xml", "mug.jpg"),
  ]);
  await user.click(await screen.findByRole("button", { name: "Write 2 listings" }));
  expect(await screen.findByText(/^mug\.jpg: /)).toBeVisible();
  expect(screen.queryByLabelText("Product name of listing 2")).toBeNull();
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Write 1 listing" }));
  expect(await screen.findByRole("heading", { name: "Autumn mugs" })).toBeVisible();
  expect(api.calls.filter(({ path: to }) => to.endsWith("/rows"))).toHaveLength(1);
});

test("more listings than are left this month: the rest is said to wait", async () => {
  const { user } = open({ "GET /api/subscription-status": ok({ ...freePlan, listingsRemaining: 1 }) });
  await addPhotos(user, "mug.jpg", "bowl.jpg", "vase.jpg");
  expect(await screen.findByText(/the last 2 will wait, and nothing is lost/)).toHaveTextContent("1 left this month");
});

test("a table: a listing for each row, without photos; another file is refused with what to do", async () => {
  const { user } = open({});
  const csv = new File(["Product name,Materials\nMug,clay\nBowl,oak\n"], "list.csv", { type: "text/csv" });
  await user.upload(await screen.findByLabelText("Choose a table (CSV)"), csv);
  expect(await screen.findByRole("heading", { name: "2 listings, 0 photos" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Facts of Bowl" }));
  expect(within(screen.getByRole("listitem", { name: "Bowl" })).getByLabelText("Materials")).toHaveValue("oak");
  const zip = new File(["PK\u0003\u0004"], "shop.csv", { type: "text/csv" });
  await user.upload(screen.getByLabelText("Add a table"), zip);
  expect(await screen.findByRole("alert")).toHaveTextContent("shop.csv: This is a ZIP archive");
});

test("photos: selected and moved to another listing, and back by undo", async () => {
  const { user } = open({});
  await addPhotos(user, "mug-1.jpg", "mug-2.jpg", "bowl.jpg");
  await user.click(await screen.findByRole("button", { name: /^mug-2\.jpg/ }));
  const bowl = screen.getByRole("listitem", { name: "Bowl" });
  await user.click(within(bowl).getByRole("button", { name: "Move 1 photo here" }));
  expect(within(bowl).getByRole("button", { name: "mug-2.jpg, photo 2 of 2" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(within(bowl).queryByRole("button", { name: /^mug-2/ })).toBeNull();

  screen.getByRole("button", { name: /^mug-1\.jpg/ }).focus();
  await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(within(bowl).getByRole("button", { name: "mug-1.jpg, photo 2 of 2" })).toBeVisible();
});

test("table: state, score, blanks, problems and tags in common; what waits, was refused or failed says why", async () => {
  const open_ = [{ code: "claim", field: "description" as const, message: "Description: can you prove “organic”?" }];
  open(
    {
      [`GET ${path}`]: ok(
        batchOf([
          row(1, { missing: ["size", "care"], problems: open_ }),
          row(2, { overlap: { listingId: 31, productName: "Mug 1", tags: ["mug", "cup"] } }),
          row(3, { state: "waiting", listingId: null, title: null, reason: "limit_reached", message: "Limit" }),
          row(4, {
            state: "refused",
            listingId: null,
            title: null,
            reason: "refused",
            message: "The writer refused it.",
          }),
          row(5, {
            ...{ state: "failed", listingId: null, title: null, photoIds: ["p"], reason: "not_found" },
            message: "That photo no longer exists.",
          }),
        ]),
      ),
    },
    `?batch=${id}`,
  );
  const item = (name: string) => screen.findByRole("listitem", { name });
  expect(await item("Mug 1")).toHaveTextContent("1 to settle");
  expect(await item("Mug 1")).toHaveTextContent("2 blanks: size, care");
  expect(await item("Mug 1")).toHaveTextContent("can you prove");
  expect(within(await item("Mug 1")).getByRole("button", { name: "Accept Mug 1" })).toBeDisabled();
  expect(await item("Mug 2")).toHaveTextContent("2 tags in common with Mug 1");
  expect(await item("Mug 3")).toHaveTextContent("Your listings of this month are used up.");
  expect(within(await item("Mug 3")).getByRole("link", { name: "Upgrade" })).toHaveAttribute("href", "/pricing");
  expect(await item("Mug 4")).toHaveTextContent("The writer refused it.");
  expect(await item("Mug 5")).toHaveTextContent("Add its photo again");
});

test("accept all that are ready: only those, what is left is said, and undo takes it back", async () => {
  const problem = { code: "blank_open", field: "description" as const, message: "Fill in [add size]" };
  const rows = [row(1), row(2), row(3, { problems: [problem], missing: ["size"] })];
  const { api, user } = open(
    {
      [`GET ${path}`]: ok(batchOf(rows)),
      [`POST ${path}/rows/accept`]: () => {
        api.answer(`GET ${path}`, ok(batchOf(rows.map((r, index) => (index < 2 ? { ...r, state: "accepted" } : r)))));
        return ok({ accepted: ["row-1", "row-2"], open: [] });
      },
      [`POST ${path}/rows/reopen`]: () => {
        api.answer(`GET ${path}`, ok(batchOf(rows)));
        return ok({ reopened: ["row-1", "row-2"] });
      },
    },
    `?batch=${id}`,
  );
  await user.click(await screen.findByRole("button", { name: "Accept all that are ready (2)" }));
  expect(await screen.findByText("2 listings accepted.")).toBeVisible();
  expect(api.to(`${path}/rows/accept`)[0]?.json).toEqual({ ids: ["row-1", "row-2"] });
  expect(await screen.findByText(/One listing has something to settle/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("button", { name: "Accept all that are ready (2)" })).toBeVisible();
  expect(api.to(`${path}/rows/reopen`)[0]?.json).toEqual({ ids: ["row-1", "row-2"] });
});

test("filter: only rows in the chosen state", async () => {
  const { user } = open(
    {
      [`GET ${path}`]: ok(
        batchOf([row(1), row(2, { state: "accepted" }), row(3, { state: "canceled", isRejected: true })]),
      ),
    },
    `?batch=${id}`,
  );
  await user.selectOptions(await screen.findByLabelText("Show"), "Rejected (1)");
  expect(screen.getAllByRole("listitem").map((item) => item.getAttribute("aria-label"))).toEqual(["Mug 3"]);
});

test("open: the editor in the row; arrow keys go from row to row", async () => {
  const { user } = open(
    { [`GET ${path}`]: ok(batchOf([row(1), row(2)])), "GET /api/listings/31": ok(mug) },
    `?batch=${id}`,
  );
  (await screen.findByRole("button", { name: "Open Mug 1" })).focus();
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("button", { name: "Open Mug 2" })).toHaveFocus();
  await user.keyboard("{ArrowUp}{Enter}");
  expect(await screen.findByText("coffee mug")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Close Mug 1" }));
  expect(screen.queryByText("coffee mug")).toBeNull();
});

test("pause, resume and cancel: cancel asks first", async () => {
  const rows = [row(1, { state: "queued", listingId: null, title: null }), row(2)];
  const { api, user } = open(
    {
      [`GET ${path}`]: ok(batchOf(rows, { state: "running" })),
      [`POST ${path}/pause`]: () => {
        api.answer(`GET ${path}`, ok(batchOf(rows, { state: "paused" })));
        return ok({});
      },
      [`POST ${path}/cancel`]: ok({}),
    },
    `?batch=${id}`,
  );
  await user.click(await screen.findByRole("button", { name: "Pause" }));
  expect(await screen.findByRole("button", { name: "Resume" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Cancel the rest" }));
  expect(api.to(`${path}/cancel`)).toHaveLength(0);
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel the rest" }));
  await waitFor(() => expect(api.to(`${path}/cancel`)).toHaveLength(1));
});

test("retry: sends the changed details with what the row had", async () => {
  const failed = row(1, { state: "refused", listingId: null, title: null, message: "The writer refused it." });
  const { api, user } = open(
    {
      [`GET ${path}`]: ok(batchOf([{ ...failed, form: { ...failed.form, language: "de" } }])),
      [`POST ${path}/rows/row-1/retry`]: ok({}),
    },
    `?batch=${id}`,
  );
  await user.click(await screen.findByRole("button", { name: "Change and retry Mug 1" }));
  const dialog = await screen.findByRole("dialog");
  await user.type(await within(dialog).findByLabelText("Materials"), "porcelain");
  await user.click(within(dialog).getByRole("button", { name: "Write it again" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(api.to(`${path}/rows/row-1/retry`)[0]?.json).toMatchObject({
    form: { productName: "Mug 1", language: "de", materials: "porcelain" },
    photoIds: [],
  });
});

test("a batch that is gone: says so", async () => {
  open({ [`GET ${path}`]: failure(404, "not_found", "That batch no longer exists.") }, `?batch=${id}`);
  expect(await screen.findByText("That batch no longer exists.")).toBeVisible();
});
