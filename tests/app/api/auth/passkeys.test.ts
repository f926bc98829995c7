import { randomUUID } from "node:crypto";
import {
  DELETE as removePasskey,
  PATCH as renamePasskey,
} from "@/app/api/auth/factors/passkeys/[id]/route";
import { POST as askForNew } from "@/app/api/auth/factors/passkeys/options/route";
import { POST as addPasskey } from "@/app/api/auth/factors/passkeys/route";
import { GET as readFactors } from "@/app/api/auth/factors/route";
import { POST as ask } from "@/app/api/auth/passkey/options/route";
import { POST as signInAlone } from "@/app/api/auth/passkey/route";
import { POST as finish } from "@/app/api/auth/second-factor/route";
import { GET as listSessions } from "@/app/api/auth/sessions/route";
import { POST as signInRoute } from "@/app/api/auth/signin/route";
import { POST as askToConfirm } from "@/app/api/auth/step-up/options/route";
import { POST as stepUp } from "@/app/api/auth/step-up/route";
import { GET as readUser } from "@/app/api/auth/user/route";
import { POST as createKey } from "@/app/api/keys/route";
import { maxPasskeys } from "@/lib/auth/factors/schema";
import { db } from "@/lib/database/db";
import { env } from "@/lib/env";
import { closeConnections } from "@/tests/support/connections";
import { changesOfSignIn } from "@/tests/support/emails";
import { createUser, password, signIn } from "@/tests/support/factories";
import {
  openRouteBrowser,
  type RouteBrowser,
} from "@/tests/support/route-browser";
import {
  createSoftPasskey,
  type SoftPasskey,
} from "@/tests/support/soft-passkey";

afterAll(closeConnections);

const newDevice = () => createSoftPasskey(env().APP_URL);

/** In a session that has shown the password. */
async function openConfirmed() {
  const user = await createUser();
  const browser = openRouteBrowser(await signIn(user));
  await browser.send(stepUp, "POST", { method: "password", password });
  return { user, browser };
}

async function add(
  browser: RouteBrowser,
  device: SoftPasskey,
  name?: string,
  forged = {},
) {
  const options = (await browser.send(askForNew, "POST")).body;
  const response = device.create(options, forged);
  return browser.send(addPasskey, "POST", {
    response,
    ...(name !== undefined && { name }),
  });
}

async function createUserWithPasskey(forged = {}) {
  const { user, browser } = await openConfirmed();
  const device = newDevice();
  const { status, body } = await add(browser, device, undefined, forged);
  expect([status, body.recoveryCodes.length]).toEqual([201, 10]);
  return { user, browser, device };
}

const countSessions = (userId: number) =>
  db().session.count({ where: { userId } });
const findRow = ({ id }: SoftPasskey) =>
  db().passkey.findUniqueOrThrow({ where: { credentialId: id } });

const refusal = [
  422,
  { code: "invalid_passkey", message: expect.stringMatching(/try again/) },
];

test("a passkey alone signs in, and the session says so", async () => {
  const { user, device } = await createUserWithPasskey();
  const browser = openRouteBrowser();
  const options = (await browser.send(ask, "POST", {})).body;
  expect(options).toMatchObject({
    rpId: "localhost",
    userVerification: "required",
  });
  expect(options.allowCredentials ?? []).toEqual([]);
  const done = await browser.send(signInAlone, "POST", {
    response: device.sign(options),
    remember: true,
  });
  expect([done.status, done.body.user.id]).toEqual([200, user.id]);
  expect((await browser.send(readUser, "GET")).body.id).toBe(user.id);
  const sessions = (await browser.send(listSessions, "GET")).body;
  expect(sessions[0]).toMatchObject({ openedBy: "passkey", isCurrent: true });
  // It counts as a proof, for ten minutes.
  const key = { name: "Sheet", scopes: ["read"] };
  expect((await browser.send(createKey, "POST", key)).status).toBe(201);
});

