import http from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";

export const webhookSecret = "whsec_sandbox_embedded";

/**
 * A small application: it records events with a valid signature, answers 400 to
 * others, and else with `state.status`.
 */
export function useWebhookReceiver() {
  const state = {
    status: 200,
    received: [] as Stripe.Event[],
    refused: 0,
    headers: [] as string[],
    url: "",
  };
  const waiting: { isDone: () => boolean; resolve: () => void }[] = [];
  const stripe = new Stripe("sk_test_sandbox_receiver");
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const header = String(request.headers["stripe-signature"]);
      try {
        state.received.push(
          stripe.webhooks.constructEvent(
            Buffer.concat(chunks),
            header,
            webhookSecret,
          ),
        );
        state.headers.push(header);
        response.writeHead(state.status).end();
      } catch {
        state.refused += 1;
        response.writeHead(400).end();
      }
      for (const each of waiting) if (each.isDone()) each.resolve();
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) =>
      server.listen(0, "127.0.0.1", resolve),
    );
    state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/webhooks/stripe`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() =>
    Object.assign(state, {
      status: 200,
      received: [],
      refused: 0,
      headers: [],
    }),
  );
  return {
    state,
    types: () => state.received.map(({ type }) => type),
    /**
     * Resolves after this many events have arrived, in total or for one
     * customer.
     */
    until: (count: number, customer = "") =>
      new Promise<void>((resolve) => {
        const isDone = () =>
          state.received.filter((event) =>
            JSON.stringify(event).includes(customer),
          ).length >= count;
        if (isDone()) resolve();
        else waiting.push({ isDone, resolve });
      }),
  };
}
