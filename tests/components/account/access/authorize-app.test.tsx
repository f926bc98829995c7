import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
} from "@testing-library/react";
import { AuthorizeApp } from "@/components/account/access/authorize-app";
import { DataClient } from "@/components/site/data-client";
import type { AuthorizationQuestion } from "@/lib/access/oauth/schema";
import { failure, fakeApi, held, ok } from "@/tests/components/fake-api";

const query =
  "?client_id=app_a&redirect_uri=https%3A%2F%2Fassistant.example%2Fback&state=a+b%26c";
const read = `GET /api/oauth/authorization${query}`;
const write = "POST /api/oauth/authorization";
const question: AuthorizationQuestion = {
  kind: "ask",
  app: { name: "Helper", host: null },
  returnHost: "assistant.example",

  scopes: ["read", "generate"],
  email: "mara@example.com",
};
/** jsdom can follow this one without loading a page. */
const redirectTo = "#answered";

/** What the browser tells of the window and of what is seen in it. */
const shown = { isInView: true, hasFocus: true, isVisible: true };
let isSeenAgain: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, "", `/oauth/authorize${query}`);
  Object.assign(shown, { isInView: true, hasFocus: true, isVisible: true });
  jest.spyOn(document, "hasFocus").mockImplementation(() => shown.hasFocus);
  jest
    .spyOn(document, "visibilityState", "get")
    .mockImplementation(() => (shown.isVisible ? "visible" : "hidden"));
  window.IntersectionObserver = jest.fn(
    (callback: IntersectionObserverCallback) => {
      isSeenAgain = () =>
        callback(
          [{ isIntersecting: shown.isInView } as IntersectionObserverEntry],
          undefined as unknown as IntersectionObserver,
        );
      return { observe: isSeenAgain, disconnect: jest.fn() };
    },
  ) as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.opener = null;
});

function show(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(answers);
  render(
    <DataClient>
      <AuthorizeApp />
    </DataClient>,
  );
  return api;
}

const button = (name: string) => screen.findByRole("button", { name });

/** Presses it once it works. */
async function press(name: string) {
  const pressed = await button(name);
  await waitFor(() =>
    expect(pressed).not.toHaveAttribute("aria-disabled", "true"),
  );
  await act(async () => void fireEvent.click(pressed));
}

test("consent: shows who asks, for what, in whose account, and where the answer goes", async () => {
  show({ [read]: ok(question) });
  expect(
    await screen.findByRole("heading", {
      name: "Allow “Helper” to use your account?",
    }),
  ).toBeInTheDocument();
  expect(
    screen.getByText("The app gave itself this name. It is not verified."),
  ).toBeInTheDocument();
  expect(
    screen.getAllByRole("listitem").map(({ textContent }) => textContent),
  ).toEqual([
    "Read your listings, your batches, and what your plan has left.",
    expect.stringContaining("Write listings"),
  ]);
  expect(screen.getByText("mara@example.com")).toBeInTheDocument();
  expect(screen.getByText("assistant.example")).toBeInTheDocument();
});

test("consent: an app with a document is shown by its host, and a program on the computer as one", async () => {
  show({
    [read]: ok({
      ...question,
      app: { name: "Claude", host: "claude.ai" },
      returnHost: null,
    }),
  });
  expect(
    await screen.findByText("This app is published at claude.ai."),
  ).toBeInTheDocument();
  expect(screen.getByText("a program on this computer")).toBeInTheDocument();
});

test.each([
  ["Allow", true, "You allowed access"],
  ["Deny", false, "You denied access"],
])(
  "consent: %s sends the page's own query and goes where the answer says",
  async (name, allow, title) => {
    const api = show({ [read]: ok(question), [write]: ok({ redirectTo }) });
    await press(name);
    expect(await screen.findByRole("heading", { name: title })).toHaveFocus();
    expect(api.to("/api/oauth/authorization").map(({ json }) => json)).toEqual([
      { query, allow, email: "mara@example.com" },
    ]);
    expect(window.location.hash).toBe(redirectTo);
    expect(
      screen.getByRole("link", { name: "Go back to assistant.example" }),
    ).toHaveAttribute("href", redirectTo);
  },
);

