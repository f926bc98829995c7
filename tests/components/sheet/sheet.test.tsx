import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Sheet } from "@/components/sheet/sheet";
import type { SheetOutcome, SheetRow } from "@/lib/listings/sheet/schema";
import { failure, fakeApi, ok } from "@/tests/components/fake-api";

const path = "/api/listings/sheet";
const silver = {
  key: "sterlingsilver",
  field: "description" as const,
  text: "sterling silver",
  said: "A ring of sterling silver.",
  message: "“sterling silver” needs proof. It must be true.",
  fact: "sterling silver, from a mill",
  canConfirm: true,
};
const health = {
  key: "health_claim:it cures.",
  field: "description" as const,
  text: "It cures.",
  said: "It cures.",
  message: "“It cures.”: Etsy does not allow it. Take it out.",
  fact: "",
  canConfirm: false,
};
const blank = (name: string) => ({
  name,
  field: "description" as const,
  said: `It is [add ${name}].`,
});
const row = (id: number, change: Partial<SheetRow> = {}): SheetRow => ({
  id,
  version: 1,
  name: `Ring ${id}`,
  claims: [],
  blanks: [],
  others: [],
  tags: ["ring"],
  materials: [],
  attributes: [],
  ...change,
});

const saved = (each: SheetRow): SheetOutcome => ({
  id: each.id,
  outcome: "saved",
  message: "",
  row: { ...each, version: 2 },
});

type Answers = Parameters<typeof fakeApi>[0];

async function open(rows: SheetRow[], answers: Answers = {}) {
  const ids = rows.map(({ id }) => id);
  const api = fakeApi({
    [`GET ${path}?ids=${ids}`]: ok({ rows }),
    [`GET ${path}/undo`]: ok({ last: null }),
    ...answers,
  });
  const onClose = jest.fn();
  const sheet = (shown: number[]) => (
    <Sheet ids={shown} back="Back to the batch" onClose={onClose} />
  );
  const { rerender } = render(sheet(ids));
  await screen.findByRole("heading", { name: "Claims" });
  const sent = () =>
    api.calls
      .filter((call) => call.method === "POST" && call.path === path)
      .map(
        (call) =>
          call.json as { edit: string; kind: string; changes: object[] },
      );
  const show = (shown: number[]) => rerender(sheet(shown));
  return { api, onClose, sent, show, user: userEvent.setup({ delay: null }) };
}

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = jest.fn();
});

test("a claim stands once, with its listings and what was told; some can be left out of the answer", async () => {
  const rows = [1, 2, 3].map((id) => row(id, { claims: [silver] }));
  const { sent, user } = await open(rows, {
    [`POST ${path}`]: ({ json }) =>
      ok({
        results: (json as { changes: { id: number }[] }).changes.map(({ id }) =>
          saved(row(id)),
        ),
      }),
  });
  expect(
    screen.getAllByText(/You told us: “sterling silver, from a mill”/),
  ).toHaveLength(3);
  await user.click(screen.getByRole("checkbox", { name: "Ring 2" }));
  await user.click(
    screen.getByRole("button", {
      name: "Confirm “sterling silver” in 2 listings",
    }),
  );
  await screen.findByRole("button", {
    name: "Confirm “sterling silver” in 1 listing",
  });
  expect(sent()).toMatchObject([
    {
      kind: "claims",
      changes: [
        { id: 1, version: 1, confirm: ["sterlingsilver"] },
        { id: 3, version: 1, confirm: ["sterlingsilver"] },
      ],
    },
  ]);
});

test("a claim that is settled stays in its place, with what was made of it; undone it is open again", async () => {
  const gold = { ...silver, key: "solidgold", text: "solid gold" };
  const { user } = await open(
    [row(1, { claims: [silver, gold] }), row(2, { claims: [silver] })],
    {
      [`POST ${path}`]: ok({
        results: [saved(row(1, { claims: [gold] })), saved(row(2))],
      }),
      [`GET ${path}/undo`]: ok({
        last: {
          edit: "e",
          kind: "claims",
          count: 2,
          at: new Date().toISOString(),
        },
      }),
      [`POST ${path}/undo`]: ok({
        results: [
          saved(row(1, { claims: [silver, gold] })),
          saved(row(2, { claims: [silver] })),
        ],
        left: 0,
      }),
    },
  );
  const names = () =>
    screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent);
  const before = names();
  expect(before).toEqual(["“sterling silver”", "“solid gold”"]);
  await user.click(
    screen.getByRole("button", {
      name: "Confirm “sterling silver” in 2 listings",
    }),
  );
  expect(await screen.findByText("Confirmed in 2 listings")).toBeVisible();
  expect(names()).toEqual(before);
  expect(
    screen.queryByRole("button", { name: /“sterling silver”/ }),
  ).toBeNull();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByRole("button", {
    name: "Confirm “sterling silver” in 2 listings",
  });
  expect(screen.queryByText("Confirmed in 2 listings")).toBeNull();
  expect(names()).toEqual(before);
});

