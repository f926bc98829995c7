import { render, screen, waitFor, within } from "@testing-library/react";
import { ListingEditor } from "@/components/listing/editor/listing-editor";
import { DataClient } from "@/components/site/data-client";
import { failure, fakeApi, held, mug, ok } from "@/tests/components/fake-api";

beforeEach(() => localStorage.clear());

const buttons = () =>
  within(screen.getByRole("toolbar", { name: "Listing" })).getAllByRole(
    "button",
  );
const names = () =>
  buttons().map(
    (button) => button.getAttribute("aria-label") ?? button.textContent,
  );
const print = () => screen.getByRole("button", { name: "Print" });

test.each([
  [
    "a shop can be connected",
    ok({ isAvailable: true, connected: false }),
    true,
  ],
  [
    "this site has no key of Etsy",
    ok({ isAvailable: false, connected: false }),
    false,
  ],
  ["Etsy's state can't be read", failure(503, "unavailable", "Down"), false],
])(
  "toolbar: once it is known that %s, the buttons at its end stay in their place",
  async (_, answer, hasEtsy) => {
    const connection = held(answer);
    fakeApi({ "GET /api/etsy/connection": connection.handler });
    render(
      <DataClient>
        <ListingEditor listing={mug} onSaved={() => undefined} />
      </DataClient>,
    );
    const before = names();
    expect(before).not.toContain("Draft in Etsy");
    // A phone's bar has room for one of the two, and shows none before it is
    // known which.
    expect(print()).toHaveClass("max-sm:hidden");
    connection.release();
    await waitFor(() =>
      expect(print().classList.contains("max-sm:hidden")).toBe(hasEtsy),
    );
    if (hasEtsy) await screen.findByRole("button", { name: "Draft in Etsy" });
    expect(names().slice(-before.length)).toEqual(before);
    expect(names().includes("Draft in Etsy")).toBe(hasEtsy);
  },
);