test("consent: an answer is sent once, however often the buttons are pressed", async () => {
  const { handler, release } = held(ok({ redirectTo }));
  const api = show({ [read]: ok(question), [write]: handler });
  await press("Allow");
  fireEvent.click(await button("Deny"));
  expect(api.to("/api/oauth/authorization")).toHaveLength(1);
  release();
  expect(await screen.findByText("You allowed access")).toBeInTheDocument();
});

test("consent: a failed answer is told, and can be given again", async () => {
  const api = show({
    [read]: ok(question),
    [write]: failure(503, "unavailable", "Not now."),
  });
  await press("Allow");
  expect(await screen.findByRole("alert")).toHaveTextContent("Not now.");
  api.answer(write, ok({ redirectTo }));
  await press("Allow");
  expect(await screen.findByText("You allowed access")).toBeInTheDocument();
});

test("consent: when another account is signed in meanwhile, that one is shown before it can be answered for", async () => {
  const message = "Another account is signed in now.";
  const api = show({
    [read]: ok(question),
    [write]: failure(409, "conflict", message),
  });
  await button("Allow");
  api.answer(
    read,
    ok({ ...question, email: "juno@example.com", scopes: ["read"] }),
  );
  await press("Allow");
  expect(await screen.findByText("juno@example.com")).toBeInTheDocument();
  expect(screen.queryByText("mara@example.com")).toBeNull();
  expect(screen.getByRole("alert")).toHaveTextContent(message);
  api.answer(write, ok({ redirectTo }));
  await press("Allow");
  expect(await screen.findByText("You allowed access")).toBeInTheDocument();
  expect(api.to("/api/oauth/authorization").at(-1)?.json).toEqual({
    query,
    allow: true,
    email: "juno@example.com",
  });
});

const here = encodeURIComponent(`/oauth/authorize${query}`);

test("consent: a visitor signs in, or up, and comes back to the same question", async () => {
  show({
    "GET /api/auth/user": failure(
      401,
      "unauthenticated",
      "Authentication required",
    ),
  });
  const link = await screen.findByRole("link", { name: "Sign in" });
  expect(link).toHaveAttribute("href", `/signin?callbackUrl=${here}`);
  const other = screen.getByRole("link", { name: "Create an account" });
  expect(other).toHaveAttribute("href", `/signup?callbackUrl=${here}`);
});

test("consent: a session that ended before the question, or before the answer, asks for a sign-in", async () => {
  const ended = failure(401, "unauthenticated", "Authentication required");
  const first = fakeApi({ [read]: ended });
  const { unmount } = render(
    <DataClient>
      <AuthorizeApp />
    </DataClient>,
  );
  expect(await screen.findByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    `/signin?callbackUrl=${here}`,
  );
  expect(first.to("/api/auth/user")).toHaveLength(1);
  unmount();
  show({ [read]: ok(question), [write]: ended });
  await press("Allow");
  expect(
    await screen.findByRole("link", { name: "Sign in" }),
  ).toBeInTheDocument();
});

test("consent: a request that can't be trusted names the app, and leads nowhere", async () => {
  const message =
    "The app asked for a redirect to an address that is not its own.";
  show({
    [read]: ok({
      kind: "refused",
      app: question.app,
      message,
      returnTo: null,
      returnHost: null,
    }),
  });
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByText(/“Helper” sent you here/)).toBeInTheDocument();
  expect(
    screen.getAllByRole("link").map((link) => link.getAttribute("href")),
  ).toEqual(["/dashboard"]);
});

test("consent: a request that is wrong goes back to its app by a click, never by itself", async () => {
  const returnTo = "https://assistant.example/back?error=invalid_target";
  const refused = {
    kind: "refused",
    app: question.app,
    message: "Wrong.",
    returnTo,
    returnHost: "assistant.example",
  };
  show({ [read]: ok(refused) });
  expect(
    await screen.findByRole("link", { name: "Go back to assistant.example" }),
  ).toHaveAttribute("href", returnTo);
});

