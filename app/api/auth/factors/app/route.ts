import { requireSessionId } from "@/lib/auth/current-user";
import {
  confirmOwnApp,
  removeOwnApp,
  startOwnApp,
} from "@/lib/auth/factors/own-factors";
import { appCodeOnlySchema } from "@/lib/auth/factors/schema";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";

/** A secret for an authenticator app, which asks for nothing yet. */
export const POST = userRoute(({ user }) => startOwnApp(user), {
  stepUp: "always",
});

/** The first code, from which on the app is asked for. */
export const PUT = userRoute(
  async ({ request, user }) => {
    const { code } = await readJson(request, appCodeOnlySchema);
    return confirmOwnApp(user.id, { code, sid: requireSessionId(request) });
  },
  { stepUp: "always" },
);

export const DELETE = userRoute(
  async ({ user }) => {
    await removeOwnApp(user.id);
    return { message: "The authenticator app is removed." };
  },
  { stepUp: "always" },
);
