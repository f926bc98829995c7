import { readdirSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AccountSettings } from "@/components/settings/account/account-settings";
import { SettingsPage } from "@/components/settings/settings-page";
import { settingsLinks } from "@/lib/content/navigation";
import {
  provideBrowserParts,
  provideDialogs,
} from "@/tests/components/browser-parts";
import { failure, fakeApi, ok } from "@/tests/components/fake-api";

jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

beforeEach(() => {
  provideBrowserParts();
  provideDialogs();
});

function showAccount() {
  render(
    <SettingsPage href="/settings/account" title="Account" intro="Yours">
      <AccountSettings />
    </SettingsPage>,
  );
}

test("settings: each page below /settings is in their navigation", () => {
  const pages = readdirSync("app/(workspace)/settings", {
    recursive: true,
    encoding: "utf8",
  })
    .filter((file) => file.endsWith("/page.tsx"))
    .map((file) => `/settings/${file.replace("/page.tsx", "")}`);
  const linked = settingsLinks
    .map(({ href }) => href)
    .filter((href) => href.startsWith("/settings/"));
  expect(linked.toSorted()).toEqual(pages.sort());
});

test("settings: the navigation marks the page that is shown, and no other", () => {
  render(
    <SettingsPage href="/settings/account" title="Account" intro="Yours">
      <p>Content</p>
    </SettingsPage>,
  );
  const navigation = within(
    screen.getByRole("navigation", { name: "Settings" }),
  );
  const current = navigation
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page");
  expect(current.map((link) => link.textContent)).toEqual(["Account"]);
});

test("account: a visitor is asked to sign in and comes back to it", async () => {
  fakeApi({
    "GET /api/auth/user": failure(
      401,
      "unauthenticated",
      "Authentication required",
    ),
  });
  showAccount();
  const link = await screen.findByRole("link", { name: "Sign in" });
  expect(link).toHaveAttribute("href", "/signin?callbackUrl=/settings/account");
});

test("account: shows who is signed in, and what can be done", async () => {
  fakeApi({
    "GET /api/auth/user": ok({
      id: 1,
      email: "anna@example.com",
      isVerified: true,
      isAdmin: false,
      createdAt: "2026-01-01",
    }),
  });
  showAccount();
  expect(await screen.findByText("anna@example.com")).toBeInTheDocument();
  for (const name of [
    "Change password",
    "Active sessions",
    "Download your data",
    "Delete account",
  ]) {
    expect(screen.getAllByText(name)).not.toHaveLength(0);
  }
});

test("account: a failure can be tried again", async () => {
  const user = userEvent.setup();
  const api = fakeApi({
    "GET /api/auth/user": failure(503, "unavailable", "Not now."),
  });
  showAccount();
  const retry = await screen.findByRole("button", { name: "Try again" });
  api.answer(
    "GET /api/auth/user",
    ok({
      id: 1,
      email: "anna@example.com",
      isVerified: true,
      isAdmin: false,
      createdAt: "2026-01-01",
    }),
  );
  await user.click(retry);
  expect(await screen.findByText("anna@example.com")).toBeInTheDocument();
});
