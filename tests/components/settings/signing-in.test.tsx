import { screen, waitFor, within } from "@testing-library/react";
import { StepUpDialog } from "@/components/auth/step-up-dialog";
import { SigningIn } from "@/components/settings/account/signing-in/signing-in";
import { openPage, sentTo } from "@/tests/components/auth/auth-page";
import { provideDialogs } from "@/tests/components/browser-parts";
import { failure, ok, seller } from "@/tests/components/fake-api";

jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));
beforeAll(provideDialogs);

const none = {
  passkeys: [],
  app: null,
  recoveryCodes: null,
  canAddApp: true,
  isRequired: false,
};
const app = { confirmedAt: "2026-11-30T10:00:00Z", lastUsedAt: null };
const codes = Array.from({ length: 10 }, (_, at) => `aaaa-bbbb-cccc-ddd${at}`);
const started = {
  secret: "ABCD EFGH",
  uri: "otpauth://totp/x",
  qr: { size: 29, path: "M4 4h1v1h-1z" },
};
const stepUp = {
  status: 403,
  body: {
    code: "step_up_required",
    message: "Confirm that it's you to go on.",
    methods: ["password"],
  },
};

function open(answers: Parameters<typeof openPage>[1]) {
  return openPage(
    <>
      <SigningIn />
      <StepUpDialog />
    </>,
    { "GET /api/auth/user": ok(seller), ...answers },
  );
}
const button = (name: string) =>
  screen.findByRole("button", { name, hidden: true });

test("setting up an app: asked for the password, then its code, then the recovery codes are shown", async () => {
  let isConfirmed = false;
  let factors: object = none;
  const { user } = open({
    "GET /api/auth/factors": () => ok(factors),
    "POST /api/auth/factors/app": () => (isConfirmed ? ok(started) : stepUp),
    "POST /api/auth/step-up": () => {
      isConfirmed = true;
      return ok({});
    },
    "PUT /api/auth/factors/app": () => {
      factors = { ...none, app, recoveryCodes: 10 };
      return ok({ recoveryCodes: codes });
    },
  });
  await user.click(await button("Set up an app"));
  const dialog = await screen.findByRole("dialog");
  await user.type(await within(dialog).findByLabelText("Password"), "P-1");
  await user.click(within(dialog).getByRole("button", { name: "Confirm" }));
  const field = await screen.findByLabelText("Code from the app");
  expect(sentTo("/api/auth/step-up")).toEqual([
    { method: "password", password: "P-1" },
  ]);
  expect(screen.getByText("ABCD EFGH")).toBeInTheDocument();
  await user.type(field, "123 456");
  await user.click(await button("Turn on"));
  expect(await screen.findByText(codes[9] ?? "")).toBeInTheDocument();
  await user.click(await button("I have stored them"));
  expect(screen.queryByText(codes[0] ?? "")).not.toBeInTheDocument();
  expect(await button("Remove the authenticator app")).toBeInTheDocument();
});

test("nobody confirms: nothing is set up, and the reason is said", async () => {
  const { toast } = jest.requireMock("@/components/ui/toast");
  const { user, api } = open({
    "GET /api/auth/factors": ok(none),
    "POST /api/auth/factors/app": stepUp,
  });
  await user.click(await button("Set up an app"));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({
      title: "Failed to set up the app",
      description: "Confirm that it's you to go on.",
      variant: "error",
    }),
  );
  expect(api.to("/api/auth/factors/app")).toHaveLength(1);
});

test("without a key for secrets no app is offered; an administrator who needs a factor is told", async () => {
  open({
    "GET /api/auth/factors": ok({
      ...none,
      canAddApp: false,
      isRequired: true,
    }),
  });
  expect(
    await screen.findByText("Administrators need a second factor"),
  ).toBeVisible();
  expect(screen.queryByText("Set up an app")).not.toBeInTheDocument();
});

test("factors that can't be loaded can be tried again", async () => {
  const { user } = open({
    "GET /api/auth/factors": failure(503, "unavailable", "Down"),
  });
  await user.click(await button("Try again"));
  expect(
    await screen.findByText("We couldn't load how you sign in."),
  ).toBeInTheDocument();
});
