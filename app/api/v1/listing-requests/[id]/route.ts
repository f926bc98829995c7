import { keyRoute } from "@/lib/http/key-route";
import { readListingRequest } from "@/lib/public-api/start-listing";

export const GET = keyRoute<{ id: string }>("generate", ({ params, user }) =>
  readListingRequest(user.id, params.id),
);
