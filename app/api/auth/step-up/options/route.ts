import { requireSessionId } from "@/lib/auth/current-user";
import { askForConfirmation } from "@/lib/auth/factors/step-up";
import { userRoute } from "@/lib/http/route";

/** What a passkey is to sign. */
export const POST = userRoute(({ request, user }) =>
  askForConfirmation(user, requireSessionId(request)),
);
