import { screen, waitFor, within } from "@testing-library/react";
import { Invitations } from "@/components/admin/invitations";
import { toast } from "@/components/ui/toast";
import type { InvitationEntry } from "@/lib/admin/schema";
import { openPage } from "@/tests/components/auth/auth-page";
import { enter } from "@/tests/components/enter";
import { failure, ok } from "@/tests/components/fake-api";

jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

const entry: InvitationEntry = {
  id: 3,
  email: "ada@example.com",
  createdAt: "2026-11-20T12:00:00.000Z",
  expiresAt: "2026-11-27T12:00:00.000Z",
  failure: null,
};
const list = "GET /admin/api/invitations";
const field = () => screen.getByRole("textbox", { name: "Email to invite" });
const entries = async () =>
  within(await screen.findByRole("list", { name: "Open invitations" }));

test("invitations: listed with their end, and why an email was not sent", async () => {
  const refused = { ...entry, id: 4, email: "eve@example.com" };
  openPage(<Invitations />, {
    [list]: ok({ data: [entry, { ...refused, failure: "refused: 422" }] }),
  });
  const [first, second] = (await entries()).getAllByRole("listitem");
  expect(first).toHaveTextContent(/^ada@example\.comInvited .+, ends .+/);
  expect(first).not.toHaveTextContent("not sent");
  expect(second).toHaveTextContent("The email was not sent: refused: 422");
});

test("invitations: sent, and shown in the list", async () => {
  const lists = [{ data: [] }, { data: [entry] }];
  const { api, user } = openPage(<Invitations />, {
    [list]: () => ok(lists.shift()),
    "POST /admin/api/invitations": ok({ id: 3, email: entry.email }),
  });
  await screen.findByText("None is open.");
  await enter(user, field(), " Ada@Example.com ");
  await user.click(screen.getByRole("button", { name: "Invite" }));
  await entries();
  expect(field()).toHaveValue("");
  expect(api.to("/admin/api/invitations")).toContainEqual(
    expect.objectContaining({ json: { email: entry.email } }),
  );
});

test.each([
  ["no address", "ada", "Please enter a valid email address"],
  ["refused", "ada@example.com", "This address already has an account."],
])(
  "invitations, %s: said at the field, and what was typed stays",
  async (_, typed, words) => {
    const { user } = openPage(<Invitations />, {
      [list]: ok({ data: [] }),
      "POST /admin/api/invitations": failure(409, "conflict", words),
    });
    await enter(user, field(), typed);
    await user.click(screen.getByRole("button", { name: "Invite" }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(field()).toHaveValue(typed);
  },
);

test.each([
  ["withdrawn", ok({}), "Invitation withdrawn"],
  [
    "used meanwhile",
    failure(404, "not_found", "Invitation not found."),
    "The invitation was not withdrawn",
  ],
])("invitations: one that is %s leaves the list", async (_, answer, title) => {
  const lists = [{ data: [entry] }, { data: [] }];
  const { user } = openPage(<Invitations />, {
    [list]: () => ok(lists.shift()),
    "DELETE /admin/api/invitations/3": answer,
  });
  await user.click(
    await screen.findByRole("button", {
      name: "Withdraw the invitation of ada@example.com",
    }),
  );
  await screen.findByText("None is open.");
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title })),
  );
});

test("invitations that can't be loaded: loaded on a press", async () => {
  const answers = [failure(503, "unavailable", "Wait."), ok({ data: [] })];
  const { user } = openPage(<Invitations />, {
    [list]: () => answers.shift() ?? ok({ data: [] }),
  });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("None is open.")).toBeVisible();
});
