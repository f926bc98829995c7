import { call } from "@/tests/support/instances";

/** The address of a page of Stripe's at which the seller can pay. */
export async function openCheckout(instance: string, cookie: string) {
  const answer = await call(
    instance,
    "POST",
    "/api/create-checkout-session",
    { plan: "standard" },
    { cookie },
  );
  const { checkoutUrl }: { checkoutUrl: string } = await answer.json();
  return checkoutUrl;
}

/**
 * What a browser does with that page's form; resolves with the session's id.
 */
export async function pay(checkoutUrl: string) {
  const paid = await fetch(`${checkoutUrl}/pay`, {
    method: "POST",
    redirect: "manual",
  });
  return new URL(paid.headers.get("location") ?? "").searchParams.get(
    "session_id",
  );
}

/** Verifies a checkout like the page that the seller returns to. */
export const verify = (
  instance: string,
  sessionId: string | null,
  cookie: string,
) =>
  call(instance, "GET", `/api/verify-subscription/${sessionId}`, undefined, {
    cookie,
  });
