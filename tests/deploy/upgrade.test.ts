import { randomUUID } from "node:crypto";
import { POST as signIn } from "@/app/api/auth/signin/route";
import { GET as readHistory } from "@/app/api/listings/history/route";
import { GET as readUsage } from "@/app/api/v1/usage/route";
import { findMcpBearer } from "@/lib/access/bearer";
import { exportAccount } from "@/lib/account/export-account";
import { sessionCookieName } from "@/lib/auth/cookies";
import { readBatch, readBatches } from "@/lib/batches/read-batch";
import { settleRow, takeRow } from "@/lib/batches/write/write-row-data";
import { findSubscriptionStatus } from "@/lib/billing/find-subscription-status";
import {
  changeLedger,
  commitReservation,
  refundReservation,
  reserveListing,
} from "@/lib/billing/quota/quota-data";
import { tierOf, usageOf } from "@/lib/billing/usage";
import { listKit } from "@/lib/brand/kit/kit";
import { db } from "@/lib/database/db";
import { findConnection } from "@/lib/etsy/connection/connection-data";
import { openTokens } from "@/lib/etsy/connection/seal-tokens";
import { exportListings } from "@/lib/listings/export-listings";
import { listHistory } from "@/lib/listings/history/list-history";
import { historyQuerySchema } from "@/lib/listings/history/schema";
import { findOptions } from "@/lib/listings/options/option-data";
import { requireListing } from "@/lib/listings/require-listing";
import { readFilters } from "@/lib/listings/saved-filters/saved-filters";
import { findShop } from "@/lib/listings/shop/shop-data";
import { listTranslations } from "@/lib/listings/translate/translation-data";
import { readPicture } from "@/lib/photos/read-picture";
import { emitEvent } from "@/lib/webhooks/emit-event";
import { webhookEvents } from "@/lib/webhooks/schema";
import { seedPassword } from "@/scripts/seed-users";
import { createRequest, createUser } from "@/tests/support/factories";
import { listingRow, mugForm } from "@/tests/support/seller";
import {
  dumpedRows,
  listLedgerErrors,
  madeAt,
  openUpgradedDatabase,
  type Row,
  secrets,
} from "@/tests/support/upgraded-database";
import { addEndpoint, listEvents } from "@/tests/support/webhooks";

let upgraded: Awaited<ReturnType<typeof openUpgradedDatabase>>;
beforeAll(async () => {
  upgraded = await openUpgradedDatabase();
});
afterAll(() => upgraded.close());

const rowsOf = (table: string) => upgraded.after[table] ?? [];
const sorted = (rows: unknown[]) =>
  rows.map((row) => JSON.stringify(row)).sort();

describe("rows", () => {
  test.each(Object.keys(dumpedRows))(
    "table %s: every row and value is there after the upgrade",
    (table) => {
      const rows = upgraded.before[table] ?? [];
      expect(rows.length).toBe(dumpedRows[table]);
      const known = Object.keys(rows[0] ?? {});
      const found = rowsOf(table).map((row) =>
        Object.fromEntries(known.map((column) => [column, row[column]])),
      );
      expect(sorted(found)).toEqual(sorted(rows));
    },
  );

  test("no other table has rows after the upgrade", () => {
    const withRows = Object.entries(upgraded.after).filter(
      ([, rows]) => rows.length > 0,
    );
    expect(withRows.map(([name]) => name).sort()).toEqual(
      Object.keys(dumpedRows).sort(),
    );
  });

  test("the dump has rows of every table of its release", () => {
    const empty = Object.entries(upgraded.before).filter(
      ([, rows]) => rows.length === 0,
    );
    // The queue fills these: named queues, which no job of ours has, and the
    // crontab of a running instance.
    expect(empty.map(([name]) => name).sort()).toEqual([
      "_private_job_queues",
      "_private_known_crontabs",
    ]);
  });
});

