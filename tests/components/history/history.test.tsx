import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ChangesPage, { metadata } from "@/app/(workspace)/changes/page";
import { QuickActions } from "@/components/account/quick-actions";
import { History } from "@/components/history/history";
import { DataClient } from "@/components/site/data-client";
import { toast } from "@/components/ui/toast";
import { provideDialogs } from "@/tests/components/browser-parts";
import { enter } from "@/tests/components/enter";
import {
  entry,
  failure,
  fakeApi,
  held,
  mug,
  ok,
  seller,
} from "@/tests/components/fake-api";

const push = jest.fn();
jest.mock("next/navigation", () => {
  const router = { push: (path: string) => push(path) };
  return { useRouter: () => router };
});
jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

const path = "GET /api/listings/history?limit=24";

beforeAll(provideDialogs);
beforeEach(() => {
  jest.mocked(toast).mockReset();
  push.mockReset();
  localStorage.clear();
  window.history.replaceState(null, "", "/history");
});

function open(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(answers);
  const site = (page: React.ReactNode) => <DataClient>{page}</DataClient>;
  const { rerender } = render(site(<History />));
  return { api, leave: () => rerender(site(null)), user: userEvent.setup() };
}

test("entry: shows name, date, category, score and photo", async () => {
  open({
    [path]: ok([
      entry(1, { imagePath: "/api/listings/1/image" }),
      entry(2, { category: null }),
    ]),
  });
  const [first, second] = await screen.findAllByRole("listitem");
  if (!first || !second) throw new Error("two entries were answered");
  expect(within(first).getByRole("heading", { name: "Mug 1" })).toBeVisible();
  expect(within(first).getByText("Nov 2, 2026")).toHaveAttribute(
    "datetime",
    "2026-11-02T10:00:00.000Z",
  );
  expect(within(first).getByText("Home & Living")).toBeVisible();
  expect(within(first).getByAltText("")).toHaveAttribute(
    "src",
    "/api/listings/1/image",
  );
  expect(first).toHaveTextContent("Score 92");
  expect(within(second).queryByText("Home & Living")).toBeNull();
});

