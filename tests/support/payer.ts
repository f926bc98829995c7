import { POST as openPortal } from "@/app/api/billing-portal/route";
import { POST as createCheckout } from "@/app/api/create-checkout-session/route";
import { POST as startTrial } from "@/app/api/start-trial/route";
import { GET as readStatus } from "@/app/api/subscription-status/route";
import { POST as changePlan } from "@/app/api/upgrade-subscription/route";
import { GET as verify } from "@/app/api/verify-subscription/[sessionId]/route";
import { db } from "@/lib/database/db";
import { answerOf } from "@/tests/support/answer";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import {
  postEvent,
  runSyncs,
  type startTestStripe,
} from "@/tests/support/stripe";

type TestStripe = Awaited<ReturnType<typeof startTestStripe>>;
type Route = (request: Request) => Promise<Response>;

const urlOf = ({ body }: { body: unknown }) => String(Object(body).checkoutUrl);

/** A signed-in user and the calls of the pages. */
export async function createSeller(
  fields: Parameters<typeof createUser>[0] = {},
) {
  const user = await createUser(fields);
  const cookie = await signIn(user);
  const post = (route: Route, body?: unknown) =>
    answerOf(route(createRequest("POST", "/api/x", body, { cookie })));
  const get = () => createRequest("GET", "/api/x", undefined, { cookie });
  const row = () => db().user.findUniqueOrThrow({ where: { id: user.id } });
  return {
    user,
    cookie,
    row,
    checkout: (plan: unknown) => post(createCheckout, { plan }),
    checkoutWith: (body: unknown) => post(createCheckout, body),
    change: (tier: unknown) => post(changePlan, { tier }),
    changeWith: (body: unknown) => post(changePlan, body),
    portal: () => post(openPortal),
    trial: () => post(startTrial),
    status: async () => Object((await answerOf(readStatus(get()))).body),
    verify: (sessionId: string) =>
      answerOf(verify(get(), { params: Promise.resolve({ sessionId }) })),
    customer: async () => (await row()).stripeCustomerId ?? "none",
  };
}

/** A user who has paid at Stripe, before any event reached the application. */
export async function createPayer(
  stripe: TestStripe,
  plan: "standard" | "pro" = "standard",
) {
  const seller = await createSeller();
  const { location } = await stripe.submit(
    `${urlOf(await seller.checkout(plan))}/pay`,
  );
  const sessionId =
    new URL(location ?? "").searchParams.get("session_id") ?? "";
  return { ...seller, sessionId, id: await seller.customer() };
}

/** Posts every event of a customer and runs the queued syncs. */
export async function deliverAll(stripe: TestStripe, customer: string) {
  for (const event of await stripe.signedEventsOf(customer))
    expect((await postEvent(event)).status).toBe(200);
  await runSyncs(customer);
}

export { urlOf };
