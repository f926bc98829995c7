import { TextDecoder } from "node:util";
import { screen, waitFor, within } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import {
  batchOf,
  lookAgain,
  open,
  path,
  row,
} from "@/tests/components/batches/open-batches";
import {
  file,
  provideBrowserParts,
  provideDialogs,
} from "@/tests/components/browser-parts";
import { enter } from "@/tests/components/enter";
import { failure, freePlan, ok } from "@/tests/components/fake-api";
import { encodeText } from "@/tests/support/encode-text";

jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

beforeEach(() => {
  provideBrowserParts();
  provideDialogs();
  Object.assign(globalThis, { TextDecoder });
  window.scrollTo = jest.fn();
  window.history.replaceState(null, "", "/batches");
});

const jpeg = (name: string) => file("image/jpeg", name);

async function addPhotos(
  user: ReturnType<typeof userEvent.setup>,
  ...names: string[]
) {
  await user.upload(
    await screen.findByLabelText(/Choose photos|Add photos/, {
      selector: "input",
    }),
    names.map(jpeg),
  );
}

test("visitor: is asked to sign in, without a request for batches", async () => {
  const { api } = open({
    "GET /api/auth/user": failure(
      401,
      "unauthenticated",
      "Authentication required",
    ),
  });
  expect(await screen.findByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    "/signin?callbackUrl=/batches",
  );
  expect(api.to("/api/batches")).toHaveLength(0);
});

test("no batches: says so, beside the place for photos", async () => {
  open({});
  expect(await screen.findByText(/None yet/)).toBeVisible();
  expect(screen.getByLabelText("Choose photos")).toBeEnabled();
});

test("list: each batch with its counts; deleting asks, and keeps the listings", async () => {
  const { rows: _, ...summary } = batchOf(
    [row(1), row(2, { state: "queued" })],
    { state: "paused" },
  );
  const { api, user } = open({
    "GET /api/batches": ok([summary]),
    [`DELETE ${path}`]: { status: 204 },
  });
  const item = await screen.findByRole("listitem");
  expect(item).toHaveTextContent("Autumn mugs");
  expect(item).toHaveTextContent("2 listings");
  expect(item).toHaveTextContent("Paused: 1 to review, 1 queued.");
  await user.click(screen.getByRole("button", { name: "Delete Autumn mugs" }));
  expect(screen.getByRole("dialog")).toHaveTextContent("stay in your history");
  api.answer("GET /api/batches", ok([]));
  await user.click(
    within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }),
  );
  expect(await screen.findByText(/None yet/)).toBeVisible();
  expect(api.to(path).map(({ method }) => method)).toEqual(["DELETE"]);
});

