import {
  act,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useDraftState } from "@/components/etsy/draft-states";
import { EtsyDraft } from "@/components/etsy/etsy-draft";
import type { EtsyAttribute } from "@/lib/etsy/categories/schema";
import type { EtsyConnectionStatus } from "@/lib/etsy/connection/schema";
import type { DraftProposal, UsedChoices } from "@/lib/etsy/proposal/schema";
import type {
  PublicationAnswer,
  PublicationProblem,
} from "@/lib/etsy/publish/schema";
import type { Open } from "@/lib/listing-text/check/readiness";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
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
  languages: ["en-US", "de"],
  connectedAt: null,
};
const mugs = { id: 1062, name: "Mugs", path: ["Home & Living", "Drinkware"] };
const coasters = {
  id: 1060,
  name: "Coasters",
  path: ["Home & Living", "Drinkware"],
};
const attributes: EtsyAttribute[] = [
  {
    id: 55,
    name: "Materials",
    isRequired: true,
    maxValues: 5,
    scales: [],
    values: ["Porcelain", "Stoneware"].map((name, index) => ({
      id: index + 1,
      name,
    })),
  },
  {
    id: 200,
    name: "Primary color",
    isRequired: false,
    maxValues: 1,
    values: [{ id: 10, name: "White" }],
    scales: [],
  },
  {
    id: 70,
    name: "Height",
    isRequired: false,
    maxValues: 1,
    values: [],
    scales: [{ id: 5, name: "Inches" }],
  },
];
const options = {
  shippingProfiles: [
    { id: 71, title: "Small parcels" },
    { id: 72, title: "Large parcels" },
  ],
  readinessStates: [
    { id: 81, kind: "ready_to_ship", label: "Ready to ship, 1-2 days" },
  ],
  returnPolicies: [{ id: 91, label: "Returns within 30 days" }],
  sections: [{ id: 31, title: "Kitchen" }],
  partners: [] as { id: number; label: string }[],
};
const used: UsedChoices = {
  taxonomyId: 1062,
  whoMade: "i_did",
  whenMade: "2020_2025",
  isSupply: false,
  type: "physical",
  partnerIds: [],

  shippingProfileId: 72,
  readinessStateId: 81,
  returnPolicyId: 91,
  sectionId: 31,
};
const photoId = "00000000-0000-4000-8000-000000000001";
const photo = {
  id: photoId,
  position: 1,
  altText: mug.altText,
  thumbnailUrl: "/t.webp",
  expiresAt: "2999-01-01T00:00:00Z",
};
const listing: ListingAnswer = { ...mug, photos: [photo] };
const proposal: DraftProposal = { categories: [mugs, coasters], used: [] };
const preview = {
  fields: {
    title: mug.title,
    price: "24.50",
    taxonomy_id: "1062",
    when_made: "made_to_order",
    unheard_of: "as it is",
  },

  photos: [{ id: photoId, rank: 1, altText: mug.altText }],
  translations: [],
  digest: "shown",
  attributes: [
    {
      id: 55,
      name: "Materials",
      valueIds: [2],
      values: ["Stoneware"],
      scaleId: null,
    },
    { id: 70, name: "Height", valueIds: [1], values: ["4"], scaleId: 5 },
  ],
};
const publication: PublicationAnswer = {
  isDigital: false,

  publicationId: "p1",
  listingId: 31,
  state: "running",
  etsyListingId: null,
  editUrl: null,
  problem: null,
  steps: [
    { kind: "draft", number: 0, label: "Create the draft", state: "done" },
    { kind: "photo", number: 1, label: "Photo 1", state: "started" },
  ],
};
const draftPath = "/api/listings/31/etsy-draft";
const publicationPath = "/api/listings/31/publication";

beforeAll(() =>
  jest.useFakeTimers({
    advanceTimers: true,
    now: new Date("2026-11-23T08:00:00Z"),
  }),
);
afterAll(() => jest.useRealTimers());
beforeEach(() => {
  provideBrowserParts();
  provideDialogs();
});

