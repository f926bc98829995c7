import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ListingExamplesPage from "@/app/(site)/etsy-listing-examples/page";
import { Samples } from "@/components/samples";
import { recordedListings } from "@/lib/content/recorded/recorded-listings";
import { samples } from "@/lib/content/recorded/samples";
import { provideBrowserParts } from "@/tests/components/browser-parts";
import { fakeApi } from "@/tests/components/fake-api";

beforeEach(() => provideBrowserParts());

const buttons = {
  cup: "Try this cup",
  board: "Try this board",
  candles: "Try these candles",
};

async function openSample(label: string, name: string) {
  await userEvent.click(screen.getByRole("button", { name: label }));
  const sample = within(await screen.findByRole("article", { name }));
  await sample.findByRole("toolbar", { name: "Listing" });
  return sample;
}

test.each(samples)(
  "sample $id: a listing to edit and copy, with no call to anybody",
  async ({ id, name, picture }) => {
    const api = fakeApi({});
    render(<Samples />);
    const label = buttons[id as keyof typeof buttons];
    const sample = await openSample(label, name);
    expect(
      sample.getByRole("img", { name: picture?.alt ?? "" }),
    ).toHaveAttribute("src", `/samples/${id}.webp`);
    expect(
      sample.getByText(/^A drawn picture with a recorded answer/),
    ).toBeInTheDocument();
    await userEvent.click(sample.getByRole("button", { name: /^Copy all/ }));
    await userEvent.click(
      sample.getByRole("button", { name: "Close the sample" }),
    );
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
    expect(api.calls).toEqual([]);
  },
);

test("sample: nothing in it leads to sign-up, and edits are its own and stay", async () => {
  render(<Samples />);
  const [cup, board] = samples;
  if (!cup || !board) throw new Error("There are no samples.");
  const first = await openSample(buttons.cup, cup.name);
  expect(
    first.queryByRole("link", { name: /sign up/i }),
  ).not.toBeInTheDocument();
  await userEvent.click(first.getByRole("button", { name: "Edit title" }));
  fireEvent.change(first.getByRole("textbox", { name: "Title" }), {
    target: { value: "Speckled mug, a gift" },
  });
  await userEvent.click(first.getByRole("button", { name: "Done with title" }));
  const second = await openSample(buttons.board, board.name);
  const titleOf = (sample: typeof second) =>
    sample.getByRole("region", { name: /^Title/ });
  expect(titleOf(second)).not.toHaveTextContent("a gift");
  const again = await openSample(buttons.cup, cup.name);
  expect(titleOf(again)).toHaveTextContent("Speckled mug, a gift");
});

test("gallery: twelve listings, each sentence with what it rests on", () => {
  render(<ListingExamplesPage />);
  for (const { name, picture } of recordedListings) {
    const example = within(screen.getByRole("article", { name }));
    const sentences = example.getAllByRole("listitem");
    expect(sentences.length).toBeGreaterThanOrEqual(5);
    for (const sentence of sentences)
      expect(sentence).toHaveTextContent(
        /Told by the maker: .+: .+\.|Seen in the picture: .+: .+\./,
      );
    expect(example.queryAllByRole("img")).toHaveLength(picture ? 1 : 0);
  }
});
