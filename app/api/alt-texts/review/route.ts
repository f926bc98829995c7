import { z } from "zod";
import { reviewAltTexts } from "@/lib/alt-texts/review-alt-texts";
import { mostWaiting } from "@/lib/alt-texts/schema";
import { parseInput } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";

const querySchema = z.object({
  from: z.coerce.number().int().min(0).max(mostWaiting).default(0),
});

export const GET = userRoute(({ request, user }) => {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return reviewAltTexts(user.id, parseInput(querySchema, query).from);
});
