import { disconnect, readConnection } from "@/lib/etsy/connection/connection";
import { userRoute } from "@/lib/http/route";

export const GET = userRoute(({ user }) =>
  readConnection(user.id, user.isAdmin),
);

export const DELETE = userRoute(async ({ user }) => {
  await disconnect(user.id);
  return new Response(null, { status: 204 });
});
