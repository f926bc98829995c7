import { keyRoute } from "@/lib/http/key-route";
import { readUploadLink } from "@/lib/photos/links/upload-links";

export const GET = keyRoute<{ id: string }>(
  "generate",
  ({ params, user, now }) => readUploadLink(user.id, params.id, now),
);
