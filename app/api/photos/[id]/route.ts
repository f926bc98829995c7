import { answerPicture } from "@/lib/http/answer-picture";
import { userRoute } from "@/lib/http/route";
import {
  deletePhoto,
  parsePhotoId,
  readPicture,
} from "@/lib/photos/read-picture";

type Params = { id: string };

export const GET = userRoute<Params>(async ({ request, params, user }) => {
  const id = parsePhotoId(params.id);
  const ifNoneMatch = request.headers.get("if-none-match");
  return answerPicture(
    await readPicture(
      { userId: user.id, id, part: "copy", ifNoneMatch },
      new Date(),
    ),
    "image/jpeg",
  );
});

/** With `?waiting=true` only as long as no listing has it. */
export const DELETE = userRoute<Params>(async ({ request, params, user }) => {
  const isWaiting = new URL(request.url).searchParams.get("waiting") === "true";
  await deletePhoto(
    { userId: user.id, id: parsePhotoId(params.id), isWaiting },
    new Date(),
  );
  return new Response(null, { status: 204 });
});
