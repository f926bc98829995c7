import { listConnectedApps } from "@/lib/access/oauth/connected-apps/connected-apps";
import { userRoute } from "@/lib/http/route";

export const GET = userRoute(({ user }) => listConnectedApps(user.id));
