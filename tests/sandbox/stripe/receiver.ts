import http from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";

export const webhookSecret = "whsec_sandbox_embedded";

/** A little application: takes events whose signature is right, with 400 for others, and answers as told. */
export function receiver() {
  const state = { status: 200, received: [] as Stripe.Event[], refused: 0, headers: [] as string[], url: "" };
  const waiting: { isThere: () => boolean; resolve: () => void }[] = [];
  const stripe = new Stripe("sk_test_sandbox_receiver");
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const header = String(request.headers["stripe-signature"]);
      try {
        state.received.push(stripe.webhooks.constructEvent(Buffer.concat(chunks), header, webhookSecret));
        state.headers.push(header);
        response.writeHead(state.status).end();
      } catch {
        state.refused += 1;
        response.writeHead(400).end();
      }
      for (const each of waiting) if (each.isThere()) each.resolve();
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/webhooks/stripe`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => Object.assign(state, { status: 200, received: [], refused: 0, headers: [] }));
  return {
    state,
    types: () => state.received.map(({ type }) => type),
    /** Resolves once so many events have come, in all or about one customer. */
    until: (count: number, customer = "") =>
      new Promise<void>((resolve) => {
        const isThere = () =>
          state.received.filter((event) => JSON.stringify(event).includes(customer)).length >= count;
        if (isThere()) resolve();
        else waiting.push({ isThere, resolve });
      }),
  };
}
