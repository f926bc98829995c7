import { render, screen, within } from "@testing-library/react";
import { ListingDetail } from "@/components/audit/results/listing-detail";
import { type AuditDetail, detailListing } from "@/lib/audit/audit-listing";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import { provideDialogs } from "@/tests/components/browser-parts";

beforeAll(provideDialogs);

function open(detail: AuditDetail) {
  const nothing = () => undefined;
  render(
    <ListingDetail
      index={0}
      groups={[]}
      rows={[detail.row]}
      isBusy={false}
      problem={null}
      AtEtsy={undefined}
      readDetail={async () => detail}
      onOpen={nothing}
      onFix={nothing}
      onClose={nothing}
    />,
  );
}

test("one point to win: one point", async () => {
  const entry = {
    listing: { ...emptyListing, title: "Oak Bowl" },
    sku: "",
    price: "",
  };
  const detail = detailListing(entry, 0, {
    unknown: [],
    findOutOfSeason: () => [],
  });
  open({ ...detail, row: { ...detail.row, score: 99 } });
  expect(await screen.findByText(/1 point to win$/)).toBeVisible();
});

test("what is advised of a listing: what costs most points comes first", async () => {
  const filler =
    "Perfect gift for anyone. A must-have for every home. You will love it. It makes a great gift.";
  const listing = {
    ...emptyListing,
    title: "Oak Bowl",
    description: `A bowl of oak. ${filler}`,
    tags: ["oak bowl"],
  };
  const detail = detailListing({ listing, sku: "", price: "" }, 0, {
    unknown: [],
    findOutOfSeason: () => [],
  });
  open(detail);
  const advice = await screen.findByText("What the guidance advises");
  const [first] = within(advice.parentElement as HTMLElement).getAllByRole(
    "listitem",
  );
  expect(first).toHaveTextContent(/could stand in any listing/);
});
