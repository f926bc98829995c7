import {
  adminEmail,
  adminId,
  type Dataset,
  digitThresholds,
  emailSql,
  heavyId,
  heavyListings,
  heavyStep,
  paidDigit,
} from "./dataset";

/*
 * The rows as SQL, chunk by chunk. Triggers are off while they are inserted, so
 * what triggers maintain is computed here. Listings are written in the order of
 * their times, as in production: those of one seller lie far apart.
 */

const days = 180;
/**
 * A multiplier without a common factor with any size, so that neighbors belong
 * to different sellers.
 */
const prime = 2_654_435_761;

/** `at` is the time of the newest row, as an ISO 8601 text. */
export type Load = Dataset & {
  at: string;
  passwordHash: string;
  templates: number;
};

const rowsOf = ({ listings }: Dataset) => listings + heavyListings;
export const listingRows = rowsOf;

/** Owner, time and template of the listings from `first` to `last`. */
function seriesSql(load: Load, first: number, last: number) {
  const [rows, tens] = [rowsOf(load), load.users / 10];
  const step = heavyStep(load);
  return `(
    SELECT number, template, "createdAt", number % ${step} = 0 AS "isHeavy",
      CASE WHEN number % ${step} = 0 THEN ${heavyId(load)}
        ELSE ((place / 100 * ${prime} + place % 100 * 37) % ${tens}) * 10
          + width_bucket(place % 100, '{${digitThresholds}}'::bigint[]) END AS "userId"
    FROM (
      SELECT number, number - number / ${step} - 1 AS place, (number * 7919) % ${load.templates} AS template,
        '${load.at}'::timestamptz - (${rows} - number) * interval '${(days * 86_400) / rows} seconds' AS "createdAt"
      FROM generate_series(${first}::bigint, ${last}::bigint) AS number
    ) series
  ) listing`;
}

export const listingsSql = (load: Load, first: number, last: number) => `
  INSERT INTO "Listing" (id, "userId", "productName", materials, "styleDesign", colors, audience, category,
    "extraDetails", results, facts, missing, notes, score, writer, "promptVersion", "inputTokens", "outputTokens",
    "durationMs", "createdAt")
  SELECT number, "userId",
    template."productName" || ' ' || CASE WHEN "isHeavy" THEN 'unique' || number || 'x'
      ELSE translate(left(md5((number % 20000)::text), 6), '0123456789', 'ghijklmnop') END,
    template.materials, template."styleDesign", template.colors, template.audience, template.category,
    template."extraDetails", template.results, template.facts, template.missing, template.notes, 55 + number % 45,
    'claude-haiku-5-5', 'listing-v2', 2350, 910, 4200, "createdAt"
  FROM ${seriesSql(load, first, last)} JOIN bench.template ON template.id = listing.template`;

/** One for each listing, since that is how each was taken out of a quota. */
export const reservationsSql = (load: Load, first: number, last: number) => `
  INSERT INTO "Reservation" ("userId", period, quota, "idempotencyKey", "requestHash", state, "listingId", "expiresAt",
    "createdAt")
  SELECT "userId", to_char("createdAt" AT TIME ZONE 'utc', 'YYYY-MM'), 5, gen_random_uuid(),
    md5(number::text) || md5((-number)::text), 'committed', number, "createdAt" + interval '120 seconds', "createdAt"
  FROM ${seriesSql(load, first, last)}`;

const isPaid = (id: string) => `${id} / 10 % 10 = ${paidDigit}`;
const at = (load: Load) => `'${load.at}'::timestamptz`;

/**
 * What the listings of each seller come to; needs the index on owner and time.
 */
const countListingsSql = `
  CREATE TABLE bench.seller AS
  SELECT "userId" AS id, count(*)::int AS total, max("createdAt") AS newest,
    (count(*) FILTER (WHERE "createdAt" >= date_trunc('month', now(), 'utc')))::int AS recent
  FROM "Listing" GROUP BY "userId"`;

/**
 * One in ten pays; one in ten had a trial, of which the newest are still in it.
 */
