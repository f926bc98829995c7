import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { db } from "@/lib/database/db";
import { connectAssistant } from "@/tests/support/mcp";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { createJpeg } from "@/tests/support/photos";
import { createProgram } from "@/tests/support/public-api";

process.env.ALLOW_LOOPBACK_FETCH = "true";
setUpModelSandbox();
const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A server of photos on this machine; returns its address. */
async function serve(answer: RequestListener) {
  const server: Server = createServer(answer);
  open.push(() => server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/bowl.jpg`;
}

async function createAssistant() {
  const { user, secret } = await createProgram(["generate"], {
    subscriptionTier: "pro",
  });
  const assistant = await connectAssistant(secret);
  open.push(assistant.close);
  return {
    async write(args: Record<string, unknown>) {
      const {
        isError = false,
        content,
        structuredContent,
      } = await assistant.call("generate_listing", args);
      return {
        isError,
        text: content[0]?.text ?? "",
        result: structuredContent as { photos: unknown[] } | undefined,
      };
    },
    counts: async () => [
      await db().listing.count({ where: { userId: user.id } }),
      await db().photo.count({ where: { userId: user.id } }),
    ],
  };
}

test("a photo's address becomes a listing with that photo, and the same call is the same listing", async () => {
  const photo = await createJpeg({ width: 1_200, height: 900 });
  const asked: string[] = [];
  const imageAddress = await serve((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(200, { "Content-Type": "image/jpeg" }).end(photo);
  });
  const { write, counts } = await createAssistant();
  const named = { imageAddress, productName: "Bowl" };
  const { isError, result } = await write(named);
  expect([isError, result?.photos]).toEqual([
    false,
    [expect.objectContaining({ position: 1 })],
  ]);
  expect((await write(named)).result).toEqual(result);
  expect([await counts(), asked]).toEqual([[1, 1], ["/bowl.jpg"]]);
});

test("an address without a photo is refused with what is wrong, and nothing is kept", async () => {
  const { write, counts } = await createAssistant();
  const elsewhere = await serve((_, response) =>
    response.writeHead(302, { Location: "/other.jpg" }).end(),
  );
  const page = await serve((_, response) =>
    response.writeHead(200).end("<html>A shop</html>"),
  );
  const large = await serve((_, response) =>
    response.writeHead(200).end(Buffer.alloc(10 * 1024 * 1024 + 1)),
  );
  const refused: [string, RegExp][] = [
    [elsewhere, /302 instead of a photo.*Redirects/],
    [page, /JPG or PNG/],
    [large, /10MB/],
    ["https://10.0.0.7/bowl.jpg", /public server/],
    ["file:///etc/passwd", /https/],
    ["bowl.jpg", /not an address/],
  ];
  for (const [imageAddress, reason] of refused) {
    const { isError, text } = await write({ imageAddress });
    expect([imageAddress, isError, text]).toEqual([
      imageAddress,
      true,
      expect.stringMatching(reason),
    ]);
  }
  const both = await write({ imageAddress: page, image: "AAAA" });
  expect([both.isError, both.text]).toEqual([
    true,
    expect.stringContaining("not both"),
  ]);
  expect(await counts()).toEqual([0, 0]);
});
