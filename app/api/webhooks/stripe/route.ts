import { receiveEvent } from "@/lib/billing/events/receive-event";
import { readBytes } from "@/lib/http/read-bytes";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute(
  async ({ request }) => {
    const body = await readBytes(request, {
      maxBytes: 1024 * 1024,
      deadline: 10_000,
    });
    await receiveEvent(body, request.headers.get("stripe-signature"));
    return { received: true };
  },
  { crossSite: true, bodyTypes: ["application/json"], needsBilling: true },
);
