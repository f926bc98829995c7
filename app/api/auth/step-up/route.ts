import { requireSessionId } from "@/lib/auth/current-user";
import { stepUpSchema } from "@/lib/auth/factors/schema";
import { confirmSession } from "@/lib/auth/factors/step-up";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";

/** The proof counts for ten minutes in this session. */
export const POST = userRoute(async ({ request, user }) => {
  const proof = await readJson(request, stepUpSchema);
  await confirmSession(user, requireSessionId(request), proof);
  return { message: "Confirmed." };
});
