import { POST } from "@/app/api/auth/[...nextauth]/route";
import { closeConnections } from "@/tests/support/connections";

afterAll(closeConnections);

const form = "application/x-www-form-urlencoded";
const bound = 64 * 1024;

/**
 * A body in chunks without a Content-Length; `taken` counts the chunks that
 * were read.
 */
function streamOf(bytes: number) {
  const taken = { bytes: 0 };
  const body = new ReadableStream({
    pull(controller) {
      if (taken.bytes >= bytes) return controller.close();
      taken.bytes += 1_024;
      controller.enqueue(Buffer.alloc(1_024, "a"));
    },
  });
  return { body, taken };
}

function post(
  type: string,
  body: BodyInit,
  headers: Record<string, string> = {},
) {
  const init = {
    method: "POST",
    body,
    duplex: "half",
    headers: { "Sec-Fetch-Site": "same-origin", ...headers },
  };
  const request = new Request(
    "http://localhost:3000/api/auth/callback/credentials",
    init,
  );
  request.headers.set("Content-Type", type);
  return POST(request, {
    params: Promise.resolve({ nextauth: ["callback", "credentials"] }),
  });
}

describe.each([form, "application/json"])(
  "a sign-in through next-auth as %s",
  (type) => {
    test("of more than 64 KB: refused without reading the rest", async () => {
      const { body, taken } = streamOf(10_000_000);
      const answer = await post(type, body);
      expect([answer.status, (await answer.json()).code]).toEqual([
        413,
        "too_large",
      ]);
      expect(taken.bytes).toBeLessThan(2 * bound);
    });

    test("with a Content-Length over 64 KB: refused without reading", async () => {
      const { body, taken } = streamOf(10_000_000);
      const answer = await post(type, body, {
        "Content-Length": String(bound + 1),
      });
      expect([answer.status, (await answer.json()).code]).toEqual([
        413,
        "too_large",
      ]);
      expect(taken.bytes).toBeLessThanOrEqual(1_024);
    });
  },
);
