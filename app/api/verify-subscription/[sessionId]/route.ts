import { verifyCheckout } from "@/lib/billing/plan-changes/checkout";
import { userRoute } from "@/lib/http/route";

export const GET = userRoute<{ sessionId: string }>(
  ({ user, params }) => verifyCheckout(user.id, params.sessionId, new Date()),
  { needsBilling: true },
);
