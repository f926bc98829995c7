import { openTargets } from "@/lib/alt-texts/open-targets";
import { altTextTargetsSchema } from "@/lib/alt-texts/schema";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";

export const POST = userRoute(async ({ request, user }) => {
  const { listings } = await readJson(request, altTextTargetsSchema);
  return openTargets(user.id, listings);
});
