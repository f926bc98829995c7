import { screen, waitFor } from "@testing-library/react";
import { SignInForm } from "@/components/auth/sign-in-form";
import { ThirdPartyButtons } from "@/components/auth/third-party-buttons";
import { toast } from "@/components/ui/toast";
import { openPage, sentTo } from "@/tests/components/auth/auth-page";
import { failure, ok, seller } from "@/tests/components/fake-api";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

beforeEach(() => {
  push.mockReset();
  jest.mocked(toast).mockReset();
});

const email = () => screen.getByRole("textbox", { name: "Email" });
const password = () => screen.getByLabelText("Password");

async function signIn(
  answers: Parameters<typeof openPage>[1],
  address?: string,
) {
  const page = openPage(<SignInForm />, answers, address);
  await page.user.type(email(), "mara@example.com");
  await page.user.type(password(), "Secret-clay-9{Enter}");
  return page;
}

test("an empty field: nothing is sent, and it gets the focus", async () => {
  const { user, api } = openPage(<SignInForm />);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ title: "Please enter both email and password." }),
  );
  await waitFor(() => expect(email()).toHaveFocus());
  expect(password()).toHaveAccessibleDescription("Password is required");
  expect(api.to("/api/auth/signin")).toHaveLength(0);
});

test.each([
  [
    401,
    "invalid_credentials",
    "Invalid Login",
    "Email or password is incorrect. Please try again.",
  ],
  [403, "email_unverified", "Email Verification Required", expect.any(String)],
  [429, "rate_limited", "Sign In Failed", undefined],
  [401, "constructor", "Sign In Failed", undefined],
])("%i %s: the toast says %j", async (status, code, title, description) => {
  await signIn({
    "POST /api/auth/signin": failure(
      status,
      code,
      "Invalid credentials, please verify",
    ),
  });
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
  expect(toast).toHaveBeenCalledWith({ title, description, variant: "error" });
  expect(email()).toHaveValue("mara@example.com");
  expect(password()).toHaveValue("Secret-clay-9");
});

test("the reason of a failure stays on the page", async () => {
  await signIn({
    "POST /api/auth/signin": failure(
      429,
      "rate_limited",
      "Too many sign-in attempts.",
    ),
  });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Too many sign-in attempts.",
  );
});

describe("unverified email", () => {
  const unverified = {
    "POST /api/auth/signin": failure(
      403,
      "email_unverified",
      "Please verify your email",
    ),
  };

  test.each([
    [
      failure(404, "not_found", "User not found"),
      "No account found with this email address.",
    ],
    [
      failure(400, "conflict", "Email is already verified"),
      "Your email is already verified. You can sign in now.",
    ],
  ])("resending: the field shows the result (%#)", async (answer, words) => {
    const { user } = await signIn({
      ...unverified,
      "POST /api/auth/resend-verification": answer,
    });
    await user.click(
      await screen.findByRole("button", { name: "Resend verification email" }),
    );
    const field = screen.getByRole("textbox", {
      name: "Email for the new link",
    });
    await waitFor(() => expect(field).toHaveAccessibleDescription(words));
    expect(sentTo("/api/auth/resend-verification")).toEqual([
      { email: "mara@example.com" },
    ]);
  });

  test("an invalid address is refused before it is sent", async () => {
    const { user, api } = await signIn(unverified);
    const field = await screen.findByRole("textbox", {
      name: "Email for the new link",
    });
    await user.clear(field);
    await user.type(field, "mara{Enter}");
    expect(field).toHaveAccessibleDescription(
      "Please enter a valid email address.",
    );
    expect(api.to("/api/auth/resend-verification")).toHaveLength(0);
  });
});

describe("signing in", () => {
  const success = { "POST /api/auth/signin": ok({ user: seller }) };

  test("redirects to the dashboard after half a second", async () => {
    await signIn(success);
    await waitFor(() => expect(push).toHaveBeenCalledWith("/dashboard"));
    expect(sentTo("/api/auth/signin")).toEqual([
      { email: "mara@example.com", password: "Secret-clay-9", remember: false },
    ]);
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ variant: "success" }),
    );
  });

  test("redirects to the page the visitor came from", async () => {
    await signIn(success, "/signin?callbackUrl=%2Fgenerate%3Fdraft%3D1");
    await waitFor(() => expect(push).toHaveBeenCalledWith("/generate?draft=1"));
  });

  test("never redirects to another site", async () => {
    await signIn(success, "/signin?callbackUrl=%2F%2Fevil.example");
    await waitFor(() => expect(push).toHaveBeenCalledWith("/dashboard"));
  });

  test("the sign-up link keeps the callback URL", async () => {
    openPage(<SignInForm />, {}, "/signin?callbackUrl=%2Fpricing%3Fplan%3Dpro");
    const link = await screen.findByRole("link", { name: "Create an account" });
    expect(link).toHaveAttribute(
      "href",
      "/signup?callbackUrl=%2Fpricing%3Fplan%3Dpro",
    );
  });

  test("remember me is sent", async () => {
    const { user } = openPage(<SignInForm />, success);
    await user.click(screen.getByRole("checkbox", { name: "Remember me" }));
    await user.type(email(), "mara@example.com");
    await user.type(password(), "Secret-clay-9{Enter}");
    await waitFor(() =>
      expect(sentTo("/api/auth/signin")).toMatchObject([{ remember: true }]),
    );
  });
});

