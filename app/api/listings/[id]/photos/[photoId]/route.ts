import { replacePhoto } from "@/lib/etsy/proposal/propose-draft";
import { photoReplacementSchema } from "@/lib/etsy/proposal/schema";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { parseListingId } from "@/lib/listings/require-listing";
import { parsePhotoId } from "@/lib/photos/read-picture";

/** Puts a photo that was uploaded before into the place of this one. */
export const PUT = userRoute<{ id: string; photoId: string }>(
  async ({ request, params, user }) => {
    const target = {
      userId: user.id,
      listingId: parseListingId(params.id),
      photoId: parsePhotoId(params.photoId),
    };
    const { photoId: newPhotoId } = await readJson(
      request,
      photoReplacementSchema,
    );
    return replacePhoto({ ...target, newPhotoId });
  },
);
