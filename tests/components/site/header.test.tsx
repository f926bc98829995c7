import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Header } from "@/components/site/header";
import { openPage } from "@/tests/components/auth/auth-page";
import { failure, held, ok, seller } from "@/tests/components/fake-api";

const mockPath = { current: "/" };
jest.mock("next/navigation", () => ({ usePathname: () => mockPath.current }));
beforeEach(() => {
  mockPath.current = "/";
});

const main = () => within(screen.getByRole("navigation", { name: "Main" }));
const callToAction = () => screen.getByText(/^(Try Free|Generate Listing)$/);

test("a visitor may sign in and try", async () => {
  const { api } = openPage(<Header />);
  await waitFor(() => expect(callToAction()).not.toHaveClass("invisible"));
  expect(callToAction()).toHaveTextContent("Try Free");
  expect(main().getByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    "/signin",
  );
  expect(api.calls).toEqual([]);
});

test("who is signed in goes on to the dashboard", async () => {
  openPage(<Header />, { "GET /api/auth/user": ok(seller) });
  expect(await screen.findByText("Generate Listing")).toHaveAttribute(
    "href",
    "/generate",
  );
  expect(main().getByRole("link", { name: "Dashboard" })).toHaveAttribute(
    "href",
    "/dashboard",
  );
});

test("the call to action keeps its place, unseen, while it is not known who is there", async () => {
  const { handler, release } = held(ok(seller));
  openPage(<Header />, { "GET /api/auth/user": handler });
  expect(callToAction()).toHaveClass("invisible");
  release();
  await waitFor(() => expect(callToAction()).not.toHaveClass("invisible"));
});

test("a failing server leaves the way to the generator open", async () => {
  openPage(<Header />, {
    "GET /api/auth/user": failure(503, "unavailable", "Down"),
  });
  await waitFor(() => expect(callToAction()).not.toHaveClass("invisible"));
});

describe("a menu", () => {
  const menu = (container: HTMLElement) =>
    container.querySelector<HTMLDetailsElement>("details.relative");

  async function openMenu() {
    const page = openPage(<Header />);
    const details = menu(page.container);
    await page.user.click(main().getByText("Features"));
    expect(details).toHaveAttribute("open");
    return { ...page, details };
  }

  test("has the two tools with their words", async () => {
    await openMenu();
    expect(
      main().getByRole("link", { name: /^Listing Generator/ }),
    ).toHaveAttribute("href", "/generate");
    expect(
      main().getByRole("link", { name: /^Brand Builder/ }),
    ).toHaveAttribute("href", "/shop-name-generator");
  });

  test("closes by Escape and gives the focus back", async () => {
    const { user, details } = await openMenu();
    await user.keyboard("{Shift}");
    expect(details).toHaveAttribute("open");
    await user.keyboard("{Escape}");
    expect(details).not.toHaveAttribute("open");
    expect(details?.querySelector("summary")).toHaveFocus();
  });

  test("closes when a link is chosen", async () => {
    const { details } = await openMenu();
    const link = main().getByRole("link", { name: /^Brand Builder/ });
    link.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(link);
    expect(details).not.toHaveAttribute("open");
  });

  test("closes by a press elsewhere", async () => {
    const { details } = await openMenu();
    fireEvent.pointerDown(document.body);
    expect(details).not.toHaveAttribute("open");
  });
});

describe("the current page", () => {
  const hrefs = (links: HTMLElement[]) =>
    new Set(links.map((link) => link.getAttribute("href")));

  test.each(["/generate", "/shop-name-generator", "/pricing", "/faq"])(
    "%s: only its links are marked",
    async (path) => {
      mockPath.current = path;
      openPage(<Header />);
      await waitFor(() => expect(callToAction()).not.toHaveClass("invisible"));
      const current = screen.getAllByRole("link", {
        current: "page",
        hidden: true,
      });
      expect(hrefs(current)).toEqual(new Set([path]));
      const others = screen.getAllByRole("link", {
        current: false,
        hidden: true,
      });
      expect(hrefs(others)).not.toContain(path);
    },
  );

  test("a page that the header doesn't link: none is marked", () => {
    mockPath.current = "/generate/else";
    openPage(<Header />);
    expect(
      screen.queryByRole("link", { current: "page", hidden: true }),
    ).toBeNull();
  });
});
