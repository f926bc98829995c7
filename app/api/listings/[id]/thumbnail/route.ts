import { answerPicture } from "@/lib/http/answer-picture";
import { userRoute } from "@/lib/http/route";
import { parseListingId, readThumbnail } from "@/lib/listings/require-listing";

export const GET = userRoute<{ id: string }>(
  async ({ request, params, user }) => {
    const known = request.headers.get("if-none-match");
    return answerPicture(
      await readThumbnail(user.id, parseListingId(params.id), known),
      "image/webp",
    );
  },
);
