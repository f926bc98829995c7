import { answerPicture } from "@/lib/http/answer-picture";
import { userRoute } from "@/lib/http/route";
import { parsePhotoId, readPicture } from "@/lib/photos/read-picture";

export const GET = userRoute<{ id: string }>(
  async ({ request, params, user }) => {
    const id = parsePhotoId(params.id);
    const ifNoneMatch = request.headers.get("if-none-match");
    const picture = await readPicture(
      { userId: user.id, id, part: "thumbnail", ifNoneMatch },
      new Date(),
    );
    return answerPicture(picture, "image/webp");
  },
);
