import { keyRoute } from "@/lib/http/key-route";
import { readListingRequest } from "@/lib/public-api/create-listing";

export const GET = keyRoute<{ id: string }>("generate", ({ params, user }) =>
  readListingRequest(user.id, params.id),
);
