import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Checker } from "@/components/guides/checker/checker";
import { CheckerFigure } from "@/components/guides/checker/checker-figure";
import { listingOf, textOf } from "@/components/guides/checker/listing-of";
import { checkerModes } from "@/lib/content/blocks";
import { checkerExamples } from "@/lib/content/checker-examples";

const field = () => screen.getByRole("textbox");

async function typeAnew(text: string) {
  await userEvent.clear(field());
  await userEvent.click(field());
  await userEvent.paste(text);
}

describe("the checker", () => {
  test("shows its example, what Etsy would refuse in it, and where that is written", () => {
    render(<Checker id="c" initialMode="title" isFocused={false} />);
    expect(field()).toHaveValue(checkerExamples.title);
    expect(screen.getByRole("status")).toHaveTextContent(
      "Etsy would refuse this for one reason.",
    );
    const [finding] = screen.getAllByText("Refused");
    const item = finding?.closest("li");
    expect(item).toHaveTextContent(
      "The title contains “&” 2 times; Etsy allows it once.",
    );
    expect(
      within(item ?? document.body).getByRole("link", {
        name: "Source, April 2026",
      }),
    ).toHaveAttribute("href", expect.stringContaining("etsy.com"));
  });

  test("checks a title while it is typed", async () => {
    render(<Checker id="c" initialMode="title" isFocused={false} />);
    await typeAnew("Speckled Stoneware Coffee Mug, 12 oz, Wheel Thrown");
    expect(screen.getByRole("status")).toHaveTextContent(
      "Nothing here that Etsy would refuse.",
    );
    expect(screen.getByRole("meter", { name: "Title" })).toHaveAttribute(
      "aria-valuetext",
      "50 of 140 characters",
    );

    await userEvent.type(field(), " $");
    expect(screen.getByRole("status")).toHaveTextContent(
      "Etsy would refuse this for one reason.",
    );
    expect(screen.getByText(/The title contains “\$”/)).toBeInTheDocument();
  });

  test("says of each tag whether it passes, and counts the slots", async () => {
    render(<Checker id="c" initialMode="tags" isFocused={false} />);
    await typeAnew("pottery mug\na tag that is far too long\nPottery Mug");
    expect(screen.getByRole("meter", { name: "Tags" })).toHaveAttribute(
      "aria-valuetext",
      "3 of 13 slots used",
    );
    expect(screen.getAllByText("refused")).toHaveLength(2);
    expect(screen.getByText("11/20")).toBeInTheDocument();
  });

  test("keeps the text of each choice", async () => {
    render(<Checker id="c" initialMode="title" isFocused={false} />);
    await typeAnew("Oak Board");
    await userEvent.click(screen.getByRole("button", { name: "Tags" }));
    expect(screen.getByRole("button", { name: "Tags" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    expect(field()).toHaveValue(checkerExamples.tags);
    await userEvent.click(screen.getByRole("button", { name: "Title" }));
    expect(field()).toHaveValue("Oak Board");
  });

  test("scores a whole listing and says what the score is not", async () => {
    render(<Checker id="c" initialMode="listing" isFocused={false} />);
    expect(screen.getByRole("meter", { name: "Score" })).toHaveAttribute(
      "aria-valuetext",
      "49 of 100, needs work",
    );
    expect(
      screen.getByText(/does not predict rank or sales/),
    ).toBeInTheDocument();
    expect(
      screen.getByText(
        /Read from what you pasted: a title, a description, 6 tags/,
      ),
    ).toBeInTheDocument();
  });

  test("claims, names, blanks and links in a pasted listing: are all said", async () => {
    render(<Checker id="c" initialMode="listing" isFocused={false} />);
    await typeAnew(
      "Title: Sterling Silver Ring, Hammered Band\nDescription: A narrow band like Tiffany & Co. It is [add size] wide. See www.ring.example.com.\nTags: silver ring",
    );
    const points =
      screen.getByText(/things to settle before you publish/).parentElement ??
      document.body;
    expect(
      within(points).getByText(/“Sterling Silver” needs proof/),
    ).toBeVisible();
    expect(within(points).getByText(/tiffany/i)).toBeVisible();
    expect(
      within(points).getByText(
        "Description: fill in [add size], or remove it.",
      ),
    ).toBeVisible();
    expect(
      screen.getByText(/ring\.example\.com.*links outside of Etsy/),
    ).toBeVisible();
  });

  test("a title alone: only what is open in it is said", async () => {
    render(<Checker id="c" initialMode="title" isFocused={false} />);
    await typeAnew("Organic Cotton Tote Bag");
    expect(
      screen.getByText("1 thing to settle before you publish"),
    ).toBeVisible();
    await typeAnew("Cotton Tote Bag");
    expect(screen.queryByText(/before you publish/)).toBeNull();
  });

  test("one click repairs what Etsy would refuse, in the text itself", async () => {
    render(<Checker id="c" initialMode="listing" isFocused={false} />);
    await userEvent.click(
      screen.getByRole("button", { name: "Repair what Etsy would refuse" }),
    );
    expect(screen.getByRole("status")).toHaveTextContent(
      "Nothing here that Etsy would refuse.",
    );
    expect(field()).not.toHaveValue(checkerExamples.listing);
    expect((field() as HTMLTextAreaElement).value).toContain(
      "mother's day gift",
    );
  });

  test("a fix can be taken back, and the focus is never lost", async () => {
    render(<Checker id="c" initialMode="title" isFocused={false} />);
    await userEvent.click(
      screen.getByRole("button", { name: "Leave these words out" }),
    );
    expect(field()).not.toHaveValue(checkerExamples.title);
    const undo = screen.getByRole("button", { name: "Undo the change" });
    expect(undo).toHaveFocus();

    await userEvent.click(undo);
    expect(field()).toHaveValue(checkerExamples.title);
    expect(field()).toHaveFocus();
    expect(
      screen.queryByRole("button", { name: "Undo the change" }),
    ).not.toBeInTheDocument();
  });

  test("typing after a fix leaves nothing to undo", async () => {
    render(<Checker id="c" initialMode="title" isFocused={false} />);
    await userEvent.click(
      screen.getByRole("button", { name: "Repair what Etsy would refuse" }),
    );
    await userEvent.type(field(), "x");
    expect(
      screen.queryByRole("button", { name: "Undo the change" }),
    ).not.toBeInTheDocument();
  });

  test("asks for something when there is nothing", async () => {
    render(<Checker id="c" initialMode="title" isFocused={false} />);
    await userEvent.clear(field());
    expect(screen.getByText(/Paste or type something/)).toBeInTheDocument();
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
  });

  test.each(checkerModes)("writes a %s back as it was read", (mode) => {
    const listing = listingOf(mode, checkerExamples[mode]);
    expect(listingOf(mode, textOf(mode, listing))).toEqual(listing);
  });
});

describe("its place in a guide", () => {
  let appear: () => void;

  beforeEach(() => {
    window.IntersectionObserver = jest.fn(
      (callback: IntersectionObserverCallback) => {
        appear = () =>
          callback(
            [{ isIntersecting: true } as IntersectionObserverEntry],
            undefined as unknown as IntersectionObserver,
          );
        return { observe: jest.fn(), disconnect: jest.fn() };
      },
    ) as unknown as typeof IntersectionObserver;
  });

  test("shows the same before it is loaded, and comes alive when it is near", async () => {
    const { container } = render(
      <CheckerFigure name="Try a title" mode="title" />,
    );
    expect(field()).toHaveAttribute("readonly");
    expect(screen.getByRole("status")).toHaveTextContent(
      "Etsy would refuse this for one reason.",
    );
    const before = container.textContent;

    act(() => appear());
    await screen.findByText(
      (_, element) =>
        element?.tagName === "TEXTAREA" && !element.hasAttribute("readonly"),
    );
    expect(container.textContent).toBe(before);
  });

  test("a touch loads it too, and the focus stays", async () => {
    render(<CheckerFigure name="Try a title" mode="title" />);
    await userEvent.click(field());
    await screen.findByText(
      (_, element) =>
        element?.tagName === "TEXTAREA" && !element.hasAttribute("readonly"),
    );
    expect(field()).toHaveFocus();
  });
});
