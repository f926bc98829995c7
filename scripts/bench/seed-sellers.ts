import { createHash, randomBytes, randomUUID } from "node:crypto";
import pg from "pg";

/**
 * Creates this many signed-in sellers with unlimited listings for the
 * benchmark, and returns their cookies.
 */
export async function seedSellers(
  connectionString: string,
  count: number,
): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const tokens = Array.from({ length: count }, () =>
    randomBytes(32).toString("base64url"),
  );
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO "User" (email, password, "isVerified", "subscriptionTier", "updatedAt")
     SELECT email, 'x', true, 'pro', now() FROM unnest($1::text[]) AS email RETURNING id`,
    [tokens.map(() => `${randomUUID()}@example.com`)],
  );
  await client.query(
    `INSERT INTO "Session" (sid, "userId", sess, expire)
     SELECT sid, id, json_build_object('createdAt', now()), now() + interval '1 hour'
     FROM unnest($1::text[], $2::int[]) AS seller(sid, id)`,
    [
      tokens.map((token) => createHash("sha256").update(token).digest("hex")),
      rows.map(({ id }) => id),
    ],
  );
  await client.end();
  return tokens.map((token) => `next-auth.session-token=${token}`);
}
