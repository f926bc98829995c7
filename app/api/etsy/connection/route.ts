import { stopAltTexts } from "@/lib/alt-texts/alt-texts";
import { disconnect, readConnection } from "@/lib/etsy/connection/connection";
import { userRoute } from "@/lib/http/route";

export const GET = userRoute(({ user }) =>
  readConnection(user.id, user.isAdmin),
);

export const DELETE = userRoute(async ({ user }) => {
  // While it is known what of the plan is held for it.
  await stopAltTexts(user.id);
  await disconnect(user.id);
  return new Response(null, { status: 204 });
});
