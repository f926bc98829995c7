import { keyRoute } from "@/lib/http/key-route";
import { readPhoto } from "@/lib/http/read-upload";
import { admitPhoto, uploadPhoto } from "@/lib/photos/upload-photo";

export const POST = keyRoute(
  "generate",
  async ({ request, user }) => {
    await admitPhoto(user.id);
    const { file } = await readPhoto(request, user.id);
    const { thumbnailUrl: _, ...photo } = await uploadPhoto(
      user.id,
      file,
      null,
    );
    return Response.json(photo, { status: 201 });
  },
  { bodyTypes: ["multipart/form-data"] },
);
