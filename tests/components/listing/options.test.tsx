import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OptionsEditor } from "@/components/listing/options/options-editor";
import { TooltipArea } from "@/components/ui/tooltip";
import { combine } from "@/lib/listings/options/combinations";
import type {
  OptionsAnswer,
  OptionsEdit,
  OptionsReading,
  Question,
} from "@/lib/listings/options/schema";
import { failure, fakeApi, held, ok } from "@/tests/components/fake-api";

const path = "/api/listings/31/options";
const readPath = `${path}/read`;
const none: OptionsAnswer = { questions: [], variations: null, version: 0 };
const name: Question = {
  text: "Name",
  instructions: "Up to 12 letters",
  kind: "text_input",
  isRequired: false,
  maxCharacters: 12,
  options: [],
};
const sizes = { name: "Size", values: ["Small", "Large"] };
const colors = { name: "Color", values: ["Red", "Blue"] };
const stored: OptionsAnswer = {
  questions: [name],
  variations: combine([sizes, colors], ([size]) => ({
    price: size === 0 ? 24 : 32,
    isOffered: true,
  })),
  version: 3,
};

Element.prototype.scrollIntoView = jest.fn();
beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds = 5_000) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function open(
  answer: OptionsAnswer,
  props: Partial<Parameters<typeof OptionsEditor>[0]> = {},
) {
  jest.useFakeTimers();
  let version = answer.version;
  const api = fakeApi({
    [`GET ${path}`]: ok(answer),
    [`PUT ${path}`]: ({ json }) => {
      version += 1;
      return ok({ ...(json as OptionsEdit), version });
    },
  });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const view = render(
    <TooltipArea>
      <OptionsEditor
        listingId={31}
        personalization={null}
        sellerText=""
        {...props}
      />
    </TooltipArea>,
  );
  await pass();
  const sent = () =>
    api
      .to(path)
      .flatMap(({ method, json }) =>
        method === "PUT" ? [json as OptionsEdit] : [],
      );
  return { api, user, sent, unmount: view.unmount };
}

const box = (label: string | RegExp) =>
  screen.getByRole("textbox", { name: label });
const click = (user: ReturnType<typeof userEvent.setup>, label: string) =>
  user.click(screen.getByRole("button", { name: label }));

const reading = (
  options: Partial<OptionsReading["options"]>,
  rest: Partial<OptionsReading> = {},
): OptionsReading => ({
  options: { questions: [], variations: null, ...options },
  notes: [],
  unread: [],
  reader: "claude-haiku-5-5",
  ...rest,
});

async function describeIt(
  { api, user }: Awaited<ReturnType<typeof open>>,
  sentence: string,
  answer: Parameters<typeof api.answer>[1],
) {
  api.answer(`POST ${readPath}`, answer);
  await user.type(box("Describe it in a sentence"), sentence);
  await click(user, "Fill in");
  await pass(1);
}
const sentencesSent = ({ api }: Awaited<ReturnType<typeof open>>) =>
  api.to(readPath).map(({ json }) => json);

test("a sentence: fills in questions, variations and prices, says what is blank, and is saved", async () => {
  const view = await open(none);
  const { user, sent } = view;
  const sentence = "names up to 12 letters, three fonts, two sizes 24/32 euro";
  const font: Question = {
    text: "Font",
    instructions: "",
    kind: "dropdown",
    isRequired: false,
    maxCharacters: null,
    options: ["", "", ""],
  };
  const blankSizes = { name: "Size", values: ["", ""] };
  await describeIt(
    view,
    sentence,
    ok(
      reading(
        {
          questions: [name, font],
          variations: combine([blankSizes], ([size]) => ({
            price: size === 0 ? 24 : 32,
            isOffered: true,
          })),
        },
        { notes: ["“three fonts”: name them.", "“two sizes”: name them."] },
      ),
    ),
  );
  expect(sentencesSent(view)).toEqual([{ sentence }]);
  expect(
    screen.getByText("Filled in: 2 questions and 1 variation."),
  ).toBeVisible();
  expect(
    screen.getByText("“three fonts”: name them. “two sizes”: name them."),
  ).toBeVisible();
  const first = within(screen.getByRole("article", { name: "Question 1" }));
  expect(first.getByRole("textbox", { name: "Question" })).toHaveValue("Name");
  expect(first.getByRole("textbox", { name: "Character limit" })).toHaveValue(
    "12",
  );
  expect(first.getByText("optional, 16/120")).toBeVisible();
  expect(box("Option 1 of question 2")).toHaveAccessibleDescription(
    "Name option 1.",
  );
  expect(screen.getByText("5 blanks to fill in")).toBeVisible();
  expect(box("Price of Size 2")).toHaveValue("32");
  await user.type(box("Value 1 of variation 1"), "Small");
  await user.type(box("Value 2 of variation 1"), "Large");
  expect(box("Price of Small")).toHaveValue("24");
  expect(box("Price of Large")).toHaveValue("32");
  await click(user, "Show the first");
  expect(box("Option 1 of question 2")).toHaveFocus();
  await pass();
  expect(sent().at(-1)).toMatchObject({
    questions: [
      { text: "Name", maxCharacters: 12 },
      { text: "Font", options: ["", "", ""] },
    ],
    variations: { axes: [{ name: "Size", values: ["Small", "Large"] }] },
  });
  expect(screen.getByText("Saved")).toBeVisible();
});

