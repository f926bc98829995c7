import { AppError } from "@/lib/errors";
import { readFile } from "@/lib/http/read-upload";
import { userRoute } from "@/lib/http/route";
import { parsePhotoSize, photoMessages } from "@/lib/photos/limits";
import { admitPhoto, uploadPhoto } from "@/lib/photos/upload-photo";

export const POST = userRoute(async ({ request, user }) => {
  await admitPhoto(user.id);
  const { file, texts } = await readFile(request, user.id, "photo");
  if (!file) throw new AppError("invalid_input", photoMessages.missing);
  const text = (name: string) => texts.get(name)?.toString("latin1") ?? "";
  const size = parsePhotoSize(`${text("width")}x${text("height")}`);
  return Response.json(await uploadPhoto(user.id, file, size), { status: 201 });
});