test("entry: opens in place, can be copied, and closes", async () => {
  const { user } = open({ [path]: ok([entry(1)]) });
  const writeText = jest.spyOn(navigator.clipboard, "writeText");
  await user.click(await screen.findByRole("button", { name: "View Mug 1" }));
  const toggle = screen.getByRole("button", { name: "Hide Mug 1" });
  expect(toggle).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("36/140")).toBeVisible();
  expect(screen.getByText("coffee mug")).toBeVisible();
  for (const part of [
    "title",
    "description",
    "tags",
    "materials",
    "alt text",
    "attributes",
  ]) {
    await user.click(screen.getByRole("button", { name: `Copy ${part}` }));
    if (part === "description")
      await user.click(screen.getByRole("button", { name: "Copy anyway" }));
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

test("what came of changes: has one name, on its page and wherever that is linked", async () => {
  fakeApi({
    [path]: ok([entry(1)], { "X-Total-Count": "1" }),
    "GET /api/changes": ok({
      changes: [],
      next: null,
      numbers: {},
      covered: [],
    }),
  });
  render(
    <DataClient>
      <History />
      <QuickActions isLeading={false} />
      <ChangesPage />
    </DataClient>,
  );
  await screen.findByRole("button", { name: "View Mug 1" });
  const links = screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("href") === "/changes");
  const headings = screen.getAllByRole("heading", { level: 1 }).slice(-1);
  expect([...links, ...headings].map(({ textContent }) => textContent)).toEqual(
    ["Results", "Results", "Results"],
  );
  expect(metadata.title).toBe("Results");
});

test("empty history: links to /generate", async () => {
  open({ [path]: ok([]) });
  expect(
    await screen.findByRole("heading", { name: "No History Yet" }),
  ).toBeVisible();
  expect(
    screen.getByRole("link", { name: "Create Your First Listing" }),
  ).toHaveAttribute("href", "/generate");
});

test("visitor: is asked to sign in, without a request for the history", async () => {
  const { api } = open({
    "GET /api/auth/user": failure(
      401,
      "unauthenticated",
      "Authentication required",
    ),
  });
  expect(await screen.findByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    "/signin?callbackUrl=/history",
  );
  expect(api.to("/api/listings/history?limit=24")).toHaveLength(0);
});

test("expired session: asks to sign in and shows no error", async () => {
  open({ [path]: failure(401, "unauthenticated", "Authentication required") });
  expect(await screen.findByRole("link", { name: "Sign In" })).toBeVisible();
});

test("failed request: can be retried", async () => {
  const { api, user } = open({
    [path]: failure(503, "unavailable", "Please try again."),
  });
  await screen.findByRole("heading", {
    name: "Your history could not be loaded",
  });
  api.answer(path, ok([entry(1)]));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Mug 1" })).toBeVisible();
});

test("failed user request: can be retried", async () => {
  const { api, user } = open({
    "GET /api/auth/user": failure(503, "unavailable", "Please try again."),
    [path]: ok([entry(1)]),
  });
  await screen.findByRole("heading", {
    name: "Your history could not be loaded",
  });
  api.answer("GET /api/auth/user", ok(seller));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Mug 1" })).toBeVisible();
});

test("Show more: loads the page named by the Link header", async () => {
  const { user, api } = open({
    [path]: ok([entry(2)], {
      Link: '<http://localhost/api/listings/history?cursor=abc>; rel="next"',
    }),
    "GET /api/listings/history?cursor=abc": ok([entry(1)]),
  });
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  expect(api.to("/api/listings/history?limit=24")).toHaveLength(1);
});

test("search, category and sort: are part of the URL and of the request", async () => {
  const query = "q=blue+cup&category=jewelry&sort=score";
  const { user } = open({
    [path]: ok([entry(1)], { "X-Total-Count": "1" }),
    [`${path}&sort=score`]: ok([entry(2)]),
    [`${path}&category=jewelry&sort=score`]: ok([entry(3)]),
    [`${path}&${query}`]: ok([]),
  });
  expect(await screen.findByText("1 listing")).toBeVisible();
  await user.selectOptions(
    screen.getByLabelText("Sort"),
    "Highest score first",
  );
  expect(await screen.findByRole("heading", { name: "Mug 2" })).toBeVisible();
  await user.selectOptions(screen.getByLabelText("Category"), "Jewelry");
  expect(await screen.findByRole("heading", { name: "Mug 3" })).toBeVisible();
  await enter(user, screen.getByLabelText("Search your listings"), " blue cup");
  expect(
    await screen.findByRole("heading", { name: "No matching listings" }),
  ).toBeVisible();
  expect(window.location.search).toBe(`?${query}`);
  await user.click(screen.getByRole("button", { name: "Show all listings" }));
  expect(await screen.findByRole("heading", { name: "Mug 2" })).toBeVisible();
  expect(screen.getByLabelText("Search your listings")).toHaveValue("");
});

test("URL: sets search and sort, and ignores invalid values", async () => {
  window.history.replaceState(
    null,
    "",
    "/history?q=mug&sort=name&category=nonsense",
  );
  open({ [`${path}&q=mug&sort=name`]: ok([entry(4)]) });
  expect(await screen.findByRole("heading", { name: "Mug 4" })).toBeVisible();
  expect(screen.getByLabelText("Search your listings")).toHaveValue("mug");
  expect(screen.getByLabelText("Sort")).toHaveValue("name");
});

test("failed query: shows an alert and keeps the list", async () => {
  const { user, api } = open({
    [path]: ok([entry(1)]),
    [`${path}&sort=name`]: failure(503, "unavailable", "Down."),
  });
  await screen.findByRole("heading", { name: "Mug 1" });
  await user.selectOptions(screen.getByLabelText("Sort"), "Name");
  expect(
    await screen.findByText("Your history could not be refreshed"),
  ).toBeVisible();
  expect(screen.getByRole("heading", { name: "Mug 1" })).toBeVisible();
  api.answer(`${path}&sort=name`, ok([entry(2)]));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Mug 2" })).toBeVisible();
});

test("duplicate: fills the generator with the listing's form", async () => {
  const { user } = open({
    [path]: ok([entry(1)]),
    "GET /api/listings/1/form": ok({
      productName: "Mug 1",
      colors: ["Blue"],
      category: "home_living",
    }),
  });
  await user.click(
    await screen.findByRole("button", { name: "Duplicate Mug 1" }),
  );
  await waitFor(() => expect(push).toHaveBeenCalledWith("/generate"));
  expect(
    JSON.parse(localStorage.getItem("listwright:draft") ?? ""),
  ).toMatchObject({
    owner: seller.id,
    listing: null,
    values: {
      productName: "Mug 1",
      colors: ["Blue"],
      category: "home_living",
      materials: "",
    },
  });
});

test("duplicate: asks before it replaces an unfinished form", async () => {
  const draft = {
    owner: seller.id,
    values: { productName: "Bowl" },
    fromPhoto: [],
    listing: null,
  };
  localStorage.setItem("listwright:draft", JSON.stringify(draft));
  const { user } = open({
    [path]: ok([entry(1)]),
    "GET /api/listings/1/form": ok({ productName: "Mug 1" }),
  });
  await user.click(
    await screen.findByRole("button", { name: "Duplicate Mug 1" }),
  );
  await waitFor(() =>
    expect(screen.getByText(/^You filled in the form for Bowl/)).toBeVisible(),
  );
  await user.click(screen.getByRole("button", { name: "Keep it" }));
  expect(JSON.parse(localStorage.getItem("listwright:draft") ?? "")).toEqual(
    draft,
  );
  await user.click(screen.getByRole("button", { name: "Duplicate Mug 1" }));
  await user.click(await screen.findByRole("button", { name: "Replace it" }));
  await waitFor(() => expect(push).toHaveBeenCalledWith("/generate"));
});

test("duplicate: another press sends nothing; a failure says why, and it can be tried again", async () => {
  const answer = held(failure(503, "unavailable", "Down."));
  const { user, api } = open({
    [path]: ok([entry(1)]),
    "GET /api/listings/1/form": answer.handler,
  });
  const button = await screen.findByRole("button", {
    name: "Duplicate Mug 1",
  });
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "true"));
  await user.click(button);
  answer.release();
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({
      title: "Failed to duplicate listing",
      description: "Down.",
      variant: "error",
    }),
  );
  expect(api.to("/api/listings/1/form")).toHaveLength(1);
  await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "false"));
  api.answer("GET /api/listings/1/form", ok({ productName: "Mug 1" }));
  await user.click(button);
  await waitFor(() => expect(push).toHaveBeenCalledWith("/generate"));
});

