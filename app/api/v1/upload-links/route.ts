import { keyRoute } from "@/lib/http/key-route";
import { createUploadLink } from "@/lib/photos/links/upload-links";

export const POST = keyRoute("generate", async ({ bearer, now }) => {
  const link = await createUploadLink(bearer, now);
  return Response.json(link, {
    status: 201,
    headers: { Location: `/api/v1/upload-links/${link.id}` },
  });
});
