import {
  answerOf,
  requirePublication,
} from "@/lib/etsy/publish/publish-listing";
import { userRoute } from "@/lib/http/route";

export const GET = userRoute<{ id: string }>(async ({ params, user }) =>
  answerOf(await requirePublication(params.id, user.id)),
);
