import { readProgress } from "@/lib/etsy/update/update-listings";
import { userRoute } from "@/lib/http/route";

export const GET = userRoute<{ groupId: string }>(({ params, user }) =>
  readProgress(user.id, params.groupId),
);
