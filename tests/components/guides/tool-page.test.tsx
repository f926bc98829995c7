import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ToolPage } from "@/components/guides";
import { Checker } from "@/components/guides/checker/checker";
import { TagGenerator } from "@/components/guides/checker/tag-generator";
import { checkerExamples } from "@/lib/content/checker-examples";
import { listingRules } from "@/lib/content/listing-rules";
import { listingChecker } from "@/lib/content/tools/listing-checker";
import { tagGenerator } from "@/lib/content/tools/tag-generator";
import { titleChecker } from "@/lib/content/tools/title-checker";
import type { Tool } from "@/lib/content/tools/tool";

const csv = [
  "TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS",
  '"Oak Ring Dish","A small dish.\nIt is oiled.",12.00,USD,3,"ring_dish,oak_dish","oak"',
  '"Wool Scarf","A scarf.",40.00,USD,1,"wool_scarf","wool"',
].join("\n");
/** jsdom has no `text`. */
Blob.prototype.text = function () {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(this);
  });
};

const field = () => screen.getByRole("textbox");

describe("the listing checker", () => {
  const open = () =>
    render(<Checker id="c" initialMode="listing" isFocused={false} isTool />);
  const choose = (file: File) =>
    userEvent.upload(screen.getByLabelText("Open a file"), file);

  test("has nothing to choose but a listing", () => {
    open();
    expect(screen.queryByRole("button", { name: "Tags" })).toBeNull();
    expect(field()).toHaveValue(checkerExamples.listing);
  });

  test("opens Etsy's file: its first listing, with named fields, and back", async () => {
    open();
    await choose(new File([csv], "shop.csv", { type: "text/csv" }));
    expect(await screen.findByText("Read from “shop.csv”.")).toBeVisible();
    const { value } = field() as HTMLTextAreaElement;
    expect(value).toContain("Oak Ring Dish");
    expect(value).toContain("ring dish, oak dish");
    expect(value).not.toContain("Wool Scarf");
    expect(
      screen.getByText(/a title, a description, 2 tags, 1 material/),
    ).toBeVisible();
    await userEvent.click(
      screen.getByRole("button", { name: "Undo the change" }),
    );
    expect(field()).toHaveValue(checkerExamples.listing);
  });

  test("a file that is dropped anywhere is read", async () => {
    open();
    const dataTransfer = {
      types: ["Files"],
      files: [new File(["Title: Fern Print\nTags: fern art"], "fern.txt")],
    };
    fireEvent.dragOver(document.body, { dataTransfer });
    expect(screen.getByText("Let go of the file to read it.")).toBeVisible();
    fireEvent.drop(document.body, { dataTransfer });
    expect(await screen.findByText("Read from “fern.txt”.")).toBeVisible();
    expect((field() as HTMLTextAreaElement).value).toContain("Fern Print");
  });

  test.each([
    ["a picture", "\u0089PNG\0\0"],
    ["nothing", "  \n"],
  ])("a file with %s: said, and the text stays", async (_, content) => {
    open();
    await choose(new File([content], "odd.csv"));
    expect(
      await screen.findByText(
        "“odd.csv” has no text that can be read as a listing.",
      ),
    ).toBeVisible();
    expect(field()).toHaveValue(checkerExamples.listing);
  });

  test("what is refused leads to its rule", () => {
    open();
    const links = screen
      .getAllByRole("link", { name: /^Rule: / })
      .map((link) => (link.getAttribute("href") ?? "").split("#"));
    expect(links.length).toBeGreaterThan(1);
    for (const [path, id] of links) {
      expect(path).toBe("/etsy-listing-rules");
      expect(listingRules.map((rule) => rule.id)).toContain(id);
    }
  });
});

describe("the title checker", () => {
  async function check(title: string) {
    render(<Checker id="c" initialMode="title" isFocused={false} isTool />);
    await userEvent.clear(field());
    await userEvent.click(field());
    await userEvent.paste(title);
  }
  const shown = (where: RegExp) =>
    screen.getByText(where).parentElement?.querySelector("dd")?.textContent;

  test("what a phone leaves of a title, and words said twice", async () => {
    await check(
      "Speckled Stoneware Coffee Mug with a Wide Handle, 12 oz, a Mug Thrown on the Wheel",
    );
    expect(shown(/^A phone, when it shows little/)).toBe(
      "Speckled Stoneware Coffee Mug with a Wid…",
    );
    expect(shown(/^Web search/)).toMatch(/^.{50,60}…$/);
    expect(screen.getByText("Said more than once: “mug”.")).toBeVisible();
  });

  test("points of the title, and none while Etsy would refuse it", async () => {
    await check("Speckled Stoneware Coffee Mug, 12 oz");
    expect(
      screen.getByRole("meter", { name: "Points of the title" }),
    ).toHaveAttribute("aria-valuetext", "24 of 24 points");
    expect(screen.getByText("No word is said twice.")).toBeVisible();
    await userEvent.type(field(), " ♥");
    expect(
      screen.queryByRole("meter", { name: "Points of the title" }),
    ).toBeNull();
    expect(
      screen.getByText("No points while Etsy would refuse the title."),
    ).toBeVisible();
  });

  test("in a guide it is as it was", () => {
    render(<Checker id="c" initialMode="title" isFocused={false} />);
    expect(screen.queryByText("What shoppers see of it")).toBeNull();
  });
});

