import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListingEditor } from "@/components/listing/editor/listing-editor";
import { DataClient } from "@/components/site/data-client";
import { pickFields } from "@/lib/listing-text/fields/map-fields";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { scoreListing } from "@/lib/listing-text/score/score";
import { sentenceKey } from "@/lib/listing-text/words/split-sentences";
import type { ListingEdit } from "@/lib/listings/edit/schema";
import { enter } from "@/tests/components/enter";
import { failure, fakeApi, held, mug, ok } from "@/tests/components/fake-api";

const save = "PATCH /api/listings/31";
const rewrite = "POST /api/listings/31/rewrite";
const listing: ListingAnswer = { ...mug, score: scoreListing(mug, mug).total };

Element.prototype.scrollIntoView = jest.fn();
beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

/** Stores whatever is sent, as the server does. */
const stores = ({ json }: { json?: unknown }) => {
  const { results, version, locked = [], confirmed = [] } = json as ListingEdit;
  return ok({
    ...listing,
    ...results,
    locked,
    confirmed,
    version: version + 1,
    generated: mug,
  });
};

/** As an instance of the version before sends it during an upgrade. */
function withoutNewMembers(listing: ListingAnswer) {
  const {
    confirmed,
    open,
    ready,
    language,
    snippets,
    rewritten,
    sentences,
    ...older
  } = listing;
  return older;
}

function open(
  answers: Parameters<typeof fakeApi>[0] = {},
  change: Partial<ListingAnswer> = {},
) {
  jest.useFakeTimers();
  const api = fakeApi({ [save]: stores, ...answers });
  const onSaved = jest.fn();
  const { unmount } = render(
    <DataClient>
      <ListingEditor listing={{ ...listing, ...change }} onSaved={onSaved} />
    </DataClient>,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return {
    api,
    onSaved,
    unmount,
    user,
    sent: () =>
      api.to("/api/listings/31").map((call) => call.json as ListingEdit),
  };
}

const pass = (milliseconds = 5_000) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));
const part = (name: string) => within(screen.getByRole("region", { name }));
const score = () =>
  Number(within(screen.getByRole("toolbar")).getByText(/^\d+$/).textContent);
const button = (name: string) => screen.getByRole("button", { name });

async function typeTitle(
  user: ReturnType<typeof userEvent.setup>,
  title: string,
) {
  if (!screen.queryByRole("textbox", { name: "Title" }))
    await user.click(button("Edit title"));
  const box = screen.getByRole("textbox", { name: "Title" });
  await user.clear(box);
  await enter(user, box, title);
}

async function writeAgain(
  user: ReturnType<typeof userEvent.setup>,
  field: string,
) {
  await user.click(button(`Rewrite ${field}`));
  await user.click(button("Write again"));
}

test("an instance of the version before: what it sends is shown, and what it doesn't know is not sent to it", async () => {
  const { user, sent, onSaved } = open(
    {
      [save]: ({ json }) =>
        ok(
          withoutNewMembers({
            ...listing,
            title: (json as ListingEdit).results.title,
            version: 2,
          }),
        ),
    },
    {
      ...withoutNewMembers(listing),
      confirmed: undefined as unknown as string[],
    },
  );
  await typeTitle(user, "Stoneware Mug");
  await pass();
  expect(sent()).toEqual([
    {
      results: expect.objectContaining({ title: "Stoneware Mug" }),
      locked: [],
      version: 1,
    },
  ]);
  expect(onSaved).toHaveBeenCalledWith(
    expect.objectContaining({ version: 2, confirmed: [] }),
  );
  await typeTitle(user, "Stoneware Cup");
  await pass();
  expect(sent()[1]).toMatchObject({ version: 2 });
});

