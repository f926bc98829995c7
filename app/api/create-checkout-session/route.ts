import { createCheckout } from "@/lib/billing/plan-changes/checkout";
import { checkoutSchema } from "@/lib/billing/schema";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";

export const POST = userRoute(
  async ({ request, user }) => {
    const { plan } = await readJson(request, checkoutSchema, { status: 400 });
    return { checkoutUrl: await createCheckout(user.id, plan, new Date()) };
  },
  { needsBilling: true },
);