test("a sentence that says more than fits: what is not filled in is named", async () => {
  const view = await open(none);
  await describeIt(
    view,
    "red or blue, large +5 euro",
    ok(
      reading({ variations: combine([colors]) }, { unread: ["large +5 euro"] }),
    ),
  );
  expect(screen.getByText("Not filled in: “large +5 euro”.")).toBeVisible();
});

test("a second sentence: keeps the questions, and undo brings the variations back", async () => {
  const view = await open(stored);
  const { user } = view;
  const woods = { name: "Material", values: ["Oak", "Walnut"] };
  await describeIt(
    view,
    "oak or walnut",
    ok(reading({ variations: combine([woods]) })),
  );
  expect(box("Value 1 of variation 1")).toHaveValue("Oak");
  expect(screen.getByRole("article", { name: "Question 1" })).toBeVisible();
  await click(user, "Undo, personalization and variations");
  expect(box("Value 1 of variation 1")).toHaveValue("Small");
  await click(user, "Redo, personalization and variations");
  expect(box("Value 1 of variation 1")).toHaveValue("Oak");
});

test("a sentence that is being read: the button says so and sends it once, and what is typed meanwhile stays", async () => {
  const view = await open(stored);
  const { user } = view;
  let answer: (value: ReturnType<typeof ok>) => void = () => undefined;
  const answered = new Promise<ReturnType<typeof ok>>((resolve) => {
    answer = resolve;
  });
  await describeIt(view, "date", () => answered);
  await click(user, "Reading …");
  await user.type(box("Question"), "s");
  const date = { ...name, text: "Date", instructions: "" };
  await act(async () => answer(ok(reading({ questions: [date] }))));
  expect(sentencesSent(view)).toHaveLength(1);
  expect(
    screen
      .getAllByRole("textbox", { name: "Question" })
      .map((field) => (field as HTMLInputElement).value),
  ).toEqual(["Names", "Date"]);
  expect(screen.getByRole("button", { name: "Fill in" })).toBeEnabled();
});

test("a sentence that can't be read: says why, keeps it, and fills in nothing", async () => {
  const view = await open(none);
  await describeIt(
    view,
    "oak or walnut",
    failure(503, "unavailable", "The writer is busy right now."),
  );
  expect(screen.getByRole("alert")).toHaveTextContent(
    "The writer is busy right now.",
  );
  expect(box("Describe it in a sentence")).toHaveValue("oak or walnut");
  await pass();
  expect(view.sent()).toEqual([]);
});

