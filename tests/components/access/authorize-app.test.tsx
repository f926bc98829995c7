import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuthorizeApp } from "@/components/access/authorize-app";
import { DataClient } from "@/components/site/data-client";
import type { AuthorizationQuestion } from "@/lib/access/oauth/schema";
import { failure, fakeApi, held, ok } from "@/tests/components/listings/fake-api";

const query = "?client_id=app_a&redirect_uri=https%3A%2F%2Fassistant.example%2Fback&state=a+b%26c";
const read = `GET /api/oauth/authorization${query}`;
const write = "POST /api/oauth/authorization";
const question: AuthorizationQuestion = {
  ...{ kind: "ask", app: { name: "Helper", host: null }, returnHost: "assistant.example" },
  ...{ scopes: ["read", "generate"], email: "mara@example.com" },
};
/** jsdom can follow this one without loading a page. */
const redirectTo = "#answered";

beforeEach(() => window.history.replaceState(null, "", `/oauth/authorize${query}`));

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

test("consent: shows who asks, for what, in whose account, and where the answer goes", async () => {
  show({ [read]: ok(question) });
  expect(await screen.findByRole("heading", { name: "Allow “Helper” to use your account?" })).toBeInTheDocument();
  expect(screen.getByText("The app gave itself this name. It is not verified.")).toBeInTheDocument();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Read your listings, your batches, and what your plan has left.",
    expect.stringContaining("Write listings"),
  ]);
  expect(screen.getByText("mara@example.com")).toBeInTheDocument();
  expect(screen.getByText("assistant.example")).toBeInTheDocument();
});

test("consent: an app with a document is shown by its host, and a program on the computer as one", async () => {
  show({ [read]: ok({ ...question, app: { name: "Claude", host: "claude.ai" }, returnHost: null }) });
  expect(await screen.findByText("This app is published at claude.ai.")).toBeInTheDocument();
  expect(screen.getByText("a program on this computer")).toBeInTheDocument();
});

test.each([
  ["Allow", true, "You allowed access"],
  ["Deny", false, "You denied access"],
])("consent: %s sends the page's own query and goes where the answer says", async (name, allow, title) => {
  const api = show({ [read]: ok(question), [write]: ok({ redirectTo }) });
  await userEvent.click(await button(name));
  expect(await screen.findByRole("heading", { name: title })).toHaveFocus();
  expect(api.to("/api/oauth/authorization").map(({ json }) => json)).toEqual([
    { query, allow, email: "mara@example.com" },
  ]);
  expect(window.location.hash).toBe(redirectTo);
  expect(screen.getByRole("link", { name: "Go back to assistant.example" })).toHaveAttribute("href", redirectTo);
});

test("consent: an answer is sent once, however often the buttons are pressed", async () => {
  const { handler, release } = held(ok({ redirectTo }));
  const api = show({ [read]: ok(question), [write]: handler });
  await userEvent.click(await button("Allow"));
  await userEvent.click(await button("Deny"));
  expect(api.to("/api/oauth/authorization")).toHaveLength(1);
  release();
  expect(await screen.findByText("You allowed access")).toBeInTheDocument();
});

test("consent: a failed answer is told, and can be given again", async () => {
  const api = show({ [read]: ok(question), [write]: failure(503, "unavailable", "Not now.") });
  await userEvent.click(await button("Allow"));
  expect(await screen.findByRole("alert")).toHaveTextContent("Not now.");
  api.answer(write, ok({ redirectTo }));
  await userEvent.click(await button("Allow"));
  expect(await screen.findByText("You allowed access")).toBeInTheDocument();
});

test("consent: when another account is signed in meanwhile, that one is shown before it can be answered for", async () => {
  const message = "Another account is signed in now.";
  const api = show({ [read]: ok(question), [write]: failure(409, "conflict", message) });
  await button("Allow");
  api.answer(read, ok({ ...question, email: "juno@example.com", scopes: ["read"] }));
  await userEvent.click(await button("Allow"));
  expect(await screen.findByText("juno@example.com")).toBeInTheDocument();
  expect(screen.queryByText("mara@example.com")).toBeNull();
  expect(screen.getByRole("alert")).toHaveTextContent(message);
  api.answer(write, ok({ redirectTo }));
  await userEvent.click(await button("Allow"));
  expect(await screen.findByText("You allowed access")).toBeInTheDocument();
  expect(api.to("/api/oauth/authorization").at(-1)?.json).toEqual({ query, allow: true, email: "juno@example.com" });
});

const here = encodeURIComponent(`/oauth/authorize${query}`);

test("consent: a visitor signs in, or up, and comes back to the same question", async () => {
  show({ "GET /api/auth/user": failure(401, "unauthenticated", "Authentication required") });
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
  expect(await screen.findByRole("link", { name: "Sign in" })).toHaveAttribute("href", `/signin?callbackUrl=${here}`);
  expect(first.to("/api/auth/user")).toHaveLength(1);
  unmount();
  show({ [read]: ok(question), [write]: ended });
  await userEvent.click(await button("Allow"));
  expect(await screen.findByRole("link", { name: "Sign in" })).toBeInTheDocument();
});

test("consent: a request that can't be trusted names the app, and leads nowhere", async () => {
  const message = "The app wants the answer sent to an address that is not its own.";
  show({ [read]: ok({ kind: "refused", app: question.app, message, returnTo: null, returnHost: null }) });
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByText(/“Helper” sent you here/)).toBeInTheDocument();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/dashboard"]);
});

test("consent: a request that is wrong goes back to its app by a click, never by itself", async () => {
  const returnTo = "https://assistant.example/back?error=invalid_target";
  const refused = { kind: "refused", app: question.app, message: "Wrong.", returnTo, returnHost: "assistant.example" };
  show({ [read]: ok(refused) });
  expect(await screen.findByRole("link", { name: "Go back to assistant.example" })).toHaveAttribute("href", returnTo);
});

test("consent: a question that could not be loaded can be asked for again", async () => {
  const api = show({ [read]: failure(503, "unavailable", "Not now.") });
  const retry = await button("Try again");
  expect(screen.getByRole("alert")).toHaveTextContent("Not now.");
  api.answer(read, ok(question));
  await userEvent.click(retry);
  expect(await screen.findByText("mara@example.com")).toBeInTheDocument();
});