test("consent: a question that could not be loaded can be asked for again", async () => {
  const api = show({ [read]: failure(503, "unavailable", "Not now.") });
  const retry = await button("Try again");
  expect(screen.getByRole("alert")).toHaveTextContent("Not now.");
  api.answer(read, ok(question));
  fireEvent.click(retry);
  expect(await screen.findByText("mara@example.com")).toBeInTheDocument();
});

test("consent: what the app doesn't ask for is offered in boxes that are not checked, and given only if they are", async () => {
  const api = show({
    [read]: ok({ ...question, offered: ["write", "etsy"] }),
    [write]: failure(503, "unavailable", "No"),
  });
  const box = (name: RegExp) => screen.findByRole("checkbox", { name });
  expect(await box(/Change your listings/)).not.toBeChecked();
  expect(
    await box(/Create drafts in your connected Etsy shop/),
  ).not.toBeChecked();
  await press("Allow");
  await screen.findByRole("alert");
  fireEvent.click(await box(/Create drafts/));
  await press("Deny");
  await screen.findByRole("alert");
  await press("Allow");
  await waitFor(() =>
    expect(api.to("/api/oauth/authorization")).toHaveLength(3),
  );
  const answer = { query, email: "mara@example.com" };
  expect(api.to("/api/oauth/authorization").map(({ json }) => json)).toEqual([
    { ...answer, allow: true },
    { ...answer, allow: false },
    { ...answer, allow: true, offered: ["etsy"] },
  ]);
});

test("consent: an answer of the version before offers nothing, and works", async () => {
  const api = show({ [read]: ok(question), [write]: ok({ redirectTo }) });
  await press("Allow");
  expect(await screen.findByText("You allowed access")).toBeInTheDocument();
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(api.to("/api/oauth/authorization")).toHaveLength(1);
});

const pass = (milliseconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe("consent: Allow does nothing", () => {
  const open = async () => {
    const api = show({ [read]: ok(question), [write]: ok({ redirectTo }) });
    const allow = await button("Allow");
    const pressed = async () => {
      await act(async () => void fireEvent.click(allow));
      return api.to("/api/oauth/authorization").length;
    };
    return { pressed };
  };

  test("until it has been seen for half a second", async () => {
    shown.isInView = false;
    const { pressed } = await open();
    await pass(10_000);
    expect(await pressed()).toBe(0);
    shown.isInView = true;
    act(isSeenAgain);
    await pass(499);
    expect(await pressed()).toBe(0);
    await pass(1);
    expect(await pressed()).toBe(1);
  });

  test.each([
    [
      "another window has the focus",
      "hasFocus",
      () => window.dispatchEvent(new Event("blur")),
      "focus",
    ],
    [
      "another tab is shown",
      "isVisible",
      () => document.dispatchEvent(new Event("visibilitychange")),
      "visibilitychange",
    ],
    ["it is scrolled out of view", "isInView", () => isSeenAgain(), "scroll"],
  ] as const)(
    "while %s, nor in the half second after",
    async (_, what, tell, back) => {
      const { pressed } = await open();
      await pass(500);
      shown[what] = false;
      act(() => void tell());
      await pass(10_000);
      expect(await pressed()).toBe(0);
      shown[what] = true;
      act(
        () =>
          void (back === "focus"
            ? window.dispatchEvent(new Event("focus"))
            : tell()),
      );
      await pass(499);
      expect(await pressed()).toBe(0);
      await pass(1);
      expect(await pressed()).toBe(1);
    },
  );
});

test("consent: in a window that another page opened, Allow asks once more, and half a second of that has to be seen", async () => {
  window.opener = window;
  const api = show({ [read]: ok(question), [write]: ok({ redirectTo }) });
  await press("Allow");
  expect(screen.getByRole("status")).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent(
    "Another page opened this window",
  );
  const again = await button("Yes, allow");
  await pass(400);
  fireEvent.click(again);
  expect(api.to("/api/oauth/authorization")).toEqual([]);
  await press("Yes, allow");
  expect(await screen.findByText("You allowed access")).toBeInTheDocument();
});
