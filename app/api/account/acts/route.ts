import { listActs } from "@/lib/account/list-acts";
import { userRoute } from "@/lib/http/route";

export const GET = userRoute(async ({ user }) => ({
  data: await listActs(user.id),
}));