test("what no seller can confirm is only struck", async () => {
  const { sent, user } = await open([row(1, { claims: [health] })], {
    [`POST ${path}`]: ok({ results: [saved(row(1))] }),
  });
  expect(screen.queryByRole("button", { name: /^Confirm/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Strike “It cures/ }));
  await screen.findByText("No claim is open.");
  expect(sent()[0]?.changes).toEqual([
    { id: 1, version: 1, strike: [health.key] },
  ]);
  expect(screen.getByRole("heading", { name: "Claims" })).toHaveFocus();
});

const cell = (name: string) => screen.findByLabelText(name);

test.each([
  ["nowhere else: the heading", false],
  ["in another part meanwhile: stays there", true],
])("a save that takes its time, and the focus is %s", async (_, hasLeft) => {
  const { user } = await open([row(1, { blanks: [blank("size")] })], {
    [`POST ${path}`]: async () => {
      if (hasLeft) screen.getByLabelText("Tags").focus();
      return ok({ results: [saved(row(1))] });
    },
  });
  await user.click(await cell("size of Ring 1"));
  await user.keyboard("9 cm{Enter}");
  await user.click(screen.getByRole("button", { name: /^Save 1 blank/ }));
  await screen.findByText(/Nothing is left blank/);
  const expected = hasLeft
    ? screen.getByLabelText("Tags")
    : screen.getByRole("heading", { name: "Blanks" });
  await waitFor(() => expect(expected).toHaveFocus());
});

test("the keys of a spreadsheet: type, Enter, Tab, arrows, Escape, Delete, undo; then save all at once", async () => {
  const rows = [1, 2].map((id) =>
    row(id, { blanks: [blank("size"), blank("care")] }),
  );
  const { sent, user } = await open(rows, {
    [`POST ${path}`]: ok({ results: [saved(row(1)), saved(row(2))] }),
  });
  const grid = screen.getByRole("grid", { name: "Blanks" });
  expect(grid).toHaveAttribute("aria-rowcount", "3");
  expect(within(grid).getAllByRole("textbox")).toHaveLength(1);
  await user.click(await cell("size of Ring 1"));
  await user.keyboard("9 cm{Enter}");
  expect(await cell("size of Ring 2")).toHaveFocus();
  await user.keyboard("10 cm{Tab}");
  expect(await cell("care of Ring 2")).toHaveFocus();
  await user.keyboard("wrong{Escape}");
  expect(await cell("care of Ring 2")).toHaveValue("");
  await user.keyboard("{ArrowUp}");
  expect(await cell("care of Ring 1")).toHaveFocus();
  await user.keyboard("wipe{ArrowDown}{ArrowUp}{Delete}");
  expect(await cell("care of Ring 1")).toHaveValue("");
  await user.keyboard("{Control>}z{/Control}");
  expect(await cell("care of Ring 1")).toHaveValue("wipe");
  expect(await cell("care of Ring 1")).toHaveFocus();
  await user.keyboard("{Escape}");
  const save = screen.getByRole("button", {
    name: "Save 3 blanks in 2 listings",
  });
  expect(save).toHaveFocus();
  await user.click(save);
  await screen.findByText(/Nothing is left blank/);
  expect(sent()[0]?.changes).toEqual([
    {
      id: 1,
      version: 1,
      blanks: [
        { blank: "size", value: "9 cm" },
        { blank: "care", value: "wipe" },
      ],
    },
    { id: 2, version: 1, blanks: [{ blank: "size", value: "10 cm" }] },
  ]);
  expect(localStorage.getItem("listwright:sheet")).toBeNull();
});

test("a column from a spreadsheet is pasted; a dash leaves a blank out", async () => {
  const rows = [1, 2, 3].map((id) => row(id, { blanks: [blank("size")] }));
  const { sent, user } = await open(rows, {
    [`POST ${path}`]: ok({ results: rows.map((each) => saved(row(each.id))) }),
  });
  await user.click(await cell("size of Ring 1"));
  await user.paste("9 cm\n-\n11 cm\n");
  expect(screen.getByText("left out")).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Save 3 blanks/ }));
  await screen.findByText(/Nothing is left blank/);
  expect(sent()[0]?.changes).toMatchObject([
    { blanks: [{ value: "9 cm" }] },
    { blanks: [{ value: null }] },
    { blanks: [{ value: "11 cm" }] },
  ]);
});