test("opened listing: shows tags shared with other listings, and whether it was deleted", async () => {
  const { user } = open({
    [path]: ok([entry(31), entry(2)]),
    "GET /api/listings/31": ok(mug),
    "GET /api/listings/31/overlap?version=1": ok([
      { id: 2, productName: "Twin", shared: ["coffee mug"] },
    ]),
    "GET /api/listings/2": failure(
      404,
      "not_found",
      "That listing no longer exists.",
    ),
  });
  await user.click(await screen.findByRole("button", { name: "View Mug 31" }));
  expect(
    await screen.findByText("Tags in common with your other listings"),
  ).toBeVisible();
  expect(screen.getByText("Twin").closest("li")).toHaveTextContent(
    "1 of 2 tags shared with Twin",
  );
  await user.click(screen.getByRole("button", { name: "View Mug 2" }));
  expect(
    await screen.findByText(/This listing was deleted elsewhere/),
  ).toBeVisible();
});

describe("deleting", () => {
  const remove = "DELETE /api/listings/1";

  async function deleteFirst(answers: Parameters<typeof fakeApi>[0]) {
    const page = open({
      [path]: ok([entry(2), entry(1)], { "X-Total-Count": "2" }),
      ...answers,
    });
    await page.user.click(
      await screen.findByRole("button", { name: "Delete Mug 1" }),
    );
    return page;
  }

  test("removes the listing at once and can be undone", async () => {
    const { user, api } = await deleteFirst({
      [remove]: ok({ message: "Deleted" }),
      "POST /api/listings/restore": ok({ restored: [1] }),
    });
    expect(screen.queryByRole("heading", { name: "Mug 1" })).toBeNull();
    expect(await screen.findByText("Deleted: Mug 1")).toBeVisible();
    expect(screen.getByText("1 listing")).toBeVisible();
    const undo = screen.getByRole("button", { name: "Undo" });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(await screen.findByRole("heading", { name: "Mug 1" })).toBeVisible();
    expect(screen.queryByText("Deleted: Mug 1")).toBeNull();
    expect(screen.getByText("2 listings")).toBeVisible();
    expect(api.to("/api/listings/restore").map(({ json }) => json)).toEqual([
      { ids: [1] },
    ]);
    expect(
      screen.getByRole("heading", { name: "Generation History" }),
    ).toHaveFocus();
  });

  test("can no longer be undone after the time limit", async () => {
    const { user } = await deleteFirst({
      [remove]: ok({ message: "Deleted" }),
      "POST /api/listings/restore": failure(
        404,
        "not_found",
        "This can no longer be undone.",
      ),
    });
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({
        title: "This can no longer be undone",
        variant: "error",
      }),
    );
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
  });

  test("restores the entry when the request fails", async () => {
    await deleteFirst({
      [remove]: failure(503, "unavailable", "Please try again."),
    });
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({
        title: "Failed to delete listing",
        variant: "error",
      }),
    );
    expect(screen.getByRole("heading", { name: "Mug 1" })).toBeVisible();
  });

  test("a listing that another tab deleted offers no undo", async () => {
    await deleteFirst({ [remove]: failure(404, "not_found", "Not found") });
    expect(await screen.findByText("Already deleted: Mug 1")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    expect(toast).not.toHaveBeenCalled();
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
  });

  test("the last listing leaves an empty history with an undo button", async () => {
    const { user } = open({
      [path]: ok([entry(1)]),
      [remove]: ok({ message: "Deleted" }),
    });
    await user.click(
      await screen.findByRole("button", { name: "Delete Mug 1" }),
    );
    expect(
      await screen.findByRole("heading", { name: "No History Yet" }),
    ).toBeVisible();
    expect(await screen.findByRole("button", { name: "Undo" })).toBeVisible();
  });
});

