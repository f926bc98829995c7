import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { ListingEditor } from "@/components/listing/editor/listing-editor";
import { DataClient } from "@/components/site/data-client";
import { untoldKey } from "@/lib/listing-text/check/untold";
import { pickFields } from "@/lib/listing-text/fields/map-fields";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import type { Verdict } from "@/lib/listing-text/fields/verdict";
import { sentenceKey } from "@/lib/listing-text/words/split-sentences";
import type { ListingEdit } from "@/lib/listings/edit/schema";
import { failure, fakeApi, held, mug, ok } from "@/tests/components/fake-api";

const save = "PATCH /api/listings/31";
const review = "POST /api/listings/31/review";

Element.prototype.scrollIntoView = jest.fn();
beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const texts = {
  checked: "A speckled stoneware mug.",
  general: "Thick walls keep tea warm.",
  wording: "Choose a mug for slow mornings.",
  open: "It was glazed in my grandmother's kiln.",
  unchecked: "The handle suits small hands.",
  snippet: "Parcels go out from Bergen.",
};

const verdict = (
  text: string,
  verdict: Verdict["verdict"],
  reason = "",
): ListingAnswer["verdicts"] => ({ [sentenceKey(text)]: { verdict, reason } });

const tag = "20 cm tall mug";
const attribute = "Height: 20 cm";
const altText = "A mug that is 20 cm tall.";

/** A listing with a text of each kind. */
const checked: ListingAnswer = {
  ...mug,
  description: Object.values(texts).join("\n\n"),
  tags: [...mug.tags, tag],
  attributes: [...mug.attributes, { name: "Height", value: "20 cm" }],
  altText,
  generated: null,
  open: [],
  snippets: [texts.snippet],
  facts: [
    { name: "product", value: "Speckled mug", source: "seller" },
    { name: "materials", value: "stoneware", source: "seller" },
    { name: "height", value: "9 cm", source: "seller" },
  ],
  sellerText: "Speckled mug\nstoneware\n9 cm tall",
  verdicts: {
    ...verdict(texts.general, "general"),
    ...verdict(texts.wording, "wording"),
    ...verdict(texts.open, "unsupported", "You named no kiln."),
    ...verdict(mug.title, "unsupported", "You named no wheel."),
  },
};
const marks = [texts.open, tag, attribute, altText, mug.title];

/** Stores what is sent, as the server does. */
const storeIn =
  (listing: ListingAnswer) =>
  ({ json }: { json?: unknown }) => {
    const edit = json as ListingEdit;
    const { results, version } = edit;
    return ok({
      ...listing,
      ...results,
      locked: edit.locked ?? listing.locked,
      confirmed: edit.confirmed ?? listing.confirmed,
      leftOut: edit.leftOut ?? listing.leftOut,
      generated: pickFields(listing),
      version: version + 1,
    });
  };

/** Shows what was saved, as the pages do. */
function Page({
  listing,
  ...props
}: {
  listing: ListingAnswer;
  canReview?: boolean;
}) {
  const [shown, setShown] = useState(listing);
  return <ListingEditor listing={shown} onSaved={setShown} {...props} />;
}

function open(
  change: Partial<ListingAnswer> = {},
  answers: Parameters<typeof fakeApi>[0] = {},
  props: { canReview?: boolean } = {},
) {
  jest.useFakeTimers();
  const listing = { ...checked, ...change };
  const api = fakeApi({ [save]: storeIn(listing), ...answers });
  render(
    <DataClient>
      <Page listing={listing} {...props} />
    </DataClient>,
  );
  return {
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    sent: () =>
      api.to("/api/listings/31").map((call) => call.json as ListingEdit),
    reviews: () => api.to("/api/listings/31/review"),
  };
}

const pass = () => act(() => jest.advanceTimersByTimeAsync(5_000));
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const missing = (name: string | RegExp) =>
  expect(screen.queryByRole("button", { name })).toBeNull();
const field = (name: string) => screen.getByRole("region", { name });
const marked = () =>
  [...document.querySelectorAll("mark")].map(
    (mark) => mark.lastChild?.textContent,
  );
