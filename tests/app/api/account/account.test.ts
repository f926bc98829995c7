import { POST as deleteAccount } from "@/app/api/account/delete/route";
import { GET as exportAccount } from "@/app/api/account/export/route";
import { GET as readUser } from "@/app/api/auth/user/route";
import { removeAccount } from "@/lib/account/deletion-data";
import { db } from "@/lib/database/db";
import { answerOf } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import {
  createRequest,
  createUser,
  password,
  signIn,
} from "@/tests/support/factories";
import { addPhoto, addToListing } from "@/tests/support/photo-rows";
import { listingRow } from "@/tests/support/seller";

afterAll(closeConnections);

const image = Buffer.from("a picture");
function createListing(userId: number, productName: string) {
  return db().listing.create({
    data: {
      userId,
      productName,
      results: { title: productName },
      writer: "tests",
      promptVersion: "1",
      inputTokens: 1,
      outputTokens: 1,
      durationMs: 1,
      thumbnail: { create: { image } },
    },
  });
}
const call = (
  route: (request: Request) => Promise<Response>,
  method: string,
  cookie?: string,
  body?: unknown,
) =>
  route(
    createRequest(
      method,
      "/api/account/x",
      body,
      cookie === undefined ? {} : { cookie },
    ),
  );

describe("export", () => {
  test("has everything of the user as one JSON file, pictures included, and nothing of others", async () => {
    const [user, stranger] = await Promise.all([createUser(), createUser()]);
    const names = Array.from({ length: 60 }, (_, index) => `Mug ${index}`);
    for (const name of names) await createListing(user.id, name);
    await createListing(stranger.id, "A stranger's mug");
    await db().usage.create({
      data: { userId: user.id, period: "2026-11", used: 60 },
    });

    const response = await call(exportAccount, "GET", await signIn(user));
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="listwright-account.json"',
    );
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const text = await response.text();
    const file = JSON.parse(text);
    expect(Object.keys(file)).toEqual([
      "exportedAt",
      "account",
      "billing",
      "sessions",
      "secondFactors",
      "brandKit",
      "shops",
      "etsyShops",
      "publications",
      "altTexts",
      "batches",
      "apiKeys",
      "uploadLinks",
      "programRequests",
      "connectedApps",
      "changes",
      "sold",
      "webhookEndpoints",
      "savedFilters",
      "administration",
      "listings",
      "photos",
    ]);
    expect(file.account).toMatchObject({
      email: user.email,
      usage: [{ period: "2026-11", used: 60 }],
    });
    expect(file.sessions).toHaveLength(1);
    expect(
      file.listings.map(
        (listing: { productName: string }) => listing.productName,
      ),
    ).toEqual(names);
    expect(file.listings[0].photo).toBe(
      `data:image/webp;base64,${image.toString("base64")}`,
    );
    expect(text).not.toContain("A stranger's mug");
  });

  test("has the photos that are there, and of those that are over their thumbnails", async () => {
    const [user, stranger] = await Promise.all([createUser(), createUser()]);
    await addPhoto(stranger.id);
    const [waiting, used, hidden] = await Promise.all(
      [1, 2, 3].map(() => addPhoto(user.id)),
    );
    const { id } = await db().listing.create({ data: listingRow(user.id) });
    const { id: deleted } = await db().listing.create({
      data: listingRow(user.id, { deletedAt: new Date() }),
    });
    await addToListing(id, [used ?? ""]);
    await addToListing(deleted, [hidden ?? ""]);
    await db().photoCopy.delete({ where: { photoId: used ?? "" } });
    const file = await (
      await call(exportAccount, "GET", await signIn(user))
    ).json();
    expect(file.listings[0].photos).toEqual([
      { photoId: used, position: 1, altText: null },
    ]);
    const images = file.photos.map((photo: { id: string; image: string }) => [
      photo.id,
      photo.image,
    ]);
    const bytes = Buffer.from([1, 2, 3]).toString("base64");
    expect(images.sort()).toEqual(
      [
        [waiting, `data:image/jpeg;base64,${bytes}`],
        [used, `data:image/webp;base64,${bytes}`],
      ].sort(),
    );
  });

  test("has the plan, the trial and the payments, but no invoice URL", async () => {
    const stripeCustomerId = `cus_export${Date.now()}`;
    const trial = {
      hasUsedTrial: true,
      trialExpiresAt: new Date("2026-10-01T00:00:00Z"),
    };
    const user = await createUser({
      subscriptionTier: "pro",
      stripeCustomerId,
      ...trial,
    });
    const found = {
      status: "past_due",
      scheduledTier: "free",
      pastDueSince: new Date("2026-11-20T00:00:00Z"),
    };
    const hostedInvoiceUrl = "https://invoice.example/secret";
    await db().stripeCustomer.create({
      data: { id: stripeCustomerId, hostedInvoiceUrl, ...found },
    });
    const notice = { kind: "payment_failed", subject: "in_1" };
    await db().billingEmail.create({ data: { userId: user.id, ...notice } });
    const text = await (
      await call(exportAccount, "GET", await signIn(user))
    ).text();
    expect(JSON.parse(text)).toMatchObject({
      account: {
        subscriptionTier: "pro",
        hasUsedTrial: true,
        trialExpiresAt: "2026-10-01T00:00:00.000Z",
      },
      billing: {
        plan: "pro",
        subscription: {
          status: "past_due",
          scheduledTier: "free",
          pastDueSince: "2026-11-20T00:00:00.000Z",
        },
        emails: [notice],
      },
    });
    expect(text).not.toContain("invoice.example");
    const trying = await createUser({
      hasUsedTrial: true,
      trialExpiresAt: new Date(Date.now() + 60_000),
    });
    const other = await (
      await call(exportAccount, "GET", await signIn(trying))
    ).json();
    expect(other.billing).toEqual({
      plan: "standard",
      subscription: null,
      emails: [],
    });
  });

  test("has no passwords or tokens", async () => {
    const user = await createUser({
      passwordResetToken: `secret-${Date.now()}`,
      verificationToken: `key-${Date.now()}`,
    });
    const cookie = await signIn(user);
    const text = await (await call(exportAccount, "GET", cookie)).text();
    expect(text).not.toMatch(
      /argon2|secret-\d|key-\d|"sid"|"password":|"verificationToken"|"signUpCookie"|"passwordResetToken"/,
    );
    expect(text).not.toContain(cookie.split("=")[1]);
  });

  test("has the batches with all their rows and the saved filters, and nothing of others", async () => {
    const [user, stranger] = await Promise.all([createUser(), createUser()]);
    const all = {
      q: "",
      category: "",
      state: "",
      points: "",
      batch: "",
      sort: "newest",
    };
    for (const [{ id: userId }, owner] of [
      [user, "own"] as const,
      [stranger, "strange"] as const,
    ]) {
      const { id: listingId } = await db().listing.create({
        data: listingRow(userId),
      });
      for (const [season, createdAt] of [
        ["spring", new Date("2026-03-01T00:00:00Z")],
        ["autumn", new Date("2026-09-01T00:00:00Z")],
      ] as const) {
        const rows = ["ready", "waiting", "refused"].map((state, index) => ({
          userId,
          position: index + 1,
          state,
          form: { productName: `${owner} ${season} mug ${index + 1}` },
          ...(state === "ready" && { listingId }),
          ...(state === "refused" && {
            reason: "refused",
            message: `${owner} reason`,
            failures: 1,
          }),
        }));
        const data = {
          userId,
          name: `${owner} ${season}`,
          state: "running",
          createdAt,
          rows: { create: rows },
        };
        await db().batch.create({ data });
        await db().savedFilter.create({
          data: {
            userId,
            createdAt,
            name: `${owner} ${season} filter`,
            filter: { ...all, q: `${owner} ${season}` },
          },
        });
      }
    }
    const text = await (
      await call(exportAccount, "GET", await signIn(user))
    ).text();
    const { batches, savedFilters, listings } = JSON.parse(text);
    const [{ id: listingId }] = listings;
    const batch = (season: string) => ({
      name: `own ${season}`,
      state: "running",
      mode: "now",
      rows: [
        {
          position: 1,
          state: "ready",
          form: { productName: `own ${season} mug 1` },
          listingId,
        },
        {
          position: 2,
          state: "waiting",
          form: { productName: `own ${season} mug 2` },
          listingId: null,
        },
        {
          position: 3,
          state: "refused",
          form: { productName: `own ${season} mug 3` },
          listingId: null,

          reason: "refused",
          message: "own reason",
        },
      ],
    });
    expect(batches).toMatchObject([batch("spring"), batch("autumn")]);
    expect(savedFilters).toMatchObject([
      { name: "own spring filter", filter: { ...all, q: "own spring" } },
      { name: "own autumn filter", filter: { ...all, q: "own autumn" } },
    ]);
    expect(text).not.toMatch(/strange|"userId"|"heldUntil"/);
  });

  test("has what was changed in the shop, with its numbers and orders, and nothing of others", async () => {
    const [user, stranger] = await Promise.all([createUser(), createUser()]);
    const fields = [{ field: "title", before: ["Mug"], after: ["Blue mug"] }];
    for (const { id: userId } of [user, stranger]) {
      const { id: listingId } = await db().listing.create({
        data: listingRow(userId),
      });
      const note = {
        userId,
        listingId,
        source: "by_hand",
        fields,
        etsyListingId: 4321n,
        changedAt: new Date(),
      };
      const { id: changeId } = await db().changeNote.create({ data: note });
      const reading = {
        key: "typed:2026-11-20",
        source: "typed",
        readAt: new Date("2026-11-20T12:00:00Z"),
        views: userId,
      };
      await db().listingReading.create({
        data: { userId, listingId, changeId, ...reading },
      });
      const day = new Date("2026-11-20");
      await db().soldDay.create({
        data: { userId, etsyListingId: 4321n, day, orders: 2, quantity: 3 },
      });
      await db().soldPeriod.create({ data: { userId, from: day, to: day } });
    }
    const file = await (
      await call(exportAccount, "GET", await signIn(user))
    ).json();
    expect(file.changes).toEqual([
      expect.objectContaining({
        source: "by_hand",
        fields,
        etsyListingId: "4321",
        readings: [
          expect.objectContaining({
            source: "typed",
            views: user.id,
            readAt: "2026-11-20T12:00:00.000Z",
          }),
        ],
      }),
    ]);
    const day = "2026-11-20T00:00:00.000Z";
    expect(file.sold).toEqual({
      days: [{ etsyListingId: "4321", day, orders: 2, quantity: 3 }],
      periods: [{ from: day, to: day }],
    });
  });

  test("of an empty account is a complete file too", async () => {
    const response = await call(
      exportAccount,
      "GET",
      await signIn(await createUser()),
    );
    expect(await response.json()).toMatchObject({ listings: [], photos: [] });
  });

  test("is limited to ten an hour per user", async () => {
    const [cookie, other] = [
      await signIn(await createUser()),
      await signIn(await createUser()),
    ];
    for (let count = 0; count < 10; count++)
      expect((await call(exportAccount, "GET", cookie)).status).toBe(200);
    const refused = await answerOf(call(exportAccount, "GET", cookie));
    expect(refused).toMatchObject({
      status: 429,
      body: { code: "rate_limited" },
    });
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait > 3_000 && wait <= 3_600).toBe(true);
    expect((await call(exportAccount, "GET", other)).status).toBe(200);
  });

  test("visitors get a 401", async () => {
    expect((await call(exportAccount, "GET")).status).toBe(401);
  });
});