test("a listing that was changed meanwhile is named, and its value stays to be saved again", async () => {
  const rows = [1, 2].map((id) => row(id, { blanks: [blank("size")] }));
  const { sent, user } = await open(rows, {
    [`POST ${path}`]: ok({
      results: [
        saved(row(1)),
        {
          id: 2,
          outcome: "changed",
          message: "It was changed elsewhere.",
          row: row(2, { version: 5, blanks: [blank("size")] }),
        },
      ],
    }),
  });
  await user.click(await cell("size of Ring 1"));
  await user.paste("9 cm\n10 cm");
  await user.click(screen.getByRole("button", { name: /^Save 2 blanks/ }));
  await screen.findByText("Not changed: 1 listing");
  expect(screen.getByText("Ring 2:")).toBeVisible();
  expect(await cell("size of Ring 2")).toHaveValue("10 cm");
  await user.click(
    screen.getByRole("button", { name: "Save 1 blank in 1 listing" }),
  );
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.changes).toMatchObject([{ id: 2, version: 5 }]);
});

test("a lost connection: what was typed stays, and the same press is sent again under its own name", async () => {
  const rows = [row(1, { blanks: [blank("size")] })];
  const { api, sent, user } = await open(rows, {
    [`POST ${path}`]: () => {
      throw new TypeError("Failed to fetch");
    },
  });
  await user.click(await cell("size of Ring 1"));
  // What is still being typed is saved, too.
  await user.keyboard("9 cm");
  await user.click(screen.getByRole("button", { name: /^Save/ }));
  await screen.findByText("1 listing not saved yet");
  api.answer(`POST ${path}`, ok({ results: [saved(row(1))] }));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText(/Nothing is left blank/);
  const [first, second] = sent();
  expect(second).toEqual(first);
});

test("listings of a batch that are written later come in at the end, and what is being typed stays", async () => {
  const { show, user } = await open([row(1, { blanks: [blank("size")] })], {
    [`GET ${path}?ids=2`]: ok({ rows: [row(2, { blanks: [blank("size")] })] }),
  });
  await user.click(await cell("size of Ring 1"));
  await user.keyboard("9 cm");
  show([1, 2]);
  await screen.findByText("Ring 2");
  expect(await cell("size of Ring 1")).toHaveValue("9 cm");
  expect(screen.getByText("2 listings")).toBeVisible();
});

test("what was typed is there again after a reload", async () => {
  localStorage.setItem(
    "listwright:sheet",
    JSON.stringify({ 1: { size: "9 cm" }, 77: { size: "of another sheet" } }),
  );
  await open([row(1, { blanks: [blank("size")] })]);
  expect(await cell("size of Ring 1")).toHaveValue("9 cm");
});

test("lists: each change is seen first, a listing can be left out, and where it can't be made is said", async () => {
  const full = Array.from({ length: 13 }, (_, index) => `tag ${index}`);
  const rows = [
    row(1),
    row(2),
    row(3, { tags: full }),
    row(4, { tags: ["gift"] }),
  ];
  const { sent, user } = await open(rows, {
    [`POST ${path}`]: ok({
      results: [saved(row(1, { tags: ["ring", "gift"] }))],
    }),
  });
  await user.type(screen.getByRole("combobox", { name: "Tags" }), "gift");
  await user.click(screen.getByRole("button", { name: "Show each change" }));
  await screen.findByRole("heading", { name: "2 listings would change" });
  expect(sent()).toHaveLength(0);
  expect(screen.getByText("That makes 14 tags; 13 is the most.")).toBeVisible();
  expect(screen.getByText("1 listing stays as it is.")).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: "Ring 2" }));
  await user.click(screen.getByRole("button", { name: "Change 1 listing" }));
  await waitFor(() =>
    expect(sent()).toMatchObject([
      {
        kind: "tags",
        changes: [
          {
            id: 1,
            list: { field: "tags", action: "add", entries: ["gift"] },
          },
        ],
      },
    ]),
  );
});

test("the last change is offered to be undone after a reload, and what can't be is named", async () => {
  const last = {
    edit: "e",
    kind: "tags",
    at: new Date().toISOString(),
    count: 2,
  };
  const { user, api } = await open([row(1), row(2)], {
    [`GET ${path}/undo`]: ok({ last }),
    [`POST ${path}/undo`]: ok({
      results: [
        saved(row(1)),
        { id: 2, outcome: "changed", message: "It was changed.", row: row(2) },
      ],
      left: 0,
    }),
  });
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText("Not changed: 1 listing");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  expect(api.to(`${path}/undo`).at(-1)?.json).toEqual({ edit: "e" });
});

test("reading fails: the reason, and another try", async () => {
  fakeApi({ [`GET ${path}?ids=1`]: failure(503, "unavailable", "Not now.") });
  render(<Sheet ids={[1]} back="Back" onClose={jest.fn()} />);
  expect(await screen.findByText("Not now.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled();
});
