import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { readVoice } from "@/lib/shop/read-voice";
import { voiceRequestSchema } from "@/lib/shop/schema";

export const POST = userRoute(async ({ request, user }) =>
  readVoice(user.id, await readJson(request, voiceRequestSchema)),
);
