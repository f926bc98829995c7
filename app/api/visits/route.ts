import { hasSignedInHint } from "@/lib/auth/signed-in-hint";
import { publicPathOf } from "@/lib/content/public-path-of";
import { countVisit } from "@/lib/funnel/count-visit";
import { clientIp } from "@/lib/http/client-ip";
import { asksForPrivacy } from "@/lib/http/first-page-of";
import { publicRoute } from "@/lib/http/route";

/**
 * A visitor opened a page. The answer is the same whether it is counted or not:
 * pages don't wait for it, and all of them ask.
 */
export const POST = publicRoute(({ request }) => {
  const { searchParams } = new URL(request.url);
  const first = searchParams.get("first");
  const page = publicPathOf(first ?? searchParams.get("page"));
  const isSeller = hasSignedInHint(request.headers.get("cookie") ?? "");
  if (page !== null && !isSeller && !asksForPrivacy(request))
    countVisit({
      page,
      isFirst: first !== null,
      ipAddress: clientIp(request),
    });
  return new Response(null, { status: 204 });
});
