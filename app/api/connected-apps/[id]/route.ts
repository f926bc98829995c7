import { disconnectApp } from "@/lib/access/oauth/connected-apps/connected-apps";
import { userRoute } from "@/lib/http/route";

export const DELETE = userRoute<{ id: string }>(async ({ params, user }) => {
  await disconnectApp(user.id, params.id, new Date());
  return new Response(null, { status: 204 });
});
