import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { voiceRequestSchema } from "@/lib/listings/shop/schema";
import { readVoice } from "@/lib/listings/voice/read-voice";

export const POST = userRoute(async ({ request, user }) =>
  readVoice(user.id, await readJson(request, voiceRequestSchema)),
);