const entitlements = {
  "free@example.com": "free",
  "limit@example.com": "free",
  "trial@example.com": "standard",
  "standard@example.com": "standard",
  "pro@example.com": "pro",
  "admin@example.com": "free",
  "unverified@example.com": "free",
  "paying@example.com": "standard",
  "past-due@example.com": "pro",
  "leaving@example.com": "pro",
  "lowering@example.com": "pro",
  "ended@example.com": "free",
  "trial-over@example.com": "free",
  "resetting@example.com": "free",
  "verifying@example.com": "free",
  "writing@example.com": "free",
  "batches@example.com": "standard",
  "waiting@example.com": "standard",
  "day@example.com": "pro",
  "shop@example.com": "standard",
  "audited@example.com": "free",
  "reconnecting@example.com": "free",
  "photos@example.com": "free",
  "hooks@example.com": "free",
  "programs@example.com": "pro",
};

const requireUser = (email: string) =>
  db().user.findUniqueOrThrow({ where: { email } });

describe("plans", () => {
  test("every account has its former plan", async () => {
    const users = await db().user.findMany();
    expect(
      Object.fromEntries(
        users.map((user) => [user.email, tierOf(user, madeAt)]),
      ),
    ).toEqual(entitlements);
    const limit = await requireUser("limit@example.com");
    expect(usageOf(limit, limit.listingsThisMonth, madeAt)).toMatchObject({
      used: 5,
      remaining: 0,
      needsUpgrade: true,
    });
  });

  test("the subscription status matches the last sync", async () => {
    const leaving = await requireUser("leaving@example.com");
    expect(await findSubscriptionStatus(leaving, madeAt)).toMatchObject({
      subscriptionTier: "pro",
      scheduledTier: "free",
      canManageBilling: true,
    });
    const pastDue = await requireUser("past-due@example.com");
    expect(await findSubscriptionStatus(pastDue, madeAt)).toMatchObject({
      pastDueSince: expect.stringMatching(/^2026-11-25/),
      hostedInvoiceUrl: "http://127.0.0.1:9/invoice",
    });
  });
});

describe("access", () => {
  test("accounts sign in with their password, except unverified ones", async () => {
    for (const email of Object.keys(entitlements)) {
      const answer = await signIn(
        createRequest("POST", "/api/auth/signin", {
          email,
          password: seedPassword,
        }),
      );
      expect([email, answer.status]).toEqual([
        email,
        /^(unverified|verifying)@/.test(email) ? 403 : 200,
      ]);
    }
  });

  test("whoever was signed in still is", async () => {
    const request = createRequest("GET", "/api/x", undefined, {
      cookie: `${sessionCookieName()}=${secrets.session}`,
    });
    const answer = await readHistory(request, { params: Promise.resolve({}) });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("x-total-count")).toBe("38");
  });

  test("a program's key and an assistant's token still stand for their user", async () => {
    const headers = { Authorization: `Bearer ${secrets.key}` };
    const request = createRequest("GET", "/api/v1/usage", undefined, {
      headers,
    });
    const answer = await readUsage(request, { params: Promise.resolve({}) });
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { plan: "pro" },
    ]);
    const bearer = await findMcpBearer(secrets.accessToken, madeAt);
    expect(bearer).toMatchObject({
      user: { email: "programs@example.com" },
      scopes: ["read", "generate"],
    });
  });

  test("the tokens of a shop at Etsy are decrypted", async () => {
    const { id } = await requireUser("shop@example.com");
    const connection = await findConnection(id);
    if (connection === null) throw new Error("no connection");
    expect(openTokens(id, connection)).toEqual({
      accessToken: expect.stringMatching(/^51000004\./),
      refreshToken: expect.stringMatching(/^51000004\./),
    });
  });
});

