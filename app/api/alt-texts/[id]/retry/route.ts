import { retryAltTexts } from "@/lib/alt-texts/alt-texts";
import { userRoute } from "@/lib/http/route";

export const POST = userRoute<{ id: string }>(async ({ params, user }) => {
  await retryAltTexts(user.id, params.id);
  return new Response(null, { status: 204 });
});
