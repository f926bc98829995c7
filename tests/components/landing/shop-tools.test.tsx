import { render, screen, within } from "@testing-library/react";
import { stateNames } from "@/components/batches/shown-state";
import { ShopTools, Walkthrough } from "@/components/landing";
import { sampleBatch, shopTools } from "@/lib/content/shop-tools";
import { samplePhotos, sampleSentences } from "@/lib/content/walkthrough";

test.each(shopTools)(
  "$id: a section of its own that leads to where it is",
  ({ title, text, link }) => {
    render(<ShopTools />);
    const section = within(screen.getByRole("region", { name: title }));
    expect(section.getByText(text)).toBeVisible();
    expect(section.getByRole("link", { name: link.label })).toHaveAttribute(
      "href",
      link.href,
    );
  },
);

test.each(sampleBatch)("$name: its state as a batch says it", (row) => {
  expect(row.label).toBe(stateNames[row.state]);
});

test("the photos: each named by its alt text, and drawn once", () => {
  const { container } = render(<Walkthrough />);
  for (const { id, altText } of samplePhotos) {
    expect(screen.getByRole("img", { name: altText })).toBeVisible();
    // The first one is the demo's.
    expect(container.querySelectorAll(`[id=${id}]`)).toHaveLength(
      id === "photo-1" ? 0 : 1,
    );
  }
});

test("a sentence that rests on nothing is marked, and not in the draft", () => {
  render(<Walkthrough />);
  expect(screen.getAllByText(/no fact supports it/)).toHaveLength(1);
  for (const { text, support } of sampleSentences)
    expect(screen.getAllByText(text, { exact: false })).toHaveLength(
      support === "none" ? 1 : 2,
    );
});
