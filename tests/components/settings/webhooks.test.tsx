import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Webhooks } from "@/components/settings/webhooks/webhooks";
import { DataClient } from "@/components/site/data-client";
import { toast } from "@/components/ui/toast";
import type { Delivery, Endpoint } from "@/lib/webhooks/schema";
import { provideBrowserParts } from "@/tests/components/browser-parts";
import { enter } from "@/tests/components/enter";
import {
  failure,
  fakeApi,
  ok,
  setSignedInHint,
} from "@/tests/components/fake-api";

jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

const id = "5b8a2c9e-0f0f-4a52-8d5e-3a5b8f3f0a11";
const endpoint: Endpoint = {
  id,
  url: "https://hooks.example/listwright",
  events: ["listing.ready", "usage.low"],

  createdAt: "2026-11-20T10:00:00.000Z",
  disabledAt: null,
  disabledReason: null,

  failingSince: null,
  previousEndsAt: null,
};
const delivery: Delivery = {
  id: "7b8a2c9e-0f0f-4a52-8d5e-3a5b8f3f0a12",
  event: "listing.ready",
  state: "failed",
  attempts: 8,

  answerStatus: 500,
  failure: "status",
  attemptedAt: null,
  nextAt: null,
  createdAt: "2026-11-20T10:00:00.000Z",
};
const secret = "whsec_c2VjcmV0IG9mIGEgdGVzdA==";
const base = "/api/webhook-endpoints";

beforeEach(() => {
  provideBrowserParts();
  window.scrollTo = jest.fn();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

function open(
  endpoints: Endpoint[],
  answers: Parameters<typeof fakeApi>[0] = {},
) {
  const api = fakeApi({
    [`GET ${base}`]: ok({ isAvailable: true, endpoints }),
    ...answers,
  });
  render(
    <DataClient>
      <Webhooks />
    </DataClient>,
  );
  return { api, user: userEvent.setup() };
}
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole("button", { name }));

test("webhooks: a new endpoint is added, and its secret shown once", async () => {
  const { api, user } = open([], {
    [`POST ${base}`]: ok({ endpoint, secret }),
  });
  await user.type(
    await screen.findByRole("textbox", { name: "Address" }),
    endpoint.url,
  );
  for (const name of [
    /A listing could not be written/,
    /A batch is finished/,
    /A draft is on Etsy/,
  ])
    await user.click(screen.getByRole("checkbox", { name }));
  await press(user, "Add endpoint");
  expect(await screen.findByText(secret)).toBeVisible();
  expect(screen.getByRole("heading", { name: endpoint.url })).toBeVisible();
  expect(api.to(base).find(({ method }) => method === "POST")?.json).toEqual({
    url: endpoint.url,
    events: ["listing.ready", "usage.low"],
  });
  await press(user, "Done");
  expect(screen.queryByText(secret)).toBeNull();
});

test("webhooks: what the server says of an address is shown, and the form stays", async () => {
  const message = "The address must point to a public server.";
  const { user } = open([], {
    [`POST ${base}`]: failure(422, "invalid_input", message),
  });
  const address = await screen.findByRole("textbox", { name: "Address" });
  await press(user, "Add endpoint");
  expect(await screen.findByText("Please enter an address.")).toBeVisible();
  await enter(user, address, "https://10.0.0.1/");
  await press(user, "Add endpoint");
  expect(await screen.findByText(message)).toBeVisible();
  expect(address).toHaveValue("https://10.0.0.1/");
});

test("webhooks: a failed delivery is sent again from the log", async () => {
  const { api, user } = open([endpoint], {
    [`GET ${base}/${id}/deliveries`]: ok({
      data: [delivery],
      nextCursor: null,
    }),
    [`POST ${base}/deliveries/${delivery.id}/resend`]: ok({
      ...delivery,
      state: "pending",
    }),
  });
  await screen.findByRole("heading", { name: endpoint.url });
  await press(user, "Log");
  const log = await screen.findByRole("list", { name: "Log" });
  expect(within(log).getByText("Failed")).toBeVisible();
  expect(within(log).getByText(/8 attempts · answered 500$/)).toBeVisible();
  await press(user, "Send listing.ready again");
  await waitFor(() =>
    expect(api.to(`${base}/deliveries/${delivery.id}/resend`)).toHaveLength(1),
  );
});

test("webhooks: an endpoint that was switched off says why, and is switched on again", async () => {
  const off: Endpoint = {
    ...endpoint,
    disabledAt: endpoint.createdAt,
    disabledReason: "failing",
  };
  const { api, user } = open([off], { [`PATCH ${base}/${id}`]: ok(endpoint) });
  expect(
    await screen.findByText(/accepted no event for five days/),
  ).toBeVisible();
  expect(
    screen.queryByRole("button", { name: "Send a test event" }),
  ).toBeNull();
  await press(user, "Switch on");
  expect(
    await screen.findByRole("button", { name: "Send a test event" }),
  ).toBeVisible();
  expect(api.to(`${base}/${id}`)[0]?.json).toEqual({ enabled: true });
});

test("webhooks: a new secret is made and an endpoint deleted only after a question", async () => {
  const { api, user } = open([endpoint], {
    [`POST ${base}/${id}/rotate`]: ok({
      endpoint: { ...endpoint, previousEndsAt: "2026-11-24T10:00:00.000Z" },
      secret,
    }),
    [`DELETE ${base}/${id}`]: { status: 204 },
  });
  await screen.findByRole("heading", { name: endpoint.url });
  await press(user, "New secret");
  expect(api.to(`${base}/${id}/rotate`)).toHaveLength(0);
  await press(user, "Create a new secret");
  expect(await screen.findByText(secret)).toBeVisible();
  expect(
    screen.getByText(/The previous secret also signs until/),
  ).toBeVisible();
  await press(user, "Delete");
  await press(user, "Delete endpoint");
  expect(
    await screen.findByRole("heading", { name: "Add an endpoint" }),
  ).toBeVisible();
  expect(screen.queryByText(secret)).toBeNull();
});

test("webhooks: what fails is told, and the endpoint stays", async () => {
  const { user } = open([endpoint], {
    [`POST ${base}/${id}/test`]: failure(
      429,
      "rate_limited",
      "Too many attempts.",
    ),
  });
  await screen.findByRole("heading", { name: endpoint.url });
  await press(user, "Send a test event");
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ description: "Too many attempts." }),
    ),
  );
  expect(screen.getByRole("heading", { name: endpoint.url })).toBeVisible();
});

test("webhooks: at most five, and none where the site has no key", async () => {
  const five = Array.from({ length: 5 }, (_, index) => ({
    ...endpoint,
    id: `${id.slice(0, -1)}${index}`,
  }));
  open(five);
  expect(
    await screen.findByRole("button", { name: "Add an endpoint" }),
  ).toBeDisabled();
  expect(screen.getByText("The maximum is 5.")).toBeVisible();
});

test("webhooks: a site without a key says so", async () => {
  open([], { [`GET ${base}`]: ok({ isAvailable: false, endpoints: [] }) });
  expect(await screen.findByText("Webhooks are not set up")).toBeVisible();
});

test("webhooks: a visitor is sent to sign in, and back", async () => {
  const view = open([], {
    "GET /api/auth/user": failure(
      401,
      "unauthenticated",
      "Authentication required",
    ),
  });
  setSignedInHint(false);
  expect(view.user).toBeDefined();
  expect(await screen.findByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    "/signin?callbackUrl=/settings/webhooks",
  );
});