async function textOf(pieces: AsyncIterable<string>) {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

const isHistory = ({ deletedAt }: Row) => deletedAt === null;
const listingsOf = (userId: number) =>
  rowsOf("Listing").filter((row) => row.userId === userId && isHistory(row));

describe("listings, read by this release", () => {
  test("each is shown with its texts, its photos and its score", async () => {
    for (const row of rowsOf("Listing").filter(isHistory)) {
      const [userId, id] = [Number(row.userId), Number(row.id)];
      const listing = await requireListing(userId, id);
      const { title, description, tags } = Object(row.results);
      expect(listing).toMatchObject({
        id,
        productName: row.productName,
        title,
        description,
        tags,
        version: row.version,
      });
      const photos = rowsOf("ListingPhoto").filter(
        ({ listingId }) => listingId === id,
      );
      // A listing from before photos were uploaded has its thumbnail alone.
      const few = row.imagePath === null ? 0 : 1;
      expect(listing.photos).toHaveLength(Math.max(photos.length, few));
    }
  });

  test("the history and the export have all of them", async () => {
    for (const { id: userId } of await db().user.findMany()) {
      const ids = listingsOf(userId).map(({ id }) => Number(id));
      const query = historyQuerySchema.parse({});
      const { entries, total } = await listHistory(userId, query);
      expect(total).toBe(ids.length);
      expect(new Set(entries.map(({ id }) => id))).toEqual(new Set(ids));
      if (ids.length === 0) continue;
      const { pieces } = await exportListings(userId, ids, "json");
      expect(JSON.parse(await textOf(pieces))).toHaveLength(ids.length);
    }
  });

  test("a search finds words that were stored before", async () => {
    const { id } = await requireUser("pro@example.com");
    const query = historyQuerySchema.parse({ q: "edited" });
    const { entries } = await listHistory(id, query);
    expect(entries.map(({ results }) => results.title)).toEqual([
      "Espresso cup, edited",
    ]);
  });

  test("translations, options, filters, the shop and the kit are read", async () => {
    const { id } = await requireUser("pro@example.com");
    for (const { listingId, title } of rowsOf("Translation")) {
      const { userId } = await db().listing.findUniqueOrThrow({
        where: { id: Number(listingId) },
      });
      expect(await listTranslations(userId, Number(listingId))).toMatchObject([
        { language: "de", title },
      ]);
    }
    const [varied] = rowsOf("ListingOptions");
    expect(await findOptions(id, Number(varied?.listingId))).toMatchObject({
      questions: [{ text: "Which name?", maxCharacters: 20 }],
      variations: { axes: [{ name: "Size", values: ["Small", "Large"] }] },
      version: 1,
    });
    expect(await readFilters(id)).toMatchObject([
      { name: "Cups", filter: { q: "cup", sort: "score" } },
    ]);
    expect(await findShop(id)).toMatchObject({
      voice: { useWords: ["sturdy", "everyday"] },
      snippets: [{ id: "care" }, { id: "shipping" }, { id: "safety" }],
      version: 1,
    });
    expect((await listKit(id)).logos).toHaveLength(2);
  });
});

test("photos: the bytes of every working copy and thumbnail are there", async () => {
  let copies = 0;
  for (const { id: photoId, userId, expiresAt, thumbnail } of rowsOf("Photo")) {
    const [id, owner] = [String(photoId), Number(userId)];
    if (expiresAt === null || !String(expiresAt).startsWith("2099")) continue;
    const ask = { userId: owner, id, ifNoneMatch: null };
    const small = await readPicture({ ...ask, part: "thumbnail" }, madeAt);
    expect(toHex(small.image)).toBe(thumbnail);
    const copy = rowsOf("PhotoCopy").find((row) => row.photoId === photoId);
    if (copy?.image == null) continue;
    const whole = await readPicture({ ...ask, part: "copy" }, madeAt);
    expect(toHex(whole.image)).toBe(copy.image);
    copies += 1;
  }
  expect(copies).toBe(26);
});

const toHex = (bytes: Uint8Array | null) =>
  `\\x${Buffer.from(bytes ?? []).toString("hex")}`;

test("batches: each is read with its rows in their states", async () => {
  const states: Record<string, string[]> = {};
  for (const { id: userId } of await db().user.findMany()) {
    for (const { id, name, state, mode } of await readBatches(userId)) {
      const { rows } = await readBatch(userId, id);
      states[`${name}, ${mode}: ${state}`] = rows.map((row) => row.state);
    }
  }
  const ten = (state: string) => Array.from({ length: 10 }, () => state);
  expect(states).toEqual({
    "Autumn market, now: running": [
      "accepted",
      "ready",
      "refused",
      "ready",
      "failed",
      "writing",
      "queued",
      "queued",
    ],
    "Spring drafts, now: draft": ["queued", "queued"],
    "Paused, now: paused": ["queued", "queued"],
    "Canceled, now: canceled": ["canceled", "canceled", "canceled"],
    "Done, now: done": ["accepted", "accepted"],
    "Too many, now: running": ["ready", "waiting", "waiting"],
    "Ended, day: done": ten("ready"),
    "Sent, day: running": ten("writing"),
    "Sending, day: running": ten("writing"),
    "Paused, day: paused": ten("writing"),
    "New, day: running": ten("writing"),
  });
});

test("everything that is stored of an account is exported", async () => {
  for (const { id, email } of await db().user.findMany()) {
    const text = await textOf(await exportAccount(id, null, madeAt));
    const { account, listings, photos } = JSON.parse(text);
    expect(account.email).toBe(email);
    expect(listings).toHaveLength(listingsOf(id).length);
    const taken = rowsOf("Photo").filter((row) => row.userId === id);
    expect(photos).toHaveLength(taken.length);
  }
});

async function countDays(kind: string) {
  const [row] = await upgraded.database.query<{ count: number }>(
    `SELECT COALESCE(sum("count"), 0)::int AS count FROM "DailyCount" WHERE "kind" = $1`,
    [kind],
  );
  return row?.count ?? 0;
}

describe("new rows", () => {
  test("the ledger is consistent, before and after a new listing", async () => {
    expect(await listLedgerErrors(upgraded.database)).toEqual([]);
    const { id: userId } = await requireUser("resetting@example.com");
    const attempt = {
      userId,
      quota: 1,
      idempotencyKey: "after the upgrade",
      requestHash: "x",
    };
    const reserved = await reserveListing(attempt, {
      inFlight: 3,
      failuresPerHour: 20,
      perMinute: 30,
    });
    if (reserved.kind !== "reserved") throw new Error(reserved.kind);
    expect(
      await changeLedger("upgrade", (tx) => commitReservation(tx, reserved.id)),
    ).toBe(true);
    expect(await listLedgerErrors(upgraded.database)).toEqual([]);
  });

  test("sequences continue after the highest id, and triggers count new rows", async () => {
    const [users, deleted] = [
      await countDays("sign_up"),
      await countDays("account_deleted"),
    ];
    expect(users).toBe(26);
    const { id } = await createUser();
    expect(id).toBe(27);
    expect(await countDays("sign_up")).toBe(users + 1);
    const failure = await db().emailFailure.create({
      data: { userId: id, template: "verify_email", reason: "refused" },
    });
    expect(failure.id).toBe(2);
    await db().user.delete({ where: { id } });
    expect(await countDays("account_deleted")).toBe(deleted + 1);
  });

  test("an event is stored once, beside the triggers that instances of the former version still need", async () => {
    const { id: userId } = await createUser();
    await addEndpoint(userId, [...webhookEvents]);
    const reserve = async (idempotencyKey: string) => {
      const reserved = await reserveListing(
        { userId, quota: 5, idempotencyKey, requestHash: "x" },
        { inFlight: 3, failuresPerHour: 20, perMinute: 30 },
      );
      if (reserved.kind !== "reserved") throw new Error(reserved.kind);
      return reserved.id;
    };
    await refundReservation(await reserve("ours"), "refused");
    const former = await reserve("of the former version");
    await db().reservation.update({
      where: { id: former },
      data: { state: "refunded", failure: "refused" },
    });
    for (const key of ["1", "2", "3", "4"]) {
      const id = await reserve(key);
      await changeLedger(key, (tx) => commitReservation(tx, id));
    }
    const listingId = await db().$transaction(async (tx) => {
      const { id } = await tx.listing.create({ data: listingRow(userId) });
      await emitEvent(tx, userId, "listing.ready", { listingId: String(id) });
      return String(id);
    });
    const { id: batchId } = await db().batch.create({
      data: {
        userId,
        name: "Autumn",
        state: "running",
        rows: {
          create: { userId, position: 1, form: mugForm, photoIds: [] },
        },
      },
    });
    const row = await takeRow(userId, randomUUID());
    if (!row) throw new Error("no row");
    await settleRow(
      row,
      { state: "failed", reason: "refused", message: "No." },
      0,
    );

    const events = await listEvents(userId);
    expect(events).toHaveLength(6);
    expect(events).toEqual(
      expect.arrayContaining([
        ["listing.failed", { idempotencyKey: "ours" }],
        ["listing.failed", { idempotencyKey: "of the former version" }],
        ["usage.low", { period: expect.any(String) }],
        ["listing.ready", { listingId }],
        ["listing.failed", { batchId, rowId: row.id }],
        ["batch.finished", { batchId }],
      ]),
    );
  });
});
