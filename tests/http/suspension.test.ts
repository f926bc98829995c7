import { randomUUID } from "node:crypto";
import { db } from "@/lib/database/db";
import { createUser, password, signIn } from "@/tests/support/factories";
import { call, controlSandbox, instances } from "@/tests/support/instances";
import { eventsOf } from "@/tests/support/read-events";

const [instance, second] = instances();
/** As ADMIN_EMAILS of the instances names it. */
const adminEmail = "admin@example.com";
const reason = "Photos of other makers.";
let adminCookie = "";

beforeAll(async () => {
  const known = await db().user.findUnique({ where: { email: adminEmail } });
  adminCookie = await signIn(
    known ?? (await createUser({ email: adminEmail })),
  );
});
afterAll(() => db().$disconnect());

const act = (id: number, name: string) =>
  call(
    second,
    "POST",
    `/admin/api/users/${id}/acts`,
    { act: name, reason },
    { cookie: adminCookie },
  );

async function createSeller() {
  const user = await createUser();
  const cookie = await signIn(user);
  const body = { name: "Test", scopes: ["read"] };
  const created = await call(instance, "POST", "/api/keys", body, { cookie });
  const { secret }: { secret: string } = await created.json();
  const statusOf = async (path: string, options: object, at = instance) =>
    (await call(at, "GET", path, undefined, options)).status;
  return {
    user,
    cookie,
    /** On both instances. */
    doors: () =>
      Promise.all(
        [instance, second].flatMap((at) => [
          statusOf("/api/auth/user", { cookie }, at),
          statusOf(
            "/api/v1/listings",
            { headers: { Authorization: `Bearer ${secret}` } },
            at,
          ),
        ]),
      ),
  };
}

test("an open stream ends within five seconds of a suspension on another instance, and the next calls are refused on both", async () => {
  const seller = await createSeller();
  const product = `Bowl ${randomUUID()}`;
  await controlSandbox("/faults", {
    service: "anthropic",
    match: product,
    mode: "pace",
    firstTokenMs: 100,
    tokensPerSecond: 5,
    count: 1,
  });
  const form = new FormData();
  form.set("formData", JSON.stringify({ productName: product }));
  const response = await call(instance, "POST", "/api/generate-listing", form, {
    cookie: seller.cookie,
    headers: { Accept: "text/event-stream" },
  });
  const events = eventsOf(response);
  const { value: first } = await events.next();
  expect(first?.event).toBe("progress");
  expect((await act(seller.user.id, "suspend")).status).toBe(200);
  const suspendedAt = performance.now();
  expect(await seller.doors()).toEqual([401, 401, 401, 401]);
  const rest: string[] = [];
  let code: unknown;
  for await (const { event, data } of events) {
    rest.push(event);
    code = data.code;
  }
  expect(performance.now() - suspendedAt).toBeLessThan(5_000);
  expect([rest.at(-1), code]).toEqual(["error", "account_suspended"]);
  expect(rest).not.toContain("result");

  const enter = await call(instance, "POST", "/api/auth/signin", {
    email: seller.user.email,
    password,
  });
  expect([enter.status, (await enter.json()).code]).toEqual([
    403,
    "account_suspended",
  ]);
  expect((await act(seller.user.id, "restore")).status).toBe(200);
  expect(await seller.doors()).toEqual([200, 200, 200, 200]);
});

test("suspended amid fifty calls: each of them is answered, and every later one is refused", async () => {
  const seller = await createSeller();
  const calls = Array.from({ length: 13 }, () => seller.doors());
  await act(seller.user.id, "suspend");
  const statuses = new Set((await Promise.all(calls)).flat());
  for (const status of statuses) expect([200, 401]).toContain(status);
  expect(await seller.doors()).toEqual([401, 401, 401, 401]);
});

test("an act from another site, without a body's type, or by somebody else is refused, and nothing is changed", async () => {
  const { user } = await createSeller();
  const stranger = await signIn(await createUser());
  const path = `/admin/api/users/${user.id}/acts`;
  const body = { act: "suspend", reason };
  const sent: [
    headers: Record<string, string>,
    cookie: string,
    status: number,
  ][] = [
    [{ "Sec-Fetch-Site": "cross-site" }, adminCookie, 403],
    [{ "Sec-Fetch-Site": "same-site" }, adminCookie, 403],
    [{ "Content-Type": "text/plain" }, adminCookie, 415],
    [{}, stranger, 404],
    [{}, "", 404],
  ];
  for (const [headers, cookie, status] of sent) {
    const options = { headers, ...(cookie && { cookie }) };
    const answer = await call(instance, "POST", path, body, options);
    expect([headers, answer.status]).toEqual([headers, status]);
  }
  for (const id of ["0", "-1", "1e3", "9999999999", "1;drop"]) {
    const target = `/admin/api/users/${encodeURIComponent(id)}/acts`;
    const options = { cookie: adminCookie };
    expect((await call(instance, "POST", target, body, options)).status).toBe(
      404,
    );
  }
  expect(
    await db().user.findUniqueOrThrow({ where: { id: user.id } }),
  ).toMatchObject({ suspendedAt: null });
});
