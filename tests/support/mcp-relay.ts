import http from "node:http";
import type { AddressInfo } from "node:net";
import { randomIpAddress } from "@/tests/support/factories";

/**
 * A proxy in front of an instance, through which each request comes from
 * another address: what runs hundreds of them in a minute is no one caller.
 * Names of its own in Host and Origin become those of the instance.
 */
export async function startMcpRelay(instance: string) {
  const target = new URL(instance);
  const relay = http.createServer((request, response) => {
    const own = `localhost:${(relay.address() as AddressInfo).port}`;
    const named = (value: string | undefined) =>
      value?.replace(own, target.host);
    const headers = {
      ...request.headers,
      host: named(request.headers.host),
      origin: named(request.headers.origin),
    };
    const sent = Object.entries({
      ...headers,
      "x-forwarded-for": randomIpAddress(),
    }).filter(([, value]) => value);
    const forwarded = http.request(
      {
        host: target.hostname,
        port: target.port,
        path: request.url,
        method: request.method,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    for (const [name, value] of sent) forwarded.setHeader(name, value ?? "");
    forwarded.once("error", () => response.destroy());
    response.once("close", () => forwarded.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => relay.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(relay.address() as AddressInfo).port}/mcp`,
    close: () =>
      new Promise<void>((resolve) => {
        relay.closeAllConnections();
        relay.close(() => resolve());
      }),
  };
}
