import { findBearer, findMcpBearer } from "@/lib/access/bearer";
import {
  renewResetToken,
  renewVerificationToken,
  verifyWithNewPassword,
} from "@/lib/auth/email-token-data";
import { resetPassword } from "@/lib/auth/reset-password";
import { createEmailToken } from "@/lib/auth/token";
import { db } from "@/lib/database/db";
import { insertTest } from "@/lib/webhooks/webhook-data";
import { closeConnections } from "@/tests/support/connections";
import { queuedEmails } from "@/tests/support/emails";
import { randomIpAddress } from "@/tests/support/factories";
import { createLocalApp } from "@/tests/support/oauth-handlers";
import { createProgram } from "@/tests/support/public-api";
import { addEndpoint } from "@/tests/support/webhooks";

afterAll(closeConnections);

/**
 * A user, and whatever somebody else may have set up while they knew the
 * password.
 */
async function createSeller() {
  const { user, cookie, secret } = await createProgram(["read"]);
  const app = createLocalApp();
  const { access_token } = await app.tokens(
    (await app.register()).body.client_id,
    cookie,
  );
  const endpointId = await addEndpoint(user.id, ["listing.ready"]);
  const deliveryId = (await insertTest(user.id, endpointId)) ?? "";
  const findAccess = async () => ({
    key: (await findBearer(secret, new Date())) !== null,
    app: (await findMcpBearer(access_token, new Date())) !== null,
    webhook:
      (await db().webhookEndpoint.findUnique({ where: { id: endpointId } }))
        ?.disabledAt === null,
    event: (
      await db().webhookDelivery.findUnique({ where: { id: deliveryId } })
    )?.state,
    sessions: await db().session.count({ where: { userId: user.id } }),
  });
  return { user, findAccess };
}

const everything = { key: true, app: true, webhook: true, event: "pending" };
const nothing = { key: false, app: false, webhook: false, event: "failed" };

async function reset(email: string, choice: { keepAccess?: true }) {
  const { token, ...stored } = createEmailToken("reset", new Date());
  await renewResetToken(email, { token, ...stored });
  await resetPassword({
    token,
    password: "Kiln-fired-42",
    ipAddress: randomIpAddress(),
    ...choice,
  });
}

const endedOf = async ({ email }: { email: string }) =>
  (await queuedEmails(email)).at(-1)?.email;

test("password reset: ends keys, apps and webhooks of the user and nobody else's, and the email says so", async () => {
  const [seller, other] = [await createSeller(), await createSeller()];
  expect(await seller.findAccess()).toEqual({ ...everything, sessions: 1 });
  await reset(seller.user.email, {});
  expect(await seller.findAccess()).toEqual({ ...nothing, sessions: 0 });
  expect(await other.findAccess()).toEqual({ ...everything, sessions: 1 });
  expect(await endedOf(seller.user)).toMatchObject({
    template: "password_changed",
    ended: "all",
  });
});

test("password reset: keeps keys, apps and webhooks if that is wanted, but no session", async () => {
  const { user, findAccess } = await createSeller();
  await reset(user.email, { keepAccess: true });
  expect(await findAccess()).toEqual({ ...everything, sessions: 0 });
  expect(await endedOf(user)).toMatchObject({
    template: "password_changed",
    ended: "nothing",
  });
});

test("password reset: a webhook that had been switched off stays so for its own reason", async () => {
  const { user } = await createSeller();
  const off = { disabledAt: new Date("2026-01-01"), disabledReason: "gone" };
  await db().webhookEndpoint.updateMany({
    where: { userId: user.id },
    data: off,
  });
  await reset(user.email, {});
  expect(
    await db().webhookEndpoint.findFirst({ where: { userId: user.id } }),
  ).toMatchObject(off);
});

test("verification link with a new password: ends keys, apps and webhooks too", async () => {
  const { user, findAccess } = await createSeller();
  await db().user.update({
    where: { id: user.id },
    data: { isVerified: false },
  });
  const created = createEmailToken("verify", new Date());
  await renewVerificationToken(user.email, {
    ...created,
    callbackUrl: undefined,
  });
  expect(
    await verifyWithNewPassword(created.tokenHash, "$argon2id$new", new Date()),
  ).toBe(true);
  expect(await findAccess()).toEqual({ ...nothing, sessions: 0 });
});
