import { startTrial } from "@/lib/billing/trial/start-trial";
import { userRoute } from "@/lib/http/route";

export const POST = userRoute(({ user }) => startTrial(user.id, new Date()), {
  needsBilling: true,
});
