import { updatesRequestSchema } from "@/lib/etsy/update/schema";
import {
  ChangedSinceShown,
  previewUpdates,
  updateListings,
} from "@/lib/etsy/update/update-listings";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";

/** Bytes: 20 listings with 20 alt texts each, in any script. */
const maxBytes = 1024 * 1024;

export const POST = userRoute(async ({ request, user }) => {
  await limit("etsy_updates", String(user.id), { points: 60, seconds: 600 });
  const given = await readJson(request, updatesRequestSchema, { maxBytes });
  if (given.confirm !== true) return previewUpdates(user.id, given.targets);
  try {
    return Response.json(await updateListings(user.id, given), {
      status: 202,
    });
  } catch (error) {
    if (!(error instanceof ChangedSinceShown)) throw error;
    const { code, message, preview, status } = error;
    return Response.json({ code, message, preview }, { status });
  }
});