test("typing: updates ruler and score, and is saved after a pause", async () => {
  const { user, sent, onSaved } = open();
  const before = score();
  await user.click(button("Edit title"));
  const box = screen.getByRole("textbox", { name: "Title" });
  expect(box).toHaveFocus();
  await user.clear(box);
  await user.type(box, "Beautiful Mug");
  expect(part("Title").getByText("13/140")).toBeVisible();
  expect(score()).toBeLessThan(before);
  expect(screen.getByText("Not saved yet")).toBeVisible();
  expect(sent()).toEqual([]);
  await pass();
  const results = expect.objectContaining({ title: "Beautiful Mug" });
  expect(sent()).toEqual([{ results, locked: [], version: 1 }]);
  expect(screen.getByText("Saved")).toBeVisible();
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ version: 2 }));
  await typeTitle(user, "Stoneware Mug");
  await pass();
  expect(sent()[1]).toMatchObject({ version: 2 });
  await user.keyboard("{Enter}");
  expect(screen.queryByRole("textbox", { name: "Title" })).toBeNull();
  expect(button("Edit title")).toHaveFocus();
});

test("undo and redo: work across all fields, by button and by shortcut", async () => {
  const { user } = open();
  await typeTitle(user, "Clay Mug");
  await user.keyboard("{Escape}");
  await user.click(button("Edit tags"));
  await user.click(button("Remove tag 1"));
  expect(part("Tags").getByText("1/13")).toBeVisible();
  await user.click(button("Done with tags"));
  await user.keyboard("{Control>}z{/Control}");
  expect(part("Tags").getByText("2/13")).toBeVisible();
  for (
    let step = 0;
    step < 3 && !button("Undo").hasAttribute("disabled");
    step += 1
  )
    await user.click(button("Undo"));
  expect(part("Title").getByText("36/140")).toBeVisible();
  expect(button("Undo")).toBeDisabled();
  act(() => button("Redo").focus());
  await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  while (!button("Redo").hasAttribute("disabled"))
    await user.click(button("Redo"));
  expect(part("Title").getByText("8/140")).toBeVisible();
  expect(part("Tags").getByText("1/13")).toBeVisible();
});

test("undo shortcut: leaves text fields to the browser", async () => {
  const { user } = open();
  await typeTitle(user, "Clay Mug");
  await user.keyboard("{Control>}z{/Control}");
  expect(part("Title").getByText("8/140")).toBeVisible();
});

test("tags: are added, moved and removed by keyboard", async () => {
  const { user, sent } = open();
  await user.click(button("Edit tags"));
  expect(screen.getByRole("textbox", { name: "tag 1" })).toHaveFocus();
  await user.keyboard("{Enter}{Enter}rustic mug{Alt>}{ArrowUp}{/Alt}");
  expect(screen.getByRole("textbox", { name: "tag 2" })).toHaveValue(
    "rustic mug",
  );
  expect(screen.getByRole("textbox", { name: "tag 2" })).toHaveFocus();
  expect(
    screen.getByText("rustic mug moved to tag 2 of 3"),
  ).toBeInTheDocument();
  await pass();
  expect(sent().at(-1)?.results.tags).toEqual([
    "stoneware mug",
    "rustic mug",
    "coffee mug",
  ]);
  await user.clear(screen.getByRole("textbox", { name: "tag 3" }));
  await user.keyboard("{Backspace}");
  await pass();
  expect(sent().at(-1)?.results.tags).toEqual(["stoneware mug", "rustic mug"]);
});

test("materials and attributes: can be edited", async () => {
  const { user, sent } = open();
  await user.click(button("Edit materials"));
  await user.click(button("Add a material"));
  await user.keyboard("cork");
  await user.click(button("Edit attributes"));
  await user.click(button("Add an attribute"));
  await user.keyboard("Room{Tab}Kitchen");
  await pass();
  expect(sent().at(-1)?.results).toMatchObject({
    materials: ["stoneware", "glaze", "cork"],
    attributes: [...mug.attributes, { name: "Room", value: "Kitchen" }],
  });
});

test("violation: shown at its field, not saved, and kept in the browser", async () => {
  const { user, sent, unmount } = open();
  await typeTitle(user, "Mug $5");
  expect(part("Title").getByText(/“\$”/)).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Title" })).toBeInvalid();
  await pass();
  expect(sent()).toEqual([]);
  expect(screen.getByText("Not saved: Etsy would refuse it")).toBeVisible();
  unmount();
  open();
  expect(screen.getByText("Mug $5", { selector: "p" })).toBeVisible();
  expect(screen.getByText("Your unsaved edits were restored")).toBeVisible();
});

