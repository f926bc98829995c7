import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EtsyDraft } from "@/components/etsy/etsy-draft";
import type { EtsyConnectionStatus } from "@/lib/etsy/connection/schema";
import type { UpdatePreview } from "@/lib/etsy/listing/schema";
import type { PublicationAnswer } from "@/lib/etsy/publish/schema";
import type { Open } from "@/lib/listing-text/check/readiness";
import {
  provideBrowserParts,
  provideDialogs,
} from "@/tests/components/browser-parts";
import { failure, fakeApi, mug, ok } from "@/tests/components/fake-api";

const connection: EtsyConnectionStatus = {
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
const publication: PublicationAnswer = {
  publicationId: "p1",
  listingId: 31,
  state: "done",
  isDigital: false,
  problem: null,
  etsyListingId: "9",
  editUrl: "https://www.etsy.com/your/shops/me/listing-editor/edit/9",
  steps: [
    { kind: "draft", number: 0, label: "Create the draft", state: "done" },
  ],
};
const preview: UpdatePreview = {
  etsyListingId: "9",
  editUrl: publication.editUrl ?? "",
  state: "active",
  digest: "d1",
  canChangeAltTexts: false,
  differences: [
    { field: "title", here: ["Speckled cup"], there: ["Speckled mug"] },
    { field: "tags", here: ["cup", "gift"], there: ["mug", "gift"] },
  ],
};
const update: PublicationAnswer = {
  ...publication,
  state: "running",
  steps: [{ kind: "update", number: 0, label: "Title", state: "waiting" }],
};
const updatePath = "/api/listings/31/etsy";
const publicationPath = "/api/listings/31/publication";
const check = "POST /api/publications/p1/check";

beforeEach(() => {
  provideBrowserParts();
  provideDialogs();
});

async function show(
  answers: Parameters<typeof fakeApi>[0] = {},
  { open = [] as Open[], stands = publication } = {},
) {
  const api = fakeApi({
    "GET /api/etsy/connection": ok(connection),
    [`GET ${publicationPath}`]: ok({ publication: stands }),
    [`PUT ${updatePath}`]: ok(preview),
    ...answers,
  });
  const editor = {
    score: { open },
    tidy: mug,
    altTexts: {},
    save: { state: { type: "saved" } },
  };
  render(
    <EtsyDraft
      listing={mug}
      editor={editor}
      onShow={jest.fn()}
      onSaved={jest.fn()}
    />,
  );
  await screen.findByRole("button", { name: "See what is on Etsy" });
  return { api, user: userEvent.setup() };
}
type Page = Awaited<ReturnType<typeof show>>;
const press = ({ user }: Page, name: string) =>
  user.click(screen.getByRole("button", { name }));
const sent = ({ api }: Page) => api.to(updatePath).map(({ json }) => json);

async function openUpdate(page: Page, button = "Update texts on Etsy") {
  await press(page, button);
  await screen.findByRole("checkbox", { name: "Title" });
}

test("what is on Etsy: as it was sent, then changed, each field with what is different", async () => {
  const page = await show({
    [check]: ok({ publication, atEtsy: { state: "draft", changed: [] } }),
  });
  await press(page, "See what is on Etsy");
  expect(
    await screen.findByText(
      "On Etsy it is as it was sent. It is still a draft.",
    ),
  ).toBeVisible();
  const changed = [
    { field: "title", sent: "Speckled mug", atEtsy: "Speckled cup" },
    { field: "tags", sent: "mug, gift", atEtsy: "mug" },
  ];
  page.api.answer(
    check,
    ok({ publication, atEtsy: { state: "active", changed } }),
  );
  await press(page, "See what is on Etsy");
  expect(
    await screen.findByText(
      "It has been changed on Etsy since it was sent. It is published.",
    ),
  ).toBeVisible();
  const title = screen.getByRole("figure", {
    name: "Title: what is different on Etsy",
  });
  expect(within(title).getByRole("deletion")).toHaveTextContent("mug");
  expect(within(title).getByRole("insertion")).toHaveTextContent("cup");
  const tags = screen.getByRole("figure", {
    name: "Tags: what is different on Etsy",
  });
  expect(within(tags).getByRole("deletion")).toHaveTextContent("gift");
});

test("what is on Etsy, where nothing is known of before: its state alone", async () => {
  const atEtsy = { state: "active", changed: [], isUnknown: true };
  await press(
    await show({ [check]: ok({ publication, atEtsy }) }),
    "See what is on Etsy",
  );
  expect(
    await screen.findByText(
      "What was there before is no longer known. It is published.",
    ),
  ).toBeVisible();
});

test("what no longer is on Etsy: can be created again", async () => {
  const problem = {
    code: "deleted_at_etsy",
    message: "It is no longer on Etsy.",
    words: "",
    field: null,
  };
  const gone = {
    ...publication,
    state: "failed",
    problem: { ...problem, candidates: [], retryAt: null },
  };
  const page = await show({ [check]: ok({ publication: gone, atEtsy: null }) });
  await press(page, "See what is on Etsy");
  expect(await screen.findByText("It is no longer on Etsy.")).toBeVisible();
  expect(
    screen.getByRole("button", { name: "Create the draft again" }),
  ).toBeEnabled();
});

test("a look on Etsy that fails: says so, with a way on", async () => {
  const page = await show({
    [check]: failure(409, "etsy_reconnect", "Please connect your shop again."),
  });
  await press(page, "See what is on Etsy");
  expect(
    await screen.findByText("Please connect your shop again."),
  ).toBeVisible();
  expect(
    screen.getByRole("link", { name: "Connect your shop again" }),
  ).toBeVisible();
});

test("an update: shows each field's difference, and sends only what is ticked", async () => {
  const page = await show();
  await openUpdate(page);
  expect(screen.getByText(/buyers see the change at once/)).toBeVisible();
  expect(
    screen.getByRole("button", { name: "Replace the checked fields on Etsy" }),
  ).toBeDisabled();
  expect(screen.getByText(/Alt texts stay as they are there/)).toBeVisible();
  const tags = screen.getByRole("figure", {
    name: "Tags: what would change on Etsy",
  });
  expect(within(tags).getByRole("deletion")).toHaveTextContent("mug");
  expect(within(tags).getByRole("insertion")).toHaveTextContent("cup");
  await page.user.click(screen.getByRole("checkbox", { name: "Title" }));
  page.api.answer(`PUT ${updatePath}`, {
    status: 202,
    body: { publicationId: "p1" },
  });
  page.api.answer(`GET ${publicationPath}`, ok({ publication: update }));
  await press(page, "Replace 1 field on Etsy");
  expect(
    await screen.findByRole("progressbar", { name: "Update on Etsy" }),
  ).toBeVisible();
  expect(sent(page)).toEqual([
    {},
    { fields: ["title"], confirm: true, digest: "d1" },
  ]);
});

test("an update of what changed on Etsy meanwhile: is not sent, and can be looked at again", async () => {
  const page = await show();
  await openUpdate(page);
  await page.user.click(screen.getByRole("checkbox", { name: "Title" }));
  page.api.answer(
    `PUT ${updatePath}`,
    failure(409, "conflict", "The listing changed on Etsy meanwhile."),
  );
  await press(page, "Replace 1 field on Etsy");
  expect(
    await screen.findByText("The listing changed on Etsy meanwhile."),
  ).toBeVisible();
  page.api.answer(`PUT ${updatePath}`, ok({ ...preview, digest: "d2" }));
  await press(page, "Look again");
  expect(
    await screen.findByRole("checkbox", { name: "Title" }),
  ).not.toBeChecked();
  expect(sent(page)).toHaveLength(3);
});

test("an update without a difference: there is nothing to send", async () => {
  const page = await show({
    [`PUT ${updatePath}`]: ok({ ...preview, differences: [] }),
  });
  await press(page, "Update texts on Etsy");
  expect(await screen.findByText(/There is nothing to send/)).toBeVisible();
});

test("an update of a listing with open points: is held back", async () => {
  const point: Open = {
    code: "blank_open",
    field: "description",
    message: "Description: fill in [add size].",
  };
  const page = await show({}, { open: [point] });
  await openUpdate(page);
  await page.user.click(screen.getByRole("checkbox", { name: "Title" }));
  expect(screen.getByText(point.message)).toBeVisible();
  expect(
    screen.getByRole("button", { name: "Replace 1 field on Etsy" }),
  ).toBeDisabled();
});

test("after an update: says so, and former texts can be put back", async () => {
  const done: PublicationAnswer = {
    ...update,
    state: "done",
    canPutBack: ["title"],
  };
  const page = await show({}, { stands: done });
  expect(screen.getByText("Etsy has the new texts.")).toBeVisible();
  const [title] = preview.differences;
  page.api.answer(
    `PUT ${updatePath}`,
    ok({ ...preview, differences: [title] }),
  );
  await openUpdate(page, "Restore previous texts");
  expect(screen.getByRole("checkbox", { name: "Title" })).toBeChecked();
  page.api.answer(`PUT ${updatePath}`, {
    status: 202,
    body: { publicationId: "p1" },
  });
  await press(page, "Restore 1 field");
  await waitFor(() =>
    expect(screen.queryByRole("checkbox", { name: "Title" })).toBeNull(),
  );
  expect(sent(page)).toEqual([
    { putBack: true },
    { fields: ["title"], confirm: true, digest: "d1", putBack: true },
  ]);
});
