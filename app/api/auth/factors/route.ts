import { listOwnFactors } from "@/lib/auth/factors/own-factors";
import { userRoute } from "@/lib/http/route";

export const GET = userRoute(({ user }) => listOwnFactors(user));
