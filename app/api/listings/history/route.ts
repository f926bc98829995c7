import { userRoute } from "@/lib/http/route";
import { listHistory } from "@/lib/listings/history/list-history";

export const GET = userRoute(async ({ request, user }) => {
  const { entries, next } = await listHistory(user.id, new URL(request.url).searchParams.get("cursor"));
  const headers = next === null ? undefined : { Link: `</api/listings/history?cursor=${next}>; rel="next"` };
  return Response.json(entries, headers && { headers });
});
