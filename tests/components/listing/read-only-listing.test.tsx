import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReadOnlyListing } from "@/components/listing/view/read-only-listing";
import { provideDialogs } from "@/tests/components/browser-parts";
import { mug } from "@/tests/components/fake-api";

beforeAll(provideDialogs);

test("read-only listing: asks before blanks and claims are copied, and leads to the field", async () => {
  const user = userEvent.setup();
  const writeText = jest
    .spyOn(navigator.clipboard, "writeText")
    .mockResolvedValue();
  render(
    <ReadOnlyListing
      listing={{ ...mug, title: "Sterling Silver Mug" }}
      listingId={mug.id}
    />,
  );
  const name = "2 blanks and 1 unconfirmed claim left";
  // Claims are found as soon as their tables are loaded; blanks at once.
  await waitFor(async () => {
    const close = screen.queryByRole("button", { name: "Close" });
    if (close) await user.click(close);
    await user.click(screen.getByRole("button", { name: "Copy all" }));
    expect(screen.getByRole("dialog", { name })).toBeVisible();
  });
  await user.click(screen.getByRole("button", { name: "Show me" }));
  await waitFor(() =>
    expect(screen.getByRole("region", { name: "Title" })).toHaveFocus(),
  );
  expect(writeText).not.toHaveBeenCalled();
});
