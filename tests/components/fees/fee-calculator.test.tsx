import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { FeeCalculator } from "@/components/fees";

const summary = () => screen.getByRole("status");
const field = (name: RegExp) => screen.getByRole("textbox", { name });

async function type(name: RegExp, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

test("without scripts there is an example with its result", () => {
  const markup = renderToStaticMarkup(<FeeCalculator />);
  expect(markup).toContain("What Etsy takes");
  expect(markup).toContain("5.20 USD (10.4%)");
});

test("a sale: fees, what is kept and the price for a margin", async () => {
  render(<FeeCalculator />);
  await type(/^Price/, "20");
  await type(/^Shipping/, "0");
  await type(/^Your costs/, "5");
  await type(/^Margin/, "50");
  // 0.20 + 1.30 + 0.60 + 0.25
  expect(summary()).toHaveTextContent(
    "Of 20.00 USD, Etsy takes 2.35 USD (11.8%). After your costs you keep 12.65 USD (63.3%).",
  );
  // At 13.44 Etsy takes 0.20 + 0.87 + 0.40 + 0.25, which leaves 6.72.
  expect(
    screen.getByText(/To keep 50% after fees and costs/),
  ).toHaveTextContent("charge at least 13.44 USD.");
  expect(
    screen.queryByText("VAT or GST on fees", { selector: "dt" }),
  ).toBeNull();
});

test("a country brings its currency, VAT, exchange rate and question", async () => {
  render(<FeeCalculator />);
  const country = screen.getByRole("combobox", { name: /^Country/ });
  expect(screen.queryByRole("checkbox", { name: /outside/ })).toBeNull();
  await userEvent.selectOptions(country, "Canada");
  expect(
    screen.getByRole("checkbox", {
      name: "The buyer is outside Canada and the United States",
    }),
  ).not.toBeChecked();
  await userEvent.selectOptions(country, "United Kingdom");
  expect(field(/^VAT/)).toHaveValue("20.00");
  expect(field(/^1 US dollar/)).toHaveValue("0.7347");
  expect(summary()).toHaveTextContent("Of 50.00 GBP");
  expect(screen.getByText(/0.48% of the order/)).toBeVisible();
});

const ruleOf = (fee: string) =>
  screen.getByText(fee, { selector: "dt" }).textContent;

test("what is converted from dollars has its rate and day beside it, also with an own rate", async () => {
  render(<FeeCalculator />);
  const day = "May 8, 2026";
  await userEvent.selectOptions(
    screen.getByRole("combobox", { name: /Offsite Ad/ }),
    "Yes, at 15%",
  );
  expect(ruleOf("Listing fee")).toBe("Listing fee0.20 USD");
  expect(ruleOf("Offsite Ads fee")).not.toContain(day);

  await userEvent.selectOptions(
    screen.getByRole("combobox", { name: /^Country/ }),
    "Germany",
  );
  const rate = field(/^1 US dollar/);
  expect(rate).toHaveAccessibleDescription(
    `For fees in dollars: the rate of ${day}. Type today’s if you know it.`,
  );
  const atRate = `at the rate of ${day}, 1 USD = 0.8503 EUR`;
  expect(ruleOf("Listing fee")).toBe(`Listing fee0.20 USD ${atRate}`);
  expect(ruleOf("Offsite Ads fee")).toContain(`at most 100.00 USD ${atRate}`);

  await type(/^1 US dollar/, "2");
  expect(ruleOf("Listing fee")).toBe(
    "Listing fee0.20 USD at your rate, 1 USD = 2 EUR",
  );
  // 0.20 dollars at two euros each.
  expect(
    screen.getByText("Listing fee", { selector: "dt" }).nextSibling,
  ).toHaveTextContent("0.40 EUR");
  expect(ruleOf("Offsite Ads fee")).not.toContain(day);
  expect(rate).toHaveAccessibleDescription(/the rate of/);
});

test("what can't be read is said at its field, and no result is shown", async () => {
  render(<FeeCalculator />);
  await type(/^Price/, "1,234.50");
  const price = field(/^Price/);
  expect(price).toBeInvalid();
  expect(price).toHaveAccessibleDescription(
    "Please write an amount such as 24.50.",
  );
  expect(summary()).toHaveTextContent("The result appears when");
  await type(/^Price/, "1234,50");
  expect(price).toBeValid();
  expect(summary()).toHaveTextContent("Of 1,239.50 USD");
});

test("an ad and another currency each have a line", async () => {
  render(<FeeCalculator />);
  const result = () =>
    within(screen.getByRole("region", { name: "What Etsy takes" }));
  expect(result().queryByText("Offsite Ads fee")).toBeNull();
  await userEvent.selectOptions(
    screen.getByRole("combobox", { name: /Offsite Ad/ }),
    "Yes, at 15%",
  );
  await userEvent.click(screen.getByRole("checkbox", { name: /currency/ }));
  expect(result().getByText("Offsite Ads fee")).toBeVisible();
  expect(result().getByText("7.50 USD")).toBeVisible();
  expect(result().getByText("1.25 USD")).toBeVisible();
});

test("a margin that no price leaves", async () => {
  render(<FeeCalculator />);
  await type(/^Margin/, "95");
  expect(screen.getByText(/No price leaves 95%/)).toBeVisible();
});

/** What a browser does that translates the page. */
function replaceTexts(node: Node) {
  for (const child of Array.from(node.childNodes)) {
    if (child.nodeType === Node.TEXT_NODE) {
      const font = document.createElement("font");
      font.textContent = child.textContent;
      child.replaceWith(font);
    } else if (child.nodeName !== "SELECT") replaceTexts(child);
  }
}

test("translated by the browser, the result still follows the form", async () => {
  const { container } = render(<FeeCalculator />);
  const change = async (name: RegExp, text: string) => {
    replaceTexts(container);
    await type(name, text);
  };
  await change(/^Shipping/, "0");
  expect(summary()).toHaveTextContent("Of 45.00 USD, Etsy takes 4.73 USD");
  await change(/^Margin/, "95");
  expect(screen.getByText(/No price leaves 95%/)).toBeVisible();
  replaceTexts(container);
  await userEvent.selectOptions(
    screen.getByRole("combobox", { name: /^Country/ }),
    "New Zealand",
  );
  expect(
    screen.getByRole("checkbox", { name: /outside New Zealand/ }),
  ).toBeVisible();
  expect(summary()).toHaveTextContent("Of 45.00 NZD");
});