test("leaving the page: sends unsaved edits", async () => {
  const { user, sent } = open();
  await typeTitle(user, "Clay Mug");
  act(() => void window.dispatchEvent(new Event("pagehide")));
  expect(sent()).toHaveLength(1);
  expect(jest.mocked(fetch).mock.calls.at(-1)?.[1]).toMatchObject({
    keepalive: true,
  });
  await pass();
});

test("edited field: shows the changes and restores the generated text", async () => {
  const { user } = open();
  await typeTitle(user, "Speckled Clay Mug, Wheel Thrown");
  await user.click(button("Show changes to title"));
  const changes = await screen.findByRole("figure", {
    name: "Compared with the generated text",
  });
  expect(within(changes).getByRole("deletion")).toHaveTextContent("Stoneware");
  expect(within(changes).getByRole("insertion")).toHaveTextContent("Clay");
  await user.click(button("Restore generated title"));
  expect(part("Title").getByText("36/140")).toBeVisible();
  expect(
    screen.queryByRole("button", { name: "Show changes to title" }),
  ).toBeNull();
});

describe("edit conflict", () => {
  const current = {
    ...listing,
    title: "Mug From Elsewhere",
    version: 5,
    generated: mug,
  };
  const conflict = {
    status: 409,
    body: { code: "conflict", message: "Changed elsewhere.", current },
  };

  async function collide() {
    const page = open({ [save]: conflict });
    await typeTitle(page.user, "Mug From Here");
    await pass();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "This listing was changed elsewhere",
    );
    const both = screen.getByRole("figure", { name: /^Title/ });
    expect(both).toHaveTextContent("Elsewhere");
    expect(both).toHaveTextContent("Here");
    expect(part("Title").getByText("13/140")).toBeVisible();
    page.api.answer(save, stores);
    return page;
  }

  test("this page's text can be kept", async () => {
    const { user, sent } = await collide();
    await user.click(button("Keep this page"));
    await pass();
    expect(sent().at(-1)).toMatchObject({
      version: 5,
      results: { title: "Mug From Here" },
    });
    expect(screen.getByText("Saved")).toBeVisible();
  });

  test("the other version can be used, and undo restores this page's text", async () => {
    const { user, sent } = await collide();
    await user.click(button("Use the other version"));
    await pass();
    expect(part("Title").getByText("18/140")).toBeVisible();
    expect(sent()).toHaveLength(1);
    expect(screen.getByText("Saved")).toBeVisible();
    await user.click(button("Undo"));
    await pass();
    expect(sent().at(-1)).toMatchObject({
      version: 5,
      results: { title: "Mug From Here" },
    });
  });
});

test("lost response: the repeated save is no conflict", async () => {
  const { user, api } = open();
  api.answer(save, ({ json }) => ({
    status: 409,
    body: {
      code: "conflict",
      message: "",
      current: { ...listing, ...(json as ListingEdit).results, version: 2 },
    },
  }));
  await typeTitle(user, "Clay Mug");
  await pass();
  expect(screen.getByText("Saved")).toBeVisible();
});

test("listing deleted elsewhere: its text stays on the page", async () => {
  const { user, sent } = open({
    [save]: failure(404, "not_found", "That listing no longer exists."),
  });
  await typeTitle(user, "Clay Mug");
  await pass();
  expect(screen.getByRole("alert")).toHaveTextContent("deleted elsewhere");
  expect(part("Title").getByText("8/140")).toBeVisible();
  await typeTitle(user, "Clay Mugs");
  await pass();
  expect(sent()).toHaveLength(1);
});

test("failed save: shows an alert and can be retried", async () => {
  const { user, api } = open({
    [save]: failure(503, "unavailable", "Please try again in a moment."),
  });
  await typeTitle(user, "Clay Mug");
  await pass();
  expect(screen.getByText("Not saved")).toBeVisible();
  api.answer(save, stores);
  await user.click(button("Save now"));
  await pass(0);
  expect(screen.getByText("Saved")).toBeVisible();
});

