import {
  requireBrandBuilder,
  requireQuota,
} from "@/lib/billing/quota/reservations";
import { generateLogos } from "@/lib/brand/logos/generate-logos";
import { logoRequestSchema } from "@/lib/brand/schema";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";

export const POST = userRoute(async ({ request, user }) => {
  const now = new Date();
  requireBrandBuilder(user, now);
  await requireQuota(user, null, now);
  return generateLogos(user.id, await readJson(request, logoRequestSchema));
});
