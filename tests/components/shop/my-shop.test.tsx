import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MyShop } from "@/components/shop/my-shop";
import { DataClient } from "@/components/site/data-client";
import type { EtsyConnectionStatus } from "@/lib/etsy/connection/schema";
import { emptyShop, type Shop } from "@/lib/listings/shop/schema";
import { provideBrowserParts } from "@/tests/components/browser-parts";
import { enter } from "@/tests/components/enter";
import { entry, failure, fakeApi, mug, ok } from "@/tests/components/fake-api";

jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

const shop: Shop = {
  voice: {
    observations: ["Short sentences."],
    useWords: ["sturdy"],
    avoidWords: ["cozy"],
  },
  snippets: [
    {
      id: "one",
      kind: "care",
      name: "Care",
      text: "Wipe with a damp cloth.",
      categories: [],
    },
  ],
  defaults: {
    category: "home_living",
    materials: "oak",
    makingTime: "3–5 days",
    languages: ["de"],
  },

  version: 4,
  updatedAt: "2026-11-20T10:00:00.000Z",
};
const saves = (call: { json?: unknown }) =>
  ok({ ...(call.json as Shop), version: 5, updatedAt: shop.updatedAt });
const { version, updatedAt, ...content } = shop;
const noEtsy: EtsyConnectionStatus = {
  isAvailable: false,
  setup: null,
  connected: false,
  problem: null,

  shopName: null,
  shopUrl: null,
  currency: null,
  languages: [],
  connectedAt: null,
};

beforeEach(() => {
  provideBrowserParts();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  localStorage.clear();
});

async function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    "GET /api/shop": ok(shop),
    "PUT /api/shop": saves,
    "GET /api/etsy/connection": ok(noEtsy),
    ...answers,
  });
  const page = render(
    <DataClient>
      <MyShop />
    </DataClient>,
  );
  await screen.findByRole("button", { name: "Save my shop" });
  const sent = () =>
    api.to("/api/shop").filter(({ method }) => method === "PUT");
  return { ...page, api, sent, user: userEvent.setup() };
}
const save = () => screen.getByRole("button", { name: "Save my shop" });
const box = (name: string | RegExp) => screen.getByRole("textbox", { name });

test("stored shop: is shown, and saved with what was changed", async () => {
  const { user, sent } = await open();
  expect(screen.getByText("Everything is saved.")).toBeVisible();
  await user.clear(box("Observation 1"));
  await enter(user, box("Observation 1"), "Says I.");
  await enter(user, box("Words never to use"), ", stunning");
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Language of your listings" }),
    "Italiano",
  );
  expect(screen.getByText(/Kept in this browser/)).toBeVisible();
  await user.click(save());
  await screen.findByText("Everything is saved.");
  expect(sent()[0]?.json).toEqual({
    ...content,
    voice: {
      observations: ["Says I."],
      useWords: ["sturdy"],
      avoidWords: ["cozy", "stunning"],
    },
    defaults: { ...shop.defaults, languages: ["it"] },
    version: 4,
  });
  await user.type(box("Materials"), " oil");
  await user.click(save());
  await waitFor(() => expect(sent()[1]?.json).toMatchObject({ version: 5 }));
});

test("voice: is read from pasted and picked descriptions, heard with her changes, and saved without them", async () => {
  const read = {
    observations: ["Says I.", "short sentences."],
    sample: "I turn oak dishes.",
  };
  const { user, api, sent } = await open({
    "POST /api/shop/voice": ok(read),
    "GET /api/listings/history?limit=20": ok([
      entry(3, {
        results: {
          ...mug,
          description: "A mug of mine.\n\nWipe with a damp cloth.",
        },
      }),
    ]),
  });
  expect(screen.getByRole("button", { name: "Read my voice" })).toBeDisabled();
  await enter(user, box("Description 1"), "I turn oak.");
  await user.click(
    screen.getByRole("button", { name: "Pick from your history" }),
  );
  await user.click(await screen.findByRole("button", { name: /^Mug 3/ }));
  expect(box("Description 2")).toHaveValue("A mug of mine.");
  await user.click(screen.getByRole("button", { name: "Read my voice" }));
  expect(await screen.findByText("I turn oak dishes.")).toBeVisible();
  expect(api.to("/api/shop/voice")[0]?.json).toEqual({
    samples: ["I turn oak.", "A mug of mine."],
  });
  expect(
    [box("Observation 1"), box("Observation 2")].map(
      (input) => (input as HTMLInputElement).value,
    ),
  ).toEqual(["Short sentences.", "Says I."]);
  await user.click(
    screen.getByRole("button", { name: "Remove observation 1" }),
  );
  await user.click(
    screen.getByRole("button", { name: "Hear it with your changes" }),
  );
  await waitFor(() => expect(api.to("/api/shop/voice")).toHaveLength(2));
  expect(api.to("/api/shop/voice")[1]?.json).toMatchObject({
    voice: { ...shop.voice, observations: ["Says I."] },
  });
  await user.click(save());
  await screen.findByText("Everything is saved.");
  expect(JSON.stringify(sent()[0]?.json)).not.toMatch(/I turn oak|mug of mine/);
});