describe("rewrite", () => {
  test("a text that scores as well replaces the old one, shows the changes, and can be undone", async () => {
    const title = "Speckled White Stoneware Mug, Wheel Thrown";
    const { user, api } = open({ [rewrite]: ok({ patch: { title } }) });
    await writeAgain(user, "title");
    expect(
      await screen.findByText("Rewritten. Undo restores the previous text."),
    ).toBeVisible();
    expect(api.to("/api/listings/31/rewrite")[0]?.json).toMatchObject({
      field: "title",
      results: { title: mug.title },
    });
    const shown = await screen.findByRole("figure", {
      name: "Compared with the previous text",
    });
    expect(within(shown).getByRole("insertion")).toHaveTextContent("White");
    await user.click(button("Undo"));
    expect(part("Title").getByText("36/140")).toBeVisible();
    await pass();
  });

  test("a text that scores lower is only suggested", async () => {
    const { user } = open({
      [rewrite]: ok({ patch: { title: "Beautiful Gift" } }),
    });
    await writeAgain(user, "title");
    expect(
      await screen.findByText(
        /The score would fall from \d+ to \d+, so your text stays/,
      ),
    ).toBeVisible();
    expect(part("Title").getByText("36/140")).toBeVisible();
    await user.click(button("Use it anyway"));
    expect(part("Title").getByText("14/140")).toBeVisible();
    await pass();
  });

  const asked = (api: ReturnType<typeof open>["api"]) =>
    api.to("/api/listings/31/rewrite").map(({ json }) => json);

  test("a style: is sent, and its text is taken although it scores lower", async () => {
    const { user, api } = open({ [rewrite]: ok({ patch: { title: "Mug" } }) });
    await user.click(button("Rewrite title"));
    expect(button("Write again")).toHaveFocus();
    await user.click(button("Shorter"));
    expect(
      await screen.findByText(
        /Rewritten as you asked; the score went from \d+ to \d+\. Undo/,
      ),
    ).toBeVisible();
    expect(asked(api)).toEqual([
      { field: "title", results: expect.anything(), style: "shorter" },
    ]);
    expect(part("Title").getByText("3/140")).toBeVisible();
    expect(screen.queryByRole("form", { name: "Rewrite title" })).toBeNull();
    await user.click(button("Undo"));
    expect(part("Title").getByText("36/140")).toBeVisible();
    await pass();
  });

  test("own words and a language: are sent together", async () => {
    const { user, api } = open({
      [rewrite]: ok({ patch: { description: "Ich verkaufe eine Tasse." } }),
    });
    await user.click(button("Rewrite description"));
    expect(button("Rewrite")).toBeDisabled();
    await enter(
      user,
      screen.getByRole("textbox", { name: "In my words" }),
      " say I ",
    );
    await user.selectOptions(
      screen.getByRole("combobox", { name: "Language" }),
      "Deutsch",
    );
    await user.click(button("Rewrite"));
    expect(await screen.findByText(/^Rewritten/)).toBeVisible();
    expect(asked(api)).toEqual([
      {
        field: "description",
        results: expect.anything(),
        ownWords: "say I",
        language: "de",
      },
    ]);
    await pass();
  });

  test("the menu: Escape closes it and sends nothing, and lists have no styles", async () => {
    const { user, api } = open();
    await user.click(button("Rewrite tags"));
    expect(screen.queryByRole("button", { name: "Shorter" })).toBeNull();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("form")).toBeNull();
    expect(button("Rewrite tags")).toHaveFocus();
    expect(asked(api)).toEqual([]);
  });

  test("a locked field can't be rewritten", async () => {
    const { user, api } = open();
    await user.click(button("Lock title"));
    expect(button("Lock title")).toHaveAttribute("aria-pressed", "true");
    expect(button("Rewrite title")).toBeDisabled();
    expect(button("Rewrite tags")).toBeEnabled();
    expect(api.to("/api/listings/31/rewrite")).toEqual([]);
  });

  test("locks are saved and restored", async () => {
    const { user, sent, unmount } = open();
    await user.click(button("Lock title"));
    await pass();
    expect(sent()).toMatchObject([{ locked: ["title"], version: 1 }]);
    expect(screen.getByText("Saved")).toBeVisible();
    unmount();
    const again = open({}, { locked: ["title"], version: 2 });
    expect(button("Rewrite title")).toBeDisabled();
    await again.user.click(button("Lock title"));
    await pass();
    expect(again.sent()).toMatchObject([{ locked: [], version: 2 }]);
  });

  test("text typed during the request is not overwritten", async () => {
    const { release, handler } = held(
      ok({ patch: { title: "Speckled White Stoneware Mug, Thrown" } }),
    );
    const { user } = open({ [rewrite]: handler });
    await writeAgain(user, "title");
    await typeTitle(user, "My Own Mug");
    release();
    expect(
      await screen.findByText(
        "You edited this field in the meantime, so your text stays.",
      ),
    ).toBeVisible();
    expect(part("Title").getByText("10/140")).toBeVisible();
    await pass();
  });

  test("a failure shows the reason and changes nothing", async () => {
    const { user } = open({
      [rewrite]: failure(429, "rate_limited", "Please wait a while."),
    });
    await writeAgain(user, "tags");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Please wait a while.",
    );
    expect(part("Tags").getByText("2/13")).toBeVisible();
  });
});

