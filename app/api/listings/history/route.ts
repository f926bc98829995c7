import { parseInput } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { listHistory } from "@/lib/listings/history/list-history";
import { historyQuerySchema } from "@/lib/listings/history/schema";

export const GET = userRoute(async ({ request, user }) => {
  const asked = new URL(request.url).searchParams;
  const query = parseInput(historyQuerySchema, Object.fromEntries(asked));
  const { entries, next, total } = await listHistory(user.id, query);
  const headers = new Headers({ "X-Total-Count": String(total) });
  if (next !== null) {
    asked.set("cursor", next);
    headers.set("Link", `</api/listings/history?${asked}>; rel="next"`);
  }
  return Response.json(entries, { headers });
});
