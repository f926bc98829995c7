import { linkRoute } from "@/lib/http/link-route";
import { readPhoto } from "@/lib/http/read-upload";
import {
  admitByLink,
  toOpenLink,
  uploadByLink,
} from "@/lib/photos/links/upload-links";

export const GET = linkRoute(({ link }) => toOpenLink(link));

export const POST = linkRoute(async ({ request, link }) => {
  await admitByLink(link);
  const { file, size } = await readPhoto(request, link.userId);
  return Response.json(await uploadByLink(link, file, size), { status: 201 });
});
