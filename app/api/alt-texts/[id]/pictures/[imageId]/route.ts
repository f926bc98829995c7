import { readAltTextPicture } from "@/lib/alt-texts/alt-texts";
import { userRoute } from "@/lib/http/route";

export const GET = userRoute<{ id: string; imageId: string }>(
  async ({ params, user }) =>
    new Response(await readAltTextPicture(user.id, params), {
      headers: {
        "Content-Type": "image/jpeg",
        // Only until the page is left: Etsy's pictures are kept nowhere.
        "Cache-Control": "private, max-age=600",
        Vary: "Cookie",
      },
    }),
);
