import { screen, waitFor } from "@testing-library/react";
import { ClosedSignUp } from "@/components/auth/closed-sign-up";
import { toast } from "@/components/ui/toast";
import { closedDoor } from "@/lib/content/closed-door";
import { openPage, sentTo } from "@/tests/components/auth/auth-page";
import { enter } from "@/tests/components/enter";
import { failure, ok, seller } from "@/tests/components/fake-api";

jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));
const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
beforeEach(() => {
  push.mockReset();
  jest.mocked(toast).mockReset();
});
afterEach(() => {
  delete document.documentElement.dataset.signUp;
});

const { email } = seller;
const good = "Kiln-fired-42";
const find = "POST /api/auth/invitation";
const signUp = "POST /api/auth/signup";
const signIn = "POST /api/auth/signin";

function openClosed(
  answers: Parameters<typeof openPage>[1] = {},
  address = "/signup?invitation=TOKEN&callbackUrl=/shop",
) {
  document.documentElement.dataset.signUp = "invited";
  const door = closedDoor();
  if (!door) throw new Error("The door is open.");
  return openPage(
    <ClosedSignUp {...door}>The administrators' form</ClosedSignUp>,
    answers,
    address,
  );
}

async function choosePassword(answers: Parameters<typeof openPage>[1]) {
  const page = openClosed({ [find]: ok({ email }), ...answers });
  await enter(page.user, await screen.findByLabelText("Password"), good);
  await enter(page.user, screen.getByLabelText("Confirm password"), good);
  await page.user.click(screen.getByRole("button", { name: "Create account" }));
  return page;
}

test("without an invitation: why there is no form, and the way to sign in", async () => {
  const { user } = openClosed({}, "/signup?callbackUrl=/shop");
  expect(
    screen.getByRole("heading", { name: "Sign-up is by invitation" }),
  ).toBeVisible();
  expect(screen.getByText(/^Ask whoever runs this site/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    "/signin?callbackUrl=%2Fshop",
  );
  expect(screen.queryByRole("textbox")).toBeNull();
  await user.click(
    screen.getByRole("button", { name: "Sign up as an administrator" }),
  );
  expect(screen.getByText("The administrators' form")).toBeVisible();
});

test("with one: its token leaves the address, and the address stands in the form", async () => {
  const { api } = openClosed({ [find]: ok({ email }) });
  const field = await screen.findByRole("textbox", { name: "Email" });
  expect(field).toHaveValue(email);
  expect(field).toHaveAttribute("readonly");
  expect(window.location.search).toBe("?callbackUrl=%2Fshop");
  expect(sentTo("/api/auth/invitation")).toEqual([{ token: "TOKEN" }]);
  expect(api.to("/api/auth/signup")).toHaveLength(0);
});

test("the account is made with the invitation, and signed in at once", async () => {
  await choosePassword({ [signUp]: ok({}), [signIn]: ok({ user: seller }) });
  await waitFor(() => expect(push).toHaveBeenCalledWith("/generate"));
  expect(sentTo("/api/auth/signup")).toEqual([
    { email, password: good, invitation: "TOKEN" },
  ]);
  expect(sentTo("/api/auth/signin")).toEqual([{ email, password: good }]);
});

test("made, but not signed in: the way leads to the sign-in", async () => {
  await choosePassword({
    [signUp]: ok({}),
    [signIn]: failure(503, "unavailable", "Please try again."),
  });
  await waitFor(() =>
    expect(push).toHaveBeenCalledWith("/signin?callbackUrl=/generate"),
  );
});

test("an invitation that ended meanwhile: the reason stands in the form, and nothing typed is lost", async () => {
  const message = "This invitation was used or withdrawn.";
  await choosePassword({
    [signUp]: failure(403, "invitation_required", message),
  });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText("Password")).toHaveValue(good);
  expect(push).not.toHaveBeenCalled();
});

test("one that can't be used: what to do", async () => {
  const message = "Ask whoever runs this site for a new one.";
  openClosed({ [find]: failure(403, "invitation_required", message) });
  expect(
    await screen.findByRole("heading", {
      name: "This invitation can't be used",
    }),
  ).toHaveFocus();
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole("link", { name: "Sign in" })).toBeVisible();
});

test("a server that can't be reached: it is asked again", async () => {
  const answers = [failure(503, "unavailable", "Wait."), ok({ email })];
  const { user } = openClosed({ [find]: () => answers.shift() ?? ok({}) });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("textbox", { name: "Email" })).toHaveValue(
    email,
  );
});