describe("open points", () => {
  const points = () => screen.queryByText(/before you publish$/)?.textContent;

  test("follow the text as it is edited", async () => {
    const { user } = open();
    expect(points()).toBe("2 things to settle before you publish");
    await typeTitle(user, "Organic Cotton Mug Rug");
    expect(points()).toBe("3 things to settle before you publish");
    expect(screen.getByText(/“Organic” needs proof/)).toBeVisible();
    await typeTitle(user, "Cotton Mug Rug for Disney");
    expect(screen.getByText(/disney/i, { selector: "li p" })).toBeVisible();
    expect(screen.queryByText(/“Organic” needs proof/)).toBeNull();
    await typeTitle(user, "Handmade Piece in Red");
    expect(
      screen.getByText(/The title does not say what the piece is/),
    ).toBeVisible();
    await typeTitle(user, "Cotton Mug Rug");
    expect(points()).toBe("2 things to settle before you publish");
    await pass();
  });

  test("a confirmed claim is saved, is the seller's word, and can be taken back", async () => {
    const claimed = {
      ...mug,
      title: "Sterling Silver Mug",
      description: "A mug for the kitchen table.",
      sellerText: "Sterling silver mug\nstoneware",
    };
    const { user, sent } = open({}, claimed);
    expect(score()).toBeLessThanOrEqual(50);
    const held = score();
    await user.click(button("I can prove it: Sterling Silver"));
    expect(screen.getByText("Ready to publish")).toBeVisible();
    expect(score()).toBeGreaterThanOrEqual(held);
    await pass();
    expect(sent()).toMatchObject([
      { confirmed: ["sterlingsilver"], version: 1 },
    ]);
    await user.click(button("Take back: Sterling Silver"));
    expect(points()).toBe("1 thing to settle before you publish");
    await pass();
    expect(sent()[1]).toMatchObject({ confirmed: [], version: 2 });
  });

  test("Show leads to the field", async () => {
    const { user } = open();
    await user.click(button("Show [add size] in the description"));
    expect(screen.getByRole("region", { name: "Description" })).toHaveFocus();
  });

  test("care and use that the seller states hold nothing back", async () => {
    open(
      {},
      {
        ...mug,
        description: "A mug. It is dishwasher safe.",
        sellerText: "Speckled mug\nstoneware\nwheel thrown, dishwasher safe",
      },
    );
    expect(screen.getByText("Ready to publish")).toBeVisible();
    const word =
      screen.getByRole("heading", { name: "Your word" }).closest("section") ??
      document.body;
    expect(within(word).getByText("dishwasher safe")).toBeVisible();
    expect(within(word).queryByRole("button")).toBeNull();
  });
});