describe("selection", () => {
  test("selected listings are deleted and restored together", async () => {
    const { user, api } = open({
      [path]: ok([entry(3), entry(2), entry(1)]),
      "POST /api/listings/delete": ok({ deleted: [3, 1] }),
      "POST /api/listings/restore": ok({ restored: [3, 1] }),
    });
    await user.click(
      await screen.findByRole("checkbox", { name: "Select Mug 3" }),
    );
    await user.click(screen.getByRole("checkbox", { name: "Select Mug 1" }));
    expect(screen.getByText("2 selected")).toBeVisible();
    const bar = within(screen.getByRole("toolbar", { name: "Selection" }));
    await user.click(bar.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Deleted 2 listings")).toBeVisible();
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    expect(api.to("/api/listings/delete").map(({ json }) => json)).toEqual([
      { ids: [3, 1] },
    ]);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() =>
      expect(screen.getAllByRole("listitem")).toHaveLength(3),
    );
    expect(screen.getByText("Select all shown")).toBeVisible();
  });

  test("selected listings are exported in the order shown", async () => {
    const save = jest
      .spyOn(HTMLAnchorElement.prototype, "click")
      .mockImplementation(() => undefined);
    Object.assign(URL, {
      createObjectURL: () => "blob:x",
      revokeObjectURL: () => undefined,
    });
    const { user, api } = open({
      [path]: ok([entry(2), entry(1)]),
      "POST /api/listings/export": ok([]),
    });
    await user.click(
      await screen.findByRole("checkbox", { name: "Select all shown" }),
    );
    await user.click(screen.getByRole("button", { name: "Export" }));
    await user.click(
      screen.getByRole("button", { name: /^CSV with Etsy's columns/ }),
    );
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(api.to("/api/listings/export").map(({ json }) => json)).toEqual([
      { ids: [2, 1], format: "etsy" },
    ]);
  });

  test("while a file is made, its choice says so and no other is sent", async () => {
    const answer = held(failure(503, "unavailable", "Down."));
    const { user, api } = open({
      [path]: ok([entry(1)]),
      "POST /api/listings/export": answer.handler,
    });
    await user.click(
      await screen.findByRole("checkbox", { name: "Select Mug 1" }),
    );
    await user.click(screen.getByRole("button", { name: "Export" }));
    await user.click(screen.getByRole("button", { name: /^JSON/ }));
    expect(screen.getByText("Exporting…")).toBeVisible();
    await user.click(screen.getByRole("button", { name: /^CSV for/ }));
    answer.release();
    expect(await screen.findByRole("button", { name: /^JSON/ })).toBeVisible();
    expect(api.to("/api/listings/export").map(({ json }) => json)).toEqual([
      { ids: [1], format: "json" },
    ]);
  });

  test("a failed export shows the reason", async () => {
    const { user } = open({
      [path]: ok([entry(1)]),
      "POST /api/listings/export": failure(503, "unavailable", "Down."),
    });
    await user.click(
      await screen.findByRole("checkbox", { name: "Select Mug 1" }),
    );
    await user.click(screen.getByRole("button", { name: "Export" }));
    await user.click(screen.getByRole("button", { name: /^JSON/ }));
    const words = {
      title: "Failed to export your listings",
      description: "Down.",
      variant: "error",
    };
    await waitFor(() => expect(toast).toHaveBeenCalledWith(words));
  });
});