describe("deletion", () => {
  test("requires the password", async () => {
    const user = await createUser();
    const cookie = await signIn(user);
    for (const body of [
      { password: "Wrong-one-1" },
      { password: "" },
      {},
      { password: { not: "" } },
    ]) {
      expect((await call(deleteAccount, "POST", cookie, body)).status).toBe(
        422,
      );
    }
    expect(await db().user.count({ where: { id: user.id } })).toBe(1);
  });

  test("a password that was changed meanwhile is refused at the very end", async () => {
    const user = await createUser();
    const { password: checked } = await db().user.findUniqueOrThrow({
      where: { id: user.id },
      select: { password: true },
    });
    await db().user.update({
      where: { id: user.id },
      data: { password: "another hash" },
    });
    expect(await removeAccount(user.id, checked)).toBe(false);
    expect(await db().user.count({ where: { id: user.id } })).toBe(1);
  });

  test("deletes everything of the user at once, for every session, and nothing of others", async () => {
    const [user, stranger] = await Promise.all([createUser(), createUser()]);
    const [here, there, theirs] = [
      await signIn(user),
      await signIn(user),
      await signIn(stranger),
    ];
    const [listing, other] = [
      await createListing(user.id, "Mug"),
      await createListing(stranger.id, "Bowl"),
    ];
    await db().usage.create({
      data: { userId: user.id, period: "2026-11", used: 1 },
    });
    await db().reservation.create({
      data: {
        userId: user.id,
        period: "2026-11",
        idempotencyKey: "k",
        requestHash: "h",
        expiresAt: new Date(),
      },
    });

    const { status, headers } = await answerOf(
      call(deleteAccount, "POST", here, { password }),
    );
    expect(status).toBe(200);
    expect(headers.get("set-cookie")).toContain("Max-Age=0");
    const where = { userId: user.id };
    const left = await Promise.all([
      db().user.count({ where: { id: user.id } }),
      db().listing.count({ where }),
      db().thumbnail.count({ where: { listingId: listing.id } }),
      db().session.count({ where }),
      db().usage.count({ where }),
      db().reservation.count({ where }),
    ]);
    expect(left).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await db().thumbnail.count({ where: { listingId: other.id } })).toBe(
      1,
    );
    const status401 = await Promise.all(
      [here, there, theirs].map((cookie) => call(readUser, "GET", cookie)),
    );
    expect(status401.map((answer) => answer.status)).toEqual([401, 401, 200]);
  });

  test("visitors get a 401", async () => {
    expect(
      (await call(deleteAccount, "POST", undefined, { password })).status,
    ).toBe(401);
  });
});
