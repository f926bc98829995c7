import { AppError } from "@/lib/errors";
import { keyRoute } from "@/lib/http/key-route";
import { readFile } from "@/lib/http/read-upload";
import { photoMessages } from "@/lib/photos/limits";
import { admitPhoto, uploadPhoto } from "@/lib/photos/upload-photo";

export const POST = keyRoute(
  "generate",
  async ({ request, user }) => {
    await admitPhoto(user.id);
    const { file } = await readFile(request, user.id, "photo");
    if (!file) throw new AppError("invalid_input", photoMessages.missing);
    const { thumbnailUrl: _, ...photo } = await uploadPhoto(
      user.id,
      file,
      null,
    );
    return Response.json(photo, { status: 201 });
  },
  { bodyTypes: ["multipart/form-data"] },
);
