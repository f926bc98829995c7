import http from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/**
 * The sandbox of the test file, which is set up before, as a provider whose
 * answers cost what `model` does.
 */
export function priceModelAs(model: string) {
  let sandboxUrl = "";
  const priced = http.createServer((request, response) => {
    const passed = http.request(
      `${sandboxUrl}${request.url}`,
      { method: request.method, headers: request.headers },
      async (answer) => {
        const { "content-length": _, ...headers } = answer.headers;
        const body = await text(answer);
        response
          .writeHead(answer.statusCode ?? 500, headers)
          .end(body.replaceAll('"Sample writer"', `"${model}"`));
      },
    );
    passed.on("error", () => response.destroy());
    request.pipe(passed);
  });
  beforeAll(async () => {
    await new Promise<void>((done) => priced.listen(0, "127.0.0.1", done));
    const { port } = priced.address() as AddressInfo;
    sandboxUrl = process.env.ANTHROPIC_BASE_URL ?? "";
    process.env.ANTHROPIC_BASE_URL = `http://127.0.0.1:${port}`;
  });
  afterAll(() => {
    priced.close();
    priced.closeAllConnections();
  });
}
