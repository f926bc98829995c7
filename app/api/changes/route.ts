import { readChanges } from "@/lib/changes/changes";
import { userRoute } from "@/lib/http/route";

export const GET = userRoute(({ request, user }) =>
  readChanges(user.id, new URL(request.url).searchParams.get("cursor")),
);
