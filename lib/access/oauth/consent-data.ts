import "server-only";
import { randomUUID } from "node:crypto";
import { markClientUsed, scopesSchema } from "@/lib/access/oauth/access-data";
import { maxConnectedApps } from "@/lib/access/oauth/clients/limits";
import { type Scope, scopeNames, scopeTexts } from "@/lib/access/scopes";
import { db } from "@/lib/database/db";
import { lockUser } from "@/lib/database/lock-user";
import { queueEmail } from "@/lib/email/queue-email";
import { AppError } from "@/lib/errors";

type NewCode = {
  hash: string;
  scopes: readonly Scope[];
  redirectUri: string;
  codeChallenge: string;
  resource: string;
  expiresAt: Date;
};
type Consent = {
  user: { id: number; sid: string };
  client: { id: string; name: string };
  /** The host that vouches for the app's name. */
  host: string | null;
  code: NewCode;
};

const tooManyApps = () =>
  new AppError(
    "limit_reached",
    `You have connected ${maxConnectedApps} apps, the maximum. Disconnect one first.`,
  );

/**
 * What the user allowed the app before; nothing for an app that isn't
 * connected.
 */
export async function findAllowedScopes(
  userId: number,
  clientId: string,
): Promise<Scope[]> {
  const grant = await db().oAuthGrant.findFirst({
    where: { userId, clientId },
    select: { scopes: true },
  });
  return scopesSchema.parse(grant?.scopes);
}

/**
 * Adds what the user allows to what the app has already, with a code for all of
 * it, and notifies the user when that is more than before: many apps put the
 * new token in place of the one they had. False when the session has ended, as
 * it does with a new password. Throws `limit_reached`.
 */
export function insertConsent(
  { user, client, host, code }: Consent,
  now: Date,
) {
  return db().$transaction(async (tx) => {
    const owner = await lockUser(tx, user.id);
    const where = { sid: user.sid, userId: user.id, expire: { gt: now } };
    if (!owner || (await tx.session.count({ where })) === 0) return false;
    const others = await tx.oAuthGrant.count({
      where: { userId: user.id, clientId: { not: client.id } },
    });
    if (others >= maxConnectedApps) throw tooManyApps();
    const grant = await tx.oAuthGrant.upsert({
      where: { userId_clientId: { userId: user.id, clientId: client.id } },
      create: {
        userId: user.id,
        clientId: client.id,
        scopes: [],
        createdAt: now,
        allowedAt: now,
      },
      update: { allowedAt: now },
      select: { id: true, scopes: true },
    });
    await markClientUsed(tx, client.id, now);
    const before = scopesSchema.parse(grant.scopes);
    const scopes = scopeNames.filter(
      (scope) => before.includes(scope) || code.scopes.includes(scope),
    );
    if (scopes.length > before.length) {
      await tx.oAuthGrant.update({ where: { id: grant.id }, data: { scopes } });
      const email = {
        template: "app_connected",
        name: client.name,
        host,
        scopes: scopeTexts(scopes),
      } as const;
      await queueEmail(tx, { to: owner.email, email });
    }
    await tx.oAuthCode.create({
      data: { ...code, scopes, grantId: grant.id, family: randomUUID() },
    });
    return true;
  });
}