test("a passkey of a suspended account opens nothing, and the owner reads why", async () => {
  const { user, device } = await createUserWithPasskey();
  const before = await countSessions(user.id);
  await db().user.update({
    where: { id: user.id },
    data: { suspendedAt: new Date() },
  });
  const browser = openRouteBrowser();
  const options = (await browser.send(ask, "POST", {})).body;
  const response = device.sign(options);
  const { status, body } = await browser.send(signInAlone, "POST", {
    response,
  });
  expect([status, body.code]).toEqual([403, "account_suspended"]);
  expect(await countSessions(user.id)).toBe(before);
});

test("after the password: a passkey of this account is asked for, and opens the session", async () => {
  const { user, device } = await createUserWithPasskey();
  const browser = openRouteBrowser();
  const asked = { email: user.email, password };
  const { body } = await browser.send(signInRoute, "POST", asked);
  expect(body.methods).toEqual(["passkey", "recovery_code"]);
  const { token } = body;
  const options = (await browser.send(ask, "POST", { token })).body;
  expect(options.allowCredentials).toEqual([
    expect.objectContaining({ id: device.id, transports: ["internal"] }),
  ]);
  const done = await browser.send(finish, "POST", {
    token,
    proof: { method: "passkey", response: device.sign(options) },
  });
  expect(done.status).toBe(200);
  const sessions = (await browser.send(listSessions, "GET")).body;
  expect(sessions[0].openedBy).toBe("password_and_passkey");
});

test("a passkey confirms a session, which may then make keys", async () => {
  const { user, device } = await createUserWithPasskey();
  const browser = openRouteBrowser(await signIn(user));
  const key = { name: "Sheet", scopes: ["read"] };
  expect((await browser.send(createKey, "POST", key)).body.methods).toEqual([
    "passkey",
    "recovery_code",
  ]);
  const options = (await browser.send(askToConfirm, "POST")).body;
  const proof = { method: "passkey", response: device.sign(options) };
  expect((await browser.send(stepUp, "POST", proof)).status).toBe(200);
  expect((await browser.send(createKey, "POST", key)).status).toBe(201);
});

/** How an answer to the options for signing in is forged. */
const forgeries: [
  string,
  (device: SoftPasskey, options: { challenge: string }) => object,
][] = [
  [
    "another origin",
    (device, options) =>
      device.sign(options, { origin: "https://listwright.evil.example" }),
  ],
  [
    "another port",
    (device, options) =>
      device.sign(options, { origin: "http://localhost:3001" }),
  ],
  [
    "another domain",
    (device, options) => device.sign(options, { domain: "evil.example" }),
  ],
  [
    "a challenge of its own",
    (device) => device.sign({ challenge: randomUUID() }),
  ],
  [
    "a counter that went back",
    (device, options) => device.sign(options, { counter: 1 }),
  ],
  [
    "nobody who unlocked it",
    (device, options) => device.sign(options, { isUserVerified: false }),
  ],
  [
    "another device's signature",
    (device, options) => {
      const { response } = newDevice().sign(options);
      return { ...device.sign(options), response };
    },
  ],
  ["an unknown device", (_, options) => newDevice().sign(options)],
  [
    "no client data",
    (device, options) => {
      const signed = device.sign(options);
      return {
        ...signed,
        response: { ...signed.response, clientDataJSON: "e30" },
      };
    },
  ],
  [
    "an empty signature",
    (device, options) => {
      const signed = device.sign(options);
      return { ...signed, response: { ...signed.response, signature: "" } };
    },
  ],
];

test.each(forgeries)(
  "%s: refused, no session, and the counter stays",
  async (_, forge) => {
    const { user, device } = await createUserWithPasskey();
    const before = await countSessions(user.id);
    const { counter } = await findRow(device);
    const browser = openRouteBrowser();
    const options = (await browser.send(ask, "POST", {})).body;
    const response = forge(device, options);
    const { status, body } = await browser.send(signInAlone, "POST", {
      response,
    });
    expect([status, body]).toEqual(refusal);
    expect(await countSessions(user.id)).toBe(before);
    expect((await findRow(device)).counter).toBe(counter);
  },
);