describe("sentences that no fact supports", () => {
  const gift = "Give it to a friend.";
  const shelf = "It belongs on a shelf.";
  const description = `A speckled stoneware mug.\n\n${gift} ${shelf}`;
  const unsupported = { verdict: "unsupported", reason: "" } as const;
  /** A review found that no fact says these two. */
  const verdicts = {
    [sentenceKey(gift)]: unsupported,
    [sentenceKey(shelf)]: unsupported,
  };
  const invented: ListingAnswer = { ...mug, description, verdicts };
  const text = () =>
    screen.getByRole("region", { name: "Description" }).textContent ?? "";
  const marked = () =>
    [...document.querySelectorAll("mark")].map(
      (mark) => mark.lastChild?.textContent,
    );
  const openCount = () =>
    screen
      .queryByText(/of the description that no fact supports/)
      ?.textContent?.slice(0, 11);

  test("are marked in the text, and one line of the open points", () => {
    open({}, invented);
    expect(marked()).toEqual([gift, shelf]);
    expect(
      screen.getByText("1 thing to settle before you publish"),
    ).toBeVisible();
    expect(openCount()).toBe("2 sentences");
  });

  test("Remove takes one out, is undone, and is saved", async () => {
    const { user, sent } = open({}, invented);
    await user.click(button(`Remove: ${gift}`));
    expect(marked()).toEqual([shelf]);
    expect(text()).not.toContain(gift);
    expect(button(`Remove: ${shelf}`)).toHaveFocus();
    await user.click(button("Undo"));
    expect(marked()).toEqual([gift, shelf]);
    await user.click(button("Redo"));
    await pass();
    expect(sent()).toMatchObject([
      { results: { description: `A speckled stoneware mug.\n\n${shelf}` } },
    ]);
  });

  test("It is true keeps one as the seller's word, is undone, saved, and taken back", async () => {
    const { user, sent } = open({}, invented);
    await user.click(button(`It is true: ${gift}`));
    expect(marked()).toEqual([shelf]);
    expect(text()).toContain(gift);
    await user.click(button("Undo"));
    expect(marked()).toEqual([gift, shelf]);
    await user.click(button("Redo"));
    await user.click(button(`It is true: ${shelf}`));
    expect(screen.getByText("Ready to publish")).toBeVisible();
    await pass();
    expect(sent()[0]?.confirmed).toHaveLength(2);
    await user.click(button(`Take back: ${gift}`));
    expect(marked()).toEqual([gift]);
    await pass();
    expect(sent()[1]?.confirmed).toHaveLength(1);
  });

  test("Remove all takes out each of them, in one step", async () => {
    const told = "A speckled mug to drink from.";
    const { user } = open(
      {},
      { ...invented, description: `${told}\n\n${gift} ${shelf}` },
    );
    await user.click(button("Remove 2 sentences that no fact supports"));
    expect(marked()).toEqual([]);
    expect(screen.getByText("Ready to publish")).toBeVisible();
    await user.click(button("Undo"));
    expect(marked()).toEqual([gift, shelf]);
    await pass();
  });

  test("a sentence that the seller types is her own; one that the model rewrites is not", async () => {
    const { user } = open(
      {
        [rewrite]: ok({ patch: { description: `A stoneware mug. ${shelf}` } }),
      },
      { ...mug, verdicts },
    );
    await user.click(button("Edit description"));
    await enter(
      user,
      screen.getByRole("textbox", { name: "Description" }),
      " My sister glazes each.",
    );
    expect(marked()).not.toContain("My sister glazes each.");
    await writeAgain(user, "description");
    await waitFor(() => expect(marked()).toContain(shelf));
    await pass();
  });

  test("a description in another language than the facts: nothing is marked, and the facts say why", () => {
    const german = "Diese Tasse ist aus Ton und passt in die Hand.";
    open(
      {},
      {
        ...mug,
        description: german,
        language: "de",
        facts: [{ name: "product", value: "Speckled mug", source: "seller" }],
      },
    );
    expect(marked()).toEqual([]);
    expect(screen.getByText("Ready to publish")).toBeVisible();
    expect(
      screen.getByText(/in a different language from what you typed/),
    ).toBeInTheDocument();
  });

  test("the facts say where each sentence comes from, and how many come from nowhere", () => {
    open(
      {},
      {
        ...invented,
        snippets: ["Parcels leave on Mondays."],
        description: `${description}\n\nParcels leave on Mondays.`,
      },
    );
    const counts = screen.getByRole("heading", {
      name: "Where the description comes from",
    }).nextElementSibling;
    expect(counts).toHaveTextContent("typed by you1 sentence");
    expect(counts).toHaveTextContent("your shop's snippet1 sentence");
    expect(counts).toHaveTextContent("no fact supports it2 sentences");
  });
});

