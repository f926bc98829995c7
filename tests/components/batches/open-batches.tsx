import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Batches } from "@/components/batches/batches";
import { DataClient } from "@/components/site/data-client";
import {
  type BatchAnswer,
  type RowAnswer,
  rowStates,
} from "@/lib/batches/schema";
import { fakeApi, ok } from "@/tests/components/fake-api";

export const id = "5f0f4a52-3e0b-4c3f-9f0c-0d6f5f0b9a10";
export const path = `/api/batches/${id}`;

export const row = (
  position: number,
  change: Partial<RowAnswer> = {},
): RowAnswer => ({
  id: `row-${position}`,
  position,
  state: "ready",
  isRejected: false,
  reason: null,
  message: null,

  form: { productName: `Mug ${position}` },
  photoIds: [],
  listingId: 30 + position,
  title: `Stoneware Mug ${position}`,

  score: 90,
  missing: [],
  problems: [],
  overlap: null,
  ...change,
});

export function batchOf(
  rows: RowAnswer[],
  change: Partial<BatchAnswer> = {},
): BatchAnswer {
  const counts = Object.fromEntries(
    rowStates.map((state) => [
      state,
      rows.filter((row) => row.state === state).length,
    ]),
  ) as BatchAnswer["counts"];
  return {
    id,
    name: "Autumn mugs",
    state: "done",
    createdAt: "2026-11-02T10:00:00.000Z",
    counts,
    rows,
    ...change,
  };
}

export function open(answers: Parameters<typeof fakeApi>[0], search = "") {
  window.history.replaceState(null, "", `/batches${search}`);
  const api = fakeApi({ "GET /api/batches": ok([]), ...answers });
  const { unmount } = render(
    <DataClient>
      <Batches />
    </DataClient>,
  );
  return { api, user: userEvent.setup(), unmount };
}

/** As when the seller comes back to the tab. */
export const lookAgain = () =>
  document.dispatchEvent(new Event("visibilitychange"));
