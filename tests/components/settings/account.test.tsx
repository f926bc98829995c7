import { screen, waitFor, within } from "@testing-library/react";
import { AccountSettings } from "@/components/settings/account/account-settings";
import { openPage, sentTo } from "@/tests/components/auth/auth-page";
import { provideDialogs } from "@/tests/components/browser-parts";
import { enter } from "@/tests/components/enter";
import { failure, ok, seller } from "@/tests/components/fake-api";
import { databases, keepTexts } from "@/tests/components/kept-texts";

jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

const signedIn = { "GET /api/auth/user": ok(seller) };

beforeAll(provideDialogs);

const here = {
  id: "a",
  device: "Firefox on Linux",
  createdAt: "2026-11-01T10:00:00Z",
  openedBy: "password",
  isCurrent: true,
};
const phone = {
  id: "b",
  device: "Safari on iPhone",
  createdAt: "2026-11-02T10:00:00Z",
  openedBy: "passkey",
  isCurrent: false,
};

test("account: lists the sessions and signs one out", async () => {
  const { user, api } = openPage(<AccountSettings />, {
    ...signedIn,
    "GET /api/auth/sessions": ok([here, phone]),
    "DELETE /api/auth/sessions/b": ok({}),
  });
  await user.click(
    await screen.findByRole("button", {
      name: "Sign out Safari on iPhone",
      hidden: true,
    }),
  );
  await waitFor(() =>
    expect(screen.queryByText("Safari on iPhone")).not.toBeInTheDocument(),
  );
  expect(screen.getByText("Firefox on Linux")).toBeInTheDocument();
  expect(
    screen.getByText(/^Signed in .* with the password$/),
  ).toBeInTheDocument();
  expect(api.to("/api/auth/sessions/b")).toHaveLength(1);
});

test("account: a wrong current password is shown at its field, and the input stays", async () => {
  const wrong = failure(
    422,
    "invalid_input",
    "That is not your current password.",
  );
  const { user } = openPage(<AccountSettings />, {
    ...signedIn,
    "POST /api/auth/change-password": wrong,
  });
  const current = await screen.findByLabelText("Current password");
  await enter(user, current, "Old-clay-77");
  await enter(user, screen.getByLabelText("New password"), "Kiln-fired-42");
  await enter(
    user,
    screen.getByLabelText("Confirm new password"),
    "Kiln-fired-42",
  );
  await user.click(
    screen.getByRole("button", { name: "Change password", hidden: true }),
  );
  await waitFor(() =>
    expect(current).toHaveAccessibleDescription(
      "That is not your current password.",
    ),
  );
  expect(current).toHaveValue("Old-clay-77");
  const change = {
    currentPassword: "Old-clay-77",
    newPassword: "Kiln-fired-42",
  };
  expect(sentTo("/api/auth/change-password")).toEqual([change]);
});

test("account: a change of password revokes the API keys too, if there are some and that is wanted", async () => {
  const { user } = openPage(<AccountSettings />, {
    ...signedIn,
    "GET /api/keys": ok([{ id: "a" }, { id: "b" }]),
    "POST /api/auth/change-password": ok({}),
  });
  await enter(
    user,
    await screen.findByLabelText("Current password"),
    "Old-clay-77",
  );
  await enter(user, screen.getByLabelText("New password"), "Kiln-fired-42");
  await enter(
    user,
    screen.getByLabelText("Confirm new password"),
    "Kiln-fired-42",
  );
  await user.click(
    await screen.findByRole("checkbox", {
      name: "Also revoke my 2 API keys",
      hidden: true,
    }),
  );
  await user.click(
    screen.getByRole("button", { name: "Change password", hidden: true }),
  );
  const change = {
    currentPassword: "Old-clay-77",
    newPassword: "Kiln-fired-42",
    revokeKeys: true,
  };
  await waitFor(() =>
    expect(sentTo("/api/auth/change-password")).toEqual([change]),
  );
});

test("account: deleting it needs the password, and leaves nothing of the seller in the browser", async () => {
  const { deleted, kept } = keepTexts();
  const { user, api } = openPage(<AccountSettings />, {
    ...signedIn,
    "POST /api/account/delete": ok({}),
  });
  await user.click(
    await screen.findByRole("button", {
      name: "Delete my account",
      hidden: true,
    }),
  );
  const dialog = within(screen.getByRole("dialog", { hidden: true }));
  await user.click(
    dialog.getByRole("button", { name: "Delete everything", hidden: true }),
  );
  expect(dialog.getByText("Password is required")).toBeInTheDocument();
  expect(api.to("/api/account/delete")).toHaveLength(0);
  await enter(user, dialog.getByLabelText("Password"), "Old-clay-77");
  await user.click(
    dialog.getByRole("button", { name: "Delete everything", hidden: true }),
  );
  expect(await screen.findByText("Sign in to see your account.")).toBeVisible();
  expect(sentTo("/api/account/delete")).toEqual([{ password: "Old-clay-77" }]);
  expect([kept(), deleted.sort()]).toEqual([["other"], databases]);
});