type Setup = {
  answers?: Parameters<typeof fakeApi>[0];
  open?: Open[];
  change?: Partial<ListingAnswer>;
  saved?: boolean;
  requests?: number;
};

function show({
  answers = {},
  open = [],
  change = {},
  saved = true,
  requests = 0,
}: Setup = {}) {
  const api = fakeApi({
    "GET /api/etsy/connection": ok(connection),
    [`GET ${publicationPath}`]: ok({ publication: null }),
    [`GET ${draftPath}`]: ok(proposal),
    "GET /api/etsy/options": ok(options),
    "GET /api/listings/31/translations": ok([]),
    "GET /api/etsy/categories/1062/properties": ok(attributes),
    [`POST ${draftPath}`]: ok(preview),
    ...answers,
  });
  const editor = {
    score: { open },
    tidy: mug,
    altTexts: {},
    save: { state: { type: saved ? "saved" : "waiting" } },
  };
  const onShow = jest.fn();
  const onSaved = jest.fn();
  const panel = (count: number) => (
    <EtsyDraft
      listing={{ ...listing, ...change }}
      editor={editor}
      onShow={onShow}
      onSaved={onSaved}
      requests={count}
    />
  );
  const page = render(panel(requests));
  const ask = (count: number) => page.rerender(panel(count));
  return {
    ...page,
    ask,
    api,
    onShow,
    onSaved,
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
  };
}
type Page = ReturnType<typeof show>;

async function openSheet({ user }: Page) {
  await user.click(
    await screen.findByRole("button", { name: "Create draft in Etsy" }),
  );
  await screen.findByRole("group", { name: /^Materials/ });
}
const choose = ({ user }: Page, label: string | RegExp, value: string) =>
  user.selectOptions(screen.getByRole("combobox", { name: label }), value);

async function fillIn(page: Page) {
  await page.user.type(
    screen.getByRole("textbox", { name: "Price in USD" }),
    "24,50",
  );
  await choose(page, "Who made it?", "i_did");
  await choose(page, "What is it?", "product");
  await choose(page, "When was it made?", "made_to_order");
  await choose(page, /creativity standards/, "made");
  await choose(page, "Shipping profile", "71");
}
const next = ({ user }: Page) =>
  user.click(screen.getByRole("button", { name: "See what will be sent" }));
const sent = ({ api }: Page) =>
  api
    .to(draftPath)
    .flatMap(({ method, json }) => (method === "POST" ? [json] : []));

test("a site without a key: nothing", async () => {
  const { api, container } = show({
    answers: {
      "GET /api/etsy/connection": ok({ ...connection, isAvailable: false }),
    },
  });
  await waitFor(() => expect(api.to("/api/etsy/connection")).toHaveLength(1));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(container).toBeEmptyDOMElement();
});

test.each([
  [{ connected: false }, "connect your shop"],
  [{ connected: false, problem: "refused" }, "connect your shop again"],
])(
  "a shop that is not connected: one line leads to it",
  async (change, name) => {
    show({
      answers: { "GET /api/etsy/connection": ok({ ...connection, ...change }) },
    });
    expect(await screen.findByRole("link", { name })).toHaveAttribute(
      "href",
      "/shop#etsy",
    );
    expect(screen.queryByRole("button")).toBeNull();
  },
);

test("a listing that is in the shop already: linked by its address; one that isn't there keeps what was typed", async () => {
  const answers = {
    "POST /api/listings/31/etsy": failure(
      404,
      "not_found",
      "There is no such listing in your shop.",
    ),
  };
  const { api, user } = show({ answers });
  await user.click(await screen.findByText("It's already in my shop"));
  const address = screen.getByRole("textbox", { name: "Its address on Etsy" });
  expect(screen.getByRole("button", { name: "Link it" })).toBeDisabled();
  await user.type(address, "https://www.etsy.com/listing/1234/mug");
  await user.click(screen.getByRole("button", { name: "Link it" }));
  expect(
    await screen.findByText("There is no such listing in your shop."),
  ).toBeVisible();
  expect(address).toHaveValue("https://www.etsy.com/listing/1234/mug");
  expect(api.to("/api/listings/31/etsy").map(({ json }) => json)).toEqual([
    { address: "https://www.etsy.com/listing/1234/mug" },
  ]);
});

