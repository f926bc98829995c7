import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { seenSchema } from "@/lib/waiting/schema";
import { markSeen, readWaiting } from "@/lib/waiting/waiting";

export const GET = userRoute(({ user }) => readWaiting(user.id));

export const PUT = userRoute(async ({ request, user }) => {
  await markSeen(user.id, await readJson(request, seenSchema));
  // Pages don't read what it says, and a body would have to be read.
  return new Response(null, { status: 204 });
});