test.each([
  ["that counts its signatures", {}],
  ["that doesn't count", { counter: 0 }],
])(
  "an assertion of a device %s is taken once: again, and ten times at once",
  async (_, counting) => {
    const { user, device } = await createUserWithPasskey(counting);
    const before = await countSessions(user.id);
    const browser = openRouteBrowser();
    const options = (await browser.send(ask, "POST", {})).body;
    const response = device.sign(options, counting);
    const copies = Array.from({ length: 10 }, () => {
      const copy = openRouteBrowser();
      for (const pair of browser.cookies) copy.cookies.set(...pair);
      return copy.send(signInAlone, "POST", { response });
    });
    const statuses = (await Promise.all(copies)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const late = openRouteBrowser();
    for (const pair of browser.cookies) late.cookies.set(...pair);
    const again = await late.send(signInAlone, "POST", { response });
    expect([again.status, again.body]).toEqual(refusal);
    expect(await countSessions(user.id)).toBe(before + 1);
  },
);

test("an assertion of one browser opens no session in another, nor after five minutes", async () => {
  const { user, device } = await createUserWithPasskey();
  const before = await countSessions(user.id);
  const browser = openRouteBrowser();
  const sign = async () =>
    device.sign((await browser.send(ask, "POST", {})).body);
  const thief = openRouteBrowser();
  await thief.send(ask, "POST", {});
  const stolen = await thief.send(signInAlone, "POST", {
    response: await sign(),
  });
  expect([stolen.status, stolen.body]).toEqual(refusal);
  const response = await sign();
  await db().passkeyChallenge.updateMany({
    data: { expiresAt: new Date(Date.now() - 1) },
  });
  const late = await browser.send(signInAlone, "POST", { response });
  expect([late.status, late.body]).toEqual(refusal);
  expect(await countSessions(user.id)).toBe(before);
});

test("an assertion for one purpose is none for another", async () => {
  const { user, device, browser } = await createUserWithPasskey();
  const visitor = openRouteBrowser();
  const forConfirming = (await browser.send(askToConfirm, "POST")).body;
  const forSigningIn = (await visitor.send(ask, "POST", {})).body;
  const alone = await visitor.send(signInAlone, "POST", {
    response: device.sign(forConfirming),
  });
  expect([alone.status, alone.body]).toEqual(refusal);
  const session = openRouteBrowser(await signIn(user));
  const proof = { method: "passkey", response: device.sign(forSigningIn) };
  const confirmed = await session.send(stepUp, "POST", proof);
  expect([confirmed.status, confirmed.body]).toEqual(refusal);
});

test("another's passkey is no second factor", async () => {
  const { user } = await createUserWithPasskey();
  const other = await createUserWithPasskey();
  const browser = openRouteBrowser();
  const asked = { email: user.email, password };
  const { token } = (await browser.send(signInRoute, "POST", asked)).body;
  const options = (await browser.send(ask, "POST", { token })).body;
  const refused = await browser.send(finish, "POST", {
    token,
    proof: { method: "passkey", response: other.device.sign(options) },
  });
  expect([refused.status, refused.body]).toEqual(refusal);
});

describe("adding", () => {
  test("takes the password first, then a device; its name is the browser's, or a given one", async () => {
    const bare = openRouteBrowser(await signIn(await createUser()));
    expect((await bare.send(askForNew, "POST")).body.code).toBe(
      "step_up_required",
    );
    const { browser } = await openConfirmed();
    await add(browser, newDevice(), " Kiln laptop ");
    await add(browser, newDevice());
    const { passkeys } = (await browser.send(readFactors, "GET")).body;
    expect(passkeys.map(({ name }: { name: string }) => name)).toEqual([
      "Kiln laptop",
      "Unknown device",
    ]);
  });

  test.each([
    ["another origin", { origin: "https://evil.example" }],
    ["another domain", { domain: "evil.example" }],
  ])("of %s: refused, nothing is added", async (_, forged) => {
    const { user, browser } = await openConfirmed();
    const options = (await browser.send(askForNew, "POST")).body;
    const response = newDevice().create(options, forged);
    const { status, body } = await browser.send(addPasskey, "POST", {
      response,
    });
    expect([status, body]).toEqual(refusal);
    expect(await db().passkey.count({ where: { userId: user.id } })).toBe(0);
  });

  test("a new passkey's answer is taken once, and in the session that asked", async () => {
    const { user, browser } = await openConfirmed();
    const options = (await browser.send(askForNew, "POST")).body;
    const response = newDevice().create(options);
    const other = await openConfirmed();
    const foreign = await other.browser.send(addPasskey, "POST", { response });
    expect([foreign.status, foreign.body]).toEqual(refusal);
    const statuses = (
      await Promise.all(
        [1, 2, 3].map(() => browser.send(addPasskey, "POST", { response })),
      )
    ).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 422, 422]);
    expect(await db().passkey.count({ where: { userId: user.id } })).toBe(1);
  });

  test("a device is known once, and there are twenty at most", async () => {
    const { user, browser, device } = await createUserWithPasskey();
    expect((await add(browser, device)).status).toBe(409);
    const { publicKey } = await findRow(device);
    await db().passkey.createMany({
      data: Array.from({ length: maxPasskeys - 1 }, () => ({
        userId: user.id,
        credentialId: randomUUID(),
        publicKey,
        counter: 0,
        name: "Another",
      })),
    });
    expect((await add(browser, newDevice())).status).toBe(409);
  });
});