test("an address that is too long to link: said at its field, and nothing is sent", async () => {
  const { api, user } = show();
  await user.click(await screen.findByText("It's already in my shop"));
  const address = screen.getByRole("textbox", { name: "Its address on Etsy" });
  await user.click(address);
  await user.paste("1".repeat(501));
  await user.click(screen.getByRole("button", { name: "Link it" }));
  await waitFor(() =>
    expect(address).toHaveAccessibleDescription(/That address is too long\./),
  );
  expect(address).toHaveFocus();
  expect(api.to("/api/listings/31/etsy")).toEqual([]);
  await user.type(address, "{Backspace}");
  expect(address).toBeValid();
});

test("a linked listing: says so, and shows no steps", async () => {
  const linked = {
    ...publication,
    steps: [],
    state: "done" as const,
    etsyListingId: "1234",
    editUrl: "https://x.example",
  };
  show({
    answers: { [`GET ${publicationPath}`]: ok({ publication: linked }) },
  });
  expect(
    await screen.findByText(
      "It is linked to a listing that is already in your shop.",
    ),
  ).toBeVisible();
  expect(
    screen.getByRole("link", { name: "Open the listing in Etsy's editor" }),
  ).toBeVisible();
  expect(screen.queryByText("Steps")).toBeNull();
});

test("the sheet: category and attributes come from the listing, all is shown, and only then sent", async () => {
  const page = show();
  await openSheet(page);
  expect(screen.getByRole("radio", { name: /^Mugs/ })).toBeChecked();
  expect(screen.getByRole("radio", { name: /^Coasters/ })).not.toBeChecked();
  expect(screen.getByRole("checkbox", { name: "Stoneware" })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: "Porcelain" })).not.toBeChecked();
  expect(
    screen.getByRole("combobox", { name: "Primary color" }),
  ).toHaveDisplayValue("White");
  expect(screen.getByRole("textbox", { name: "Height" })).toHaveValue("");
  // The only one that there is.
  expect(
    screen.getByRole("combobox", { name: "Processing profile" }),
  ).toHaveDisplayValue("Ready to ship, 1-2 days");
  await fillIn(page);
  await page.user.type(screen.getByRole("textbox", { name: "Height" }), "4");
  await next(page);
  await screen.findByText("This will be sent, as a draft");
  const choices = {
    taxonomyId: 1062,
    price: 24.5,
    quantity: 1,
    whoMade: "i_did",
    whenMade: "made_to_order",
    isSupply: false,

    type: "physical",
    languages: [],
    partnerIds: [],
    shippingProfileId: 71,
    readinessStateId: 81,
    returnPolicyId: 91,
    attributes: [
      { id: 55, valueIds: [2] },
      { id: 200, valueIds: [10] },
      { id: 70, valueIds: [], number: 4, scaleId: 5 },
    ],
  };
  expect(sent(page)).toEqual([choices]);
  expect(screen.getByText("24.50 USD")).toBeVisible();
  expect(screen.getByText("Home & Living › Drinkware › Mugs")).toBeVisible();
  expect(screen.getByText("as it is")).toBeVisible();
  expect(screen.getByText("4 inches")).toBeVisible();
  const terms = screen
    .getAllByRole("term")
    .map(({ textContent }) => textContent);
  expect(terms).toEqual([
    "Title",
    "Category",
    "Price",
    "Made",
    "unheard_of",
    "Materials",
    "Height",
  ]);
  expect(
    within(screen.getByRole("list", { name: "Photos in order" })).getByText(
      mug.altText,
    ),
  ).toBeVisible();

  page.api.answer(`POST ${draftPath}`, {
    status: 202,
    body: { publicationId: "p1" },
  });
  page.api.answer(`GET ${publicationPath}`, ok({ publication }));
  await page.user.click(screen.getByRole("button", { name: "Create draft" }));
  expect(await screen.findByText(/1 of 2 steps done/)).toBeVisible();
  expect(sent(page)).toEqual([
    choices,
    { ...choices, confirm: true, digest: preview.digest },
  ]);

  // Etsy refuses it after all: what was typed is there.
  page.api.answer(
    `GET ${publicationPath}`,
    ok({ publication: withProblem({ code: "refused" }) }),
  );
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  await page.user.click(
    await screen.findByRole("button", { name: "Change it and send again" }),
  );
  expect(
    await screen.findByRole("textbox", { name: "Price in USD" }),
  ).toHaveValue("24,50");
});

