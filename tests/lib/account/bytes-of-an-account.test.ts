import { readFileSync } from "node:fs";
import { maxKeys } from "@/lib/access/keys/schema";
import { maxConnectedApps } from "@/lib/access/oauth/clients/limits";
import { totals } from "@/lib/account/totals";
import { maxPasskeys } from "@/lib/auth/factors/schema";
import { etsyLanguageValues } from "@/lib/listing-text/languages/writing-languages";
import { filterLimits } from "@/lib/listings/saved-filters/limits";
import { shopLimits } from "@/lib/listings/shop/schema";
import { maxPhotos, photoTotals } from "@/lib/photos/limits";
import { plans, trial } from "@/lib/settings/plans";
import { webhookLimits } from "@/lib/webhooks/schema";

const KB = 1024;
const MB = KB * KB;
/** The largest JSON body of most calls, and of a listing's options. */
const [body, options] = [64 * KB, 256 * KB];
/** A row of short columns, with its indexes. */
const row = 500;
/** A WebP of 640 px, of noise. */
const thumbnail = 200 * KB;

/** A free account has its own listings, and once those of the trial. */
const listings =
  (plans.free.monthlyListings ?? 0) + (plans[trial.tier].monthlyListings ?? 0);
/**
 * Text, generated text and that before the last change of many, each other
 * language, options, notes.
 */
const listing = 4 * body + etsyLanguageValues.length * body + options;
const days = (perHour: number) => perHour * 24;

/**
 * The most that one free account makes us keep of each table after its first
 * day. Tables that no account fills, or that are in another's total, have a
 * word in place of a number.
 */
const tables: Record<string, number | string> = {
  User: 2 * KB,
  Session: 100 * row,
  Passkey: maxPasskeys * 2 * KB,
  AuthenticatorApp: row,
  RecoveryCode: 10 * row,
  // Sixty in a quarter of an hour and one network address, and sixty in an
  // hour; they are deleted in the hour after their five minutes.
  SignInStep: 500 * row,
  PasskeyChallenge: 500 * row,
  Listing: listings * listing + totals.imports.most,
  SavedFilter: filterLimits.filters * 2 * KB,
  Translation: "Listing",
  ListingOptions: "Listing",
  Thumbnail: listings * thumbnail,
  Photo: photoTotals.free + listings * maxPhotos * thumbnail,
  DeletedPhotoOwner: row,
  PhotoCopy: "Photo",
  PhotoObject: "Photo",
  ListingPhoto: listings * maxPhotos * 2 * KB,
  Usage: row,
  RetainedIdentity: row,
  // Twenty that fail in an hour; they are kept for 30 days.
  Reservation: days(20) * row + listings * row,
  ShopNameRun: listings * 3 * KB,
  ShopName: listings * 12 * KB,
  Logo: 300 * 4 * KB,
  Shop: shopLimits.snippetsCharacters * 3 + body,
  EtsyConnection: 8 * KB,
  EtsyConsent: 10 * row,
  Publication: "needs an Etsy shop, and one of its listings",
  Batch: 100 * row,
  // Twenty rows each, of batches that were deleted: 600 calls of 50 rows in an
  // hour. They are kept for two days.
  ModelBatch: (days(600) * 50 * 2 * KB) / 20,
  BatchRow: totals.batches.most,
  ChangeNote: totals.notes.most,
  ListingReading: "ChangeNote",
  SoldDay: 100_000 * 120,
  SoldPeriod: 400 * 120,
  WebhookEndpoint: webhookLimits.endpoints * 2 * KB,
  WebhookDelivery: totals.deliveries.most,
  EtsyRate: "ours",
  EtsyContent: "ours",
  ShopAudit: "needs an Etsy shop, and is kept for six hours",
  ShopAuditPage: "ShopAudit",
  AltTextListing: "needs an Etsy shop; 500 listings, for a week",
  EtsyShopDay: "ours",
  RateLimit: 100 * row,
  StripeCustomer: row,
  StripeEvent: "Stripe's",
  BillingIssue: "Stripe's",
  BillingEmail: 12 * row,
  BillingLease: row,
  DailyCount: "ours",
  FunnelCount: "ours",
  ModelUsage: "ours",
  ModelSpending: 2 * row,
  JobRun: "ours",
  ServiceFault: "ours",
  EmailFailure: days(10) * row,
  AdminAudit: "administrators'",
  Invitation: "administrators'",
  Try: "visitors'",
  // Thirty are made or replaced in an hour; ten work at a time.
  ApiKey: (days(30) + maxKeys) * row,
  // Sixty in an hour, each for a day after its end, with its photos' ids.
  UploadLink: days(60) * 2 * row,
  ProgramRequest: totals.requests.most,
  OAuthClient: "has a total of its own, for all accounts",
  OAuthGrant: maxConnectedApps * row,
  // Sixty consents in ten minutes; a code is kept for a day.
  OAuthCode: days(360) * row,
  OAuthToken: maxConnectedApps * 400 * row,
};

const sizeOf = (value: number | string) =>
  typeof value === "number" ? value : 0;

test("every table is in the list of what an account can fill, so that a new one gets a total", () => {
  const models = [
    ...readFileSync("prisma/schema.prisma", "utf8").matchAll(
      /^model (\w+) \{/gm,
    ),
  ].map(([, name]) => name);
  expect(Object.keys(tables).sort()).toEqual(models.sort());
});

test("bytes a free account: all that it can make us keep on its first day is less than 900 MB, half of it photos for a week", () => {
  const sum = Object.values(tables).reduce<number>(
    (total, value) => total + sizeOf(value),
    0,
  );
  expect(sum / MB).toBeLessThan(900);
  expect(sizeOf(tables.Photo ?? 0) / sum).toBeGreaterThan(0.5);
});

test("bytes a free account: what it can make us keep for good is less than 320 MB, and a month adds less than 30 MB", () => {
  const passing = [
    "Session",
    "Reservation",
    "ModelBatch",
    "ProgramRequest",
    "OAuthCode",
    "OAuthToken",
    "WebhookDelivery",
  ];
  const forGood = Object.entries(tables).reduce(
    (total, [name, value]) =>
      total + (passing.includes(name) ? 0 : sizeOf(value)),
    -photoTotals.free,
  );
  expect(forGood / MB).toBeLessThan(320);
  const month =
    (plans.free.monthlyListings ?? 0) * (listing + (maxPhotos + 1) * thumbnail);
  expect(month / MB).toBeLessThan(30);
});

test("the totals are what their sum was made of", () => {
  expect(
    Object.fromEntries(
      Object.entries(totals).map(([kind, { most }]) => [kind, most / MB]),
    ),
  ).toEqual({
    photos: 400,
    imports: 50,
    batches: 50,
    notes: 20,
    deliveries: 10,
    requests: 10,
  });
});
