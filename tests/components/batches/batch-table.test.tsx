import { TextDecoder } from "node:util";
import {
  act,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import type { RowAnswer } from "@/lib/batches/schema";
import {
  batchOf,
  id,
  lookAgain,
  open,
  path,
  row,
} from "@/tests/components/batches/open-batches";
import {
  provideBrowserParts,
  provideDialogs,
} from "@/tests/components/browser-parts";
import { failure, held, mug, ok } from "@/tests/components/fake-api";

jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

beforeEach(() => {
  provideBrowserParts();
  provideDialogs();
  Object.assign(globalThis, { TextDecoder });
  window.scrollTo = jest.fn();
  window.history.replaceState(null, "", "/batches");
});

/** The rows are drawn after what is more urgent. */
const isAccepted = (name: string) =>
  waitFor(() =>
    expect(screen.getByRole("listitem", { name })).toHaveTextContent(
      "Accepted",
    ),
  );

/** The first two accepted. */
const acceptedOf = (rows: RowAnswer[]) =>
  rows.map(
    (each, index): RowAnswer =>
      index < 2 ? { ...each, state: "accepted" } : each,
  );

test("table: state, score, blanks, problems and tags in common; what waits, was refused or failed says why", async () => {
  const open_ = [
    {
      code: "claim",
      field: "description" as const,
      message: "Description: can you prove “organic”?",
    },
  ];
  const blanks = ["size", "care"].map((name) => ({
    code: "blank_open",
    field: "description" as const,
    message: `Description: what is its ${name}?`,
  }));
  open(
    {
      [`GET ${path}`]: ok(
        batchOf([
          row(1, {
            missing: ["size", "care", "weight"],
            blanks: ["size", "care"],
            problems: [...blanks, ...open_],
          }),
          row(2, {
            overlap: {
              listingId: 31,
              productName: "Mug 1",
              tags: ["mug", "cup"],
            },
          }),
          row(3, {
            state: "waiting",
            listingId: null,
            title: null,
            reason: "limit_reached",
            message: "Limit",
          }),
          row(4, {
            state: "refused",
            listingId: null,
            title: null,
            reason: "refused",
            message:
              "The writer declined this request. Nothing was counted; please change the details.",
          }),
          row(5, {
            state: "failed",
            listingId: null,
            title: null,
            photoIds: ["p"],
            reason: "not_found",
            message:
              "One of your photos is no longer here. Please add it again.",
          }),
        ]),
      ),
    },
    `?batch=${id}`,
  );
  const item = (name: string) => screen.findByRole("listitem", { name });
  expect(await item("Mug 1")).toHaveTextContent("3 to settle");
  expect(await item("Mug 1")).toHaveTextContent("2 blanks: size, care");
  expect(await item("Mug 1")).not.toHaveTextContent("what is its size");
  expect(await item("Mug 1")).toHaveTextContent("can you prove");
  expect(
    within(await item("Mug 1")).getByRole("button", { name: "Accept Mug 1" }),
  ).toBeDisabled();
  expect(await item("Mug 2")).toHaveTextContent("2 tags in common with Mug 1");
  expect(await item("Mug 3")).toHaveTextContent(
    "This month's listings are used up.",
  );
  expect(
    within(await item("Mug 3")).getByRole("link", { name: "Upgrade" }),
  ).toHaveAttribute("href", "/pricing");
  expect(await item("Mug 4")).toHaveTextContent(
    /please change the details\.\s*Change and retry$/,
  );
  expect(await item("Mug 5")).toHaveTextContent(
    "Please add it again. Or write it from text alone.",
  );
});

test("a row of a server that names no blanks: what is open in it stands there as sentences", async () => {
  const blank = {
    code: "blank_open",
    field: "description" as const,
    message: "Description: fill in [add size].",
  };
  open(
    { [`GET ${path}`]: ok(batchOf([row(1, { problems: [blank] })])) },
    `?batch=${id}`,
  );
  const item = await screen.findByRole("listitem", { name: "Mug 1" });
  expect(item).toHaveTextContent("Description: fill in [add size].");
  expect(item).not.toHaveTextContent("1 blank");
});

test("rows that wait since many failed: the batch says why, and when it goes on", async () => {
  const unwritten = {
    state: "queued" as const,
    listingId: null,
    title: null,
    score: null,
  };
  const reason = {
    reason: "rate_limited",
    message: "Many listings failed, so the next ones are waiting.",
  };
  const rows = [
    row(1, { ...unwritten, ...reason, nextAt: "2026-11-02T10:15:00.000Z" }),
    row(2, unwritten),
  ];
  const running = batchOf(rows, { state: "running" });
  const { api } = open({ [`GET ${path}`]: ok(running) }, `?batch=${id}`);
  const time = new Intl.DateTimeFormat(undefined, {
    timeStyle: "short",
  }).format(new Date("2026-11-02T10:15:00Z"));
  const sentence = `Many listings failed, so the next ones are waiting. They continue automatically at ${time}.`;
  const paragraph = (await screen.findByText(/continue automatically/)).closest(
    "p",
  );
  expect(paragraph).toHaveTextContent(sentence);
  api.answer(`GET ${path}`, ok({ ...running, state: "paused" }));
  lookAgain();
  expect(await screen.findByText(/^Paused/)).toBeVisible();
  expect(paragraph).not.toBeInTheDocument();
});

test("a row within a day that waits for the next one: says so while it is being written", async () => {
  const message =
    "You've used the listing writer as much as one account may in a day. Nothing was counted; it continues by itself tomorrow.";
  const waits: RowAnswer = row(1, {
    state: "writing",
    listingId: null,
    reason: "unavailable",
    message,
  });
  const running = batchOf([waits], { state: "running", mode: "day" });
  open({ [`GET ${path}`]: ok(running) }, `?batch=${id}`);
  expect(
    await screen.findByRole("listitem", { name: "Mug 1" }),
  ).toHaveTextContent(message);
});

test("accept all that are ready: only those, what is left is said, and undo takes it back; the answers say what it is like", async () => {
  const problem = {
    code: "blank_open",
    field: "description" as const,
    message: "Fill in [add size]",
  };
  const rows = [
    row(1),
    row(2),
    row(3, { problems: [problem], missing: ["size"] }),
  ];
  const { api, user } = open(
    {
      [`GET ${path}`]: ok(batchOf(rows)),
      [`POST ${path}/rows/accept`]: ok({
        ...batchOf(acceptedOf(rows)),
        accepted: ["row-1", "row-2"],
        open: [],
      }),
      [`POST ${path}/rows/reopen`]: ok({
        ...batchOf(rows),
        reopened: ["row-1", "row-2"],
      }),
    },
    `?batch=${id}`,
  );
  await user.click(
    await screen.findByRole("button", {
      name: "Accept all that are ready (2)",
    }),
  );
  expect(await screen.findByText("2 listings accepted.")).toBeVisible();
  await isAccepted("Mug 1");
  expect(api.to(`${path}/rows/accept`)[0]?.json).toEqual({
    ids: ["row-1", "row-2"],
  });
  expect(
    await screen.findByText(/One listing has something to settle/),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(
    await screen.findByRole("button", {
      name: "Accept all that are ready (2)",
    }),
  ).toBeVisible();
  expect(api.to(`${path}/rows/reopen`)[0]?.json).toEqual({
    ids: ["row-1", "row-2"],
  });
  expect(api.to(path)).toHaveLength(1);
});

test("what was asked for before a change and comes after its answer: is not shown; during one nothing is asked for", async () => {
  const rows = [
    row(1),
    row(2),
    row(3, { state: "writing", listingId: null, title: null }),
  ];
  const running = { state: "running" } as const;
  const answer = {
    ...batchOf(acceptedOf(rows), running),
    accepted: ["row-1", "row-2"],
    open: [],
  };
  const [before, change] = [held(ok(batchOf(rows, running))), held(ok(answer))];
  const { api, user } = open(
    {
      [`GET ${path}`]: ok(batchOf(rows, running)),
      [`POST ${path}/rows/accept`]: change.handler,
    },
    `?batch=${id}`,
  );
  const accept = await screen.findByRole("button", {
    name: "Accept all that are ready (2)",
  });
  api.answer(`GET ${path}`, before.handler);
  lookAgain();
  await user.click(accept);
  lookAgain();
  expect(api.to(path)).toHaveLength(2);
  change.release();
  await isAccepted("Mug 1");
  await act(async () => {
    before.release();
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  expect(screen.getByRole("listitem", { name: "Mug 1" })).toHaveTextContent(
    "Accepted",
  );
});

test("a row whose listing was deleted: says so, and is neither accepted nor counted as ready", async () => {
  const gone = { listingId: null, title: null, score: null };
  const reason = {
    reason: "listing_deleted",
    message: "Its listing was deleted from the history.",
  };
  const rows = [
    row(1, { ...gone, ...reason }),
    row(2, { ...gone, ...reason, state: "accepted" }),
    row(3),
  ];
  const { user } = open({ [`GET ${path}`]: ok(batchOf(rows)) }, `?batch=${id}`);
  for (const name of ["Mug 1", "Mug 2"]) {
    const item = await screen.findByRole("listitem", { name });
    expect(item).toHaveTextContent("Listing deleted");
    expect(item).toHaveTextContent("Its listing was deleted from the history.");
    expect(within(item).queryByRole("button")).toBeNull();
  }
  expect(
    screen.getByRole("button", { name: "Accept all that are ready (1)" }),
  ).toBeVisible();
  await user.selectOptions(
    screen.getByLabelText("Show"),
    "Listing deleted (2)",
  );
  expect(screen.queryByRole("listitem", { name: "Mug 3" })).toBeNull();
});

test("a row that failed since its listing was deleted: was counted, and doesn't say otherwise", async () => {
  const reason = {
    reason: "listing_deleted",
    message: "It was written, but its listing has since been deleted.",
  };
  const failed = row(1, {
    state: "failed",
    listingId: null,
    title: null,
    score: null,
    ...reason,
  });
  open({ [`GET ${path}`]: ok(batchOf([failed])) }, `?batch=${id}`);
  const item = await screen.findByRole("listitem", { name: "Mug 1" });
  expect(item).toHaveTextContent(
    "It was written, but its listing has since been deleted.",
  );
  expect(item).not.toHaveTextContent("Nothing was counted");
});

test("a photo that is gone: its row has the blank tag in its place", async () => {
  open(
    { [`GET ${path}`]: ok(batchOf([row(1, { photoIds: ["gone"] })])) },
    `?batch=${id}`,
  );
  const item = await screen.findByRole("listitem", { name: "Mug 1" });
  fireEvent.error(within(item).getByRole("presentation"));
  expect(within(item).queryByRole("presentation")).toBeNull();
});

test("filter: only rows in the chosen state", async () => {
  const { user } = open(
    {
      [`GET ${path}`]: ok(
        batchOf([
          row(1),
          row(2, { state: "accepted" }),
          row(3, { state: "canceled", isRejected: true }),
        ]),
      ),
    },
    `?batch=${id}`,
  );
  await user.selectOptions(
    await screen.findByLabelText("Show"),
    "Rejected (1)",
  );
  expect(
    screen
      .getAllByRole("listitem")
      .map((item) => item.getAttribute("aria-label")),
  ).toEqual(["Mug 3"]);
});

test("open: the editor in the row; arrow keys go from row to row", async () => {
  const { user } = open(
    {
      [`GET ${path}`]: ok(batchOf([row(1), row(2)])),
      "GET /api/listings/31": ok(mug),
    },
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
  const rows = [
    row(1, { state: "queued", listingId: null, title: null }),
    row(2),
  ];
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
  await user.click(
    within(screen.getByRole("dialog")).getByRole("button", {
      name: "Cancel the rest",
    }),
  );
  await waitFor(() => expect(api.to(`${path}/cancel`)).toHaveLength(1));
});

test.each(["paused", "canceled"] as const)(
  "%s while a row is written: the row is followed to its end, and asked for no more then",
  async (state) => {
    const rows = [
      row(1, { state: "writing", listingId: null, title: null }),
      row(2),
    ];
    const { api } = open(
      { [`GET ${path}`]: ok(batchOf(rows, { state })) },
      `?batch=${id}`,
    );
    const item = await screen.findByRole("listitem", { name: "Mug 1" });
    expect(item).toHaveTextContent("Being written");
    api.answer(`GET ${path}`, ok(batchOf([row(1), row(2)], { state })));
    lookAgain();
    expect(await within(item).findByText("Ready to accept")).toBeVisible();
    const { length } = api.to(path);
    lookAgain();
    expect(api.to(path)).toHaveLength(length);
  },
);

test("a canceled batch: what was refused or failed says why, without a way to write it", async () => {
  const unwritten = { listingId: null, title: null };
  const rows = [
    row(1, {
      ...unwritten,
      state: "refused",
      reason: "refused",
      message: "The writer refused it.",
    }),
    row(2, {
      ...unwritten,
      state: "failed",
      reason: "not_found",
      photoIds: ["p"],
      message: "That photo is gone.",
    }),
  ];
  open(
    { [`GET ${path}`]: ok(batchOf(rows, { state: "canceled" })) },
    `?batch=${id}`,
  );
  expect(await screen.findByText("The writer refused it.")).toBeVisible();
  expect(screen.getByText("That photo is gone.")).toBeVisible();
  expect(screen.queryByText(/words alone|Try again/)).toBeNull();
  expect(screen.queryByRole("button", { name: /retry|Continue/ })).toBeNull();
});

test("a draft that is opened: says what it takes of the plan, and starts when it is chosen", async () => {
  const rows = Array.from({ length: 12 }, (_, index) =>
    row(index + 1, {
      state: "queued",
      listingId: null,
      title: null,
      score: null,
    }),
  );
  const { api, user } = open(
    {
      [`GET ${path}`]: ok(batchOf(rows, { state: "draft" })),
      [`POST ${path}/resume`]: ok({}),
    },
    `?batch=${id}`,
  );
  expect(
    await screen.findByText(/the last 9 will wait, and nothing is lost/),
  ).toBeVisible();
  await user.click(screen.getByRole("radio", { name: /^Within a day/ }));
  await user.click(screen.getByRole("button", { name: "Write 12 listings" }));
  await waitFor(() =>
    expect(api.to(`${path}/resume`).map(({ json }) => json)).toEqual([
      { mode: "day" },
    ]),
  );
});

test("a small draft that is opened: is written now, without a choice", async () => {
  const { api, user } = open(
    {
      [`GET ${path}`]: ok(
        batchOf([row(1, { state: "queued" })], { state: "draft" }),
      ),
      [`POST ${path}/resume`]: ok({}),
    },
    `?batch=${id}`,
  );
  await user.click(
    await screen.findByRole("button", { name: "Write 1 listing" }),
  );
  await waitFor(() =>
    expect(api.to(`${path}/resume`).map(({ json }) => json)).toEqual([
      undefined,
    ]),
  );
  expect(screen.queryByRole("radio")).toBeNull();
});

test("retry: sends the changed details with what the row had", async () => {
  const failed = row(1, {
    state: "refused",
    listingId: null,
    title: null,
    message: "The writer refused it.",
  });
  const { api, user } = open(
    {
      [`GET ${path}`]: ok(
        batchOf([{ ...failed, form: { ...failed.form, language: "de" } }]),
      ),
      [`POST ${path}/rows/row-1/retry`]: ok({}),
    },
    `?batch=${id}`,
  );
  await user.click(
    await screen.findByRole("button", { name: "Change and retry Mug 1" }),
  );
  const dialog = await screen.findByRole("dialog");
  await user.type(
    await within(dialog).findByLabelText("Materials"),
    "porcelain",
  );
  await user.click(
    within(dialog).getByRole("button", { name: "Write it again" }),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(api.to(`${path}/rows/row-1/retry`)[0]?.json).toMatchObject({
    form: { productName: "Mug 1", language: "de", materials: "porcelain" },
    photoIds: [],
  });
});

test("retry that is refused: says why, and what was typed stays and can be sent again", async () => {
  const failed = row(1, { state: "failed", listingId: null, title: null });
  const waiting = held(failure(409, "conflict", "It is being written."));
  const { api, user } = open(
    {
      [`GET ${path}`]: ok(
        batchOf([{ ...failed, form: { titleStyle: "classic" } }]),
      ),
      [`POST ${path}/rows/row-1/retry`]: waiting.handler,
    },
    `?batch=${id}`,
  );
  await user.click(
    await screen.findByRole("button", { name: /^Change and retry/ }),
  );
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(await dialog.findByLabelText("Materials"), "clay{Enter}");
  expect(dialog.getByRole("button", { name: "Sending…" })).toBeDisabled();
  await act(async () => waiting.release());
  expect(await dialog.findByText("It is being written.")).toBeVisible();
  expect(dialog.getByLabelText("Materials")).toHaveValue("clay");
  api.answer(`POST ${path}/rows/row-1/retry`, ok({}));
  await user.click(dialog.getByRole("button", { name: "Write it again" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(
    api.to(`${path}/rows/row-1/retry`).map(({ json }) => json),
  ).toMatchObject([
    { form: { materials: "clay", titleStyle: "classic" } },
    { form: { materials: "clay", titleStyle: "classic" } },
  ]);
});

test("retry with a photo that can't be used: says why, and nothing is sent", async () => {
  const { api, user } = open(
    {
      [`GET ${path}`]: ok(
        batchOf([row(1, { state: "failed", listingId: null, title: null })]),
      ),
    },
    `?batch=${id}`,
  );
  await user.click(
    await screen.findByRole("button", { name: "Change and retry Mug 1" }),
  );
  const dialog = within(await screen.findByRole("dialog"));
  await user.upload(
    await dialog.findByLabelText("Add photos"),
    new File(["<svg/>"], "mug.jpg", { type: "image/svg+xml" }),
  );
  await user.click(dialog.getByRole("button", { name: "Write it again" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent(/photo|JPG/i);
  expect(dialog.getByText("mug.jpg")).toBeVisible();
  expect(dialog.getByRole("button", { name: "Write it again" })).toBeEnabled();
  expect(api.to(`${path}/rows/row-1/retry`)).toEqual([]);
});

test("a batch that is gone: says so", async () => {
  open(
    {
      [`GET ${path}`]: failure(
        404,
        "not_found",
        "That batch no longer exists.",
      ),
    },
    `?batch=${id}`,
  );
  expect(await screen.findByText("That batch no longer exists.")).toBeVisible();
});

test("toolbar: what comes while the batch is written comes last, so that no button moves under a finger", async () => {
  const unwritten = { listingId: null, title: null, score: null };
  const begun = [
    row(1, { ...unwritten, state: "writing" }),
    row(2, { ...unwritten, state: "queued" }),
  ];
  const running = { state: "running" } as const;
  const { api } = open(
    { [`GET ${path}`]: ok(batchOf(begun, running)) },
    `?batch=${id}`,
  );
  const names = () =>
    within(screen.getByRole("toolbar", { name: "Batch" }))
      .getAllByRole("button")
      .map(({ textContent }) => textContent?.replace(/ \(\d+\)$/, ""));
  await screen.findByRole("button", { name: "Pause" });
  const before = names();
  expect(before).toContain("Cancel the rest");
  api.answer(
    `GET ${path}`,
    ok(batchOf([row(1), row(2, { ...unwritten, state: "queued" })], running)),
  );
  lookAgain();
  await screen.findByRole("button", { name: "Accept all that are ready (1)" });
  expect(names().slice(0, before.length)).toEqual(before);
  expect(names().length).toBeGreaterThan(before.length);
});
