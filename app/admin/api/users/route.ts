import { usersQuerySchema } from "@/lib/admin/schema";
import { listUsers } from "@/lib/admin/users/list-users";
import { parseInput } from "@/lib/http/body";
import { adminRoute } from "@/lib/http/route";

export const GET = adminRoute(async ({ request }) => {
  const { searchParams } = new URL(request.url);
  const query = parseInput(usersQuerySchema, Object.fromEntries(searchParams));
  const { next, ...page } = await listUsers(query, new Date());
  if (next === null) return page;
  const rest = new URLSearchParams({
    q: query.q,
    sort: query.sort,
    limit: String(query.limit),
    cursor: next,
  });
  return Response.json(page, {
    headers: { Link: `</admin/api/users?${rest}>; rel="next"` },
  });
});