const usersSql = (load: Load) => `
  INSERT INTO "User" (id, email, password, "isVerified", "subscriptionTier", "subscriptionExpiresAt", "hasUsedTrial",
    "trialStartedAt", "trialExpiresAt", "stripeCustomerId", "stripeSubscriptionId", "listingsThisMonth", "totalListings",
    "lastListingDate", "createdAt", "updatedAt", "lastActiveOn")
  SELECT id, ${emailSql("id")}, '${load.passwordHash}', id % 20 <> 0,
    CASE WHEN "isPaid" THEN CASE WHEN id % 3 = 0 THEN 'pro' ELSE 'standard' END ELSE 'free' END,
    CASE WHEN "isPaid" THEN ${at(load)} + (id / 100 * 7919 % 30) * interval '1 day' + (id * 37 % 86400) * interval '1 second' END,
    "hasTrial", trial, trial + interval '7 days',
    CASE WHEN "isPaid" THEN 'cus_bench' || id END, CASE WHEN "isPaid" THEN 'sub_bench' || id END,
    COALESCE(recent, 0), COALESCE(total, 0), newest, ${at(load)} - (${load.users} - id) * interval '${(360 * 86_400) / load.users} seconds',
    ${at(load)}, GREATEST((newest AT TIME ZONE 'utc')::date, (${at(load)} - id * 13 % 90 * interval '1 day')::date)
  FROM (
    SELECT id, ${isPaid("id")} AS "isPaid", id / 10 % 10 = 7 AS "hasTrial",
      CASE WHEN id / 10 % 10 = 7 THEN ${at(load)} - (id / 100 * 31 % 1800) * interval '2.4 hours' END AS trial
    FROM generate_series(1, ${load.users}) AS id
  ) person LEFT JOIN bench.seller USING (id)`;

const knownUsersSql = (load: Load) => `
  INSERT INTO "User" (id, email, password, "isVerified", "subscriptionTier", "totalListings", "listingsThisMonth",
    "lastListingDate", "lastActiveOn", "createdAt", "updatedAt")
  SELECT person.id, person.email, '${load.passwordHash}', true, 'pro', COALESCE(total, 0), COALESCE(recent, 0), newest,
    ${at(load)}::date, ${at(load)} - interval '1 year', ${at(load)}
  FROM (VALUES (${adminId(load)}, '${adminEmail}'), (${heavyId(load)}, 'bench-heavy@example.com')) person(id, email)
  LEFT JOIN bench.seller ON seller.id = person.id`;

const people = (load: Load, share: string) =>
  `FROM generate_series(1, ${load.users}) AS id WHERE ${share}`;

