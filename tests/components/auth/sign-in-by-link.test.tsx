import { screen, waitFor } from "@testing-library/react";
import { SignInForm } from "@/components/auth/sign-in-form";
import { toast } from "@/components/ui/toast";
import { openPage, sentTo } from "@/tests/components/auth/auth-page";
import { enter } from "@/tests/components/enter";
import { failure, ok, seller } from "@/tests/components/fake-api";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

beforeEach(() => {
  push.mockReset();
  jest.mocked(toast).mockReset();
});

const verifyPath = "/api/auth/verify-email";
const needed = failure(
  409,
  "password_required",
  "Enter your password to confirm your address, or choose a new one.",
);
const spent = failure(
  400,
  "invalid_token",
  "Invalid or expired verification link. Please request a new one.",
);
const wrong = failure(401, "invalid_credentials", "Invalid credentials");
const titles = () =>
  jest.mocked(toast).mock.calls.map(([message]) => message.title);
const password = () => screen.getByLabelText("Password");

/**
 * Opens a link that needs a password. `verified` are the responses to the
 * attempts with a password, in order.
 */
async function openLink({
  verified = [ok({})],
  signedIn = ok({ user: seller }),
}) {
  const page = openPage(
    <SignInForm />,
    {
      [`POST ${verifyPath}`]: ({ json }) =>
        Object.keys(json as object).length === 1
          ? needed
          : (verified.shift() ?? wrong),
      "POST /api/auth/signin": signedIn,
    },
    "/signin?verify=abc&callbackUrl=%2Fhistory",
  );
  const notice = await screen.findByText("Sign in to verify your email");
  return { ...page, notice };
}
type User = Awaited<ReturnType<typeof openLink>>["user"];

async function signIn(user: User) {
  await enter(
    user,
    screen.getByRole("textbox", { name: "Email" }),
    "mara@example.com",
  );
  await enter(user, password(), "Secret-clay-9");
  await user.keyboard("{Enter}");
}
async function chooseNew(user: User) {
  await user.click(
    screen.getByRole("button", { name: "Choose a new password instead" }),
  );
  await enter(
    user,
    await screen.findByLabelText("New password"),
    "Secret-clay-9",
  );
  await enter(
    user,
    screen.getByLabelText("Confirm new password"),
    "Secret-clay-9",
  );
  await user.keyboard("{Enter}");
}

test("the page explains why it needs the password, and the token leaves the address", async () => {
  const { notice } = await openLink({});
  expect(notice.closest("[role=alert]")).toHaveTextContent(
    "This account was created in another browser",
  );
  expect(window.location.search).toBe("?callbackUrl=%2Fhistory");
  expect(
    screen.queryByRole("button", { name: "Resend verification email" }),
  ).toBeNull();
  expect(toast).not.toHaveBeenCalled();
});

test("one step verifies the email, signs in and redirects", async () => {
  const { user } = await openLink({});
  await signIn(user);
  await waitFor(() => expect(push).toHaveBeenCalledWith("/history"));
  expect(sentTo(verifyPath)).toEqual([
    { token: "abc" },
    { token: "abc", password: "Secret-clay-9" },
  ]);
  expect(sentTo("/api/auth/signin")).toEqual([
    { email: "mara@example.com", password: "Secret-clay-9", remember: false },
  ]);
  expect(titles()).toEqual(["Email Verified!"]);
});

test("after a wrong password the link can be tried again", async () => {
  const { user, api } = await openLink({ verified: [wrong, ok({})] });
  await signIn(user);
  expect(
    await screen.findByText("This email and password don't match."),
  ).toBeVisible();
  expect(titles()).toEqual(["Invalid Login"]);
  expect(api.to("/api/auth/signin")).toHaveLength(0);
  await user.type(password(), "{Enter}");
  await waitFor(() => expect(push).toHaveBeenCalledWith("/history"));
  expect(titles().at(-1)).toBe("Email Verified!");
});

test("a link that was used in another tab: signing in works", async () => {
  const { user } = await openLink({ verified: [spent] });
  await signIn(user);
  await waitFor(() => expect(push).toHaveBeenCalledWith("/history"));
  expect(titles()).toEqual(["Signed In"]);
});

