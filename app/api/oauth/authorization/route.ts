import {
  answerAuthorization,
  describeAuthorization,
} from "@/lib/access/oauth/authorization";
import { authorizationAnswerSchema } from "@/lib/access/oauth/schema";
import { requireSessionId } from "@/lib/auth/current-user";
import { requireStepUp } from "@/lib/auth/factors/step-up";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";

/** The document of an app may be fetched each time. */
const perUser = { points: 60, seconds: 600 };

export const GET = userRoute(async ({ request, user }) => {
  await limit("oauth_authorization", String(user.id), perUser);
  return describeAuthorization(new URL(request.url).search, user, new Date());
});

export const POST = userRoute(async ({ request, user }) => {
  await limit("oauth_authorization", String(user.id), perUser);
  const answer = await readJson(request, authorizationAnswerSchema);
  const caller = { ...user, sid: requireSessionId(request) };
  if (answer.allow) await requireStepUp(user, caller.sid);
  return { redirectTo: await answerAuthorization(answer, caller, new Date()) };
});
