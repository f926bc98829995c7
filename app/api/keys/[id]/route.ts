import { revokeOwnKey } from "@/lib/access/keys/keys";
import { userRoute } from "@/lib/http/route";

export const DELETE = userRoute<{ id: string }>(async ({ params, user }) => {
  await revokeOwnKey(user.id, params.id, new Date());
  return new Response(null, { status: 204 });
});