test("a file to download: no shipping, and the question about the files", async () => {
  const page = show();
  await openSheet(page);
  await fillIn(page);
  await choose(page, "What does the buyer get?", "download");
  for (const name of ["Shipping profile", "Processing profile", "Returns"])
    expect(screen.queryByRole("combobox", { name })).toBeNull();
  await next(page);
  const files = screen.getByRole("checkbox", {
    name: "I have the files, and the right to sell them",
  });
  expect(files).toBeInvalid();
  expect(sent(page)).toEqual([]);
  await page.user.click(files);
  await next(page);
  await screen.findByText("This will be sent, as a draft");
  const [choices] = sent(page);
  expect(choices).toMatchObject({ type: "download", price: 24.5 });
  for (const name of [
    "shippingProfileId",
    "readinessStateId",
    "returnPolicyId",
    "hasFiles",
  ])
    expect(choices).not.toHaveProperty(name);
});

test("a digital draft that is done: asks for its files", async () => {
  const done = { ...publication, state: "done", isDigital: true };
  show({ answers: { [`GET ${publicationPath}`]: ok({ publication: done }) } });
  expect(await screen.findByText(/Add its files there/)).toBeVisible();
});

test("what was chosen last is chosen again, in a decade that goes on", async () => {
  const page = show({
    answers: { [`GET ${draftPath}`]: ok({ ...proposal, used: [used] }) },
  });
  await openSheet(page);
  expect(
    screen.getByRole("combobox", { name: "Shipping profile" }),
  ).toHaveDisplayValue("Large parcels");
  expect(
    screen.getByRole("combobox", { name: "When was it made?" }),
  ).toHaveDisplayValue("2020–2026");
  expect(
    screen.getByRole("combobox", { name: "Shop section" }),
  ).toHaveDisplayValue("Kitchen");
});

test("fields that are open: each says so, and nothing is asked of the server", async () => {
  const page = show();
  await openSheet(page);
  await page.user.click(screen.getByRole("checkbox", { name: "Stoneware" }));
  await next(page);
  expect(
    screen.getByText("Choose “Materials”: Etsy requires it."),
  ).toBeVisible();
  for (const name of [
    "Who made it?",
    "What is it?",
    "When was it made?",
    "Shipping profile",
  ])
    expect(screen.getByRole("combobox", { name })).toBeInvalid();
  expect(screen.getByRole("textbox", { name: "Price in USD" })).toBeInvalid();
  expect(sent(page)).toEqual([]);
});

test.each([
  [
    { who: "someone_else", when: "made_to_order", standard: "designed" },
    /lists no production partner/,
  ],
  [
    { who: "i_did", when: "made_to_order", standard: "handpicked" },
    /at least 20 years old/,
  ],
  [
    { who: "i_did", when: "made_to_order", standard: "sourced" },
    /Only craft and party supplies/,
  ],
  [
    { who: "someone_else", when: "1990s", standard: "made" },
    /someone else made it/,
  ],
])(
  "%#: answers that contradict each other are said, not sent",
  async ({ who, when, standard }, message) => {
    const page = show();
    await openSheet(page);
    await fillIn(page);
    await choose(page, "Who made it?", who);
    await choose(page, "When was it made?", when);
    await choose(page, /creativity standards/, standard);
    await next(page);
    expect(screen.getByText(message)).toBeVisible();
    expect(sent(page)).toEqual([]);
  },
);

