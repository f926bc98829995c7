import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EtsyNotice } from "@/components/account/etsy-notice";
import { EtsySection } from "@/components/etsy/connection/etsy-section";
import { toast } from "@/components/ui/toast";
import type { EtsyConnectionStatus } from "@/lib/etsy/connection/schema";
import { provideBrowserParts } from "@/tests/components/browser-parts";
import { failure, fakeApi } from "@/tests/components/fake-api";

jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

const available: EtsyConnectionStatus = {
  isAvailable: true,
  setup: null,
  connected: false,
  problem: null,

  shopName: null,
  shopUrl: null,
  currency: null,
  languages: [],
  connectedAt: null,
};
const shop: EtsyConnectionStatus = {
  ...available,

  connected: true,
  shopName: "HarborClay",
  shopUrl: "https://www.etsy.com/shop/HarborClay",
  currency: "EUR",

  languages: ["de", "en-US"],
  connectedAt: "2026-11-20T10:00:00.000Z",
};
const notice =
  "The term 'Etsy' is a trademark of Etsy, Inc. This application uses the Etsy API but is not endorsed or certified by Etsy, Inc.";

beforeEach(() => {
  provideBrowserParts();
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
  status: EtsyConnectionStatus,
  answers: Parameters<typeof fakeApi>[0] = {},
) {
  const api = fakeApi(answers);
  const onChange = jest.fn();
  const page = render(<EtsySection status={status} onChange={onChange} />);
  return { ...page, api, onChange, user: userEvent.setup() };
}

test("a site without a key: others than administrators see nothing", () => {
  expect(
    open({ ...available, isAvailable: false }).container,
  ).toBeEmptyDOMElement();
});

test("a site without a key: an administrator sees the callback address and the settings, to copy", () => {
  open({
    ...available,
    isAvailable: false,
    setup: { callbackUrl: "https://site.example/api/etsy/callback" },
  });
  expect(
    screen.getByText("https://site.example/api/etsy/callback"),
  ).toBeVisible();
  expect(
    screen.getByRole("button", { name: "Copy the callback address" }),
  ).toBeEnabled();
  expect(screen.getByText(/TOKEN_ENCRYPTION_KEY=/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Connect my shop" })).toBeNull();
});

test("a shop that is not connected: the section says what is allowed, with Etsy's notice in its exact words", () => {
  open(available);
  expect(screen.getByRole("button", { name: "Connect my shop" })).toBeEnabled();
  expect(screen.getByText(/never publishes, deletes or charges/)).toBeVisible();
  expect(screen.getByText(notice)).toBeVisible();
});

test("connect: when the call fails, its message is said and the button works again", async () => {
  const { user } = open(available, {
    "POST /api/etsy/connect": failure(
      429,
      "rate_limited",
      "Too many attempts.",
    ),
  });
  await user.click(screen.getByRole("button", { name: "Connect my shop" }));
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ description: "Too many attempts." }),
    ),
  );
  expect(screen.getByRole("button", { name: "Connect my shop" })).toBeEnabled();
});

test("a connected shop: name, currency and languages; disconnecting asks first", async () => {
  const { user, api, onChange } = open(shop, {
    "DELETE /api/etsy/connection": { status: 204 },
  });
  expect(screen.getByRole("link", { name: "HarborClay" })).toHaveAttribute(
    "href",
    shop.shopUrl,
  );
  expect(screen.getByText("German, English (United States)")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Disconnect" }));
  expect(api.to("/api/etsy/connection")).toEqual([]);
  expect(screen.getByText(/Your listings here stay/)).toBeVisible();
  await user.click(
    screen.getAllByRole("button", { name: "Disconnect" }).at(-1) ??
      document.body,
  );
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(api.to("/api/etsy/connection")).toMatchObject([{ method: "DELETE" }]);
});

test.each([
  ["refused", /revoked there, or not used/],
  ["scope_missing", /everything that a draft requires/],
  ["shop_closed", /once it is open/],
  ["unreadable", /no longer read/],
] as const)(
  "a connection that ended (%s): one sentence and a button",
  (problem, sentence) => {
    open({ ...shop, connected: false, problem });
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByText("Please connect HarborClay again")).toBeVisible();
    expect(screen.getByRole("button", { name: "Connect again" })).toBeEnabled();
  },
);

test("disconnecting that fails: says why, and can be pressed again", async () => {
  const { user, onChange } = open(shop, {
    "DELETE /api/etsy/connection": failure(503, "unavailable", "Try later."),
  });
  await user.click(screen.getByRole("button", { name: "Disconnect" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Disconnect" }));
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({
      title: "Not disconnected",
      description: "Try later.",
      variant: "error",
    }),
  );
  expect(dialog.getByRole("button", { name: "Disconnect" })).toBeEnabled();
  expect(onChange).not.toHaveBeenCalled();
});

test("dashboard: says once how connecting ended, and ignores anything else", () => {
  window.history.replaceState(null, "", "/dashboard?etsy=no_shop&x=1");
  const { unmount } = render(<EtsyNotice />);
  expect(screen.getByText(/has no shop yet/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Shop" })).toHaveAttribute(
    "href",
    "/shop#etsy",
  );
  expect(window.location.search).toBe("?x=1");
  unmount();
  window.history.replaceState(null, "", "/dashboard?etsy=%3Cscript%3E");
  expect(render(<EtsyNotice />).container).toBeEmptyDOMElement();
});
