import {
  findReservation,
  renewLongReservation,
  reserveListing,
} from "@/lib/billing/quota/quota-data";
import { reserve, reserveLong } from "@/lib/billing/quota/reservations";

jest.mock("@/lib/billing/quota/quota-data", () => ({
  ...jest.requireActual("@/lib/billing/quota/quota-data"),
  findReservation: jest.fn(),
  renewLongReservation: jest.fn(),
  reserveListing: jest.fn(),
}));

const now = new Date("2026-11-28T12:00:00Z");
const account = {
  id: 1,
  subscriptionTier: "free",
  subscriptionExpiresAt: null,
  trialExpiresAt: null,
  hasUsedTrial: false,
  grantedListings: 0,
  grantedPeriod: null,
};
const request = { idempotencyKey: "a", requestHash: "hash" };

/** The key stands for this already. */
const knowAs = (state: "reserved" | "committed", requestHash = "hash") =>
  jest.mocked(reserveListing).mockResolvedValue({
    kind: "known",
    reservation: { id: "r", state, requestHash, listingId: 7 },
  });

test("a request again whose reservation is gone meanwhile: it could not be written, and nothing was counted", async () => {
  knowAs("reserved");
  jest.mocked(findReservation).mockResolvedValue(null);
  await expect(reserve(account, request, now)).rejects.toMatchObject({
    code: "upstream_failed",
    message: expect.stringContaining("Nothing was counted"),
  });
});

describe("what is answered within a day, asked for again", () => {
  beforeEach(() => {
    jest.mocked(renewLongReservation).mockReset().mockResolvedValue(true);
  });

  test("written: the listing, and nothing is written again", async () => {
    knowAs("committed");
    expect(await reserveLong(account, request, now)).toEqual({
      committed: { id: "r", listingId: 7 },
    });
    expect(renewLongReservation).not.toHaveBeenCalled();
  });

  test("not yet written: the same reservation, for longer", async () => {
    knowAs("reserved");
    expect(await reserveLong(account, request, now)).toEqual({
      reservationId: "r",
    });
    expect(renewLongReservation).toHaveBeenCalledWith("r");
  });

  test("by something else with the same key: conflict", async () => {
    knowAs("reserved", "another hash");
    await expect(reserveLong(account, request, now)).rejects.toMatchObject({
      code: "conflict",
    });
  });

  test("settled at the same moment: to be tried again", async () => {
    knowAs("reserved");
    jest.mocked(renewLongReservation).mockResolvedValue(false);
    await expect(reserveLong(account, request, now)).rejects.toMatchObject({
      code: "unavailable",
    });
  });
});