test("what is open in the listing blocks, and leads to its place", async () => {
  const point: Open = {
    code: "blank_open",
    field: "description",
    message: "Description: fill in [add size].",
  };
  const page = show({ open: [point] });
  await openSheet(page);
  expect(
    screen.getByRole("button", { name: "See what will be sent" }),
  ).toBeDisabled();
  await page.user.click(
    screen.getByRole("button", { name: `Show: ${point.message}` }),
  );
  expect(page.onShow).toHaveBeenCalledWith(point);
  expect(screen.queryByRole("textbox", { name: "Price in USD" })).toBeNull();
});

test("edits that are not saved block", async () => {
  const page = show({ saved: false });
  await openSheet(page);
  expect(screen.getByText(/last edits are not saved yet/)).toBeVisible();
  expect(
    screen.getByRole("button", { name: "See what will be sent" }),
  ).toBeDisabled();
});

test("a photo whose copy is gone blocks and is asked for; one that came with the form is not sent", async () => {
  const gone = { ...photo, expiresAt: null };
  const page = show({
    change: { photos: [gone, { ...photo, id: null, position: 2 }] },
  });
  await openSheet(page);
  expect(
    screen.getByText("Photo 1 is no longer kept here. Choose it again below."),
  ).toBeVisible();
  expect(screen.getByLabelText("Choose photo 1 again")).toBeEnabled();
  expect(
    screen.getByRole("button", { name: "See what will be sent" }),
  ).toBeDisabled();
  expect(
    within(
      screen.getByRole("region", { name: "Photos of the draft" }),
    ).getAllByRole("listitem"),
  ).toHaveLength(1);
});

test("a connection that ended: one sentence with a way on, and what was typed is there afterwards", async () => {
  const first = show();
  await openSheet(first);
  await first.user.type(
    screen.getByRole("textbox", { name: "Price in USD" }),
    "18",
  );
  first.unmount();
  const lost = failure(
    409,
    "etsy_reconnect",
    "Please connect your shop again.",
  );
  const page = show({ answers: { "GET /api/etsy/options": lost } });
  await page.user.click(
    await screen.findByRole("button", { name: "Create draft in Etsy" }),
  );
  expect(
    await screen.findByText("Please connect your shop again."),
  ).toBeVisible();
  expect(
    screen.getByRole("link", { name: "Connect your shop again" }),
  ).toHaveAttribute("href", "/shop#etsy");
  page.unmount();
  await openSheet(show());
  expect(screen.getByRole("textbox", { name: "Price in USD" })).toHaveValue(
    "18",
  );
});

