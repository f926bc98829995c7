import { changePlan } from "@/lib/billing/plan-changes/change-plan";
import { changePlanSchema } from "@/lib/billing/schema";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";

export const POST = userRoute(
  async ({ request, user }) => {
    const { tier } = await readJson(request, changePlanSchema, { status: 400 });
    return changePlan(user.id, tier, new Date());
  },
  { needsBilling: true },
);
