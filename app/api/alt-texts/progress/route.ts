import { readProgress } from "@/lib/alt-texts/alt-texts";
import { userRoute } from "@/lib/http/route";

export const GET = userRoute(({ user }) => readProgress(user.id));