test("a refusal of the server is said, and the form stays", async () => {
  const refusal = failure(
    422,
    "invalid_input",
    "Please choose “Occasion” again: Etsy's values have changed.",
  );
  const page = show({ answers: { [`POST ${draftPath}`]: refusal } });
  await openSheet(page);
  await fillIn(page);
  await next(page);
  expect(await screen.findByText(/Etsy's values have changed/)).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Price in USD" })).toHaveValue(
    "24,50",
  );
});

test("a refusal that names a field: is said there, until something is changed", async () => {
  const refused = (field: string) => ({
    status: 422,
    body: { code: "invalid_input", message: "Not this.", field },
  });
  const page = show({
    answers: { [`POST ${draftPath}`]: refused("whenMade") },
  });
  await openSheet(page);
  await fillIn(page);
  await next(page);
  await waitFor(() =>
    expect(
      screen.getByRole("combobox", { name: "When was it made?" }),
    ).toBeInvalid(),
  );
  expect(screen.getByText("Not this.")).toBeVisible();
  await choose(page, "When was it made?", "2020_2026");
  expect(screen.queryByText("Not this.")).toBeNull();
  page.api.answer(`POST ${draftPath}`, refused("attributes/55"));
  await next(page);
  await waitFor(() =>
    expect(screen.getByRole("group", { name: /^Materials/ })).toHaveTextContent(
      "Not this.",
    ),
  );
});

test("choices of buyers that are not ready: are named, and a button leads to them", async () => {
  const body = {
    code: "invalid_input",
    field: "options/questions.0.options.1",
    message: "Personalization and variations: Name option 2.",
  };
  const page = show({
    answers: { [`POST ${draftPath}`]: { status: 422, body } },
  });
  await openSheet(page);
  await fillIn(page);
  await next(page);
  expect(
    await screen.findByText("Personalization and variations: Name option 2."),
  ).toBeVisible();
  await page.user.click(
    screen.getByRole("button", { name: "Show personalization and variations" }),
  );
  expect(page.onShow).toHaveBeenCalledWith({ field: "options" });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a listing that changed after it was shown: is not sent, and can be looked at again", async () => {
  const page = show({
    answers: { [`POST ${draftPath}`]: ok({ ...preview, digest: "first" }) },
  });
  await openSheet(page);
  await fillIn(page);
  await next(page);
  await screen.findByText("This will be sent, as a draft");
  page.api.answer(
    `POST ${draftPath}`,
    failure(409, "conflict", "This listing changed. Look at it again."),
  );
  await page.user.click(screen.getByRole("button", { name: "Create draft" }));
  expect(
    await screen.findByText("This listing changed. Look at it again."),
  ).toBeVisible();
  expect(sent(page)[1]).toMatchObject({ confirm: true, digest: "first" });
  expect(screen.queryByRole("button", { name: "Create draft" })).toBeNull();
  const changed = {
    ...preview,
    fields: { ...preview.fields, title: "A title of the other tab" },
    digest: "second",
  };
  page.api.answer(`POST ${draftPath}`, ok(changed));
  await page.user.click(screen.getByRole("button", { name: "Look again" }));
  expect(await screen.findByText("A title of the other tab")).toBeVisible();
  page.api.answer(`POST ${draftPath}`, {
    status: 202,
    body: { publicationId: "p1" },
  });
  page.api.answer(`GET ${publicationPath}`, ok({ publication }));
  await page.user.click(screen.getByRole("button", { name: "Create draft" }));
  expect(await screen.findByText(/1 of 2 steps done/)).toBeVisible();
  expect(sent(page).at(-1)).toMatchObject({ confirm: true, digest: "second" });
});

test("a search offers Etsy's categories", async () => {
  const bowls = { id: 1044, name: "Bowls", path: ["Home & Living"] };
  const page = show({
    answers: { "GET /api/etsy/categories?q=bowl": ok([bowls]) },
  });
  page.api.answer("GET /api/etsy/categories/1044/properties", ok([]));
  await openSheet(page);
  await page.user.type(screen.getByRole("searchbox"), "bowl");
  await page.user.click(await screen.findByRole("radio", { name: /^Bowls/ }));
  await waitFor(() =>
    expect(screen.queryByRole("group", { name: /^Materials/ })).toBeNull(),
  );
  expect(screen.getByRole("radio", { name: /^Bowls/ })).toBeChecked();
});

const withProblem = (
  problem: Partial<PublicationProblem>,
  change: Partial<PublicationAnswer> = {},
) => ({
  ...publication,
  state: "failed" as const,
  ...change,
  problem: {
    code: "gave_up" as const,
    message: "It stopped.",
    words: "",
    field: null,
    candidates: [],
    retryAt: null,
    ...problem,
  },
});

test("a draft that is done: leads into Etsy's editor, also when the page is opened again", async () => {
  const editUrl = "https://www.etsy.com/your/shops/me/listing-editor/edit/9";
  const done = { ...publication, state: "done", editUrl, etsyListingId: "9" };
  show({ answers: { [`GET ${publicationPath}`]: ok({ publication: done }) } });
  expect(
    await screen.findByRole("link", {
      name: "Open the draft in Etsy's editor",
    }),
  ).toHaveAttribute("href", editUrl);
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test("a draft that is under way: is read again until it is done", async () => {
  const page = show({
    answers: { [`GET ${publicationPath}`]: ok({ publication }) },
  });
  expect(
    await screen.findByRole("progressbar", { name: "Draft in Etsy" }),
  ).toHaveAttribute("aria-valuenow", "50");
  page.api.answer(
    `GET ${publicationPath}`,
    ok({ publication: { ...publication, state: "done" } }),
  );
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(await screen.findByText(/The draft is in your shop/)).toBeVisible();
  const reads = page.api.to(publicationPath).length;
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(page.api.to(publicationPath)).toHaveLength(reads);
});

test("asked for from the toolbar: the sheet opens, and again after it was closed", async () => {
  const page = show({ requests: 1 });
  await screen.findByRole("group", { name: /^Materials/ });
  await page.user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("group", { name: /^Materials/ })).toBeNull();
  page.ask(2);
  expect(
    await screen.findByRole("group", { name: /^Materials/ }),
  ).toBeVisible();
});

test("asked for from the toolbar where a draft is on its way: no sheet", async () => {
  show({
    requests: 1,
    answers: { [`GET ${publicationPath}`]: ok({ publication }) },
  });
  expect(
    await screen.findByRole("progressbar", { name: "Draft in Etsy" }),
  ).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the history's badge follows what the panel reads", async () => {
  const badge = renderHook(() => useDraftState(31));
  const page = show({
    answers: { [`GET ${publicationPath}`]: ok({ publication }) },
  });
  await waitFor(() => expect(badge.result.current).toBe("sending"));
  page.api.answer(
    `GET ${publicationPath}`,
    ok({ publication: { ...publication, state: "done" } }),
  );
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  await waitFor(() => expect(badge.result.current).toBe("done"));
});

test("a draft that waits for Etsy: says for what, and until when", async () => {
  const message =
    "Today's requests to Etsy are used up. This continues by itself.";
  const retryAt = "2026-11-23T20:15:00Z";
  const waiting = withProblem(
    { code: "waiting", message, retryAt },
    { state: "waiting" },
  );
  show({
    answers: { [`GET ${publicationPath}`]: ok({ publication: waiting }) },
  });
  expect(
    await screen.findByText(/requests to Etsy are used up/),
  ).toHaveTextContent(/Next try: Monday \d+:15 PM\./);
  expect(
    screen.getByRole("progressbar", { name: "Draft in Etsy" }),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("an update of which Etsy refused a photo: all else is done, with the text to copy", async () => {
  const update = withProblem(
    { code: "refused", field: "photo 2" },
    {
      etsyListingId: "9",
      steps: [
        { kind: "alt_text", number: 1, label: "Alt text of 1", state: "done" },
        {
          kind: "alt_text",
          number: 2,
          label: "Alt text of 2",
          state: "refused",
        },
        { kind: "check", number: 0, label: "Compare", state: "done" },
      ],
      refusedTexts: [{ photo: 2, text: "A dish on linen" }],
    },
  );
  show({
    answers: { [`GET ${publicationPath}`]: ok({ publication: update }) },
  });
  expect(
    await screen.findByText("2 of 3 steps done. Etsy refused the others."),
  ).toBeVisible();
  expect(screen.getByRole("list", { name: "Texts to copy" })).toHaveTextContent(
    "Photo 2: A dish on linen",
  );
  expect(screen.getByText("refused by Etsy")).toBeInTheDocument();
});

test.each([
  [
    withProblem({ code: "refused", words: "contains invalid characters" }),
    "Change it and send again",
  ],
  [withProblem({ code: "refused" }, { etsyListingId: "9" }), "Try again"],
  [withProblem({ code: "reconnect" }), "Try again"],
  [
    withProblem({ code: "several_drafts", candidates: ["8", "9"] }),
    "Try again",
  ],
  [
    withProblem({ code: "deleted_at_etsy" }, { etsyListingId: "9" }),
    "Create the draft again",
  ],
  [withProblem({ code: "gave_up" }), "Try again"],
  [withProblem({ code: "shop_closed" }), "Try again"],
  [withProblem({ code: "photo_expired", field: "photo 1" }), "Try again"],
])(
  "%#: a publication that stopped says why, and has a way on",
  async (stopped, button) => {
    const page = show({
      answers: { [`GET ${publicationPath}`]: ok({ publication: stopped }) },
    });
    expect(await screen.findByText("It stopped.")).toBeVisible();
    const { code, words, candidates } = stopped.problem;
    if (words) expect(screen.getByText(`Etsy says: “${words}”`)).toBeVisible();
    for (const id of candidates)
      expect(
        screen.getByRole("link", { name: `Draft ${id} on Etsy` }),
      ).toBeVisible();
    if (code === "reconnect")
      expect(
        screen.getByRole("link", { name: "Connect your shop again" }),
      ).toBeVisible();
    if (code === "photo_expired")
      expect(screen.getByLabelText("Choose photo 1 again")).toBeEnabled();
    page.api.answer("POST /api/publications/p1/retry", ok(publication));
    await page.user.click(screen.getByRole("button", { name: button }));
    if (button === "Try again")
      expect(await screen.findByText(/1 of 2 steps done/)).toBeVisible();
    else
      expect(
        await screen.findByRole("group", { name: /^Materials/ }),
      ).toBeVisible();
  },
);

test("a field of the sheet that Etsy refused: is marked with Etsy's words when it is opened again", async () => {
  const words = "Shipping profile is not yours.";
  const stopped = withProblem({
    code: "refused",
    words,
    field: "shipping_profile_id",
  });
  const page = show({
    answers: { [`GET ${publicationPath}`]: ok({ publication: stopped }) },
  });
  await page.user.click(
    await screen.findByRole("button", { name: "Change it and send again" }),
  );
  await screen.findByRole("group", { name: /^Materials/ });
  expect(
    screen.getByRole("combobox", { name: "Shipping profile" }),
  ).toBeInvalid();
  await choose(page, "Shipping profile", "71");
  expect(
    screen.getByRole("combobox", { name: "Shipping profile" }),
  ).toBeValid();
});

test("a text that Etsy refused: a button leads to it", async () => {
  const stopped = withProblem({
    code: "refused",
    words: "contains invalid characters",
    field: "title",
  });
  const page = show({
    answers: { [`GET ${publicationPath}`]: ok({ publication: stopped }) },
  });
  await page.user.click(
    await screen.findByRole("button", { name: "Show the title" }),
  );
  expect(page.onShow).toHaveBeenCalledWith({ field: "title" });
});

test("a photo that is chosen again takes the place of the one that is gone", async () => {
  const again = "00000000-0000-4000-8000-000000000002";
  const uploaded = {
    id: again,
    width: 9,
    height: 9,
    checks: [],
    thumbnailUrl: "/u.webp",
    expiresAt: photo.expiresAt,
  };
  const answer = { ...listing, photos: [{ ...photo, id: again }] };
  const stopped = withProblem({ code: "photo_expired", field: "photo 1" });
  const page = show({
    answers: {
      [`GET ${publicationPath}`]: ok({ publication: stopped }),
      "POST /api/photos": ok(uploaded),
      [`PUT /api/listings/31/photos/${photoId}`]: ok(answer),
    },
  });
  const jpeg = new File(
    [new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0])],
    "mug.jpg",
    {
      type: "image/jpeg",
    },
  );
  // The first time, it isn't taken: what was uploaded for it is deleted.
  page.api.answer(
    `PUT /api/listings/31/photos/${photoId}`,
    failure(503, "unavailable", "Please try again."),
  );
  await page.user.upload(
    await screen.findByLabelText("Choose photo 1 again"),
    jpeg,
  );
  expect(await screen.findByText("Please try again.")).toBeVisible();
  expect(page.api.to(`/api/photos/${again}?waiting=true`)).toMatchObject([
    { method: "DELETE" },
  ]);
  page.api.answer(`PUT /api/listings/31/photos/${photoId}`, ok(answer));
  await page.user.upload(screen.getByLabelText("Choose photo 1 again"), jpeg);
  expect(await screen.findByText("Photo 1 is here again.")).toBeVisible();
  expect(page.api.to(`/api/listings/31/photos/${photoId}`)).toMatchObject([
    { method: "PUT" },
    { method: "PUT", json: { photoId: again } },
  ]);
  expect(page.onSaved).toHaveBeenCalledWith(
    expect.objectContaining({ photos: answer.photos }),
  );
});
