import { screen, waitFor, within } from "@testing-library/react";
import { SignUpForm } from "@/components/auth/sign-up-form";
import { toast } from "@/components/ui/toast";
import { openPage, sentTo } from "@/tests/components/auth/auth-page";
import { enter } from "@/tests/components/enter";
import { failure, ok, seller } from "@/tests/components/fake-api";

jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));
beforeEach(() => jest.mocked(toast).mockReset());

const good = "Kiln-fired-42";
const email = () => screen.getByRole("textbox", { name: "Email" });
const password = () => screen.getByLabelText("Password");
const confirmation = () => screen.getByLabelText("Confirm password");

async function signUp(
  values: [string, string, string],
  answers: Parameters<typeof openPage>[1] = {},
  address = "/signup",
) {
  const page = openPage(
    <SignUpForm>5 listings a month for free.</SignUpForm>,
    answers,
    address,
  );
  const fields = [email(), password(), confirmation()] as const;
  for (const [index, field] of fields.entries())
    if (values[index]) await enter(page.user, field, values[index]);
  await page.user.click(screen.getByRole("button", { name: "Create account" }));
  return page;
}

test("empty fields: nothing is sent, and the first gets the focus", async () => {
  const { api } = await signUp(["", good, ""]);
  expect(toast).toHaveBeenCalledWith({
    title: "Please fill in all fields.",
    variant: "error",
  });
  await waitFor(() => expect(email()).toHaveFocus());
  expect(password()).toHaveValue(good);
  expect(api.to("/api/auth/signup")).toHaveLength(0);
});

test("an invalid email is refused", async () => {
  await signUp(["mara@", good, good]);
  expect(
    await screen.findByText("Please enter a valid email address."),
  ).toBeInTheDocument();
  await waitFor(() => expect(email()).toHaveFocus());
});

test("passwords that differ are refused", async () => {
  await signUp(["mara@example.com", good, `${good}!`]);
  expect(toast).toHaveBeenCalledWith({
    title: "Passwords Don't Match",
    variant: "error",
  });
  await waitFor(() => expect(confirmation()).toHaveFocus());
});

test.each([
  ["Kiln-4", "Password must be at least 8 characters long for security."],
  ["kiln-fired-42", "Password must contain uppercase, lowercase, and numbers."],
  ["KILN-FIRED-42", "Password must contain uppercase, lowercase, and numbers."],
  ["Kiln-fired-up", "Password must contain uppercase, lowercase, and numbers."],
  ["Password123", "Password must not be one of the most common passwords."],
])("the password %j is refused with a reason", async (chosen, words) => {
  const { api } = await signUp(["mara@example.com", chosen, chosen]);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(api.to("/api/auth/signup")).toHaveLength(0);
});

test("who is signed in already sees so, and can create another account", async () => {
  const { user } = openPage(
    <SignUpForm>5 listings a month for free.</SignUpForm>,
    { "GET /api/auth/user": ok(seller) },
    "/signup",
  );
  expect(await screen.findByText(seller.email)).toBeInTheDocument();
  expect(
    screen.getByRole("link", { name: "Go to your dashboard" }),
  ).toHaveAttribute("href", "/dashboard");
  await user.click(
    screen.getByRole("button", { name: "Create another account" }),
  );
  expect(
    screen.getByRole("heading", { name: "Create your account" }),
  ).toHaveFocus();
});

test("a password of more than 128 characters is kept as it is typed, and refused with the reason", async () => {
  const { user, api } = openPage(
    <SignUpForm>5 listings a month for free.</SignUpForm>,
    {},
    "/signup",
  );
  const long = `Kiln-fired-${"4".repeat(118)}`;
  await enter(
    user,
    screen.getByRole("textbox", { name: "Email" }),
    "mara@example.com",
  );
  for (const name of ["Password", "Confirm password"]) {
    await user.click(screen.getByLabelText(name));
    await user.paste(long);
    expect(screen.getByLabelText(name)).toHaveValue(long);
  }
  await user.click(screen.getByRole("button", { name: "Create account" }));
  expect(
    await screen.findByText("Password must be at most 128 characters long."),
  ).toBeInTheDocument();
  expect(api.to("/api/auth/signup")).toHaveLength(0);
});

