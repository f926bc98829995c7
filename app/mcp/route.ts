import { answerMcp } from "@/lib/http/answer-mcp";
import { createRoute } from "@/lib/http/route";

/**
 * Assistants are no pages of ours; `answerMcp` refuses those of other sites,
 * and says who calls.
 */
const options = { crossSite: true, bodyTypes: ["application/json"] as const };

export const POST = createRoute(
  ({ request, requestId }, trace) => answerMcp(request, requestId, trace),
  options,
);
