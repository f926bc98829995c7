import { screen, waitFor } from "@testing-library/react";
import { ForgotPasswordForm } from "@/components/auth/forgot-password-form";
import { ResetPasswordForm } from "@/components/auth/reset-password-form";
import { toast } from "@/components/ui/toast";
import { openPage, sentTo } from "@/tests/components/auth/auth-page";
import { enter } from "@/tests/components/enter";
import { failure, ok } from "@/tests/components/fake-api";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));
beforeEach(() => {
  push.mockReset();
  jest.mocked(toast).mockReset();
});

describe("forgot password", () => {
  const email = () => screen.getByRole("textbox", { name: "Email" });

  test.each([
    [404, "not_found", "No account found with that email address."],
    [
      429,
      "rate_limited",
      "Too many reset attempts. Please wait before trying again.",
    ],
    [503, "unavailable", "x"],
  ])("%i %s: the field shows its message", async (status, code, words) => {
    const { user } = openPage(<ForgotPasswordForm />, {
      "POST /api/auth/forgot-password": failure(status, code, "x"),
    });
    await enter(user, email(), "mara@example.com");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(email()).toHaveAccessibleDescription(words));
    expect(email()).toHaveFocus();
  });

  test("an empty email is refused before it is sent", async () => {
    const { user, api } = openPage(<ForgotPasswordForm />);
    await user.click(screen.getByRole("button", { name: "Send reset link" }));
    expect(email()).toHaveAccessibleDescription(
      "Please enter your email address.",
    );
    expect(api.to("/api/auth/forgot-password")).toHaveLength(0);
  });

  test("success names the email, and another address can be tried", async () => {
    const { user } = openPage(<ForgotPasswordForm />, {
      "POST /api/auth/forgot-password": ok({}),
    });
    await enter(user, email(), "mara@example.com");
    await user.keyboard("{Enter}");
    expect(
      await screen.findByRole("heading", { name: "Check Your Email" }),
    ).toHaveFocus();
    await user.click(
      screen.getByRole("button", { name: "Try Different Email" }),
    );
    expect(
      screen.getByRole("heading", { name: "Forgot your password?" }),
    ).toHaveFocus();
    expect(email()).toHaveValue("");
  });
});

describe("reset link", () => {
  const address = "/reset-password?token=abc";
  const valid = { "POST /api/auth/verify-reset-token": ok({ valid: true }) };
  const password = () => screen.getByLabelText("New password");

  async function choose(
    values: [string, string],
    answers: Parameters<typeof openPage>[1] = {},
  ) {
    const page = openPage(
      <ResetPasswordForm />,
      { ...valid, ...answers },
      address,
    );
    await screen.findByRole("heading", { name: "Choose a new password" });
    if (values[0]) await enter(page.user, password(), values[0]);
    if (values[1])
      await enter(
        page.user,
        screen.getByLabelText("Confirm new password"),
        values[1],
      );
    await page.user.click(
      screen.getByRole("button", { name: "Reset password" }),
    );
    return page;
  }

  test("the token is checked and removed from the address", async () => {
    openPage(<ResetPasswordForm />, valid, address);
    await screen.findByRole("heading", { name: "Choose a new password" });
    expect(sentTo("/api/auth/verify-reset-token")).toEqual([{ token: "abc" }]);
    expect(window.location.search).toBe("");
  });

  test.each([
    ["was used", failure(400, "invalid_token", "Invalid"), address],
    ["is missing", ok({ valid: true }), "/reset-password"],
    ["is not valid", ok({ valid: false }), address],
  ])(
    "a token that %s: the page says that the link is invalid",
    async (_, answer, at) => {
      openPage(
        <ResetPasswordForm />,
        { "POST /api/auth/verify-reset-token": answer },
        at,
      );
      expect(
        await screen.findByRole("heading", { name: "Invalid Reset Link" }),
      ).toBeInTheDocument();
      expect(
        screen.getByRole("link", { name: "Request New Link" }),
      ).toHaveAttribute("href", "/forgot-password");
      expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute(
        "href",
        "/signin",
      );
    },
  );

  test("server down: the link is not called invalid, and the check can be repeated", async () => {
    const down = {
      "POST /api/auth/verify-reset-token": failure(503, "unavailable", "Down"),
    };
    const { user, api } = openPage(<ResetPasswordForm />, down, address);
    await screen.findByRole("heading", { name: "We couldn't check your link" });
    api.answer("POST /api/auth/verify-reset-token", ok({ valid: true }));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(
      await screen.findByRole("heading", { name: "Choose a new password" }),
    ).toBeInTheDocument();
  });

  test("an empty field is refused", async () => {
    await choose(["Kiln-fired-42", ""]);
    expect(toast).toHaveBeenCalledWith({
      title: "Please fill in all fields.",
      variant: "error",
    });
  });

  test("passwords that differ are refused", async () => {
    await choose(["Kiln-fired-42", "Kiln-fired-43"]);
    expect(toast).toHaveBeenCalledWith({
      title: "Passwords Don't Match",
      variant: "error",
    });
  });

  test("a short password is refused", async () => {
    await choose(["Kiln-4", "Kiln-4"]);
    expect(
      await screen.findByText("Password must be at least 8 characters long."),
    ).toBeInTheDocument();
  });

  test.each([
    [
      400,
      "invalid_token",
      "Invalid or expired reset token. Please request a new password reset.",
    ],
    [422, "invalid_input", "Password must be at least 8 characters long."],
    [503, "unavailable", "x"],
  ])("%i %s: the page shows its message", async (status, code, words) => {
    await choose(["Kiln-fired-42", "Kiln-fired-42"], {
      "POST /api/auth/reset-password": failure(status, code, "x"),
    });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  test("success redirects to the sign-in page", async () => {
    await choose(["Kiln-fired-42", "Kiln-fired-42"], {
      "POST /api/auth/reset-password": ok({}),
    });
    await waitFor(() => expect(push).toHaveBeenCalledWith("/signin"));
    expect(sentTo("/api/auth/reset-password")).toEqual([
      { token: "abc", password: "Kiln-fired-42" },
    ]);
  });

  test("says that keys, apps and webhooks end, and keeps them if that is wanted", async () => {
    const { user } = openPage(
      <ResetPasswordForm />,
      { ...valid, "POST /api/auth/reset-password": ok({}) },
      address,
    );
    const box = await screen.findByRole("checkbox", {
      name: "Keep my API keys, connected apps and webhooks",
    });
    expect(box).not.toBeChecked();
    expect(
      screen.getByText(
        /Your API keys, connected apps and webhooks stop working too\./,
      ),
    ).toBeInTheDocument();
    await user.click(box);
    await enter(user, password(), "Kiln-fired-42");
    await enter(
      user,
      screen.getByLabelText("Confirm new password"),
      "Kiln-fired-42",
    );
    await user.keyboard("{Enter}");
    await waitFor(() =>
      expect(sentTo("/api/auth/reset-password")).toEqual([
        { token: "abc", password: "Kiln-fired-42", keepAccess: true },
      ]),
    );
  });
});
