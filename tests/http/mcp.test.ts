import { randomIpAddress } from "@/tests/support/factories";
import { fetchWhole } from "@/tests/support/fetch-whole";
import { instances } from "@/tests/support/instances";
import { assistants } from "@/tests/support/mcp-clients";
import { sendRaw } from "@/tests/support/raw-http";

const [instance] = instances();
const address = new URL("/mcp", instance);

test.each(Object.entries(assistants))(
  "%s: lists, checks a listing and is told of wrong arguments by the running application",
  async (_, connect) => {
    const assistant = await connect(address, {
      headers: { "X-Forwarded-For": randomIpAddress() },
    });
    const names = (await assistant.listTools()).map(({ name }) => name);
    expect(names).toContain("check_listing");
    const checked = await assistant.call("check_listing", {
      title: "Ceramic mug, blue, hand thrown",
    });
    expect(checked.structuredContent).toMatchObject({
      score: expect.any(Number),
      violations: [],
    });
    expect(
      (await assistant.call("check_listing", { tags: "mug" })).isError,
    ).toBe(true);
    await assistant.close();
  },
);

test("GET /mcp: 405, since there is no stream to listen to", async () => {
  const answer = await fetch(address);
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toContain("POST");
  expect(await answer.json()).toMatchObject({ code: "method_not_allowed" });
});

test("a page of another site: 403 from the running application", async () => {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  const headers = {
    "Content-Type": "application/json",
    "X-Forwarded-For": randomIpAddress(),
  };
  const answer = await fetchWhole(address, {
    method: "POST",
    body,
    headers: { ...headers, Origin: "https://evil.example" },
  });
  expect(answer.status).toBe(403);
});

test.each([
  ["evil.example", 403],
  [`evil.example:${address.port}`, 403],
  [`localhost.evil.example:${address.port}`, 403],
  [address.host, 200],
])(
  "Host %s: %p from the running application, also behind a proxy, and the connection is closed as asked",
  async (host, status) => {
    const body = JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/list",
    });
    const headers = [
      "POST /mcp HTTP/1.1",
      `Host: ${host}`,
      "Connection: close",
      "Content-Type: application/json",
      `Content-Length: ${body.length}`,
      `X-Forwarded-For: ${randomIpAddress()}`,
    ];
    const answer = await sendRaw(
      instance,
      `${headers.join("\r\n")}\r\n\r\n${body}`,
    );
    expect(answer?.status).toBe(status);
  },
);
