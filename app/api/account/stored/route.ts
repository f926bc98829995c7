import { listStored } from "@/lib/account/list-stored";
import { userRoute } from "@/lib/http/route";

export const GET = userRoute(({ user }) => listStored(user, new Date()));
