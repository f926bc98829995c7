import { renewRecoveryCodes } from "@/lib/auth/factors/own-factors";
import { userRoute } from "@/lib/http/route";

/** New codes, which are shown this once; those before no longer work. */
export const POST = userRoute(({ user }) => renewRecoveryCodes(user.id), {
  stepUp: "always",
});
