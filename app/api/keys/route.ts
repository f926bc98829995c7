import { createOwnKey, listOwnKeys } from "@/lib/access/keys/keys";
import { newKeySchema } from "@/lib/access/keys/schema";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/rate-limit";

export const GET = userRoute(({ user }) => listOwnKeys(user.id, new Date()));

export const POST = userRoute(async ({ request, user }) => {
  await limit("keys", String(user.id), { points: 30, seconds: 3_600 });
  const key = await createOwnKey(user.id, await readJson(request, newKeySchema), new Date());
  return Response.json(key, { status: 201 });
});
