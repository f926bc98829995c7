import { render, screen, within } from "@testing-library/react";
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

test.each(samples)(
  "sample $id: a listing to copy, with no call to anybody",
  async ({ id, name, picture }) => {
    const api = fakeApi({});
    render(<Samples />);
    const label = buttons[id as keyof typeof buttons];
    await userEvent.click(screen.getByRole("button", { name: label }));
    const sample = within(await screen.findByRole("article", { name }));
    expect(
      sample.getByRole("img", { name: picture?.alt ?? "" }),
    ).toHaveAttribute("src", `/samples/${id}.webp`);
    expect(
      sample.getByText(/^A drawn picture with a recorded answer/),
    ).toBeInTheDocument();
    expect(sample.getByRole("region", { name: /^Title/ })).toBeInTheDocument();
    await userEvent.click(sample.getByRole("button", { name: /^Copy all/ }));
    expect(api.calls).toEqual([]);
    await userEvent.click(
      sample.getByRole("button", { name: "Close the sample" }),
    );
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
  },
);

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