const counts = () =>
  within(
    screen.getByRole("list", { name: "Sentences, by what they are based on" }),
  )
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("what texts rest on", () => {
  test("each kind is counted; only what is open is marked, with its reason, where it stands", () => {
    open();
    expect(counts()).toEqual([
      "2 checked",
      "2 general",
      "5 open",
      "1 not reviewed",
    ]);
    expect(marked().toSorted()).toEqual(marks.toSorted());
    expect(field("Description")).toHaveTextContent("You named no kiln.");
    expect(field("Title")).toHaveTextContent("You named no wheel.");
    for (const name of ["Tags", "Attributes", "Alt text"])
      expect(field(name)).toHaveTextContent(/9 cm/);
  });

  test("the same words stand in the list of sentences", () => {
    open();
    const list = screen.getByText("Sentence by sentence").closest("details");
    for (const words of [
      "typed by you: materials: stoneware",
      "your shop's snippet",
      "general knowledge",
      "wording, nothing to check",
      "no fact supports it: You named no kiln.",
      "not reviewed",
      `Tags: ${tag}`,
    ])
      expect(list).toHaveTextContent(words);
  });

  test.each([
    ["Tags", tag, { tags: mug.tags }],
    ["Attributes", attribute, { attributes: mug.attributes }],
    ["Alt text", altText, { altText: "" }],
    [
      "Description",
      texts.open,
      { description: expect.not.stringContaining("kiln") },
    ],
  ])(
    "%s: Remove takes it out as a whole, keeps the focus, and is undone and done again after a save",
    async (name, text, results) => {
      const { user, sent } = open();
      const before = marked();
      await user.click(button(`Remove: ${text}`));
      expect(marked()).toEqual(before.filter((other) => other !== text));
      expect(document.activeElement).not.toBe(document.body);
      await pass();
      expect(sent().at(-1)).toMatchObject({ results });
      await user.click(button("Undo"));
      expect(marked()).toEqual(before);
      expect(field(name)).toHaveTextContent(text);
      expect(document.activeElement).not.toBe(document.body);
      await pass();
      expect(sent().at(-1)).toMatchObject({ results: pickFields(checked) });
    },
  );

  test("a title can be confirmed or changed, and not removed", async () => {
    const { user, sent } = open();
    missing(`Remove: ${mug.title}`);
    await user.click(button(`It is true: ${mug.title}`));
    expect(marked()).not.toContain(mug.title);
    await pass();
    expect(sent().at(-1)?.confirmed).toEqual([sentenceKey(mug.title)]);
  });

  test("It is true counts as confirmed, is taken back after a save, and then is open again with its reason", async () => {
    const { user } = open();
    await user.click(button(`It is true: ${texts.open}`));
    expect(counts()).toContain("1 confirmed by you");
    await pass();
    await user.click(button(`Take back: ${texts.open}`));
    expect(marked()).toContain(texts.open);
    expect(field("Description")).toHaveTextContent("You named no kiln.");
    await pass();
  });

  test("All are true confirms all of a field in one step, and one press undoes it", async () => {
    const second = "It took a year to make.";
    const { user, sent } = open({
      description: `${checked.description}\n\n${second}`,
      verdicts: { ...checked.verdicts, ...verdict(second, "unsupported") },
    });
    await user.click(button("All are true: 2 sentences of the description"));
    expect(marked()).not.toContain(texts.open);
    expect(marked()).not.toContain(second);
    expect(document.activeElement).not.toBe(document.body);
    await pass();
    expect(sent().at(-1)?.confirmed).toHaveLength(2);
    await user.click(button("Undo"));
    expect(marked()).toEqual(expect.arrayContaining([texts.open, second]));
    await pass();
    expect(sent().at(-1)?.confirmed).toEqual([]);
  });

  test("an answer without the newest members is shown", () => {
    const { untold, removed, leftOut, verdicts, ...older } = checked;
    open({
      ...older,
      untold: undefined as never,
      removed: undefined as never,
      leftOut: undefined as never,
      verdicts: undefined as never,
    });
    expect(counts()).toContainEqual(expect.stringMatching(/checked/));
    expect(screen.queryByText(/^Left out/)).toBeNull();
  });
});

describe("what was told and no text says", () => {
  const wash = { fact: "care: hand wash", quote: "hand wash only" };
  const size = { fact: "height: 9 cm", quote: "" };
  const untold = [wash, size];

  test("Add it puts a line under Details, before the snippets, and keeps what was typed", async () => {
    const snippet = "Parcels leave on Mondays.";
    const { user, sent } = open({
      untold,
      snippets: [snippet],
      description: `${texts.checked}\n\nDetails\n- Color: white\n\n${snippet}`,
    });
    await user.click(button("Edit description"));
    await user.type(
      screen.getByRole("textbox", { name: "Description" }),
      " Typed.",
      { initialSelectionStart: 25, initialSelectionEnd: 25 },
    );
    await user.click(button("Done with description"));
    await user.click(button("Add it: hand wash only"));
    missing("Add it: hand wash only");
    expect(button("Add it: height: 9 cm")).toHaveFocus();
    await user.click(button("Add it: height: 9 cm"));
    await pass();
    expect(sent().at(-1)?.results.description).toBe(
      `${texts.checked} Typed.\n\nDetails\n- Color: white\n- Hand wash only\n- Height: 9 cm\n\n${snippet}`,
    );
    await user.click(button("Undo"));
    expect(button("Add it: height: 9 cm")).toBeVisible();
    await pass();
  });

  test("Leave it out is stored, undone, and can be taken back", async () => {
    const { user, sent } = open({ untold });
    await user.click(button("Leave it out: hand wash only"));
    missing("Leave it out: hand wash only");
    expect(button("Add it: height: 9 cm")).toHaveFocus();
    await pass();
    expect(sent().at(-1)?.leftOut).toEqual([untoldKey(wash)]);
    await user.click(button("Undo"));
    expect(button("Leave it out: hand wash only")).toBeVisible();
    await user.click(button("Redo"));
    await user.click(screen.getByText("Left out: 1"));
    await user.click(button("Add it: hand wash only"));
    expect(field("Description")).toHaveTextContent("Hand wash only");
    await pass();
  });

  test("an instance of the version before: nothing that it doesn't know is sent without need", async () => {
    const { user, sent } = open({ untold });
    await user.click(button("Add it: hand wash only"));
    await pass();
    expect(sent().at(-1)).not.toHaveProperty("leftOut");
  });

  test("what the text says by now is not shown", () => {
    open({ untold, description: `${texts.checked} Hand wash only.` });
    missing("Add it: hand wash only");
    expect(button("Add it: height: 9 cm")).toBeVisible();
  });
});

