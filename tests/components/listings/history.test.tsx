import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { History } from "@/components/listings/history/history";
import { DataClient } from "@/components/site/data-client";
import { toast } from "@/components/ui/toast";
import { entry, failure, fakeApi, ok, seller } from "@/tests/components/listings/fake-api";

jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

const path = "GET /api/listings/history";

beforeEach(() => {
  jest.mocked(toast).mockReset();
});

afterEach(() => {
  jest.useRealTimers();
});

function open(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(answers);
  const cache = new Map();
  const site = (page: React.ReactNode) => (
    <SWRConfig value={{ provider: () => cache }}>
      <DataClient>{page}</DataClient>
    </SWRConfig>
  );
  const { rerender } = render(site(<History />));
  return { api, leave: () => rerender(site(null)), user: userEvent.setup() };
}

test("each listing shows its name, day, category and photo", async () => {
  open({ [path]: ok([entry(1, { imagePath: "/api/listings/1/image" }), entry(2, { category: null })]) });
  const [first, second] = await screen.findAllByRole("listitem");
  if (!first || !second) throw new Error("two entries were answered");
  expect(within(first).getByRole("heading", { name: "Mug 1" })).toBeVisible();
  expect(within(first).getByText("Nov 2, 2026")).toHaveAttribute("datetime", "2026-11-02T10:00:00.000Z");
  expect(within(first).getByText("Home & Living")).toBeVisible();
  expect(within(first).getByAltText("")).toHaveAttribute("src", "/api/listings/1/image");
  expect(within(second).queryByText("Home & Living")).toBeNull();
});

test("a listing opens in place, to be copied, and closes again", async () => {
  const { user } = open({ [path]: ok([entry(1)]) });
  const writeText = jest.spyOn(navigator.clipboard, "writeText");
  await user.click(await screen.findByRole("button", { name: "View Mug 1" }));
  const toggle = screen.getByRole("button", { name: "Hide Mug 1" });
  expect(toggle).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("36/140")).toBeVisible();
  expect(screen.getByText("coffee mug")).toBeVisible();
  for (const part of ["title", "description", "tags", "materials", "alt text", "attributes"]) {
    await user.click(screen.getByRole("button", { name: `Copy ${part}` }));
  }
  expect(writeText.mock.calls.map(([text]) => text)).toEqual([
    "Speckled Stoneware Mug, Wheel Thrown",
    "A speckled stoneware mug.\n\nIt holds [add size]. Care: [add care].",
    "stoneware mug, coffee mug",
    "stoneware, glaze",
    "A speckled mug on a wooden table.",
    "Primary color: White\nStyle: Rustic",
  ]);
  await user.click(toggle);
  expect(screen.queryByText("36/140")).toBeNull();
});

test("without listings there is a way to the first", async () => {
  open({ [path]: ok([]) });
  expect(await screen.findByRole("heading", { name: "No History Yet" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Create Your First Listing" })).toHaveAttribute("href", "/generate");
});

test("a visitor is asked to sign in, and nothing is asked of the server", async () => {
  const { api } = open({ "GET /api/auth/user": failure(401, "unauthenticated", "Authentication required") });
  expect(await screen.findByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/signin?callbackUrl=/history");
  expect(api.to("/api/listings/history")).toHaveLength(0);
});

test("a session that ended is no broken server", async () => {
  open({ [path]: failure(401, "unauthenticated", "Authentication required") });
  expect(await screen.findByRole("link", { name: "Sign In" })).toBeVisible();
});

test("when the server fails it can be asked again", async () => {
  const { api, user } = open({ [path]: failure(503, "unavailable", "Please try again.") });
  await screen.findByRole("heading", { name: "Your history could not be loaded" });
  api.answer(path, ok([entry(1)]));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Mug 1" })).toBeVisible();
});

test("when nobody can say who is signed in, that can be asked again too", async () => {
  const { api, user } = open({
    "GET /api/auth/user": failure(503, "unavailable", "Please try again."),
    [path]: ok([entry(1)]),
  });
  await screen.findByRole("heading", { name: "Your history could not be loaded" });
  api.answer("GET /api/auth/user", ok(seller));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Mug 1" })).toBeVisible();
});

test("Show more goes on where the Link header says", async () => {
  const { user, api } = open({
    [path]: ok([entry(2)], { Link: '<http://localhost/api/listings/history?cursor=abc>; rel="next"' }),
    [`${path}?cursor=abc`]: ok([entry(1)]),
  });
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  expect(api.to("/api/listings/history")).toHaveLength(1);
});

describe("deleting", () => {
  const remove = "DELETE /api/listings/1";

  async function deleteFirst(answers: Parameters<typeof fakeApi>[0]) {
    jest.useFakeTimers();
    const page = open({ [path]: ok([entry(2), entry(1)]), ...answers });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(await screen.findByRole("button", { name: "Delete Mug 1" }));
    expect(screen.queryByRole("heading", { name: "Mug 1" })).toBeNull();
    expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
    return { ...page, user, deletions: () => page.api.to("/api/listings/1").length };
  }
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  test("takes the listing away, and after a moment for good", async () => {
    const { deletions } = await deleteFirst({ [remove]: ok({ message: "Deleted" }) });
    await pass(3_900);
    expect(deletions()).toBe(0);
    await pass(200);
    expect(deletions()).toBe(1);
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    expect(screen.getByRole("heading", { name: "Generation History" })).toHaveFocus();
  });

  test("can be taken back", async () => {
    const { user, deletions } = await deleteFirst({ [remove]: ok({ message: "Deleted" }) });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await pass(10_000);
    expect(deletions()).toBe(0);
    expect(screen.getByRole("heading", { name: "Mug 1" })).toBeVisible();
  });

  test("is not forgotten when the page is left", async () => {
    const { deletions, leave } = await deleteFirst({ [remove]: ok({ message: "Deleted" }) });
    window.dispatchEvent(new Event("pagehide"));
    expect(deletions()).toBe(1);
    leave();
    await pass(10_000);
    expect(deletions()).toBe(1);
    const [, init] = jest.mocked(fetch).mock.calls.at(-1) ?? [];
    expect(init).toMatchObject({ method: "DELETE", keepalive: true });
  });

  test("happens at once when another page is opened", async () => {
    const { deletions, leave } = await deleteFirst({ [remove]: ok({ message: "Deleted" }) });
    leave();
    expect(deletions()).toBe(1);
  });

  test("that fails brings the listing back", async () => {
    await deleteFirst({ [remove]: failure(503, "unavailable", "Please try again.") });
    await pass(4_000);
    expect(toast).toHaveBeenCalledWith({ title: "Failed to delete listing", variant: "error" });
    expect(screen.getByRole("heading", { name: "Mug 1" })).toBeVisible();
  });

  test("of what is gone already is done", async () => {
    await deleteFirst({ [remove]: failure(404, "not_found", "Not found") });
    await pass(4_000);
    expect(toast).not.toHaveBeenCalled();
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
  });
});
