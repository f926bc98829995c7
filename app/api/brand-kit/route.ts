import { listKit } from "@/lib/brand/kit/kit";
import { userRoute } from "@/lib/http/route";

export const GET = userRoute(({ user }) => listKit(user.id));
