import { readTogether } from "@/lib/changes/changes";
import { userRoute } from "@/lib/http/route";

export const GET = userRoute<{ groupId: string }>(({ params, user }) =>
  readTogether(user.id, params.groupId),
);
