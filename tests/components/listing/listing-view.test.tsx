import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListingResult } from "@/components/generate/listing-result";
import { findBlanks } from "@/components/listing/view/field-body";
import { wholeListingText } from "@/lib/listing-text/fields/map-fields";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { mug } from "@/tests/components/fake-api";

async function show(change: Partial<ListingAnswer> = {}) {
  const nothing = () => undefined;
  render(
    <ListingResult
      listing={{ ...mug, ...change }}
      isNew={false}
      isKept={false}
      onSaved={nothing}
      onStartOver={nothing}
      onKept={nothing}
      onTryDeleted={nothing}
    />,
  );
  await screen.findByRole("toolbar", { name: "Listing" });
}

test("whole listing text: follows the order of Etsy's form and leaves out empty fields", () => {
  expect(wholeListingText({ ...mug, materials: [] })).toBe(
    [
      "Title\nSpeckled Stoneware Mug, Wheel Thrown",
      "Alt text\nA speckled mug on a wooden table.",
      "Description\nA speckled stoneware mug.\n\nIt holds [add size]. Care: [add care].",
      "Attributes\nPrimary color: White\nStyle: Rustic",
      "Tags\nstoneware mug, coffee mug",
    ].join("\n\n"),
  );
});

test("blanks: are found in the text around them", () => {
  expect(findBlanks("Holds [add size]. [Add care]")).toEqual([
    { text: "Holds ", isBlank: false },
    { text: "[add size]", isBlank: true },
    { text: ". ", isBlank: false },
    { text: "[Add care]", isBlank: true },
  ]);
  expect(findBlanks("[sic] nothing")).toEqual([
    { text: "[sic] nothing", isBlank: false },
  ]);
});

test("blanks: are marked in the description and listed", async () => {
  await show();
  expect(screen.getByText("[add size]", { selector: "mark" })).toBeVisible();
  const list = screen.getByRole("heading", {
    name: "Not known, so left blank",
  }).parentElement;
  expect(list).toHaveTextContent("sizecare");
});

test("facts: each shows its source", async () => {
  await show();
  expect(
    screen.getByText("stoneware", { selector: "dd" }).previousSibling,
  ).toHaveTextContent("typed by you");
  expect(screen.getByText("speckled white").previousSibling).toHaveTextContent(
    "seen in the photo",
  );
});

test("tags: empty slots are visible", async () => {
  await show();
  expect(screen.getAllByText("empty")).toHaveLength(11);
});

test("long title: the ruler marks the 15th word", async () => {
  const title = Array.from({ length: 16 }, (_, word) => `word${word}`).join(
    " ",
  );
  await show({ title });
  expect(screen.getByText("15th word")).toBeVisible();
  expect(screen.getByText(`${title.length}/140`)).toBeVisible();
});

test("rules: a valid listing passes all", async () => {
  await show();
  expect(screen.getByText(/^All \d+ pass$/)).toBeVisible();
});

test("rules: a violation is named and its field marked", async () => {
  await show({ title: "Mug $5" });
  expect(screen.getByText("1 to fix")).toBeVisible();
  const group = screen.getByText("To fix:").closest("details");
  if (!group) throw new Error("the field opens");
  expect(group).toHaveAttribute("open");
  expect(within(group).getByText(/“\$”/)).toBeVisible();
});

test("score: hidden for a listing without one", async () => {
  await show({ score: null });
  expect(screen.queryByText(/of 100/)).toBeNull();
});

test("score: explains what it measures", async () => {
  await show();
  expect(
    screen.getByText(
      "This measures how closely the listing follows Etsy's published guidance. It does not predict rank or sales.",
    ),
  ).toBeVisible();
});

test("score: each reason links to its source", async () => {
  await show();
  await userEvent.click(screen.getByRole("button", { name: "Show reasons" }));
  const heading = await screen.findByRole("heading", {
    name: "Could be better",
  });
  const reasons = within(heading.parentElement ?? document.body).getAllByRole(
    "listitem",
  );
  expect(reasons.map((reason) => reason.textContent).join()).toMatch(
    /Tags.*2 of 13/,
  );
  for (const reason of reasons) {
    expect(within(reason).getByRole("link")).toHaveAttribute(
      "href",
      expect.stringMatching(/^https:/),
    );
  }
});

test("open points: claims and names that the seller has not confirmed are listed first", async () => {
  await show({
    title: "Sterling Silver Disney Mug",
    description: "A mug of stoneware.",
    sellerText: "Sterling silver Disney mug\nstoneware",
  });
  const points = within(
    screen.getByText("2 things to settle before you publish").parentElement ??
      document.body,
  );
  expect(
    points.getAllByRole("listitem").map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(
      /^“Sterling Silver” needs proof\. A statement about purity.*I can prove itShow$/,
    ),
    expect.stringMatching(/^“disney” names a character.*I may use itShow$/i),
  ]);
});

test("open points: without any, the listing is ready to publish", async () => {
  await show({ description: "A speckled mug for the table." });
  expect(screen.getByText("Ready to publish")).toBeVisible();
});

test.each([
  [
    "sv",
    "Sample writer",
    /It is in English: the sample writer doesn't know Swedish/,
  ],
  ["de", "Sample writer", /^Sample text, .* not written by a model\.$/],
  ["sv", "claude-haiku-5-5", /^Written by claude-haiku-5-5$/],
] as const)(
  "a listing in %s by %s: says who wrote it, and what the sample writer can't",
  async (language, writer, origin) => {
    await show({ language, writer });
    expect(screen.getByText(origin)).toBeVisible();
  },
);