/** Everything beside users and listings, in the proportions of a year. */
const otherRows: ((load: Load) => string)[] = [
  () => `INSERT INTO "Usage" ("userId", period, used)
    SELECT "userId", to_char("createdAt" AT TIME ZONE 'utc', 'YYYY-MM'), count(*) FROM "Listing" GROUP BY 1, 2`,
  (load) => `INSERT INTO "Session" (sid, "userId", sess, expire)
    SELECT md5(id::text) || md5((-id)::text), id,
      '{"device": "Firefox on Windows", "createdAt": "2026-11-01T00:00:00.000Z", "remember": true}',
      ${at(load)} + (2 + id % 28) * interval '1 day' ${people(load, "id % 3 = 0")}`,
  (
    load,
  ) => `INSERT INTO "StripeCustomer" (id, "syncRequested", "syncApplied", status, "currentPeriodEnd", "nextSyncAt", "syncedAt")
    SELECT 'cus_bench' || id, 9, 9, 'active', ${at(load)} + interval '20 days', ${at(load)} + interval '20 days', ${at(load)}
    ${people(load, isPaid("id"))}`,
  (
    load,
  ) => `INSERT INTO "StripeEvent" (id, type, customer, state, "receivedAt", "processedAt")
    SELECT 'evt_bench' || id || '_' || number, 'invoice.paid', 'cus_bench' || id, 'processed',
      ${at(load)} - number * interval '30 days', ${at(load)} - number * interval '30 days'
    ${people(load, isPaid("id")).replace("WHERE", ", generate_series(1, 10) AS number WHERE")}`,
  (load) => `INSERT INTO "BillingIssue" (customer, kind, detail, since)
    SELECT 'cus_bench' || id, 'past_due', 'The last invoice is open.', ${at(load)} - id % 7 * interval '1 day'
    ${people(load, `${isPaid("id")} AND id / 100 % 50 = 2`)}`,
  (load) => `INSERT INTO "BillingEmail" ("userId", kind, subject)
    SELECT id, 'plan_changed', 'in_bench' ${people(load, isPaid("id"))}`,
  (
    load,
  ) => `INSERT INTO "EmailFailure" ("userId", template, reason, "createdAt")
    SELECT id, 'verify_email', 'refused', ${at(load)} - id % 300 * interval '1 day' ${people(load, "id % 100 = 0")}`,
  (
    load,
  ) => `INSERT INTO "AdminAudit" ("adminId", action, "subjectId", "createdAt")
    SELECT ${adminId(load)}, 'read_user', id, ${at(load)} - id % 300 * interval '1 day' ${people(load, "id % 100 = 1")}`,
  (load) => `INSERT INTO "RetainedIdentity" (hash, "hasUsedTrial", "expiresAt")
    SELECT md5(id::text) || md5((-id)::text), true, ${at(load)} + (1 + id % 390) * interval '1 day' ${people(load, "id % 50 = 0")}`,
  (load) => `INSERT INTO "rate_limit" (key, points, expire)
    SELECT 'generate:' || md5(id::text) || 'bench', 1, extract(epoch FROM ${at(load)} + interval '30 days') * 1000
    ${people(load, "id % 20 = 0")}`,
  (
    load,
  ) => `INSERT INTO "ShopNameRun" ("userId", request, writer, "promptVersion", "inputTokens", "outputTokens", "durationMs")
    SELECT id, '{"keywords": "clay, forest", "description": "Pottery for slow mornings"}', 'w', 'v1', 600, 300, 2000
    ${people(load, "id % 20 = 6")}`,
  () => `INSERT INTO "ShopName" ("userId", "runId", position, name, key, spoken, reasoning, "isFavorite")
    SELECT "userId", id, number, 'ClayForest' || number, 'clayforest' || number, 'Clay Forest ' || number,
      'It names the material and the place.', number = 1
    FROM "ShopNameRun", generate_series(1, 10) AS number`,
  (
    load,
  ) => `INSERT INTO "Logo" ("userId", "businessName", keywords, brief, label, writer, "promptVersion")
    SELECT id, 'Clay Forest', 'clay', '{"layout": "emblem"}', 'Clay Forest, ' || number, 'w', 'v1'
    ${people(load, "id % 20 = 6").replace("WHERE", ", generate_series(1, 3) AS number WHERE")}`,
  () => `INSERT INTO "ModelUsage" SELECT (now() AT TIME ZONE 'utc')::date - number, 'claude-haiku-5-5', 1000, 9, 2350000, 910000
    FROM generate_series(0, 179) AS number ON CONFLICT DO NOTHING`,
];

/** As the triggers would have counted. */
const dailyCountsSql = `
  INSERT INTO "DailyCount" (kind, day, count)
  SELECT kind, day, count(*) FROM (
    SELECT 'sign_up' AS kind, ("createdAt" AT TIME ZONE 'utc')::date AS day FROM "User"
    UNION ALL SELECT 'listing', ("createdAt" AT TIME ZONE 'utc')::date FROM "Listing"
    UNION ALL SELECT entry.kind, entry.day FROM "User",
      daily_counts_of("lastActiveOn", "subscriptionTier", "subscriptionExpiresAt", "trialExpiresAt") entry
  ) each GROUP BY kind, day`;

/**
 * Jobs that wait for their day: reminders of trials, and the syncs of the
 * night, in their state of an evening.
 */
const jobRows: ((load: Load) => string)[] = [
  () => `SELECT count(*) FROM (SELECT graphile_worker.add_job('remind_trial_end', json_build_object('userId', id),
      run_at := GREATEST("trialExpiresAt", now() + interval '1 day'), max_attempts := 12, job_key := 'user:' || id || ':trial')
    FROM "User" WHERE "trialExpiresAt" > now()) job`,
  () => `SELECT count(*) FROM (SELECT graphile_worker.add_job('sync_customer', json_build_object('customer', id),
      run_at := now() + interval '1 day', max_attempts := 12, job_key := 'sync:' || id)
    FROM "StripeCustomer") job`,
];

/**
 * Each on a connection of its own: the plans of an empty queue would read all
 * of it for each job.
 */
export const restOfJobs = (load: Load) => jobRows.map((sqlOf) => sqlOf(load));

/** In this order, once all listings are there and indexed. */
export const restOfRows = (load: Load) => [
  countListingsSql,
  usersSql(load),
  knownUsersSql(load),
  ...otherRows.map((sqlOf) => sqlOf(load)),
  dailyCountsSql,
  `SELECT setval(pg_get_serial_sequence('"User"', 'id'), ${heavyId(load)})`,
  `SELECT setval(pg_get_serial_sequence('"Listing"', 'id'), ${rowsOf(load)})`,
];
