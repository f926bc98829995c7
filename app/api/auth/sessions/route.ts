import { readSessionToken } from "@/lib/auth/cookies";
import {
  endOtherSessions,
  listOwnSessions,
} from "@/lib/auth/sessions/own-sessions";
import { userRoute } from "@/lib/http/route";

export const GET = userRoute(({ request, user }) =>
  listOwnSessions(user.id, readSessionToken(request)),
);

export const DELETE = userRoute(async ({ request, user }) => {
  const ended = await endOtherSessions(user.id, readSessionToken(request));
  return { message: "Other devices are signed out.", ended };
});
