import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import {
  readFilters,
  saveFilter,
} from "@/lib/listings/saved-filters/saved-filters";
import { newFilterSchema } from "@/lib/listings/saved-filters/schema";
import { limit } from "@/lib/resilience/rate-limit";

export const GET = userRoute(({ user }) => readFilters(user.id));

export const POST = userRoute(async ({ request, user }) => {
  await limit("filters", String(user.id), { points: 100, seconds: 3_600 });
  return Response.json(
    await saveFilter(user.id, await readJson(request, newFilterSchema)),
    { status: 201 },
  );
});
