import { answerPicture } from "@/lib/http/answer-picture";
import { userRoute } from "@/lib/http/route";
import { deletePhoto, parsePhotoId, readPicture } from "@/lib/photos/require-photo";

type Params = { id: string };

export const GET = userRoute<Params>(async ({ request, params, user }) => {
  const id = parsePhotoId(params.id);
  const ifNoneMatch = request.headers.get("if-none-match");
  return answerPicture(await readPicture({ userId: user.id, id, part: "copy", ifNoneMatch }, new Date()), "image/jpeg");
});

export const DELETE = userRoute<Params>(async ({ params, user }) => {
  await deletePhoto(user.id, parsePhotoId(params.id), new Date());
  return new Response(null, { status: 204 });
});
