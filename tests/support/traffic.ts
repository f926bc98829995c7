import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import Stripe from "stripe";
import { password } from "@/tests/support/factories";
import { until } from "@/tests/support/one-more-instance";
import {
  type Answer,
  createWebSeller,
  openBrowser,
  type Site,
  subscribe,
  type WebSeller,
} from "@/tests/support/web-seller";

type Client = WebSeller & { site: Site; customer: string };

async function openPage({ send }: Client) {
  const page = await send("GET", "/generate");
  const assets = new Set(
    Array.from(
      page.text.matchAll(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g),
      ([path]) => path,
    ),
  );
  return [
    page,
    ...(await Promise.all([...assets].map((path) => send("GET", path)))),
  ];
}

/** As Stripe does, which knows the endpoint's secret. */
function postEvent({ send, customer }: Client) {
  const id = `evt_${randomUUID().replaceAll("-", "")}`;
  const object = { object: "customer", id: customer };
  const payload = JSON.stringify({
    id,
    object: "event",
    type: "customer.updated",
    data: { object },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: "whsec_sandbox_embedded",
  });
  return send("POST", "/api/webhooks/stripe", payload, {
    "Stripe-Signature": signature,
  });
}

const requests = {
  // In another browser: with the cookie of the first one, it would end that
  // session.
  sign_in: ({ site, email }: Client) =>
    openBrowser(site).send("POST", "/api/auth/signin", { email, password }),
  status: ({ send }: Client) => send("GET", "/api/subscription-status"),
  history: ({ send }: Client) => send("GET", "/api/listings/history"),
  listing: ({ send }: Client) =>
    send("POST", "/api/generate-listing", {
      productName: `Bowl ${randomUUID()}`,
    }),
  event: postEvent,
  page: openPage,
};
type Kind = keyof typeof requests;
const kinds = Object.keys(requests) as Kind[];

/**
 * `port` is the one of the instance that answered; `problem` is null for 200.
 */
type Outcome = { kind: Kind; port: number; problem: string | null };

/**
 * Milliseconds between two requests of a kind by one seller, so that instances
 * can start beside them on two cores. Thirty listings a minute are accepted.
 */
const intervals: Record<Kind, number> = {
  sign_in: 1_500,
  status: 500,
  history: 500,
  listing: 2_100,
  event: 1_000,
  page: 3_000,
};

function toOutcome(kind: Kind, { status, headers, text }: Answer): Outcome {
  const port = Number(/\d+$/.exec(String(headers["x-upstream"]))?.[0]);
  return {
    kind,
    port,
    problem:
      status === 200
        ? null
        : `${kind} at ${port}: ${status} ${text.slice(0, 300)}`,
  };
}

async function attempt(kind: Kind, client: Client): Promise<Outcome[]> {
  try {
    return [await requests[kind](client)]
      .flat()
      .map((answer) => toOutcome(kind, answer));
  } catch (error) {
    return [{ kind, port: 0, problem: `${kind}: ${error}` }];
  }
}

async function createClient(site: Site, sandboxUrl: string): Promise<Client> {
  const seller = await createWebSeller(site, sandboxUrl);
  const customer = await subscribe(seller, sandboxUrl, "pro");
  return { ...seller, site, customer };
}

/**
 * Two sellers who sign in, generate, look at their history and their plan, and
 * load pages; and Stripe's events.
 */
export async function startTraffic(site: Site, sandboxUrl: string) {
  const clients = await Promise.all(
    Array.from({ length: 2 }, () => createClient(site, sandboxUrl)),
  );
  const seen: Outcome[] = [];
  let isOver = false;
  async function repeat(kind: Kind, client: Client) {
    while (!isOver) {
      const pause = setTimeout(intervals[kind]);
      seen.push(...(await attempt(kind, client)));
      await pause;
    }
  }
  const runs = clients.flatMap((client) =>
    kinds.map((kind) => repeat(kind, client)),
  );
  const failures = () =>
    seen.flatMap(({ problem }) => (problem === null ? [] : [problem]));
  async function stop() {
    isOver = true;
    await Promise.all(runs);
    return seen.length;
  }
  /** Throws once a request has failed. */
  async function waitFor(isSo: () => boolean) {
    await until(() => failures().length > 0 || isSo());
    if (failures().length === 0) return;
    await stop();
    throw new Error(failures().slice(0, 5).join("\n"));
  }
  return {
    failures,
    /**
     * Resolves once each of these instances has answered a request of every
     * kind from now on.
     */
    untilAnsweredBy(ports: number[]) {
      const start = seen.length;
      const hasAnswered = (port: number, kind: Kind) =>
        seen
          .slice(start)
          .some((outcome) => outcome.port === port && outcome.kind === kind);
      return waitFor(() =>
        ports.every((port) => kinds.every((kind) => hasAnswered(port, kind))),
      );
    },
    /** Resolves once nothing but this instance has answered for a while. */
    untilOnly(port: number) {
      return waitFor(
        () =>
          seen.length > 30 &&
          seen.slice(-30).every((outcome) => outcome.port === port),
      );
    },
    /** Resolves with the number of answers, after the last one. */
    stop,
  };
}
