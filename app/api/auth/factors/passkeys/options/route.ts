import { requireSessionId } from "@/lib/auth/current-user";
import { startOwnPasskey } from "@/lib/auth/factors/own-factors";
import { userRoute } from "@/lib/http/route";

/** What a device needs to make a passkey. */
export const POST = userRoute(
  ({ request, user }) => startOwnPasskey(user, requireSessionId(request)),
  { stepUp: "always" },
);
