import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openChecker } from "@/components/guides/checker/checker";
import { CheckerFigure } from "@/components/guides/checker/checker-figure";
import { checkerExamples } from "@/lib/content/checker-examples";

const field = () => screen.getByRole("textbox");

function open() {
  const slot = document.createElement("div");
  return render(openChecker(slot, "shop", "shop"));
}

async function typeAnew(text: string) {
  await userEvent.clear(field());
  await userEvent.click(field());
  await userEvent.paste(text);
}

beforeEach(() => {
  window.IntersectionObserver = jest.fn(() => ({
    observe: jest.fn(),
    disconnect: jest.fn(),
  })) as unknown as typeof IntersectionObserver;
});

test("comparison of listings: its example has a group, with what it shares", () => {
  open();
  expect(field()).toHaveValue(checkerExamples.shop);
  expect(screen.getByRole("status")).toHaveTextContent(
    "Of 4 listings, 2 compete.",
  );
  const group = screen
    .getByText(
      "2 listings share most of their tags and have nearly the same title",
    )
    .closest("li");
  const members = within(group ?? document.body).getAllByRole("listitem");
  expect(members.map((one) => one.textContent)).toEqual([
    "Speckled Stoneware Coffee Mug, Cream, 12 oz",
    "Speckled Stoneware Coffee Mug, Blue, 12 oz",
  ]);
  expect(group).toHaveTextContent("Tags that all of them have: coffee mug,");
});

test.each<[string, string, string]>([
  [
    "other tags, other titles",
    "Oak Ring Dish\nring dish, jewelry tray, oak dish\n\nWool Scarf\nwool scarf, winter scarf, knit scarf",
    "None of these 2 listings compete.",
  ],
  [
    "the same tags in another order and case",
    "Oak Ring Dish\nring dish, jewelry tray, oak dish\n\nWalnut Bowl\nOak Dish, Ring Dish, Jewelry Tray",
    "Of 2 listings, 2 compete.",
  ],
  [
    "names of fields, tags a line each, lines with spaces between",
    "Title: Oak Ring Dish\nTags: ring dish\njewelry tray\noak dish\n  \nTitle: Walnut Bowl\nTags: ring dish\njewelry tray\noak dish",
    "Of 2 listings, 2 compete.",
  ],
  [
    "titles without tags",
    "Speckled Stoneware Coffee Mug, Cream\n\nSpeckled Stoneware Coffee Mugs, Blue",
    "Of 2 listings, 2 compete.",
  ],
])("comparison of listings: %s", async (_, text, verdict) => {
  open();
  await typeAnew(text);
  expect(screen.getByRole("status")).toHaveTextContent(verdict);
});

test("comparison of listings: tags in several are counted once a listing", async () => {
  open();
  await typeAnew("A b c\nmug, Mug, cup\n\nD e f\nmug, bowl\n\nG h i\nMUG, cup");
  const list = screen.getByText("Tags in more than one listing").nextSibling;
  const items = within(list as HTMLElement).getAllByRole("listitem");
  expect(items.map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^mug3 listings$/i),
    "cup2 listings",
  ]);
});

test("comparison of listings: one alone, or nothing, asks for more", async () => {
  open();
  await typeAnew("Oak Ring Dish\nring dish");
  expect(screen.getByText(/Paste two or more/)).toBeInTheDocument();
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("comparison of listings: prerendered, its example is compared and only read", () => {
  render(<CheckerFigure name="Compare listings" mode="shop" />);
  expect(field()).toHaveAttribute("readonly");
  expect(screen.getByRole("status")).toHaveTextContent(
    "Of 4 listings, 2 compete.",
  );
});

test("check of an alt text: what repeats the screen reader is advised against", async () => {
  render(openChecker(document.createElement("div"), "alt", "altText"));
  expect(field()).toHaveValue(checkerExamples.altText);
  expect(screen.getByText(/no list, no “image of”/)).toBeInTheDocument();
  await typeAnew(
    "Cream stoneware mug with brown speckles on an oak table, a teaspoon beside it.",
  );
  expect(screen.queryByText(/no list, no “image of”/)).not.toBeInTheDocument();
  expect(screen.getByText("The guidance is followed.")).toBeInTheDocument();
  expect(screen.queryByRole("meter", { name: "Title" })).toBeNull();
});
