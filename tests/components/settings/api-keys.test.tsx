import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ApiKeys } from "@/components/settings/keys/api-keys";
import { DataClient } from "@/components/site/data-client";
import { type CreatedKey, maxKeys } from "@/lib/access/keys/schema";
import {
  provideBrowserParts,
  provideDialogs,
} from "@/tests/components/browser-parts";
import { enter } from "@/tests/components/enter";
import { failure, fakeApi, ok } from "@/tests/components/fake-api";

jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

const secret = "lw_test_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa_bbbbbb";
const entry = (id: string, name: string): Omit<CreatedKey, "secret"> => ({
  id,
  name,
  prefix: "lw_test_aaaa",
  last4: "bbbb",
  scopes: ["read"],
  createdAt: "2026-11-01T10:00:00.000Z",

  lastUsedAt: null,
  expiresAt: null,
  rolledTo: null,
});

beforeEach(() => {
  provideBrowserParts();
  provideDialogs();
});

function show(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(answers);
  render(
    <DataClient>
      <ApiKeys />
    </DataClient>,
  );
  return api;
}

test("API keys: a new key is shown once, and gone after it was stored", async () => {
  const user = userEvent.setup();
  const created = { ...entry("b", "Shop sheet"), secret };
  const api = show({ "GET /api/keys": ok([]), "POST /api/keys": ok(created) });
  await enter(user, await screen.findByLabelText("Name"), "Shop sheet");
  await user.click(
    screen.getByRole("checkbox", { name: /Change your listings/ }),
  );
  api.answer("GET /api/keys", ok([entry("b", "Shop sheet")]));
  await user.click(screen.getByRole("button", { name: "Create key" }));
  expect(await screen.findByText(secret)).toBeInTheDocument();
  const sent = api.to("/api/keys").find(({ json }) => json !== undefined);
  expect(sent?.json).toMatchObject({
    name: "Shop sheet",
    scopes: ["check", "read", "write"],
  });
  await user.click(screen.getByRole("button", { name: "I have stored it" }));
  expect(screen.queryByText(secret)).not.toBeInTheDocument();
});

test("API keys: a refusal is shown beside the form", async () => {
  const user = userEvent.setup();
  show({
    "GET /api/keys": ok([]),
    "POST /api/keys": failure(409, "conflict", "You have ten keys."),
  });
  const name = await screen.findByLabelText("Name");
  await enter(user, name, "Shop sheet");
  await user.click(screen.getByRole("button", { name: "Create key" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "You have ten keys.",
  );
  expect(name).toHaveValue("Shop sheet");
});

test("API keys: one without a name is refused at its field", async () => {
  const user = userEvent.setup();
  const api = show({ "GET /api/keys": ok([]) });
  const name = await screen.findByLabelText("Name");
  await user.click(screen.getByRole("button", { name: "Create key" }));
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription(
    "Where you will use it. Give the key a name that you will recognize.",
  );
  expect(api.to("/api/keys").every(({ json }) => json === undefined)).toBe(
    true,
  );
});

test("API keys: a key is rolled with the overlap that was chosen, and revoked after a question", async () => {
  const user = userEvent.setup();
  const api = show({
    "GET /api/keys": ok([entry("a", "Sheet")]),
    "POST /api/keys/a/roll": ok({ ...entry("b", "Sheet"), secret }),
    "DELETE /api/keys/a": ok({}),
  });
  await user.click(await screen.findByRole("button", { name: "Roll Sheet" }));
  await user.click(
    await screen.findByRole("button", {
      name: "In 24 hours",
    }),
  );
  expect(await screen.findByText(secret)).toBeInTheDocument();
  expect(api.to("/api/keys/a/roll")[0]?.json).toEqual({ overlapHours: 24 });
  await user.click(screen.getByRole("button", { name: "Revoke Sheet" }));
  await user.click(
    within(screen.getByRole("dialog")).getByRole("button", {
      name: "Revoke it",
    }),
  );
  await waitFor(() => expect(api.to("/api/keys/a")).toHaveLength(1));
});

test("API keys: with ten keys there is no form for another", async () => {
  show({
    "GET /api/keys": ok(
      Array.from({ length: maxKeys }, (_, at) => entry(`${at}`, `Key ${at}`)),
    ),
  });
  expect(await screen.findByText(/10 keys, the maximum/)).toBeInTheDocument();
  expect(
    screen.queryByRole("button", { name: "Create key" }),
  ).not.toBeInTheDocument();
});