describe("verification link", () => {
  const greeting = expect.objectContaining({ title: "Email Verified!" });

  test("?verified=true shows a toast and leaves the address", async () => {
    openPage(
      <SignInForm />,
      {},
      "/signin?verified=true&callbackUrl=%2Fhistory",
    );
    await waitFor(() => expect(toast).toHaveBeenCalledWith(greeting));
    expect(window.location.search).toBe("?callbackUrl=%2Fhistory");
  });

  test("?verify= redeems the token, once, and it leaves the address", async () => {
    const { api } = openPage(
      <SignInForm />,
      { "POST /api/auth/verify-email": ok({}) },
      "/signin?verify=abc",
    );
    await waitFor(() => expect(toast).toHaveBeenCalledWith(greeting));
    expect(sentTo("/api/auth/verify-email")).toEqual([{ token: "abc" }]);
    expect(api.to("/api/auth/verify-email")).toHaveLength(1);
    expect(window.location.search).toBe("");
  });

  test("a used token is explained, and another email offered", async () => {
    const spent = failure(
      400,
      "invalid_token",
      "Invalid or expired verification link.",
    );
    openPage(
      <SignInForm />,
      { "POST /api/auth/verify-email": spent },
      "/signin?verify=abc",
    );
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Invalid or expired verification link.");
    expect(alert).toHaveTextContent(
      "If you used it before, your email is verified: just sign in.",
    );
    expect(alert).not.toHaveTextContent("not verified yet");
    expect(
      screen.getByRole("button", { name: "Resend verification email" }),
    ).toBeEnabled();
    expect(toast).not.toHaveBeenCalled();
  });
});

describe("who is signed in already", () => {
  const signedIn = { "GET /api/auth/user": ok(seller) };

  test.each([
    ["/signin", "Go to your dashboard", "/dashboard"],
    ["/signin?verify=used", "Go to your dashboard", "/dashboard"],
    ["/signin?callbackUrl=%2Fhistory", "Continue", "/history"],
    [
      "/signin?callbackUrl=https%3A%2F%2Fevil.example",
      "Continue",
      "/dashboard",
    ],
  ])("sees so at %s, and goes on", async (address, name, path) => {
    const spent = failure(
      400,
      "invalid_token",
      "Invalid or expired verification link.",
    );
    openPage(
      <SignInForm />,
      { ...signedIn, "POST /api/auth/verify-email": spent },
      address,
    );
    expect(await screen.findByText(seller.email)).toBeInTheDocument();
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", path);
    expect(screen.queryByLabelText("Password")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("can sign in as someone else", async () => {
    const { user } = openPage(<SignInForm />, signedIn, "/signin");
    await user.click(
      await screen.findByRole("button", { name: "Sign in as someone else" }),
    );
    expect(screen.getByRole("heading", { name: "Sign in" })).toHaveFocus();
    expect(password()).toBeInTheDocument();
  });
});

test("third-party sign-in is disabled and says that it is coming soon", async () => {
  openPage(
    <SignInForm>
      <ThirdPartyButtons />
    </SignInForm>,
  );
  const buttons = await screen.findAllByRole("button", {
    name: /^Continue with .* Coming soon$/,
  });
  expect(buttons).toHaveLength(2);
  for (const button of buttons) expect(button).toBeDisabled();
});

test("a password can be shown and hidden", async () => {
  const { user } = openPage(<SignInForm />);
  expect(password()).toHaveAttribute("type", "password");
  await user.click(screen.getByRole("button", { name: "Show password" }));
  expect(password()).toHaveAttribute("type", "text");
  await user.click(screen.getByRole("button", { name: "Hide password" }));
  expect(password()).toHaveAttribute("type", "password");
});
