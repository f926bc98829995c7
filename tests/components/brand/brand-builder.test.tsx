import { screen, waitFor, within } from "@testing-library/react";
import { BrandBuilder } from "@/components/brand/brand-builder";
import type { ShopName } from "@/lib/brand/schema";
import { openPage } from "@/tests/components/auth/auth-page";
import { provideBrowserParts } from "@/tests/components/browser-parts";
import { enter } from "@/tests/components/enter";
import { failure, freePlan, ok, seller } from "@/tests/components/fake-api";

const router = { push: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

beforeEach(() => {
  provideBrowserParts();
  localStorage.clear();
});

const kiln: ShopName = {
  id: 3,
  name: "QuietKiln",
  spoken: "Quiet Kiln",
  reasoning: "Calm, and it says clay.",
  isFavorite: true,
};
const generate = "POST /api/generate-shop-names";

function open(answers: Parameters<typeof openPage>[1] = {}) {
  return openPage(
    <BrandBuilder />,
    {
      "GET /api/auth/user": ok(seller),
      "GET /api/subscription-status": ok({
        ...freePlan,
        subscriptionTier: "pro",
      }),
      "GET /api/brand-kit": ok({ names: [kiln], runs: [], logos: [] }),
      [generate]: ok({ names: [{ ...kiln, isFavorite: false }] }),
      ...answers,
    },
    "/shop-name-generator",
  );
}
const box = (name: string) => screen.getByRole("textbox", { name });
const heading = () =>
  screen.findByRole("heading", { name: "1 names for your shop" });

async function findNames({ user }: ReturnType<typeof open>) {
  await enter(user, box("Keywords"), "stoneware");
  await enter(user, box("Shop description"), "Mugs in quiet glazes.");
  await user.click(screen.getByRole("button", { name: "Generate Shop Names" }));
  return heading();
}

test("names: what is missing is said at its field, and nothing is sent", async () => {
  const { user, api } = open();
  await enter(user, box("Shop description"), "Mugs in quiet glazes.");
  await user.click(screen.getByRole("button", { name: "Generate Shop Names" }));
  expect(await screen.findByText("Keywords are required")).toBeVisible();
  expect(box("Keywords")).toHaveFocus();
  expect(box("Shop description")).toHaveValue("Mugs in quiet glazes.");
  await enter(user, box("Keywords"), "s".repeat(301));
  await user.click(screen.getByRole("button", { name: "Generate Shop Names" }));
  expect(
    await screen.findByText("Please keep this under 300 characters."),
  ).toBeVisible();
  expect(api.to("/api/generate-shop-names")).toEqual([]);
});

test("names: the focus moves to new ones; more like one of them sends that one", async () => {
  const page = open();
  expect(await findNames(page)).toHaveFocus();
  await page.user.click(
    screen.getByRole("button", { name: "More like Quiet Kiln" }),
  );
  await waitFor(async () => expect(await heading()).toHaveFocus());
  const sent = { keywords: "stoneware", description: "Mugs in quiet glazes." };
  expect(
    page.api.to("/api/generate-shop-names").map(({ json }) => json),
  ).toEqual([
    expect.not.objectContaining({ like: expect.anything() }),
    expect.objectContaining({ ...sent, like: "Quiet Kiln" }),
  ]);
});

test("names: a refusal is said, and the earlier names and the form stay", async () => {
  const page = open();
  await findNames(page);
  page.api.answer(generate, failure(503, "unavailable", "Not now."));
  await page.user.click(
    screen.getByRole("button", { name: "Generate Shop Names" }),
  );
  expect(await screen.findByRole("alert")).toHaveTextContent("Not now.");
  expect(await heading()).not.toHaveFocus();
  expect(box("Keywords")).toHaveValue("stoneware");
});

test("form: it is there after a reload, and not for another seller", async () => {
  const { user, unmount } = open();
  await enter(user, box("Keywords"), "stoneware");
  await waitFor(() =>
    expect(JSON.stringify(localStorage)).toContain("stoneware"),
  );
  unmount();
  const again = open();
  await waitFor(() => expect(box("Keywords")).toHaveValue("stoneware"));
  again.unmount();
  const other = { ...seller, id: seller.id + 1 };
  open({ "GET /api/auth/user": ok(other) });
  await screen.findByRole("heading", { name: "Your brand kit" });
  expect(box("Keywords")).toHaveValue("");
});

test("kit: a rename that is refused says so at its field, which had the focus from the start", async () => {
  const { user } = open({
    "PATCH /api/shop-names/3": failure(422, "invalid_input", "Too long."),
  });
  await user.click(
    await screen.findByRole("button", { name: "Rename Quiet Kiln" }),
  );
  expect(box("Name")).toHaveFocus();
  await user.keyboard("s{Enter}");
  await waitFor(() =>
    expect(box("Name")).toHaveAccessibleDescription("Too long."),
  );
  expect(box("Name")).toHaveValue("Quiet Kilns");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("textbox", { name: "Name" })).toBeNull();
});

test("kit: a deletion is undone in its place, and nothing is sent", async () => {
  const { user, api, unmount } = open();
  await user.click(
    await screen.findByRole("button", { name: "Delete Quiet Kiln" }),
  );
  const undo = screen.getByRole("button", { name: "Undo" });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(
    screen.getByRole("button", { name: "Delete Quiet Kiln" }),
  ).toBeVisible();
  unmount();
  expect(api.to("/api/shop-names/3")).toEqual([]);
});

test("kit: a deletion that isn't undone is sent when the page is left", async () => {
  const { user, api, unmount } = open({
    "DELETE /api/shop-names/3": { status: 204 },
  });
  const kit = await screen.findByRole("region", { name: "Your brand kit" });
  await user.click(
    within(kit).getByRole("button", { name: "Delete Quiet Kiln" }),
  );
  unmount();
  await waitFor(() => expect(api.to("/api/shop-names/3")).toHaveLength(1));
});
