import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { guardedFetch } from "@/lib/guarded-fetch/guarded-fetch";

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer(({ url }, answer) => {
    if (url === "/moved") answer.writeHead(302, { location: "/picture" });
    answer.end("picture");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const limits = { timeout: 20_000, maxBytes: 1_000 };

test("an origin that the operator set is fetched, although it isn't public", async () => {
  const { status, body } = await guardedFetch(`${origin}/picture`, {
    ...limits,
    ownOrigin: origin,
  });
  expect([status, body.toString()]).toEqual([200, "picture"]);
});

test("its redirects are not followed", async () => {
  const moved = await guardedFetch(`${origin}/moved`, {
    ...limits,
    ownOrigin: origin,
  });
  expect(moved.status).toBe(302);
});

test.each([
  ["no origin was set", (address: string) => address, undefined],
  [
    "another port",
    (address: string) => address.replace(/:\d+$/, ":1"),
    "given",
  ],
  [
    "another name of the same machine",
    (address: string) => address.replace("127.0.0.1", "localhost"),
    "given",
  ],
  [
    "another scheme",
    (address: string) => address.replace("http:", "https:"),
    "given",
  ],
  [
    "a user in the address",
    (address: string) => address.replace("//", "//me@"),
    "given",
  ],
])("refused: %s", async (_, change, given) => {
  await expect(
    guardedFetch(`${change(origin)}/picture`, {
      ...limits,
      ownOrigin: given && origin,
    }),
  ).rejects.toMatchObject({ reason: "address" });
});

test("every other address is checked as ever", async () => {
  await expect(
    guardedFetch("https://10.0.0.1/picture", { ...limits, ownOrigin: origin }),
  ).rejects.toMatchObject({ reason: "address" });
});
