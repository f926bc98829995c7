import { render, screen } from "@testing-library/react";
import { SignInForm } from "@/components/auth";
import { Hero } from "@/components/landing/hero";
import { Prices } from "@/components/landing/prices";
import { GenerateLink } from "@/components/site/account-links";
import { closedDoor } from "@/lib/content/closed-door";
import { openPage } from "@/tests/components/auth/auth-page";
import { ok, seller } from "@/tests/components/fake-api";

jest.mock("next/navigation", () => ({
  useRouter: () => ({}),
  usePathname: () => "/",
}));
afterEach(() => {
  delete document.documentElement.dataset.signUp;
});

const signIn = "/signin?callbackUrl=/generate";
const setDoor = (signUp: string) => {
  document.documentElement.dataset.signUp = signUp;
};
const target = (name: string) =>
  screen.getByRole("link", { name }).getAttribute("href");

test("an open door has nothing to say", () => {
  expect(closedDoor()).toBeNull();
  render(<Hero />);
  expect(target("Start for free")).toBe("/generate");
});

test.each([
  ["invited", "Sign-up is by invitation."],
  ["closed", "Sign-up is closed."],
])(
  "%s: the start page and the prices lead to the sign-in, and say why",
  (door, note) => {
    setDoor(door);
    const hero = render(<Hero />);
    expect(target("Sign in")).toBe(signIn);
    expect(screen.getByText(note)).toBeVisible();
    expect(screen.queryByText(/free/i)).toBeNull();
    hero.unmount();
    render(<Prices />);
    expect(target("Sign in")).toBe(signIn);
    expect(screen.getByText(note, { exact: false })).toBeVisible();
  },
);

test("the header: a visitor signs in, a seller goes on", async () => {
  const link = <GenerateLink className="" signIn={signIn} />;
  const visit = openPage(link);
  expect(target("Generate Listing")).toBe(signIn);
  visit.unmount();
  openPage(link, { "GET /api/auth/user": ok(seller) });
  expect(
    await screen.findByRole("link", { name: "Generate Listing" }),
  ).toHaveAttribute("href", "/generate");
});

test("the sign-in: what leads to the other page says what is there", () => {
  openPage(<SignInForm signUp="Sign-up is closed" />);
  expect(target("Sign-up is closed")).toBe("/signup");
  expect(screen.queryByText("Create an account")).toBeNull();
});
