import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AccessList } from "@/components/settings/account/access-list";
import { DataClient } from "@/components/site/data-client";
import type { KeyEntry } from "@/lib/access/keys/schema";
import type { ConnectedApp } from "@/lib/access/oauth/schema";
import { provideDialogs } from "@/tests/components/browser-parts";
import { failure, fakeApi, ok } from "@/tests/components/fake-api";

beforeEach(() => provideDialogs());

const key: KeyEntry = {
  id: "k",
  name: "Sheet",
  prefix: "lw_live_",
  last4: "a1b2",
  scopes: ["read"],
  createdAt: "2026-11-01T10:00:00.000Z",
  createdFrom: null,
  lastUsedAt: null,
  expiresAt: null,
  rolledTo: null,
};
const app: ConnectedApp = {
  id: "a",
  name: "Claude",
  host: "claude.ai",
  scopes: ["read"],
  createdAt: "2026-11-01T10:00:00.000Z",
  lastUsedAt: null,
};

function show(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(answers);
  render(
    <DataClient>
      <AccessList />
    </DataClient>,
  );
  return api;
}

test("keys and apps: each is ended from the account's page", async () => {
  const api = show({
    "GET /api/keys": ok([key]),
    "GET /api/connected-apps": ok([app]),
    "DELETE /api/keys/k": ok({}),
    "DELETE /api/connected-apps/a": ok({}),
  });
  const list = within(
    await screen.findByRole("list", { name: "Keys and connected apps" }),
  );
  // A new key would have to be shown: that is the keys' own page.
  expect(list.queryByRole("button", { name: /^Roll/ })).not.toBeInTheDocument();
  for (const [name, confirm, address] of [
    [/^Revoke Sheet/, /^Revoke/, "/api/keys"],
    [/^Revoke Claude/, /^End access/, "/api/connected-apps"],
  ] as const) {
    await userEvent.click(list.getByRole("button", { name }));
    const dialog = within(screen.getByRole("dialog"));
    api.answer(`GET ${address}`, ok([]));
    await userEvent.click(dialog.getByRole("button", { name: confirm }));
  }
  expect(
    await screen.findByText("No key was made, and no app is connected."),
  ).toBeInTheDocument();
});

test("keys and apps: a failure can be tried again", async () => {
  const api = show({
    "GET /api/keys": failure(503, "unavailable", "Not now."),
    "GET /api/connected-apps": ok([]),
  });
  const retry = await screen.findByRole("button", { name: "Try again" });
  api.answer("GET /api/keys", ok([key]));
  await userEvent.click(retry);
  expect(await screen.findByText("Sheet")).toBeInTheDocument();
});