test("photo checks: problems are shown with advice", () => {
  const check = {
    id: "focus",
    ok: false,
    message: "The photo looks soft.",
    advice: "Wipe the lens.",
  } as const;
  open({}, { photo: [check] });
  const remarks = within(
    screen.getByRole("list", { name: "About this photo" }),
  );
  expect(remarks.getByText(/The photo looks soft/)).toBeVisible();
  expect(remarks.getByText("Wipe the lens.")).toBeVisible();
});

test("print: prints only the listing of the pressed button", async () => {
  const { user } = open();
  const other = document.createElement("div");
  other.dataset.print = "listing";
  document.body.append(other);
  const editor = screen
    .getByRole("toolbar")
    .closest<HTMLElement>("[data-print]");
  const seen: (string | undefined)[] = [];
  window.print = () =>
    void seen.push(editor?.dataset.print, other.dataset.print);
  await user.click(button("Print"));
  expect(seen).toEqual(["chosen", "listing"]);
  window.dispatchEvent(new Event("afterprint"));
  expect(editor?.dataset.print).toBe("listing");
  other.remove();
});

test("download: saves the listing as a JSON file", async () => {
  const { user } = open();
  const files: Blob[] = [];
  URL.createObjectURL = jest.fn((file: Blob) => `blob:${files.push(file)}`);
  URL.revokeObjectURL = jest.fn();
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await user.click(button("Download as JSON"));
  expect(names).toEqual(["speckled-mug.json"]);
  const [file] = files;
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file ?? new Blob());
  });
  expect(JSON.parse(String(text))).toEqual(pickFields(mug));
  await waitFor(() => expect(URL.revokeObjectURL).toHaveBeenCalled());
});

describe("personalization", () => {
  const personalization = {
    question: "Name",
    instructions: "Up to 12 letters.",
  };

  test("of a listing without it: is not shown, and can be added", async () => {
    const { user, sent } = open();
    expect(
      screen.queryByRole("region", { name: "Personalization" }),
    ).toBeNull();
    await user.click(button("Add personalization"));
    expect(screen.getByRole("textbox", { name: "Question" })).toHaveFocus();
    await user.keyboard("Name{Tab}Up to 12 letters.");
    await user.click(button("Done with personalization"));
    await pass();
    expect(sent().at(-1)?.results).toMatchObject({ personalization });
    expect(
      part("Personalization").getByText("Up to 12 letters."),
    ).toBeVisible();
  });

  test("added and left blank: goes away, and nothing is saved", async () => {
    const { user, sent } = open();
    await user.click(button("Add personalization"));
    await user.keyboard("{Escape}");
    expect(
      screen.queryByRole("region", { name: "Personalization" }),
    ).toBeNull();
    await pass();
    expect(sent()).toEqual([]);
  });

  test("removed: can be undone, and is saved as null", async () => {
    const { user, sent } = open({}, { personalization });
    await user.click(button("Edit personalization"));
    await user.click(button("Remove personalization"));
    expect(button("Add personalization")).toHaveFocus();
    await pass();
    expect(sent().at(-1)?.results).toMatchObject({ personalization: null });
    await user.click(button("Undo"));
    expect(part("Personalization").getByText("Name")).toBeVisible();
  });

  test("too long: is marked and not saved", async () => {
    const { user, sent } = open({}, { personalization });
    await user.click(button("Edit personalization"));
    await enter(
      user,
      screen.getByRole("textbox", { name: "Question" }),
      "x".repeat(42),
    );
    expect(part("Personalization").getByText("46/45")).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Question" })).toBeInvalid();
    await pass();
    expect(sent()).toEqual([]);
  });

  test("locked: can't be rewritten", async () => {
    const { user } = open({}, { personalization });
    await user.click(button("Lock personalization"));
    expect(button("Rewrite personalization")).toBeDisabled();
  });
});