describe("what was taken out", () => {
  const removed: ListingAnswer["removed"] = [
    {
      field: "description",
      text: "It is 20 cm tall.",
      reason: "You typed 9 cm.",
    },
    { field: "tags", text: "oak mug", reason: "You typed stoneware." },
    { field: "attributes", text: "Era: 1950s", reason: "None of your facts." },
  ];

  test.each([
    [
      "It is 20 cm tall.",
      "Put it back: It is 20 cm tall.",
      {
        description: checked.description.replace(
          texts.snippet,
          `It is 20 cm tall.\n\n${texts.snippet}`,
        ),
      },
    ],
    [
      "oak mug",
      "Put it back: Tags: oak mug",
      { tags: [...checked.tags, "oak mug"] },
    ],
    [
      "Era: 1950s",
      "Put it back: Attributes: Era: 1950s",
      {
        attributes: [...checked.attributes, { name: "Era", value: "1950s" }],
      },
    ],
  ])(
    "%s: is listed with its reason, and Put it back makes it the seller's word",
    async (text, name, results) => {
      const { user, sent } = open({ removed });
      await user.click(screen.getByText("Left out: 3"));
      expect(screen.getByText("You typed 9 cm.")).toBeVisible();
      await user.click(button(name));
      expect(screen.getByText("Left out: 2")).toBeVisible();
      expect(document.activeElement).not.toBe(document.body);
      await pass();
      expect(sent().at(-1)).toMatchObject({
        results,
        confirmed: expect.arrayContaining([sentenceKey(text)]),
      });
      await user.click(button("Undo"));
      expect(screen.getByText("Left out: 3")).toBeVisible();
      await pass();
    },
  );

  test("a tag has no way back while all thirteen are used", async () => {
    const tags = Array.from({ length: 13 }, (_, index) => `tag ${index}`);
    const { user } = open({ removed, tags });
    await user.click(screen.getByText("Left out: 3"));
    missing("Put it back: Tags: oak mug");
    expect(screen.getByText("No room for it")).toBeVisible();
  });
});

describe("a review", () => {
  const doubted = {
    ...checked.verdicts,
    ...verdict(texts.unchecked, "unsupported", "You named no size."),
  };

  test("saves first, marks what is doubted, keeps what is typed meanwhile, and is not offered again", async () => {
    const reviewed = {
      ...checked,
      review: "done" as const,
      verdicts: doubted,
    };
    const answer = held(ok({ ...reviewed, version: 2 }));
    const { user, sent, reviews } = open(
      { review: "off" },
      {
        [review]: answer.handler,
        [save]: (call) =>
          storeIn(reviews().length > 0 ? reviewed : checked)(call),
      },
    );
    await user.click(button(`Remove: ${tag}`));
    await user.click(button("Review now"));
    expect(sent()).toHaveLength(1);
    expect(reviews()).toHaveLength(1);
    await user.click(button("Reviewing…"));
    expect(reviews()).toHaveLength(1);
    await user.click(button(`It is true: ${texts.open}`));
    answer.release();
    expect(
      await screen.findByText("Reviewed. What is doubtful is marked."),
    ).toBeVisible();
    expect(marked()).toContain(texts.unchecked);
    expect(marked()).not.toContain(tag);
    expect(marked()).not.toContain(texts.open);
    missing("Review now");
    expect(document.activeElement).not.toBe(document.body);
    await pass();
  });

  test.each([
    ["off", /switched off/],
    ["failed", /The review failed/],
  ] as const)(
    "that ends as %s says so, and can be asked for again",
    async (state, message) => {
      const { user } = open(
        {},
        { [review]: ok({ ...checked, review: state }) },
      );
      await user.click(button("Review now"));
      expect(await screen.findByText(message)).toBeVisible();
      expect(button("Review now")).toHaveFocus();
      await pass();
    },
  );

  test("that is refused says why", async () => {
    const message = "You've had many listings reviewed.";
    const { user } = open(
      {},
      { [review]: failure(429, "rate_limited", message) },
    );
    await user.click(button("Review now"));
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(marked()).toContain(texts.open);
    await pass();
  });

  test.each([
    ["there was one", { review: "done" as const }, {}],
    [
      "nothing is left to look at",
      { description: [texts.checked, texts.general].join("\n\n") },
      {},
    ],
    ["it is not in the product", {}, { canReview: false }],
  ])("is not offered when %s", (_, change, props) => {
    open(change, {}, props);
    missing("Review now");
  });
});
