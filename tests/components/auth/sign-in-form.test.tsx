import { screen, waitFor } from "@testing-library/react";
import { SignInForm } from "@/components/auth/sign-in-form";
import { toast } from "@/components/ui/toast";
import { openPage, sentTo } from "@/tests/components/auth/auth-page";
import { failure, ok, seller } from "@/tests/components/listings/fake-api";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

beforeEach(() => {
  push.mockReset();
  jest.mocked(toast).mockReset();
});

const email = () => screen.getByRole("textbox", { name: "Email" });
const password = () => screen.getByLabelText("Password");

async function signIn(answers: Parameters<typeof openPage>[1], address?: string) {
  const page = openPage(<SignInForm />, answers, address);
  await page.user.type(email(), "mara@example.com");
  await page.user.type(password(), "Secret-clay-9{Enter}");
  return page;
}

test("nothing is sent while a field is empty, and the first empty one has the focus", async () => {
  const { user, api } = openPage(<SignInForm />);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: "Please enter both email and password." }));
  await waitFor(() => expect(email()).toHaveFocus());
  expect(password()).toHaveAccessibleDescription("Password is required");
  expect(api.to("/api/auth/signin")).toHaveLength(0);
});

test.each([
  ["Invalid credentials", "Invalid Login", "Email or password is incorrect. Please try again."],
  ["Please verify your email address before signing in.", "Email Verification Required", expect.any(String)],
  ["Email verification required", "Email Verification Required", expect.any(String)],
  ["Too many sign-in attempts. Please wait before trying again.", "Sign In Failed", undefined],
])("the answer %j is told as %j", async (message, title, description) => {
  await signIn({ "POST /api/auth/signin": failure(401, "any", message) });
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
  expect(toast).toHaveBeenCalledWith({ title, description, variant: "error" });
  expect(email()).toHaveValue("mara@example.com");
  expect(password()).toHaveValue("Secret-clay-9");
});

test("why it failed stays on the page when the message is gone", async () => {
  await signIn({ "POST /api/auth/signin": failure(429, "rate_limited", "Too many sign-in attempts.") });
  expect(await screen.findByRole("alert")).toHaveTextContent("Too many sign-in attempts.");
});

describe("an address that is not verified", () => {
  const unverified = { "POST /api/auth/signin": failure(403, "email_unverified", "Please verify your email") };

  test.each([
    [failure(404, "not_found", "User not found"), "No account found with this email address."],
    [failure(400, "bad_request", "Email is already verified"), "Your email is already verified. You can sign in now."],
  ])("is told what became of the new mail", async (answer, words) => {
    const { user } = await signIn({ ...unverified, "POST /api/auth/resend-verification": answer });
    await user.click(await screen.findByRole("button", { name: "Resend verification email" }));
    const field = screen.getByRole("textbox", { name: "Email for the new link" });
    await waitFor(() => expect(field).toHaveAccessibleDescription(words));
    expect(sentTo("/api/auth/resend-verification")).toEqual([{ email: "mara@example.com" }]);
  });

  test("is checked before it is sent", async () => {
    const { user, api } = await signIn(unverified);
    const field = await screen.findByRole("textbox", { name: "Email for the new link" });
    await user.clear(field);
    await user.type(field, "mara{Enter}");
    expect(field).toHaveAccessibleDescription("Please enter a valid email address.");
    expect(api.to("/api/auth/resend-verification")).toHaveLength(0);
  });
});

describe("signing in", () => {
  const success = { "POST /api/auth/signin": ok({ user: seller }) };

  test("goes to the dashboard after half a second", async () => {
    await signIn(success);
    await waitFor(() => expect(push).toHaveBeenCalledWith("/dashboard"));
    expect(sentTo("/api/auth/signin")).toEqual([
      { email: "mara@example.com", password: "Secret-clay-9", remember: false },
    ]);
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ variant: "success" }));
  });

  test("goes back to where the visitor came from", async () => {
    await signIn(success, "/signin?callbackUrl=%2Fgenerate%3Fdraft%3D1");
    await waitFor(() => expect(push).toHaveBeenCalledWith("/generate?draft=1"));
  });

  test("never leads to another site", async () => {
    await signIn(success, "/signin?callbackUrl=%2F%2Fevil.example");
    await waitFor(() => expect(push).toHaveBeenCalledWith("/dashboard"));
  });

  test("keeps where to go on to for who has no account yet", () => {
    openPage(<SignInForm />, {}, "/signin?callbackUrl=%2Fpricing%3Fplan%3Dpro");
    const link = screen.getByRole("link", { name: "Create an account" });
    expect(link).toHaveAttribute("href", "/signup?callbackUrl=%2Fpricing%3Fplan%3Dpro");
  });

  test("can be remembered", async () => {
    const { user } = openPage(<SignInForm />, success);
    await user.click(screen.getByRole("checkbox", { name: "Remember me" }));
    await user.type(email(), "mara@example.com");
    await user.type(password(), "Secret-clay-9{Enter}");
    await waitFor(() => expect(sentTo("/api/auth/signin")).toMatchObject([{ remember: true }]));
  });
});

describe("coming from the mail", () => {
  const greeting = expect.objectContaining({ title: "Email Verified!" });

  test("?verified=true greets and leaves the address", async () => {
    openPage(<SignInForm />, {}, "/signin?verified=true&callbackUrl=%2Fhistory");
    await waitFor(() => expect(toast).toHaveBeenCalledWith(greeting));
    expect(window.location.search).toBe("?callbackUrl=%2Fhistory");
  });

  test("?verify= redeems the token, once, and it leaves the address", async () => {
    const { api } = openPage(<SignInForm />, { "POST /api/auth/verify-email": ok({}) }, "/signin?verify=abc");
    await waitFor(() => expect(toast).toHaveBeenCalledWith(greeting));
    expect(sentTo("/api/auth/verify-email")).toEqual([{ token: "abc" }]);
    expect(api.to("/api/auth/verify-email")).toHaveLength(1);
    expect(window.location.search).toBe("");
  });

  test("a spent token is explained, and another mail offered", async () => {
    const spent = failure(400, "invalid_token", "Invalid or expired verification link.");
    openPage(<SignInForm />, { "POST /api/auth/verify-email": spent }, "/signin?verify=abc");
    expect(await screen.findByRole("alert")).toHaveTextContent("Invalid or expired verification link.");
    expect(screen.getByRole("button", { name: "Resend verification email" })).toBeEnabled();
    expect(toast).not.toHaveBeenCalled();
  });
});

test("third parties are shown as what they are: not there yet", () => {
  openPage(<SignInForm />);
  const buttons = screen.getAllByRole("button", { name: /^Continue with .* Coming soon$/ });
  expect(buttons).toHaveLength(2);
  for (const button of buttons) expect(button).toBeDisabled();
});

test("a password can be looked at", async () => {
  const { user } = openPage(<SignInForm />);
  expect(password()).toHaveAttribute("type", "password");
  await user.click(screen.getByRole("button", { name: "Show password" }));
  expect(password()).toHaveAttribute("type", "text");
  await user.click(screen.getByRole("button", { name: "Hide password" }));
  expect(password()).toHaveAttribute("type", "password");
});