test("voice: more was read than there is room for: what was left out is said, word by word", async () => {
  const observations = Array.from(
    { length: 14 },
    (_, index) => `Says ${index} things.`,
  );
  const { user, sent } = await open({
    "POST /api/shop/voice": ok({ observations, sample: "I turn oak." }),
  });
  await enter(user, box("Description 1"), "I turn oak.");
  await user.click(screen.getByRole("button", { name: "Read my voice" }));
  expect(
    await screen.findByText(
      "There is room for 12 observations. These were left out:",
    ),
  ).toBeVisible();
  // With the one that she had, eleven fit.
  for (const text of observations.slice(11))
    expect(screen.getByText(text)).toBeVisible();
  expect(box("Observation 12")).toHaveValue("Says 10 things.");
  await user.click(save());
  await screen.findByText("Everything is saved.");
  expect(sent()[0]?.json).toMatchObject({
    voice: { observations: ["Short sentences.", ...observations.slice(0, 11)] },
  });
});

test("voice that can't be read: the reason is said, and the text stays", async () => {
  const { user } = await open({
    "POST /api/shop/voice": failure(
      429,
      "rate_limited",
      "Please wait a while.",
    ),
  });
  await enter(user, box("Description 1"), "I turn oak.");
  await user.click(screen.getByRole("button", { name: "Read my voice" }));
  expect(await screen.findByText("Please wait a while.")).toBeVisible();
  expect(box("Description 1")).toHaveValue("I turn oak.");
});

test("unsaved text: is there on the next visit, and can be discarded", async () => {
  const { user, unmount } = await open();
  await enter(user, box("Words to use"), ", plain");
  await enter(user, box("Description 1"), "I turn oak.");
  unmount();
  const again = await open();
  expect(box("Words to use")).toHaveValue("sturdy, plain");
  expect(box("Description 1")).toHaveValue("I turn oak.");
  expect(
    screen.getByText("Changes from your last visit are not saved yet"),
  ).toBeVisible();
  await again.user.click(screen.getByRole("button", { name: "Discard them" }));
  expect(box("Words to use")).toHaveValue("sturdy");
  again.unmount();
  const other = {
    ...entry(1),
    id: 8,
    email: "other@example.com",
    isVerified: true,
    isAdmin: false,
    createdAt: "",
  };
  await open({ "GET /api/auth/user": ok(other) });
  expect(box("Description 1")).toHaveValue("");
});

test.each([
  ["Overwrite with mine", "sturdy, plain", 9],
  ["Use the saved one", "quiet", null],
])("changed elsewhere: %s", async (choice, words, sentVersion) => {
  const current = {
    ...shop,
    voice: { ...shop.voice, useWords: ["quiet"] },
    version: 9,
  };
  const conflict = { code: "conflict", message: "Changed elsewhere.", current };
  const { user, api, sent } = await open({
    "PUT /api/shop": { status: 409, body: conflict },
  });
  await enter(user, box("Words to use"), ", plain");
  await user.click(save());
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Your shop was changed elsewhere",
  );
  api.answer("PUT /api/shop", saves);
  await user.click(screen.getByRole("button", { name: choice }));
  await screen.findByText("Everything is saved.");
  expect(box("Words to use")).toHaveValue(words);
  expect(sent()[1]?.json ?? null).toEqual(
    sentVersion === null
      ? null
      : expect.objectContaining({ version: sentVersion }),
  );
});

test("snippet with another site's link: is named, and nothing is sent", async () => {
  const { user, sent } = await open();
  const snippet = within(screen.getByRole("group", { name: "Care" }));
  await enter(
    user,
    snippet.getByRole("textbox", { name: "Text" }),
    " See www.oak-care.com.",
  );
  expect(snippet.getByText(/contains “www\.oak-care\.com/)).toBeVisible();
  await user.click(save());
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "“Care” contains “www.oak-care.com",
  );
  expect(sent()).toEqual([]);
});

test("product safety: says what is still missing", async () => {
  const { user } = await open({ "GET /api/shop": ok(emptyShop) });
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Kind of snippet" }),
    "EU product safety",
  );
  await user.click(screen.getByRole("button", { name: "Add a snippet" }));
  const snippet = within(
    screen.getByRole("group", { name: "EU product safety" }),
  );
  const text = snippet.getByRole("textbox", { name: "Text" });
  await waitFor(() => expect(text).toHaveFocus());
  await user.click(
    snippet.getByRole("button", { name: "Start with the required lines" }),
  );
  const missing =
    "Still missing: manufacturer's name, postal address, email or website, warnings.";
  expect(snippet.getByText(missing)).toBeVisible();
  await user.clear(text);
  await user.type(
    text,
    "Anna Weber{Enter}Lindenstraße 5, 10969 Berlin{Enter}anna@weber.example",
  );
  expect(snippet.getByText("Still missing: warnings.")).toBeVisible();
  await user.type(text, "{Enter}Warnings: none");
  expect(snippet.getByText("The four required parts are there.")).toBeVisible();
});

test("visitor: is asked to sign in, and nothing is loaded", async () => {
  const api = fakeApi({
    "GET /api/auth/user": failure(
      401,
      "unauthenticated",
      "Authentication required",
    ),
  });
  render(
    <DataClient>
      <MyShop />
    </DataClient>,
  );
  expect(await screen.findByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    "/signin?callbackUrl=/shop",
  );
  expect(api.to("/api/shop")).toEqual([]);
});

test("shop that can't be loaded: is loaded on the next try", async () => {
  const api = fakeApi({
    "GET /api/shop": failure(
      503,
      "unavailable",
      "Please try again in a moment.",
    ),
    "GET /api/etsy/connection": ok(noEtsy),
  });
  render(
    <DataClient>
      <MyShop />
    </DataClient>,
  );
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Your shop could not be loaded",
  );
  api.answer("GET /api/shop", ok(shop));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(
    await screen.findByRole("button", { name: "Save my shop" }),
  ).toBeEnabled();
});
