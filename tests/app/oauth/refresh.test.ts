import { findMcpBearer } from "@/lib/access/bearer";
import { issueTokens } from "@/lib/access/oauth/issue-tokens";
import { db } from "@/lib/database/db";
import { countStatuses } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import { createUser, signIn } from "@/tests/support/factories";
import { createLocalApp } from "@/tests/support/oauth-handlers";

afterAll(closeConnections);

const day = 86_400_000;

/** A user, an app that registered itself, and tokens by a consent. */
async function createTokens() {
  const user = await createUser();
  const cookie = await signIn(user);
  const app = createLocalApp();
  const id: string = (await app.register()).body.client_id;
  return { user, cookie, app, id, tokens: await app.tokens(id, cookie) };
}

const refreshAt = (id: string, token: string, now: Date) =>
  issueTokens(
    new Map([
      ["grant_type", "refresh_token"],
      ["client_id", id],
      ["refresh_token", token],
    ]),
    now,
  );
const works = async (token: string, now: Date) =>
  (await findMcpBearer(token, now)) !== null;
const after = (time: Date, milliseconds: number) =>
  new Date(time.getTime() + milliseconds);
const invalidGrant = { oauthCode: "invalid_grant" };

test("a refresh token that is used again within a minute gives new tokens of the same consent, and all of them work", async () => {
  const { user, id, tokens } = await createTokens();
  const start = new Date();
  const answers = [tokens];
  for (const milliseconds of [0, 1, 30_000, 59_999])
    answers.push(
      await refreshAt(id, tokens.refresh_token, after(start, milliseconds)),
    );
  expect(new Set(answers.map(({ refresh_token }) => refresh_token)).size).toBe(
    5,
  );
  for (const { access_token } of answers)
    expect(await works(access_token, after(start, 60_000))).toBe(true);
  const rows = await db().oAuthToken.findMany({
    where: { grant: { userId: user.id } },
    select: { family: true },
  });
  expect(new Set(rows.map(({ family }) => family)).size).toBe(1);
  expect(rows).toHaveLength(10);
});

test.each([60_000, 61_000, 10 * day])(
  "a refresh token that is used again after %p milliseconds ends all tokens of its consent, and no others",
  async (milliseconds) => {
    const { user, cookie, app, id, tokens } = await createTokens();
    const other = await app.tokens(id, cookie);
    const start = new Date();
    const second = await refreshAt(id, tokens.refresh_token, start);
    const repeated = await refreshAt(
      id,
      tokens.refresh_token,
      after(start, 5_000),
    );
    const later = after(start, milliseconds);
    await expect(
      refreshAt(id, tokens.refresh_token, later),
    ).rejects.toMatchObject(invalidGrant);
    for (const { access_token } of [tokens, second, repeated])
      expect(await works(access_token, start)).toBe(false);
    for (const { refresh_token } of [tokens, second, repeated])
      await expect(refreshAt(id, refresh_token, later)).rejects.toMatchObject(
        invalidGrant,
      );
    expect(await works(other.access_token, start)).toBe(true);
    expect(await db().oAuthGrant.count({ where: { userId: user.id } })).toBe(1);
  },
);

test("a repeat doesn't make the minute longer", async () => {
  const { id, tokens } = await createTokens();
  const start = new Date();
  for (const milliseconds of [0, 40_000])
    await refreshAt(id, tokens.refresh_token, after(start, milliseconds));
  await expect(
    refreshAt(id, tokens.refresh_token, after(start, 80_000)),
  ).rejects.toMatchObject(invalidGrant);
});

test("parallel uses of one refresh token: each gets tokens that work", async () => {
  const { app, id, tokens } = await createTokens();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => app.refresh(id, tokens.refresh_token)),
  );
  expect(countStatuses(answers)).toEqual({ 200: 8 });
  for (const { body } of answers)
    expect(await works(body.access_token, new Date())).toBe(true);
});

test("another app's refresh token gives nothing, within the minute too, and its own app can go on", async () => {
  const { app, id, tokens } = await createTokens();
  const other: string = (await app.register()).body.client_id;
  const now = new Date();
  await expect(
    refreshAt(other, tokens.refresh_token, now),
  ).rejects.toMatchObject(invalidGrant);
  const second = await refreshAt(id, tokens.refresh_token, now);
  await expect(
    refreshAt(other, tokens.refresh_token, now),
  ).rejects.toMatchObject(invalidGrant);
  expect(await works(second.access_token, now)).toBe(true);
  expect(await refreshAt(id, second.refresh_token, now)).toMatchObject({
    token_type: "Bearer",
  });
});

test("a refresh token ends 60 days after it was given, and each use gives one that ends later", async () => {
  const { id, tokens } = await createTokens();
  const start = new Date();
  const second = await refreshAt(
    id,
    tokens.refresh_token,
    after(start, 59 * day),
  );
  await expect(
    refreshAt(id, tokens.refresh_token, after(start, 60 * day)),
  ).rejects.toMatchObject(invalidGrant);
  const third = await refreshAt(
    id,
    second.refresh_token,
    after(start, 118 * day),
  );
  await expect(
    refreshAt(id, third.refresh_token, after(start, 178 * day)),
  ).rejects.toMatchObject(invalidGrant);
});

test.each([
  [
    "what it asked the user for, with what isn't ours",
    "read generate offline_access openid",
    "read generate",
  ],
  ["only what isn't ours", "openid email", "read generate"],
  ["less", "read", "read"],
])(
  "an app that refreshes and names %s gets that of it which the user allowed",
  async (_, scope, given) => {
    const { app, id, tokens } = await createTokens();
    expect(
      (await app.refresh(id, tokens.refresh_token, { scope })).body.scope,
    ).toBe(given);
  },
);