test("a link that expired meanwhile: the page offers to send another", async () => {
  const unverified = failure(
    403,
    "email_unverified",
    "Please verify your email address before signing in.",
  );
  const { user } = await openLink({ verified: [spent], signedIn: unverified });
  await signIn(user);
  expect(
    await screen.findByRole("button", { name: "Resend verification email" }),
  ).toBeEnabled();
  expect(titles()).toEqual(["Email Verification Required"]);
  expect(screen.queryByText("Sign in to verify your email")).toBeNull();
});

describe("without the password", () => {
  test("a new password verifies the email, and signs in", async () => {
    const { user } = await openLink({});
    await chooseNew(user);
    await waitFor(() => expect(titles()).toEqual(["Email Verified!"]));
    expect(sentTo(verifyPath).at(-1)).toEqual({
      token: "abc",
      newPassword: "Secret-clay-9",
    });
    expect(
      await screen.findByRole("heading", { name: "Sign in" }),
    ).toBeVisible();
    expect(screen.queryByText("Sign in to verify your email")).toBeNull();
    await signIn(user);
    await waitFor(() => expect(push).toHaveBeenCalledWith("/history"));
    expect(sentTo(verifyPath)).toHaveLength(2);
  });

  test.each([
    ["short", "short", "Password must be at least 8 characters long."],
    [
      "secret-clay",
      "secret-clay",
      "Password must contain uppercase, lowercase, and numbers.",
    ],
    [
      "Secret-clay-9",
      "Secret-clay-8",
      "This doesn't match the password above.",
    ],
  ])(
    "%j and %j are refused before they are sent",
    async (first, second, words) => {
      const { user } = await openLink({});
      await user.click(
        screen.getByRole("button", { name: "Choose a new password instead" }),
      );
      expect(
        await screen.findByRole("heading", { name: "Choose a new password" }),
      ).toHaveFocus();
      await enter(user, screen.getByLabelText("New password"), first);
      await enter(user, screen.getByLabelText("Confirm new password"), second);
      await user.keyboard("{Enter}");
      const field = await waitFor(() => {
        const found = document.querySelector("[aria-invalid=true]");
        expect(found).toHaveFocus();
        return found;
      });
      expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
      expect(sentTo(verifyPath)).toHaveLength(1);
    },
  );

  test("the server's message about the password is shown at the field, and it can be tried again", async () => {
    const words = "Password must not be one of the most common passwords";
    const { user } = await openLink({
      verified: [failure(400, "invalid_input", words), ok({})],
    });
    await chooseNew(user);
    await waitFor(() =>
      expect(screen.getByLabelText("New password")).toHaveAccessibleDescription(
        expect.stringContaining(words),
      ),
    );
    await user.click(
      screen.getByRole("button", { name: "Save and verify email" }),
    );
    await waitFor(() => expect(titles()).toEqual(["Email Verified!"]));
  });

  test("a rate limit is shown, and it can be tried again", async () => {
    const { user } = await openLink({
      verified: [failure(429, "rate_limited", "Too many attempts."), ok({})],
    });
    await chooseNew(user);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Too many attempts.",
    );
    await user.click(
      screen.getByRole("button", { name: "Save and verify email" }),
    );
    await waitFor(() => expect(titles()).toEqual(["Email Verified!"]));
  });

  test("a link that expired meanwhile: another email is offered", async () => {
    const { user } = await openLink({ verified: [spent] });
    await chooseNew(user);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Invalid or expired verification link.",
    );
    expect(
      screen.getByRole("button", { name: "Resend verification email" }),
    ).toBeEnabled();
    expect(titles()).toEqual([]);
  });

  test("back to sign in: the link stays open", async () => {
    const { user } = await openLink({});
    await user.click(
      screen.getByRole("button", { name: "Choose a new password instead" }),
    );
    await user.click(
      await screen.findByRole("button", { name: "Back to sign in" }),
    );
    expect(screen.getByRole("heading", { name: "Sign in" })).toHaveFocus();
    await signIn(user);
    await waitFor(() => expect(titles()).toEqual(["Email Verified!"]));
  });
});
