import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { History } from "@/components/history/history";
import { DataClient } from "@/components/site/data-client";
import { provideDialogs } from "@/tests/components/browser-parts";
import {
  entry,
  failure,
  fakeApi,
  held,
  mug,
  ok,
} from "@/tests/components/fake-api";

jest.mock("next/navigation", () => ({
  useRouter: () => ({ push: jest.fn() }),
}));

const path = "GET /api/listings/history?limit=24";
const alone = "GET /api/listings/history?limit=1&id=7";
const newest = Array.from({ length: 24 }, (_, index) => entry(60 - index));

beforeAll(provideDialogs);
beforeEach(() => window.history.replaceState(null, "", "/history?open=7"));

function open(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(answers);
  render(
    <DataClient>
      <History />
    </DataClient>,
  );
  return { api, user: userEvent.setup() };
}

test("a listing that the URL names, not among the newest: stands on top, opened, once, and can be deleted", async () => {
  const { user } = open({
    [path]: ok(newest, {
      "X-Total-Count": "25",
      Link: '<http://localhost/api/listings/history?cursor=abc>; rel="next"',
    }),
    "GET /api/listings/history?cursor=abc": ok([entry(8), entry(7)]),
    [alone]: ok([entry(7)]),
    "GET /api/listings/7": ok({ ...mug, id: 7 }),
    "DELETE /api/listings/7": ok({ message: "Deleted" }),
  });
  await screen.findByRole("button", { name: "Hide Mug 7" });
  const [first] = screen.getAllByRole("heading", { name: /^Mug/ });
  expect(first).toHaveTextContent("Mug 7");
  await user.click(screen.getByRole("button", { name: "Show more" }));
  await screen.findByRole("heading", { name: "Mug 8" });
  expect(screen.getAllByRole("button", { name: "Hide Mug 7" })).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Delete Mug 7" }));
  expect(await screen.findByText("24 listings")).toBeVisible();
  expect(screen.queryByText(/no longer in your history/)).toBeNull();
});

test("a listing that the URL names, among the newest: opens in its place, without a request of its own", async () => {
  const { api } = open({
    [path]: ok([entry(8), entry(7)]),
    "GET /api/listings/7": ok({ ...mug, id: 7 }),
  });
  expect(
    await screen.findByRole("button", { name: "Hide Mug 7" }),
  ).toBeVisible();
  expect(api.to(alone.slice(4))).toHaveLength(0);
});

test("a listing that the URL names, gone: the page says so, and shows the others", async () => {
  open({ [path]: ok(newest), [alone]: ok([]) });
  expect(await screen.findByText(/no longer in your history/)).toBeVisible();
  expect(screen.getByRole("heading", { name: "Mug 60" })).toBeVisible();
});

test("a listing that the URL names, not answered: can be tried again", async () => {
  const { user, api } = open({
    [path]: ok(newest),
    [alone]: failure(503, "unavailable", "Down."),
  });
  expect(
    await screen.findByText("The listing could not be opened"),
  ).toBeVisible();
  api.answer(alone, ok([entry(7)]));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(
    await screen.findByRole("button", { name: "Hide Mug 7" }),
  ).toBeVisible();
});

test("a question that was asked before the whole listing is there: stays, and its answers lead into the editor", async () => {
  const { release, handler } = held(ok({ ...mug, id: 7 }));
  const { user } = open({
    [path]: ok([entry(7)]),
    "GET /api/listings/7": handler,
  });
  const question = () => screen.queryByRole("dialog", { name: /blanks? left/ });
  await user.click(await screen.findByRole("button", { name: "Copy all" }));
  expect(question()).toBeVisible();
  release();
  await screen.findByRole("toolbar", { name: "Listing" });
  expect(question()).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show me" }));
  await waitFor(() =>
    expect(screen.getByRole("region", { name: "Description" })).toHaveFocus(),
  );
  expect(question()).toBeNull();
});
