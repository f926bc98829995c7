import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SearchEverywhere, SlashSwitch } from "@/components/search";
import { findPages } from "@/components/search/places";
import { clearStored } from "@/lib/browser/local-storage";
import { settingsLinks } from "@/lib/content/navigation";
import { publicPages } from "@/lib/content/public-pages";
import { shopLinks, workspaceLinks } from "@/lib/content/workspace-links";
import {
  provideBrowserParts,
  provideDialogs,
} from "@/tests/components/browser-parts";
import { entry, fakeApi, ok } from "@/tests/components/fake-api";

beforeEach(() => {
  localStorage.clear();
  provideBrowserParts();
  provideDialogs();
});

const batches = ["Spring mugs", "Candles"].map((name, at) => ({
  id: `b${at + 1}`,
  name,
  createdAt: "2026-11-03T08:00:00Z",
}));
const words = ["", "mug", "pass", "write batch", "settings api", "FEE", "csv"];

/** The history answers to these words, with a mug to some of them. */
const answers = {
  ...Object.fromEntries(
    ["zzz", ...words].map((q) => [
      `GET /api/listings/history?${new URLSearchParams({ limit: "6", q })}`,
      ok(["", "mug"].includes(q) ? [entry(31)] : []),
    ]),
  ),
  "GET /api/batches": ok(batches),
};

function open() {
  const api = fakeApi(answers);
  render(
    <>
      <SearchEverywhere />
      <label>
        Note <input />
      </label>
    </>,
  );
  return api;
}

const field = () =>
  screen.findByRole("combobox", {
    name: "Listings, batches, pages and actions",
  });

test.each([
  ["Ctrl+K", "{Control>}k{/Control}", true],
  ["⌘K", "{Meta>}k{/Meta}", true],
  ["/", "/", true],
  ["Ctrl+Shift+K", "{Control>}{Shift>}k{/Shift}{/Control}", false],
  ["k", "k", false],
])("%s opens it: %s", async (_, keys, isOpened) => {
  open();
  await userEvent.keyboard(keys);
  if (isOpened) expect(await field()).toHaveAttribute("autofocus");
  else expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("in a field a slash is a slash, and Ctrl+K still opens it", async () => {
  open();
  const note = screen.getByRole("textbox", { name: "Note" });
  await userEvent.type(note, "24/7");
  expect(note).toHaveValue("24/7");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await userEvent.keyboard("{Control>}k{/Control}");
  expect(await field()).toBeInTheDocument();
});

test("the slash can be switched off, also for the next who signs in", async () => {
  const { unmount } = render(<SlashSwitch />);
  await userEvent.click(screen.getByRole("checkbox"));
  unmount();
  clearStored();
  open();
  await userEvent.keyboard("/");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("what answers to the words, each by one press, with the keyboard", async () => {
  const api = open();
  await userEvent.click(
    screen.getByRole("button", { name: "Search everywhere" }),
  );
  await userEvent.type(await field(), "mug");
  const listing = await screen.findByRole("option", { name: /Mug 31/ });
  expect(listing).toHaveAttribute("href", "/history?open=31");
  // Of the same name there may be several.
  expect(listing).toHaveTextContent(/Nov 2, 2026/);
  expect(
    screen.getAllByRole("option").map((one) => one.getAttribute("href")),
  ).toEqual(["/history?open=31", "/batches?batch=b1"]);
  await screen.findByText("2 places");
  const chosen: (string | null)[] = [];
  for (const option of screen.getAllByRole("option"))
    option.addEventListener("click", (event) => {
      event.preventDefault();
      chosen.push(option.getAttribute("href"));
    });
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(chosen).toEqual(["/batches?batch=b1"]);
  expect(api.calls.at(-1)?.path).toContain("q=mug");
});

test("Enter at once opens what answers, and nothing of the words before", async () => {
  open();
  await userEvent.keyboard("/");
  expect(
    await screen.findByRole("option", { name: /Mug 31/ }),
  ).toBeInTheDocument();
  await userEvent.type(await field(), "pass");
  expect(screen.getAllByRole("option")[0]).toHaveTextContent(
    "Change the password",
  );
});

test.each([
  ["pass", "Change the password", "/settings/account"],
  ["write batch", "Write a batch", "/batches"],
  ["settings api", "API keys", "/settings/keys"],
  ["FEE", "Etsy Fee Calculator", "/etsy-fee-calculator"],
  ["csv", "Write a batch", "/batches"],
])("%s finds “%s”", async (typed, name, href) => {
  open();
  await userEvent.keyboard("/");
  await userEvent.type(await field(), typed);
  expect(await screen.findByRole("option", { name })).toHaveAttribute(
    "href",
    href,
  );
});

test("pages and actions are there when the server isn't", async () => {
  fakeApi({});
  render(<SearchEverywhere />);
  await userEvent.keyboard("/");
  await screen.findByText(/could not be searched/);
  const pages = within(screen.getByRole("group", { name: "Pages" }));
  expect(pages.getByRole("option", { name: "Home" })).toBeInTheDocument();
});

test("nothing answers: it says so", async () => {
  open();
  await userEvent.keyboard("/");
  await userEvent.type(await field(), "zzz");
  expect(
    await screen.findByText("Nothing answers to these words."),
  ).toBeInTheDocument();
});

test("each page has the name that the navigation gives it", () => {
  const named = new Map(findPages("").map(({ href, label }) => [href, label]));
  const entries = [...workspaceLinks, ...shopLinks];
  const workspace = entries.map(({ href }) => href);
  for (const { href, label } of entries)
    expect([href, named.get(href)]).toEqual([href, label]);
  for (const { href, label } of settingsLinks)
    if (href !== "/shop" && href !== "/settings/account")
      expect([href, named.get(href)]).toEqual([href, label]);
  const links = publicPages.flatMap(({ path, link }) =>
    link ? [{ path, label: link.label }] : [],
  );
  for (const { path, label } of links)
    if (named.has(path) && !workspace.includes(path))
      expect([path, named.get(path)]).toEqual([path, label]);
});
