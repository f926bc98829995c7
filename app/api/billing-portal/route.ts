import { openPortal } from "@/lib/billing/plan-changes/portal";
import { userRoute } from "@/lib/http/route";

export const POST = userRoute(
  async ({ user }) => ({
    portalUrl: await openPortal(user.id),
  }),
  { needsBilling: true },
);