describe("the tag generator", () => {
  // By its text: names of fifty buttons take long in jsdom.
  const tagText = (name: string) =>
    screen.queryByText(name, { selector: "button > span" });
  function tag(name: string) {
    const button = tagText(name)?.closest("button");
    if (!button) throw new Error(`There is no tag “${name}”.`);
    return button;
  }
  const press = (name: string) =>
    userEvent.click(screen.getByText(name, { selector: "button" }));
  const status = () => screen.getByText(/ of 13 tags chosen/);
  async function type(label: string, text: string) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(text);
  }

  test("chooses thirteen, and says how much they repeat", () => {
    render(<TagGenerator id="t" focused={null} />);
    expect(status()).toHaveTextContent(
      /^13 of 13 tags chosen, \d+ different words\. “mug” is in \d+ of the tags\.$/,
    );
    expect(document.querySelectorAll("[aria-pressed=true]")).toHaveLength(13);
    const group = screen.getByText("For whom").closest("fieldset");
    expect(group).toContainElement(tag("gift for mom"));
  });

  test("a tag is taken out and another put in; a fourteenth is not", async () => {
    const user = userEvent.setup();
    render(<TagGenerator id="t" focused={null} />);
    const other = tag("rustic cup");
    expect(other).toHaveAttribute("aria-disabled", "true");
    await user.click(other);
    expect(other).toHaveAttribute("aria-pressed", "false");

    await user.click(tag("wheel thrown mug"));
    expect(status()).toHaveTextContent(/^12 of 13/);
    await user.click(other);
    expect(status()).toHaveTextContent(/^13 of 13/);
    expect(other).toHaveFocus();

    await user.click(screen.getByLabelText("Copy 13 tags"));
    const copied = (await navigator.clipboard.readText()).split(", ");
    expect(copied).toHaveLength(13);
    expect(copied).toContain("rustic cup");
    expect(copied).not.toContain("wheel thrown mug");

    await press("Choose for me");
    expect(tag("wheel thrown mug")).toHaveAttribute("aria-pressed", "true");
  });

  test("says which words a candidate shares with chosen tags", async () => {
    render(<TagGenerator id="t" focused={null} />);
    await press("Take all out");
    expect(status()).toHaveTextContent(/^0 of 13/);
    expect(screen.queryByLabelText(/^Copy/)).toBeNull();
    await userEvent.click(tag("kitchen mug"));
    expect(tag("rustic mug")).toHaveTextContent("shares “mug” with 1");
    expect(tag("tea cup")).toHaveTextContent("shares no word");
  });

  test("a fact makes its tags at once, and what was chosen by hand stays", async () => {
    render(<TagGenerator id="t" focused={null} />);
    await press("Take all out");
    await userEvent.click(tag("kitchen mug"));
    await type("For which occasion?", "graduation");
    expect(tag("graduation gift")).toBeVisible();
    expect(tagText("housewarming gift")).toBeNull();
    expect(tag("kitchen mug")).toHaveAttribute("aria-pressed", "true");
    await type("Where is it used?", "garden");
    expect(status()).toHaveTextContent(/^0 of 13/);
  });

  test("names and claims in facts are said; nothing typed, nothing made", async () => {
    render(<TagGenerator id="t" focused={null} />);
    await type("Style", "disney");
    expect(
      screen.getByText(/to settle before you publish/).parentElement,
    ).toHaveTextContent(/disney/i);
    for (const input of document.querySelectorAll("input"))
      fireEvent.change(input, { target: { value: "" } });
    expect(screen.getByRole("status")).toHaveTextContent(
      "Say what the piece is, and its tags appear here.",
    );
  });
});

describe("before its script has loaded", () => {
  test.each<Tool>([listingChecker, tagGenerator, titleChecker])(
    "$name: the same is shown, and can only be read",
    async (tool) => {
      render(<ToolPage tool={tool} />);
      const figure = screen.getByRole("region", { name: tool.figure });
      const still = figure.textContent;
      for (const input of figure.querySelectorAll("input, textarea"))
        expect(input).toHaveAttribute("readonly");
      fireEvent.scroll(window);
      await screen.findAllByText(
        (_, element) =>
          /^(TEXTAREA|INPUT)$/.test(element?.tagName ?? "") &&
          !element?.hasAttribute("readonly"),
      );
      // What the button says after a press has its room already.
      expect(figure.textContent?.replace("Copied", "")).toBe(still);
    },
  );

  test("a touch on a field of the tag generator keeps the focus there", async () => {
    render(<ToolPage tool={tagGenerator} />);
    const style = screen.getByLabelText("Style");
    await userEvent.pointer({ keys: "[TouchA]", target: style });
    await screen.findAllByText(
      (_, element) =>
        element?.tagName === "INPUT" && !element.hasAttribute("readonly"),
    );
    expect(screen.getByLabelText("Style")).toHaveFocus();
  });
});
