import {
  answerOf,
  requirePublication,
} from "@/lib/etsy/publish/publish-listing";
import { keyRoute } from "@/lib/http/key-route";
import { toPublicPublication } from "@/lib/public-api/to-public-publication";

export const GET = keyRoute<{ id: string }>("etsy", async ({ params, user }) =>
  toPublicPublication(answerOf(await requirePublication(params.id, user.id))),
);
