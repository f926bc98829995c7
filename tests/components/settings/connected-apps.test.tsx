import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ConnectedApps } from "@/components/settings/apps/connected-apps";
import { DataClient } from "@/components/site/data-client";
import { toast } from "@/components/ui/toast";
import type { ConnectedApp } from "@/lib/access/oauth/schema";
import {
  provideBrowserParts,
  provideDialogs,
} from "@/tests/components/browser-parts";
import { failure, fakeApi, ok } from "@/tests/components/fake-api";

jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

const claude: ConnectedApp = {
  id: "a",
  name: "Claude",
  host: "claude.ai",
  scopes: ["read", "etsy"],

  createdAt: "2026-11-01T10:00:00.000Z",
  lastUsedAt: "2026-11-20T10:00:00.000Z",
};

beforeEach(() => {
  provideBrowserParts();
  provideDialogs();
});

function show(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(answers);
  render(
    <DataClient>
      <ConnectedApps />
    </DataClient>,
  );
  return api;
}

test("connected apps: without any, how to connect one, with the address", async () => {
  show({ "GET /api/connected-apps": ok([]) });
  expect(await screen.findByText("No app is connected.")).toBeInTheDocument();
  expect(screen.getByText(`${window.location.origin}/mcp`)).toBeInTheDocument();
  expect(
    screen.getByRole("button", { name: "Copy the address" }),
  ).toBeInTheDocument();
});

test("connected apps: each with what it may do, who vouches for its name, and when it was used", async () => {
  const own = {
    ...claude,
    id: "b",
    name: "My script",
    host: null,
    lastUsedAt: null,
  };
  show({ "GET /api/connected-apps": ok([claude, own]) });
  const [first, second] = (
    await screen.findAllByRole("heading", { level: 3 })
  ).map((heading) => heading.closest("li"));
  expect(first).toHaveTextContent("claude.ai");
  expect(first).toHaveTextContent(
    "Create drafts in your connected Etsy shop. Nothing is published.",
  );
  expect(first).toHaveTextContent(/Connected since .*2026 · last used .*2026/);
  expect(second).toHaveTextContent("Not verified.");
  expect(second).toHaveTextContent("not used yet");
});

test("connected apps: access ends after a question, and stays without a yes", async () => {
  const user = userEvent.setup();
  const api = show({
    "GET /api/connected-apps": ok([claude]),
    "DELETE /api/connected-apps/a": ok({}),
  });
  await user.click(
    await screen.findByRole("button", { name: "Revoke Claude" }),
  );
  await user.click(screen.getByRole("button", { name: "Keep it" }));
  expect(api.to("/api/connected-apps/a")).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: "Revoke Claude" }));
  api.answer("GET /api/connected-apps", ok([]));
  await user.click(
    within(screen.getByRole("dialog")).getByRole("button", {
      name: "End access",
    }),
  );
  expect(await screen.findByText("No app is connected.")).toBeInTheDocument();
});

test("connected apps: one that was ended elsewhere is gone, and a failure leaves it", async () => {
  const user = userEvent.setup();
  const api = show({
    "GET /api/connected-apps": ok([claude]),
    "DELETE /api/connected-apps/a": failure(503, "unavailable", "Not now."),
  });
  const end = async () => {
    await user.click(
      await screen.findByRole("button", { name: "Revoke Claude" }),
    );
    await user.click(screen.getByRole("button", { name: "End access" }));
  };
  await end();
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ description: "Not now." }),
    ),
  );
  api.answer(
    "DELETE /api/connected-apps/a",
    failure(404, "not_found", "This app is not connected."),
  );
  api.answer("GET /api/connected-apps", ok([]));
  await end();
  expect(await screen.findByText("No app is connected.")).toBeInTheDocument();
});

test("connected apps: a visitor is asked to sign in and comes back", async () => {
  show({
    "GET /api/auth/user": failure(
      401,
      "unauthenticated",
      "Authentication required",
    ),
  });
  const link = await screen.findByRole("link", { name: "Sign in" });
  expect(link).toHaveAttribute("href", "/signin?callbackUrl=/settings/apps");
});

test("connected apps: a failure can be tried again", async () => {
  const user = userEvent.setup();
  const api = show({
    "GET /api/connected-apps": failure(503, "unavailable", "Not now."),
  });
  const retry = await screen.findByRole("button", { name: "Try again" });
  api.answer("GET /api/connected-apps", ok([claude]));
  await user.click(retry);
  expect(
    await screen.findByRole("heading", { name: "Claude" }),
  ).toBeInTheDocument();
});
