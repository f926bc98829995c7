import "server-only";
import { readSessionToken } from "@/lib/auth/session-cookie";
import { describeDevice } from "@/lib/auth/sessions/describe-device";

/** What a session keeps of the request that starts it. */
export function sessionRequest(request: Request, remember: boolean) {
  return { remember, device: describeDevice(request.headers.get("user-agent")), oldToken: readSessionToken(request) };
}
