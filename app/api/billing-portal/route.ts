import { openPortal } from "@/lib/billing/changes/open-portal";
import { userRoute } from "@/lib/http/route";

export const POST = userRoute(async ({ user }) => ({ portalUrl: await openPortal(user.id) }));
