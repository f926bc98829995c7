import http from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { SignedEvent } from "@/tests/support/stripe";

/** A request to a service and its answer, as they were sent. */
export type Call = {
  journey: string;
  method: string;
  path: string;
  query: string;
  headers: http.IncomingHttpHeaders;
  body: string;
  status: number;
  /** The Content-Type of the answer. */
  type: string;
  answer: string;
};
/** An event that was posted to the webhook. */
export type PostedEvent = { journey: string; body: string };

const webhookPath = "/api/webhooks/stripe";
const isCall = (path: string) => /^\/(?:v1\/|emails$|domains$)/.test(path);

/**
 * Passes requests on to the sandbox at `target` and keeps what both sides sent.
 * Events of Stripe that arrive at `webhookUrl` are kept as well, and go to
 * `receive`.
 */
export async function startRecorder(
  target: string,
  receive: (event: SignedEvent) => Promise<Response>,
) {
  const calls: Call[] = [];
  const events: PostedEvent[] = [];
  let journey = "";

  async function receiveEvent(
    request: http.IncomingMessage,
    body: string,
    response: http.ServerResponse,
  ) {
    events.push({ journey, body });
    const { status } = await receive({
      body,
      signature: String(request.headers["stripe-signature"]),
    });
    response.writeHead(status).end();
  }

  async function handle(
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ) {
    const body = (await buffer(request)).toString();
    const { pathname: path, search: query } = new URL(
      request.url ?? "/",
      target,
    );
    if (path === webhookPath) return receiveEvent(request, body, response);
    const { method = "GET", headers } = request;
    const startedIn = journey;
    const { answer, status, answerHeaders } = await passOn(
      target,
      request,
      body,
    );
    if (isCall(path)) {
      const type = answerHeaders["content-type"] ?? "";
      calls.push({
        journey: startedIn,
        method,
        path,
        query,
        headers,
        body,
        status,
        type,
        answer,
      });
    }
    response.writeHead(status, answerHeaders).end(answer);
  }

  const server = http.createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    webhookUrl: `${url}${webhookPath}`,
    calls,
    events,
    /** Names what is recorded from now on. */
    begin(name: string) {
      journey = name;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * With the Host that the caller asked for, so that hosted pages have addresses
 * of the recorder.
 */
function passOn(
  target: string,
  { method, url, headers }: http.IncomingMessage,
  body: string,
) {
  const { hostname, port } = new URL(target);
  type Passed = {
    answer: string;
    status: number;
    answerHeaders: http.IncomingHttpHeaders;
  };
  return new Promise<Passed>((resolve, reject) => {
    const request = http.request(
      { hostname, port, method, path: url, headers },
      (response) => {
        const { statusCode: status = 0, headers: answerHeaders } = response;
        buffer(response).then(
          (answer) =>
            resolve({ answer: answer.toString(), status, answerHeaders }),
          reject,
        );
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}
