import { GET, POST } from "@/app/api/doctor/route";
import { createToken } from "@/lib/doctor/token";
import { env } from "@/lib/env";

const url = "http://localhost:3000/api/doctor";
const tokenOf = (secret: string, now = Date.now()) => ({
  "x-doctor-token": createToken(secret, now),
});
const good = () => tokenOf(env().NEXTAUTH_SECRET);
const post = (headers: Record<string, string>, bytes = 2) =>
  POST(
    new Request(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: Buffer.alloc(bytes, " "),
    }),
  );

test.each([
  ["no token", () => ({})],
  ["another text", () => ({ "x-doctor-token": "1.2" })],
  [
    "a token of another secret",
    () => tokenOf("another secret that is long enough 0123"),
  ],
  [
    "a token of three minutes ago",
    () => tokenOf(env().NEXTAUTH_SECRET, Date.now() - 180_000),
  ],
  [
    "a token of the future",
    () => tokenOf(env().NEXTAUTH_SECRET, Date.now() + 180_000),
  ],
])("%s: nothing is there", async (_, headers: () => Record<string, string>) => {
  expect((await post(headers())).status).toBe(404);
  expect((await GET(new Request(url, { headers: headers() }))).status).toBe(
    404,
  );
});

test("a body of 11 MB arrives, a larger one is refused", async () => {
  const response = await post(
    { ...good(), "x-forwarded-for": "1.2.3.4, 5.6.7.8" },
    11 * 1024 * 1024,
  );
  expect(await response.json()).toEqual({
    bytes: 11 * 1024 * 1024,
    forwardedFor: "1.2.3.4, 5.6.7.8",
    trustedHops: 0,
  });
  expect((await post(good(), 13 * 1024 * 1024)).status).toBe(413);
});

test("the stream: five events", async () => {
  const response = await GET(new Request(url, { headers: good() }));
  expect((await response.text()).match(/event: doctor/g)).toHaveLength(5);
});