test("the rule list updates while typing", async () => {
  const { user } = openPage(
    <SignUpForm>5 listings a month for free.</SignUpForm>,
  );
  await user.type(password(), "kiln");
  const list = within(
    await screen.findByRole("list", { name: "Password rules" }),
  );
  expect(list.getByText("A lowercase letter").closest("li")).toHaveTextContent(
    "(met)",
  );
  expect(
    list.getByText("8 characters or more").closest("li"),
  ).toHaveTextContent("(not yet)");
  await enter(user, password(), "-fired");
  expect(
    list.getByText("8 characters or more").closest("li"),
  ).toHaveTextContent("(met)");
});

test.each([
  [409, "conflict", "Email Already Registered"],
  [400, "invalid_input", "Invalid Information"],
  [429, "rate_limited", "Sign Up Failed"],
  [503, "unavailable", "Sign Up Failed"],
])("%i %s: the toast says %j", async (status, code, title) => {
  await signUp(["mara@example.com", good, good], {
    "POST /api/auth/signup": failure(status, code, "Any message"),
  });
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ title, variant: "error" }),
    ),
  );
});

test("the server's message about the password is shown at the field", async () => {
  const message = "Password must contain at least one number";
  await signUp(["mara@example.com", good, good], {
    "POST /api/auth/signup": failure(400, "invalid_input", message),
  });
  await waitFor(() =>
    expect(password()).toHaveAccessibleDescription(
      expect.stringContaining(message),
    ),
  );
});

test("the server's message about the email is shown at the field", async () => {
  const message = "Please enter a valid email address";
  await signUp(["mara@exa_mple.com", good, good], {
    "POST /api/auth/signup": failure(400, "invalid_input", message),
  });
  await waitFor(() => expect(email()).toHaveAccessibleDescription(message));
});

test("editing a field clears its error", async () => {
  const { user } = await signUp(["mara@", good, good]);
  await screen.findByText("Please enter a valid email address.");
  await enter(user, email(), "example.com");
  expect(
    screen.queryByText("Please enter a valid email address."),
  ).not.toBeInTheDocument();
});

test("after signing up, the email can be sent again", async () => {
  const sent = {
    "POST /api/auth/signup": ok({}),
    "POST /api/auth/resend-verification": ok({}),
  };
  const { user } = await signUp([" mara@example.com ", good, good], sent);
  expect(
    await screen.findByRole("heading", { name: "Check your email" }),
  ).toHaveFocus();
  expect(sentTo("/api/auth/signup")).toEqual([
    { email: "mara@example.com", password: good },
  ]);
  await user.click(
    await screen.findByRole("button", { name: "Resend verification email" }),
  );
  await waitFor(() =>
    expect(sentTo("/api/auth/resend-verification")).toEqual([
      { email: "mara@example.com" },
    ]),
  );
});

test("the chosen plan is kept in the email and in every sign-in link", async () => {
  const callbackUrl = "/pricing?plan=pro";
  const query = `?callbackUrl=${encodeURIComponent(callbackUrl)}`;
  const sent = {
    "POST /api/auth/signup": ok({}),
    "POST /api/auth/resend-verification": ok({}),
  };
  const { user } = await signUp(
    ["mara@example.com", good, good],
    sent,
    `/signup${query}`,
  );
  const link = await screen.findByRole("link", { name: "Go to sign in" });
  expect(link).toHaveAttribute("href", `/signin${query}`);
  expect(sentTo("/api/auth/signup")).toEqual([
    { email: "mara@example.com", password: good, callbackUrl },
  ]);
  await user.click(
    await screen.findByRole("button", { name: "Resend verification email" }),
  );
  await waitFor(() =>
    expect(sentTo("/api/auth/resend-verification")).toEqual([
      { email: "mara@example.com", callbackUrl },
    ]),
  );
});

test("the fields are labeled for password managers", () => {
  openPage(<SignUpForm>5 listings a month for free.</SignUpForm>);
  expect(email()).toHaveAttribute("autocomplete", "username");
  expect(password()).toHaveAttribute("autocomplete", "new-password");
  expect(confirmation()).toHaveAttribute("autocomplete", "new-password");
});
