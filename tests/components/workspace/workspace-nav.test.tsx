import { readdirSync } from "node:fs";
import { act, screen, waitFor, within } from "@testing-library/react";
import { switchUser } from "@/components/site/use-user";
import { SellersOnly } from "@/components/workspace/sellers-only";
import { WorkspaceLink } from "@/components/workspace/workspace-link";
import { showToSellersScript } from "@/lib/auth/signed-in-hint";
import { settingsLinks } from "@/lib/content/navigation";
import { shopLinks, workspaceLinks } from "@/lib/content/workspace-links";
import { openPage } from "@/tests/components/auth/auth-page";
import {
  failure,
  nothingWaits,
  ok,
  seller,
  setSignedInHint,
} from "@/tests/components/fake-api";

const mockPath = { current: "/" };
jest.mock("next/navigation", () => ({ usePathname: () => mockPath.current }));

const entries = [...workspaceLinks, ...shopLinks];

/** Without its script, which only a page that is parsed runs. */
const Navigation = () => (
  <SellersOnly>
    {entries.map((entry) => (
      <WorkspaceLink key={entry.href} {...entry} className="" />
    ))}
  </SellersOnly>
);

const waits = "GET /api/user/waiting";
const three = { count: 3, unseen: 3, first: [] };
const signedIn = {
  "GET /api/auth/user": ok(seller),
  [waits]: ok({ ...nothingWaits, listings: three, drafts: three }),
  "PUT /api/user/waiting": { status: 204 },
};

function open(path: string, answers = {}) {
  mockPath.current = path;
  return openPage(<Navigation />, { ...signedIn, ...answers }, path);
}
const navigation = () =>
  screen.queryByRole("navigation", { name: "Workspace" });
/** Whatever was asked is answered. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const namesOf = () =>
  within(navigation() ?? document.body)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

const pages = readdirSync("app/(workspace)", {
  recursive: true,
  encoding: "utf8",
})
  .filter((file) => file.endsWith("page.tsx"))
  .map((file) => `/${file.replace(/\/page\.tsx$/, "")}`);

test.each(["/dashboard", ...pages])(
  "%s: exactly one entry is current, and only its own page is the page",
  async (path) => {
    open(path);
    await settled();
    const current = screen
      .getAllByRole("link", { hidden: true })
      .filter((link) => link.hasAttribute("aria-current"));
    expect(current).toHaveLength(1);
    const isPage = entries.some(({ href }) => href === path);
    expect(current[0]).toHaveAttribute(
      "aria-current",
      isPage ? "page" : "true",
    );
  },
);

test("what is above a page: the settings of each of theirs, the shop of the brand builder", async () => {
  for (const [path, name] of [
    ["/settings/keys", "Settings"],
    ["/shop-name-generator", "Shop"],
  ] as const) {
    const { unmount } = open(path);
    await settled();
    expect(
      screen.getByRole("link", { name: new RegExp(`^${name}`) }),
    ).toHaveAttribute("aria-current", "true");
    unmount();
  }
  expect(settingsLinks.map(({ href }) => href)).toContain(
    "/shop-name-generator",
  );
});

test("visitors don't see it, before or after it is known who is there", async () => {
  const { api } = open("/generate", {
    "GET /api/auth/user": failure(401, "unauthenticated", "Who?"),
  });
  await waitFor(() => expect(api.to("/api/auth/user")).toHaveLength(1));
  await waitFor(() => expect(navigation()).toBeNull());
  expect(api.to("/api/user/waiting")).toEqual([]);
});

test("who has no hint of a session is asked nothing and sees nothing", async () => {
  mockPath.current = "/generate";
  const { api } = openPage(<Navigation />);
  await settled();
  expect(navigation()).toBeNull();
  expect(api.calls).toEqual([]);
});

test("sellers: it is there at once, stays while the server fails, and goes with signing out", async () => {
  const { api } = open("/generate", {
    "GET /api/auth/user": failure(503, "unavailable", "Down"),
  });
  expect(navigation()).toBeVisible();
  await waitFor(() => expect(api.to("/api/auth/user")).toHaveLength(1));
  expect(navigation()).toBeVisible();
  act(() => switchUser(null));
  expect(navigation()).toBeNull();
});

test("the script in the page shows it to who has the hint, and to nobody else", () => {
  for (const hasHint of [true, false]) {
    setSignedInHint(hasHint);
    const parentElement = { hidden: true };
    new Function("document", showToSellersScript)({
      cookie: document.cookie,
      currentScript: { parentElement },
    });
    expect(parentElement.hidden).toBe(!hasHint);
  }
});

test("numbers: what was not seen yet, from one call, up to 99", async () => {
  const { api } = open("/audit", {
    [waits]: ok({
      ...nothingWaits,
      listings: { ...three, unseen: 100 },
      batches: { ...three, unseen: 0 },
      drafts: three,
    }),
  });
  await screen.findByText("99+");
  expect(namesOf()).toEqual([
    "Home",
    "Generate",
    "Listings99+ waiting",
    "Batches",
    "Shop3 waiting",
    "Audit",
    "Results",
    "Settings",
  ]);
  expect(api.to("/api/user/waiting")).toHaveLength(1);
});

test("a number is gone by looking: on its page it is never there, and the server is told once", async () => {
  const { api, rerender } = open("/history");
  await screen.findByText("Shop");
  await waitFor(() => expect(namesOf()).toContain("Shop3 waiting"));
  expect(namesOf()).toContain("Listings");
  const told = () =>
    api.to("/api/user/waiting").filter(({ method }) => method === "PUT");
  expect(told()).toMatchObject([
    { json: { entry: "listings", asOf: nothingWaits.asOf } },
  ]);
  // On to another page without a load.
  mockPath.current = "/audit";
  rerender(<Navigation />);
  expect(namesOf()).toContain("Listings");
  expect(namesOf()).toContain("Shop3 waiting");
  expect(told()).toHaveLength(1);
});

test("the numbers can't be loaded: the navigation is as it is without", async () => {
  const { api } = open("/audit", { [waits]: failure(503, "down", "Down") });
  await waitFor(() => expect(api.to("/api/user/waiting")).toHaveLength(1));
  expect(namesOf()).toEqual(entries.map(({ label }) => label));
});
