import { screen, waitFor } from "@testing-library/react";
import { SignInForm } from "@/components/auth/sign-in-form";
import { openPage, sentTo } from "@/tests/components/auth/auth-page";
import { failure, ok, seller } from "@/tests/components/fake-api";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));
beforeEach(() => push.mockReset());

const missing = (methods: string[]) => ({
  status: 403,
  body: {
    code: "second_factor_required",
    message: "Confirm with your second factor to sign in.",
    methods,
    token: "t",
  },
});
const second = "POST /api/auth/second-factor";

async function typePassword(
  methods: string[],
  answers: Parameters<typeof openPage>[1] = {},
) {
  const page = openPage(
    <SignInForm />,
    { "POST /api/auth/signin": missing(methods), ...answers },
    "/signin?callbackUrl=/history",
  );
  const email = screen.getByRole("textbox", { name: "Email" });
  await page.user.type(email, "mara@example.com");
  const password = screen.getByLabelText("Password");
  await page.user.type(password, "Secret-clay-9{Enter}");
  await screen.findByRole("heading", { name: "Confirm it's you" });
  return page;
}

test("an app's code: typed on a keyboard of digits, it signs in and leads on", async () => {
  const { user } = await typePassword(["app", "recovery_code"], {
    [second]: ok({ user: seller }),
  });
  const code = screen.getByRole("textbox", { name: "Code from your app" });
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute("inputmode", "numeric");
  expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await user.paste(" 123 456 ");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(push).toHaveBeenCalledWith("/history"));
  const proof = { method: "app", code: "123 456" };
  expect(sentTo("/api/auth/second-factor")).toEqual([{ token: "t", proof }]);
});

test("a wrong code: said at its field, and what was typed stays", async () => {
  const { user } = await typePassword(["app"], {
    [second]: failure(422, "invalid_code", "That code is not right."),
  });
  await user.keyboard("111111{Enter}");
  const code = screen.getByRole("textbox", { name: "Code from your app" });
  await waitFor(() =>
    expect(code).toHaveAccessibleDescription(/That code is not right\./),
  );
  expect(code).toHaveValue("111111");
  expect(push).not.toHaveBeenCalled();
});

test("too many tries: said, and another way is there", async () => {
  const { user } = await typePassword(["app", "recovery_code"], {
    [second]: failure(429, "rate_limited", "That is too many tries."),
  });
  await user.keyboard("111111{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "That is too many tries.",
  );
  await user.click(screen.getByRole("button", { name: "Use a recovery code" }));
  expect(screen.getByRole("textbox", { name: "Recovery code" })).toHaveFocus();
});

test("a step that is over: the password is asked for again, with the reason", async () => {
  const { user } = await typePassword(["app"], {
    [second]: failure(400, "invalid_token", "This sign-in has expired."),
  });
  await user.keyboard("111111{Enter}");
  await screen.findByRole("heading", { name: "Sign in" });
  expect(screen.getByRole("alert")).toHaveTextContent(
    "This sign-in has expired.",
  );
});

test("a browser without passkeys: said, and the form stays", async () => {
  const { user } = openPage(<SignInForm />, {
    "POST /api/auth/passkey/options": ok({ challenge: "c" }),
  });
  const button = { name: "Use a passkey instead" };
  await user.click(screen.getByRole("button", button));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "This browser can't use passkeys.",
  );
  expect(screen.getByRole("textbox", { name: "Email" })).toBeInTheDocument();
});

test("no way left: the page says whom to ask", async () => {
  await typePassword([]);
  expect(screen.getByRole("alert")).toHaveTextContent("Write to us.");
});
