import { GET as read } from "@/app/api/listings/[id]/changes/route";
import type { ListingChanges } from "@/lib/changes/schema";
import { createRequest } from "@/tests/support/factories";

type Route = (
  request: Request,
  context: { params: Promise<{ id: string }> },
) => Promise<Response>;

/** Calls a route of a listing or of a change. */
export async function callWithId(
  handler: unknown,
  method: string,
  id: string | number,
  cookie: string,
  body?: unknown,
) {
  const context = { params: Promise.resolve({ id: String(id) }) };
  const response = await (handler as Route)(
    createRequest(method, "/api/x", body, { cookie }),
    context,
  );
  const text = await response.text();
  return {
    status: response.status,
    body: text === "" ? null : JSON.parse(text),
  };
}

export const changesOf = async (
  listingId: number,
  cookie: string,
): Promise<ListingChanges> =>
  (await callWithId(read, "GET", listingId, cookie)).body;