test.each([
  ["Sample writer", /^The sample writer doesn't read sentences\./],
  ["claude-haiku-5-5", /^Nothing was found to fill in\./],
])(
  "nothing read by %s: says why, and the fields are there to fill in",
  async (reader, message) => {
    const view = await open(none);
    await describeIt(view, "oak or walnut", ok(reading({}, { reader })));
    expect(screen.getByText(message)).toBeVisible();
    await click(view.user, "Add a text to type");
    expect(box("Question")).toHaveValue("");
  },
);

test("what is complete: is said to be within the rules", async () => {
  await open(stored);
  expect(
    screen.getByText("Within Etsy's rules, nothing left to fill in"),
  ).toBeVisible();
});

test("a rule that is broken: is told beside the field and to a screen reader", async () => {
  const { user } = await open(stored);
  await user.clear(box("Value 2 of variation 2"));
  await user.type(box("Value 2 of variation 2"), "red");
  expect(box("Value 2 of variation 2")).toBeInvalid();
  expect(box("Value 2 of variation 2")).toHaveAccessibleDescription(
    "Value 1 says the same.",
  );
  await user.clear(box("Instructions"));
  await user.type(box("Instructions"), "*12 letters");
  expect(box("Instructions")).toHaveAccessibleDescription(
    /letter or a number, not with “\*”/,
  );
  expect(screen.getByText("2 problems to settle")).toBeVisible();
});

test("a text beyond its limit: is not sent, says so, and is there again after a reload", async () => {
  const { user, sent, unmount } = await open(stored);
  await user.type(box("Question"), "a".repeat(42));
  await pass();
  expect(screen.getByText("46/45")).toBeVisible();
  expect(
    screen.getByText("Not saved: A question has at most 45 characters."),
  ).toBeVisible();
  expect(sent()).toEqual([]);
  unmount();
  await open(stored);
  expect(box("Question")).toHaveValue(`Name${"a".repeat(42)}`);
  expect(screen.getByText("Your unsaved edits were restored")).toBeVisible();
});

test("the same price for every size: is one field, and each value that is added costs the same", async () => {
  const { user, sent } = await open({
    ...stored,
    variations: combine([sizes, colors]),
  });
  await user.type(box("Price of Small, Red"), "24,5");
  expect(box("Price of Large, Red")).toHaveValue("");
  await user.click(
    screen.getByRole("checkbox", { name: "Same price for every size" }),
  );
  await user.type(box("Price of Blue"), "30");
  expect(box("Price of Red")).toHaveValue("24.50");
  await click(user, "Add a value of variation 1");
  await pass();
  expect(
    sent()
      .at(-1)
      ?.variations?.combinations.map(({ price }) => price),
  ).toEqual([24.5, 30, 24.5, 30, 24.5, 30]);
});

test("prices that don't depend on the color: are one field for each size from the start", async () => {
  const { user, sent } = await open(stored);
  expect(
    screen.getByRole("checkbox", { name: "Same price for every color" }),
  ).toBeChecked();
  await user.clear(box("Price of Large"));
  await user.type(box("Price of Large"), "40");
  await pass();
  expect(
    sent()
      .at(-1)
      ?.variations?.combinations.map(({ price }) => price),
  ).toEqual([24, 24, 40, 40]);
});

test("a price that is no number, or too low: says so", async () => {
  const { user, sent } = await open(stored);
  await user.clear(box("Price of Small"));
  await user.type(box("Price of Small"), "x");
  expect(box("Price of Small")).toHaveAccessibleDescription(
    "Write the price as a number: 24.50",
  );
  await user.clear(box("Price of Small"));
  await user.type(box("Price of Small"), "0");
  expect(box("Price of Small")).toHaveAccessibleDescription(
    "A price must be above zero.",
  );
  await pass();
  expect(sent().at(-1)?.variations?.combinations[0]?.price).toBe(0);
});

test("a combination that is not offered: stays so, and offering none is a blank", async () => {
  const { user, sent } = await open({
    ...stored,
    variations: combine([sizes]),
  });
  await user.click(screen.getByRole("checkbox", { name: "Offer Small" }));
  await pass();
  expect(
    sent()
      .at(-1)
      ?.variations?.combinations.map(({ isOffered }) => isOffered),
  ).toEqual([false, true]);
  await user.click(screen.getByRole("checkbox", { name: "Offer Large" }));
  expect(screen.getByText("Offer at least one combination.")).toBeVisible();
});

test("values: are added, removed and moved by keyboard, and their prices go with them", async () => {
  const { user, sent } = await open({
    ...stored,
    variations: combine([sizes], ([size]) => ({
      price: size === 0 ? 24 : 32,
      isOffered: true,
    })),
  });
  await user.click(box("Value 2 of variation 1"));
  await user.keyboard("{Enter}");
  expect(box("Value 3 of variation 1")).toHaveFocus();
  await user.keyboard("Huge{Alt>}{ArrowUp}{/Alt}");
  expect(box("Value 2 of variation 1")).toHaveFocus();
  expect(box("Value 2 of variation 1")).toHaveValue("Huge");
  await click(user, "Remove value 1 of variation 1");
  await pass();
  expect(sent().at(-1)?.variations?.combinations).toEqual([
    { values: ["Huge"], price: null, isOffered: true },
    { values: ["Large"], price: 32, isOffered: true },
  ]);
});

test("a pasted list: becomes one value each", async () => {
  const { user } = await open({
    ...none,
    variations: combine([{ name: "Wood", values: [""] }]),
  });
  await user.click(box("Value 1 of variation 1"));
  await user.paste("Oak, Walnut\nCherry");
  expect(
    [1, 2, 3].map((index) => box(`Value ${index} of variation 1`)),
  ).toEqual(
    ["Oak", "Walnut", "Cherry"].map((value) =>
      expect.objectContaining({ value }),
    ),
  );
});

test("a variation: is added without losing prices, and removed again", async () => {
  const { user, sent } = await open({
    ...none,
    variations: combine([sizes], ([size]) => ({
      price: size === 0 ? 24 : 32,
      isOffered: true,
    })),
  });
  await click(user, "Add a second variation");
  expect(screen.getByText("4 combinations")).toBeVisible();
  await user.type(box("Value 1 of variation 2"), "Red");
  await click(user, "Remove variation 1");
  await pass();
  expect(sent().at(-1)?.variations?.combinations).toEqual([
    { values: ["Red"], price: 24, isOffered: true },
    { values: [""], price: 24, isOffered: true },
  ]);
  await click(user, "Remove variation 1");
  await pass();
  expect(sent().at(-1)?.variations).toBeNull();
});

test("four hundred combinations: no value can be added, and it says why", async () => {
  const twenty = (of: string) => ({
    name: of,
    values: Array.from({ length: 20 }, (_, at) => `${of} ${at}`),
  });
  await open({
    ...none,
    variations: combine([twenty("Size"), twenty("Color")]),
  });
  for (const button of screen.getAllByRole("button", { name: /^Add a value/ }))
    expect(button).toBeDisabled();
  expect(
    screen.getAllByText(
      /^Another would make 420 combinations; Etsy allows 400\./,
    ),
  ).toHaveLength(2);
});

test("a list in place of a text: has options and no limit of characters", async () => {
  const { user, sent } = await open(stored);
  await user.selectOptions(
    screen.getByRole("combobox", { name: "How the buyer answers" }),
    "Chooses from a list",
  );
  await user.type(box("Option 1 of question 1"), "Serif");
  await pass();
  expect(sent().at(-1)?.questions).toEqual([
    {
      ...name,
      instructions: "",
      kind: "dropdown",
      maxCharacters: null,
      options: ["Serif", ""],
    },
  ]);
});

test("the listing's own question: is taken over, and its number of characters is a blank to fill in", async () => {
  const personalization = {
    question: "Name to engrave",
    instructions: "Up to 9 letters.",
  };
  const { user } = await open(none, { personalization });
  await click(user, "Use the listing's question");
  expect(box("Question")).toHaveValue("Name to engrave");
  expect(box("Instructions")).toHaveValue("Up to 9 letters.");
  expect(box("Character limit")).toHaveAccessibleDescription(
    "Say how many characters a buyer may type.",
  );
  expect(
    screen.queryByRole("button", { name: "Use the listing's question" }),
  ).toBeNull();
});

test("what was typed for the listing: is read on request, and only choices are spoken of", async () => {
  const sellerText = `Oak ring dish. Personalized with a name, up to 9 letters. ${"🌰".repeat(2_000)}`;
  const view = await open(none, { sellerText });
  expect(box("Describe it in a sentence")).toHaveValue("");
  view.api.answer(
    `POST ${readPath}`,
    ok(reading({ questions: [name] }, { unread: ["Oak ring dish"] })),
  );
  await click(view.user, "Read what I typed");
  await pass(1);
  const [sent] = sentencesSent(view) as { sentence: string }[];
  expect(sent?.sentence.length).toBeGreaterThan(1_990);
  expect(sent?.sentence.length).toBeLessThanOrEqual(2_000);
  expect(sent?.sentence.isWellFormed()).toBe(true);
  expect(screen.getByText("Filled in: 1 question.")).toBeVisible();
  expect(
    screen.getByText("The rest of what you typed is in no field here."),
  ).toBeVisible();
  expect(screen.queryByText(/Oak ring dish/)).toBeNull();
  expect(
    screen.queryByRole("button", { name: "Read what I typed" }),
  ).toBeNull();
});

test("what was typed for the listing, while it is read: its button says so, and the sentence isn't sent", async () => {
  const view = await open(none, { sellerText: "With a name." });
  const answer = held(failure(503, "unavailable", "Down."));
  view.api.answer(`POST ${readPath}`, answer.handler);
  await view.user.type(box("Describe it in a sentence"), "oak");
  await click(view.user, "Read what I typed");
  expect(screen.getByRole("button", { name: "Reading …" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await click(view.user, "Fill in");
  answer.release();
  await pass(1);
  expect(sentencesSent(view)).toEqual([{ sentence: "With a name." }]);
  expect(
    screen.getByRole("button", { name: "Read what I typed" }),
  ).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("Down.");
});

test.each<[string, OptionsAnswer, string]>([
  ["nothing was typed", none, " "],
  ["something is stored already", stored, "Personalized with a name."],
])("where %s: nothing is offered to be read", async (_, answer, sellerText) => {
  await open(answer, { sellerText });
  expect(box("Describe it in a sentence")).toHaveValue("");
  expect(
    screen.queryByRole("button", { name: "Read what I typed" }),
  ).toBeNull();
});

test("copies: are what Etsy's form takes", async () => {
  const { user } = await open({
    ...stored,
    variations: combine([sizes], () => ({ price: 24, isOffered: false })),
  });
  const copied = () => navigator.clipboard.readText();
  await click(user, "Copy question 1");
  expect(await copied()).toBe(
    "Type: Text box\nQuestion: Name\nInstructions: Up to 12 letters\nCharacter limit: 12\nRequired: no",
  );
  await click(user, "Copy the instructions of question 1");
  expect(await copied()).toBe("Up to 12 letters");
  await click(user, "Copy the values of variation 1");
  expect(await copied()).toBe("Small\nLarge");
  await click(user, "Copy the table of combinations");
  expect(await copied()).toBe(
    "Size\tPrice\tOffered\nSmall\t24.00\tno\nLarge\t24.00\tno",
  );
});

test.each([
  ["Keep this page", "Names", [3, 8]],
  ["Use the other version", "Theirs", [3]],
])("a conflict, %s: nothing is lost", async (choice, shown, versions) => {
  const { api, user, sent } = await open(stored);
  const current = {
    ...stored,
    questions: [{ ...name, text: "Theirs" }],
    version: 8,
  };
  api.answer(`PUT ${path}`, ({ json }) => {
    const edit = json as OptionsEdit;
    return edit.version === 3
      ? { status: 409, body: { code: "conflict", message: "", current } }
      : ok({ ...edit, version: 9 });
  });
  await user.type(box("Question"), "s");
  await pass();
  expect(screen.getByText("This was changed elsewhere")).toBeVisible();
  await click(user, choice);
  await pass();
  expect(box("Question")).toHaveValue(shown);
  expect(sent().map(({ version }) => version)).toEqual(versions);
  expect(screen.getByText("Saved")).toBeVisible();
});

test("a save that fails: says so, keeps the text, and is sent again on request", async () => {
  const { api, user, sent } = await open(stored);
  api.answer(
    `PUT ${path}`,
    failure(503, "unavailable", "Please try again in a moment."),
  );
  await user.type(box("Question"), "s");
  await pass();
  expect(
    screen.getByText("Not saved: Please try again in a moment."),
  ).toBeVisible();
  api.answer(`PUT ${path}`, ({ json }) =>
    ok({ ...(json as OptionsEdit), version: 4 }),
  );
  await click(user, "Save now");
  await pass();
  expect(sent().at(-1)?.questions[0]?.text).toBe("Names");
  expect(screen.getByText("Saved")).toBeVisible();
});

test("options that can't be read: can be read again", async () => {
  jest.useFakeTimers();
  const api = fakeApi({
    [`GET ${path}`]: failure(
      503,
      "unavailable",
      "Please try again in a moment.",
    ),
  });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <TooltipArea>
      <OptionsEditor listingId={31} personalization={null} sellerText="" />
    </TooltipArea>,
  );
  await pass();
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Please try again in a moment.",
  );
  api.answer(`GET ${path}`, ok(none));
  await click(user, "Try again");
  await pass();
  expect(box("Describe it in a sentence")).toBeVisible();
});
