import {
  readAltTexts,
  startAltTexts,
  stopAltTexts,
} from "@/lib/alt-texts/alt-texts";
import { startAltTextsSchema } from "@/lib/alt-texts/schema";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";

export const GET = userRoute(({ user }) => readAltTexts(user.id));

export const POST = userRoute(async ({ request, user }) => {
  const { listings } = await readJson(request, startAltTextsSchema);
  const started = await startAltTexts({ user, listings }, new Date());
  return Response.json(started, { status: 202 });
});

export const DELETE = userRoute(async ({ user }) => {
  await stopAltTexts(user.id);
  return new Response(null, { status: 204 });
});
