import { readPhoto } from "@/lib/http/read-upload";
import { userRoute } from "@/lib/http/route";
import { admitPhoto, uploadPhoto } from "@/lib/photos/upload-photo";

export const POST = userRoute(async ({ request, user }) => {
  await admitPhoto(user.id);
  const { file, size } = await readPhoto(request, user.id);
  return Response.json(await uploadPhoto(user.id, file, size), { status: 201 });
});