test("photos: grouped by name, uploaded, added to a draft, and started; the batch is shown", async () => {
  let photos = 0;
  const started: string[] = [];
  const { api, user } = open({
    "POST /api/photos": () => {
      photos += 1;
      const uploaded = {
        id: `photo-${photos}`,
        width: 800,
        height: 800,
        checks: [],
        thumbnailUrl: "/t",
      };
      return ok({ ...uploaded, expiresAt: "2026-12-01T10:00:00.000Z" });
    },
    "POST /api/batches": ({ json }) => {
      const { id: chosen } = json as { id: string };
      started.push(chosen);
      for (const action of ["rows", "resume"])
        api.answer(`POST /api/batches/${chosen}/${action}`, ok({}));
      api.answer(
        `GET /api/batches/${chosen}`,
        ok(batchOf([row(1), row(2)], { id: chosen })),
      );
      return ok({ id: chosen });
    },
  });
  await addPhotos(
    user,
    "mug-blue-1.jpg",
    "mug-blue-2.jpg",
    "bowl.jpg",
    "notes.pdf.jpg",
  );
  expect(
    await screen.findByRole("heading", { name: "3 listings, 4 photos" }),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Remove Notes pdf" }));
  expect(screen.getByLabelText("Product name of listing 2")).toHaveValue(
    "Mug blue",
  );
  await enter(
    user,
    screen.getAllByLabelText("Materials")[0] ?? document.body,
    "stoneware",
  );
  await user.click(screen.getByRole("button", { name: "Write 2 listings" }));
  expect(
    await screen.findByRole("heading", { name: "Autumn mugs" }),
  ).toBeVisible();

  const [chosen = ""] = started;
  expect(window.location.search).toBe(`?batch=${chosen}`);
  expect(api.to("/api/batches").at(-1)?.json).toMatchObject({
    id: chosen,
    draft: true,
  });
  const [sent] = api.to(`/api/batches/${chosen}/rows`);
  if (!sent) throw new Error("rows were sent");
  expect(sent.json).toMatchObject({
    after: 0,
    rows: [
      {
        form: { productName: "Bowl", materials: "stoneware" },
        photoIds: [expect.stringMatching(/photo-/)],
      },
      { form: { productName: "Mug blue", materials: "stoneware" } },
    ],
  });
  const { rows } = sent.json as { rows: { photoIds: string[] }[] };
  const ids = rows.flatMap(({ photoIds }) => photoIds);
  expect([...ids].sort()).toEqual(["photo-1", "photo-2", "photo-3"]);
  expect(api.to(`/api/batches/${chosen}/resume`)).toHaveLength(1);
});

test("photos become listings: their heading has the focus; what an earlier visit left doesn't take it", async () => {
  const { user, unmount } = open({});
  await addPhotos(user, "mug-1.jpg", "mug-2.jpg", "bowl.jpg");
  const title = { name: "2 listings, 3 photos" };
  const heading = await screen.findByRole("heading", title);
  expect(heading).toHaveFocus();
  await screen.findByText(/^Kept in this browser/);
  await addPhotos(user, "vase.jpg");
  expect(
    await screen.findByRole("heading", { name: "3 listings, 4 photos" }),
  ).toBe(heading);
  expect(screen.getByLabelText("Add photos")).toHaveFocus();
  await screen.findByText(/^Kept in this browser/);
  unmount();
  open({});
  expect(
    await screen.findByRole("heading", { name: "3 listings, 4 photos" }),
  ).not.toHaveFocus();
});

test("what all share is opened by a press where there is little room", async () => {
  const { user } = open({});
  await addPhotos(user, "mug-1.jpg");
  const press = await screen.findByRole("button", {
    name: "Fill in what all share",
  });
  const shared = document.getElementById(
    press.getAttribute("aria-controls") ?? "",
  );
  expect(press).toHaveAttribute("aria-expanded", "false");
  expect(shared).toHaveClass("max-md:hidden");
  await user.click(press);
  expect(press).toHaveAttribute("aria-expanded", "true");
  expect(shared).not.toHaveClass("max-md:hidden");
});

test("a photo that can't be used: its listing is left, named with the reason; the others can be written", async () => {
  const { api, user } = open({
    "POST /api/photos": ok({
      id: "photo-1",
      width: 800,
      height: 800,
      checks: [],
      thumbnailUrl: "/t",
      expiresAt: "2026-12-01T10:00:00.000Z",
    }),
    "POST /api/batches": ({ json }) => {
      const { id: chosen } = json as { id: string };
      for (const action of ["rows", "resume"])
        api.answer(`POST /api/batches/${chosen}/${action}`, ok({}));
      api.answer(`GET /api/batches/${chosen}`, ok(batchOf([row(1)])));
      return ok({ id: chosen });
    },
  });
  await user.upload(await screen.findByLabelText("Choose photos"), [
    jpeg("bowl.jpg"),
    file("image/svg+xml", "mug.jpg"),
  ]);
  await user.click(
    await screen.findByRole("button", { name: "Write 2 listings" }),
  );
  expect(await screen.findByText(/^mug\.jpg: /)).toBeVisible();
  expect(screen.queryByLabelText("Product name of listing 2")).toBeNull();
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Write 1 listing" }));
  expect(
    await screen.findByRole("heading", { name: "Autumn mugs" }),
  ).toBeVisible();
  expect(api.calls.filter(({ path: to }) => to.endsWith("/rows"))).toHaveLength(
    1,
  );
});

test("more listings than are left this month: the rest is said to wait", async () => {
  const { user } = open({
    "GET /api/subscription-status": ok({ ...freePlan, listingsRemaining: 1 }),
  });
  await addPhotos(user, "mug.jpg", "bowl.jpg", "vase.jpg");
  expect(
    await screen.findByText(/the last 2 will wait, and nothing is lost/),
  ).toHaveTextContent("1 left this month");
});

test("a table: a listing for each row, without photos; another file is refused with what to do", async () => {
  const { user } = open({});
  const csv = new File(
    ["Product name,Materials\nMug,clay\nBowl,oak\n"],
    "list.csv",
    { type: "text/csv" },
  );
  await user.upload(await screen.findByLabelText("Choose a table (CSV)"), csv);
  expect(
    await screen.findByRole("heading", { name: "2 listings, 0 photos" }),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Facts of Bowl" }));
  expect(
    within(screen.getByRole("listitem", { name: "Bowl" })).getByLabelText(
      "Materials",
    ),
  ).toHaveValue("oak");
  const zip = new File(["PK\u0003\u0004"], "shop.csv", { type: "text/csv" });
  await user.upload(screen.getByLabelText("Add a table"), zip);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "shop.csv: This is a ZIP archive",
  );
});

test("a table that doesn't say its encoding: its titles are shown, and the seller's choice is added", async () => {
  const { user } = open({});
  const bytes = encodeText(
    "Product name;Materials\nŻółta świeca;wosk\nRuna z wełny;wełna\n",
    "windows-1250",
  );
  const csv = new File([Uint8Array.from(bytes)], "lista.csv", {
    type: "text/csv",
  });
  await user.upload(await screen.findByLabelText("Choose a table (CSV)"), csv);
  expect(await screen.findByText("Żółta świeca")).toBeVisible();
  const choice = screen.getByLabelText("If not, choose how it was saved");
  expect(choice).toHaveValue("windows-1250");
  await user.selectOptions(choice, "Western European (Windows-1252)");
  expect(await screen.findByText("¯ó³ta œwieca")).toBeVisible();
  await user.selectOptions(choice, "Central European (Windows-1250)");
  expect(await screen.findByText("Żółta świeca")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Add 2 listings" }));
  expect(
    await screen.findByRole("heading", { name: "2 listings, 0 photos" }),
  ).toBeVisible();
  expect(screen.getByLabelText("Product name of listing 2")).toHaveValue(
    "Runa z wełny",
  );
  expect(
    screen.queryByLabelText("If not, choose how it was saved"),
  ).not.toBeInTheDocument();
});

test("a table with texts that are too long: the row says what was left out, also after a reload", async () => {
  const { user, unmount } = open({});
  const text = `${"Woven on a narrow loom. ".repeat(450)}It is 41 x 63 cm.`;
  const csv = new File(
    [`TITLE,DESCRIPTION\nWool rug,"${text}"\nTin mug,Small\n`],
    "list.csv",
    { type: "text/csv" },
  );
  await user.upload(await screen.findByLabelText("Choose a table (CSV)"), csv);
  const item = await screen.findByRole("listitem", { name: "Wool rug" });
  expect(
    within(item).getByText(
      /^Extra details: only 10,000 characters fit\. Left out from “/,
    ),
  ).toBeVisible();
  expect(
    within(screen.getByRole("listitem", { name: "Tin mug" })).queryByText(
      /Left out/,
    ),
  ).not.toBeInTheDocument();
  await waitFor(() =>
    expect(JSON.stringify(localStorage)).toContain("Wool rug"),
  );
  unmount();
  open({});
  const again = await screen.findByRole("listitem", { name: "Wool rug" });
  expect(within(again).getByText(/Left out from “/)).toBeVisible();
});

test("a table that is too large: a sentence, and it is not read", async () => {
  const { user } = open({});
  const large = new File(["Product name\nMug\n"], "list.csv", {
    type: "text/csv",
  });
  const arrayBuffer = jest.fn();
  Object.defineProperties(large, {
    size: { value: 40 * 1024 * 1024 },
    arrayBuffer: { value: arrayBuffer },
  });
  await user.upload(
    await screen.findByLabelText("Choose a table (CSV)"),
    large,
  );
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "list.csv: This file has 40.0 MB; the limit is 30 MB",
  );
  expect(arrayBuffer).not.toHaveBeenCalled();
});

test("Etsy's export: what stands in the shop is sent with each listing", async () => {
  const { api, user } = open({
    "POST /api/batches": ({ json }) => {
      const { id: chosen } = json as { id: string };
      for (const action of ["rows", "resume"])
        api.answer(`POST /api/batches/${chosen}/${action}`, ok({}));
      api.answer(`GET /api/batches/${chosen}`, ok(batchOf([row(1)])));
      return ok({ id: chosen });
    },
  });
  const text =
    'TITLE,DESCRIPTION,TAGS,MATERIALS\nOld mug,A mug.,"mug,cup",clay\n';
  const csv = new File([text], "EtsyListingsDownload.csv", {
    type: "text/csv",
  });
  await user.upload(await screen.findByLabelText("Choose a table (CSV)"), csv);
  await user.click(
    await screen.findByRole("button", { name: "Write 1 listing" }),
  );
  expect(
    await screen.findByRole("heading", { name: "Autumn mugs" }),
  ).toBeVisible();
  const sent = api.calls.find(({ path: to }) => to.endsWith("/rows"))?.json;
  expect(sent).toMatchObject({
    rows: [
      {
        original: {
          title: "Old mug",
          description: "A mug.",
          tags: ["mug", "cup"],
          materials: ["clay"],
        },
      },
    ],
  });
});

test("photos: selected and moved to another listing, and back by undo", async () => {
  const { user } = open({});
  await addPhotos(user, "mug-1.jpg", "mug-2.jpg", "bowl.jpg");
  await user.click(await screen.findByRole("button", { name: /^mug-2\.jpg/ }));
  const bowl = screen.getByRole("listitem", { name: "Bowl" });
  await user.click(
    within(bowl).getByRole("button", { name: "Move 1 photo here" }),
  );
  expect(
    within(bowl).getByRole("button", { name: "mug-2.jpg, photo 2 of 2" }),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(within(bowl).queryByRole("button", { name: /^mug-2/ })).toBeNull();

  screen.getByRole("button", { name: /^mug-1\.jpg/ }).focus();
  await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(
    within(bowl).getByRole("button", { name: "mug-1.jpg, photo 2 of 2" }),
  ).toBeVisible();
});

test("list: a batch that was paused while a row is written is followed until it is", async () => {
  const rows = [row(1, { state: "writing" })];
  const { api } = open({
    "GET /api/batches": ok([batchOf(rows, { state: "paused" })]),
  });
  expect(await screen.findByText("Paused: 1 being written.")).toBeVisible();
  api.answer("GET /api/batches", ok([batchOf([row(1)], { state: "paused" })]));
  lookAgain();
  expect(await screen.findByText("Paused: 1 to review.")).toBeVisible();
});

const twelve = [
  "Product name",
  ...Array.from({ length: 12 }, (_, index) => `Mug ${index + 1}`),
].join("\n");
const tableOf = (text: string) =>
  new File([text], "list.csv", { type: "text/csv" });

test("when it is written: is kept with the rest, also once the rows are at the server, and can be changed there", async () => {
  let chosen = "";
  const first = open({
    "POST /api/batches": ({ json }) => {
      chosen = (json as { id: string }).id;
      first.api.answer(`POST /api/batches/${chosen}/rows`, ok({}));
      first.api.answer(
        `POST /api/batches/${chosen}/resume`,
        failure(429, "rate_limited", "Too many requests."),
      );
      return ok({ id: chosen });
    },
  });
  await first.user.upload(
    await screen.findByLabelText("Choose a table (CSV)"),
    tableOf(twelve),
  );
  await first.user.click(
    await screen.findByRole("radio", { name: /^Within a day/ }),
  );
  await first.user.click(
    screen.getByRole("button", { name: "Write 12 listings" }),
  );
  expect(await screen.findByText("Too many requests.")).toBeVisible();
  first.unmount();

  const { api, user } = open({
    [`POST /api/batches/${chosen}/resume`]: ok({}),
  });
  expect(
    await screen.findByText("12 listings uploaded and ready to be written."),
  ).toBeVisible();
  expect(
    screen.getByText(/the last 9 will wait, and nothing is lost/),
  ).toBeVisible();
  expect(screen.getByRole("radio", { name: /^Within a day/ })).toBeChecked();
  await user.click(screen.getByRole("button", { name: "Write 12 listings" }));
  await waitFor(() =>
    expect(api.to(`/api/batches/${chosen}/resume`)[0]?.json).toEqual({
      mode: "day",
    }),
  );
});
