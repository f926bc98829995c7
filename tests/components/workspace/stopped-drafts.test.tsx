import { screen, waitFor } from "@testing-library/react";
import { StoppedDrafts } from "@/components/workspace/stopped-drafts";
import { openPage } from "@/tests/components/auth/auth-page";
import { nothingWaits, ok, seller } from "@/tests/components/fake-api";

const open = (drafts: object) =>
  openPage(<StoppedDrafts />, {
    "GET /api/auth/user": ok(seller),
    "GET /api/user/waiting": ok({ ...nothingWaits, drafts }),
  });

test("drafts that stopped: each with its reason, a link to it, and how many there are besides", async () => {
  open({
    count: 5,
    unseen: 0,
    first: [
      { listingId: 31, productName: "Speckled mug", message: "Etsy said no." },
    ],
  });
  expect(await screen.findByText("5 drafts stopped")).toBeVisible();
  expect(screen.getByText("Etsy said no.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Speckled mug" })).toHaveAttribute(
    "href",
    "/history?open=31",
  );
  expect(screen.getByRole("link", { name: "4 more" })).toHaveAttribute(
    "href",
    "/history",
  );
});

test("no draft stopped: nothing is said", async () => {
  const { api, container } = open({ count: 0, unseen: 0, first: [] });
  await waitFor(() => expect(api.to("/api/user/waiting")).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});
