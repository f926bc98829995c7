import { screen, waitFor, within } from "@testing-library/react";
import { AdminLog } from "@/components/admin/admin-log";
import { UserDetailView } from "@/components/admin/users/user-detail-view";
import { ActList } from "@/components/settings/account/act-list";
import { toast } from "@/components/ui/toast";
import type { LogEntry, UserDetail } from "@/lib/admin/schema";
import { openPage } from "@/tests/components/auth/auth-page";
import { enter } from "@/tests/components/enter";
import { failure, ok, seller } from "@/tests/components/fake-api";

jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

const reason = "Photos of other makers.";
const at = "2026-11-20T12:00:00.000Z";
const user: UserDetail["user"] = {
  id: 3,
  email: "ada@example.com",
  created_at: at,
  listings_this_month: 1,
  total_listings: 2,
  last_listing_date: null,
  is_verified: true,
  listings_left: 4,
  last_active_on: null,
  open_sessions: 1,
  suspended_at: null,
  is_protected: false,
  granted_listings: 0,
  is_in_trial: false,
};
const detail = { user, usage: [], issues: [], acts: [] };
const read = "GET /admin/api/users/3";
const send = "POST /admin/api/users/3/acts";
const names = () =>
  screen.getAllByRole("button").map(({ textContent }) => textContent);
const view = (onGone = () => undefined) => (
  <UserDetailView id={3} onGone={onGone} />
);

test.each([
  [
    "as usual",
    {},
    ["Suspend", "Mail a link for a new password", "Grant listings", "Delete"],
  ],
  [
    "suspended, not confirmed, in a trial and without a limit",
    {
      suspended_at: at,
      is_verified: false,
      is_in_trial: true,
      listings_left: null,
    },
    [
      "Restore",
      "Resend the confirmation",
      "Mail a link for a new password",
      "End the trial",
      "Delete",
    ],
  ],
])(
  "acts of an account %s: those that are possible",
  async (_, fields, shown) => {
    openPage(view(), {
      [read]: ok({ ...detail, user: { ...user, ...fields } }),
    });
    await screen.findByText("What you can do");
    expect(names()).toEqual(shown);
  },
);

test.each([
  ["an administrator", { ...user, is_protected: true }],
  ["an answer of the former version", { ...user, is_protected: undefined }],
])("acts: none for %s", async (_, one) => {
  openPage(view(), { [read]: ok({ ...detail, user: one }) });
  await screen.findByText("This view is logged.");
  expect(screen.queryByText("What you can do")).toBeNull();
});

test("an act: says what will happen, asks for a reason, and is sent once with a key", async () => {
  const done = { act: "suspend" as const, reason, listings: null, at };
  const answers = [
    detail,
    { ...detail, user: { ...user, suspended_at: at }, acts: [done] },
  ];
  const { api, user: person } = openPage(view(), {
    [read]: () => ok(answers.shift()),
    [send]: ok({ act: "suspend", at, notice: "Stripe can't be reached." }),
  });
  await person.click(await screen.findByRole("button", { name: "Suspend" }));
  expect(screen.getByText(/Nobody can sign in/)).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Suspend" }));
  expect(
    await screen.findByText("Give a reason of at least 10 characters."),
  ).toBeVisible();
  expect(api.to("/admin/api/users/3/acts")).toEqual([]);
  await enter(person, screen.getByRole("textbox", { name: /^Reason/ }), reason);
  await person.click(screen.getByRole("button", { name: "Suspend" }));
  expect(await screen.findByText("Suspended")).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(api.to("/admin/api/users/3/acts")).toMatchObject([
    { json: { act: "suspend", reason } },
  ]);
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({
      title: "Account suspended",
      description: "Stripe can't be reached.",
    }),
  );
});

test("an act that is refused: says why, and what was typed stays", async () => {
  const message = "This account is suspended already.";
  const { user: person } = openPage(view(), {
    [read]: ok(detail),
    [send]: failure(409, "conflict", message),
  });
  await person.click(
    await screen.findByRole("button", { name: "Grant listings" }),
  );
  await enter(person, screen.getByRole("textbox", { name: /^Reason/ }), reason);
  await person.click(screen.getByRole("button", { name: "Grant listings" }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole("textbox", { name: /^Reason/ })).toHaveValue(reason);
  expect(screen.getByRole("textbox", { name: /^Listings/ })).toHaveValue("25");
});

test("a deletion closes the view", async () => {
  const onGone = jest.fn();
  const { user: person } = openPage(view(onGone), {
    [read]: ok(detail),
    [send]: ok({ act: "delete", at }),
  });
  await person.click(await screen.findByRole("button", { name: "Delete" }));
  await enter(person, screen.getByRole("textbox", { name: /^Reason/ }), reason);
  await person.click(screen.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(onGone).toHaveBeenCalledTimes(1));
});

const entry: LogEntry = {
  id: 9,
  at,
  admin: { id: 1, email: "admin@example.com" },
  action: "grant_listings",
  subject: { id: 3, email: "ada@example.com" },
  reason,
  page: "/analytics",
  listings: 25,
  refusal: null,
};

test("the log: who did what to whom, why and where; what was refused, and deleted accounts", async () => {
  const refused = {
    ...entry,
    id: 8,
    action: "unknown_act",
    subject: { id: 4, email: null },
    reason: null,
    page: null,
    listings: null,
    refusal: "invalid_input",
  };
  openPage(<AdminLog />, {
    "GET /api/auth/user": ok({ ...seller, isAdmin: true }),
    "GET /admin/api/log": ok({ data: [entry, refused] }),
  });
  const list = within(
    await screen.findByRole("list", { name: "Entries, newest first" }),
  );
  const [first, second] = list.getAllByRole("listitem");
  expect(first).toHaveTextContent(
    /admin@example\.comGrant listings \(25\): ada@example\.comPhotos of other makers\.On \/analytics$/,
  );
  expect(second).toHaveTextContent(
    /isn't known: deleted account 4Refused, nothing changed: invalid_input$/,
  );
});

test("the account page: what administrators did, and why", async () => {
  const acts = [{ act: "grant_listings", reason, listings: 25, at }];
  const { unmount } = openPage(<ActList />, {
    "GET /api/account/acts": ok({ data: acts }),
  });
  const list = await screen.findByRole("list", {
    name: "What administrators did",
  });
  expect(list).toHaveTextContent(`Granted listings for the month: 25${reason}`);
  unmount();
});
