import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EtsyActions } from "@/components/history/etsy-actions";
import { DataClient } from "@/components/site/data-client";
import {
  provideBrowserParts,
  provideDialogs,
} from "@/tests/components/browser-parts";
import { fakeApi, ok } from "@/tests/components/fake-api";

const shown = (connected: boolean) => {
  const fake = fakeApi({
    "GET /api/etsy/connection": ok({ isAvailable: true, connected }),
    "POST /api/etsy/updates": ok({ listings: [], digest: "d" }),
  });
  render(
    <DataClient>
      <EtsyActions ids={[4, 5]} />
    </DataClient>,
  );
  return { ...fake, user: userEvent.setup() };
};

beforeEach(() => {
  provideBrowserParts();
  provideDialogs();
});

test.each([
  ["Update them on Etsy", "Update on Etsy", {}],
  ["Put back their latest change", "Put back on Etsy", { putBack: "latest" }],
])(
  "%s: opens in place of the choice, for the selection",
  async (button, title, more) => {
    const { user, to } = shown(true);
    await user.click(await screen.findByRole("button", { name: "On Etsy" }));
    await user.click(screen.getByRole("button", { name: button }));
    expect(await screen.findByRole("dialog", { name: title })).toBeTruthy();
    await screen.findByRole("list", { name: "Listings" });
    expect(to("/api/etsy/updates")[0]?.json).toEqual({
      targets: [4, 5].map((listingId) => ({ listingId, ...more })),
    });
  },
);

test("no connected shop: nothing is offered", async () => {
  const { to } = shown(false);
  await waitFor(() => expect(to("/api/etsy/connection")).toHaveLength(1));
  expect(screen.queryByRole("button")).toBeNull();
});