describe("naming and removing", () => {
  test("one's own, and the last one takes the recovery codes with it", async () => {
    const { user, browser, device } = await createUserWithPasskey();
    const { id } = await findRow(device);
    const renamed = await browser.send(
      renamePasskey,
      "PATCH",
      { name: "Phone" },
      { id },
    );
    expect([renamed.status, (await findRow(device)).name]).toEqual([
      200,
      "Phone",
    ]);
    const long = await browser.send(
      renamePasskey,
      "PATCH",
      { name: "x".repeat(61) },
      { id },
    );
    expect(long.status).toBe(422);
    expect(
      (await browser.send(removePasskey, "DELETE", undefined, { id })).status,
    ).toBe(200);
    expect(
      await db().user.findUnique({
        where: { id: user.id },
        select: {
          hasSecondFactor: true,
          _count: { select: { recoveryCodes: true } },
        },
      }),
    ).toEqual({ hasSecondFactor: false, _count: { recoveryCodes: 0 } });
    expect(await changesOfSignIn(user.email)).toEqual([
      "passkey_added",
      "passkey_removed",
    ]);
    const visitor = openRouteBrowser();
    const options = (await visitor.send(ask, "POST", {})).body;
    const refused = await visitor.send(signInAlone, "POST", {
      response: device.sign(options),
    });
    expect([refused.status, refused.body]).toEqual(refusal);
  });

  test("another's, an unknown one and nonsense: 404, nothing changed", async () => {
    const { browser } = await createUserWithPasskey();
    const other = await createUserWithPasskey();
    const { id: foreign } = await findRow(other.device);
    for (const id of [foreign, randomUUID(), "0", "1e3", "'; drop"]) {
      const renamed = await browser.send(
        renamePasskey,
        "PATCH",
        { name: "Mine" },
        { id },
      );
      const removed = await browser.send(removePasskey, "DELETE", undefined, {
        id,
      });
      expect([renamed.status, removed.status]).toEqual([404, 404]);
    }
    expect((await findRow(other.device)).name).toBe("Unknown device");
  });

  test("asked again of a session without a fresh proof", async () => {
    const { user, device } = await createUserWithPasskey();
    const { id } = await findRow(device);
    const stolen = openRouteBrowser(await signIn(user));
    const removed = await stolen.send(removePasskey, "DELETE", undefined, {
      id,
    });
    expect(removed.body.code).toBe("step_up_required");
    expect((await findRow(device)).id).toBe(id);
  });
});
