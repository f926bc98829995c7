import { answerMcp } from "@/lib/http/answer-mcp";
import { publicRoute } from "@/lib/http/route";

/** Assistants are no pages of ours; `answerMcp` refuses those of other sites. */
const options = { crossSite: true, bodyTypes: ["application/json"] as const };

export const POST = publicRoute(({ request }) => answerMcp(request), options);
