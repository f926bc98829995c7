/** So many users and listings; ids and addresses follow from the size. */
export type Dataset = { users: number; listings: number };

export const datasetOf = (users: number): Dataset => ({
  users,
  listings: 10 * users,
});

/**
 * Listings of the one seller who has many, the same number in every database.
 */
export const heavyListings = 2_000;
/** Every listing whose id is a multiple of this is one of those. */
export const heavyStep = ({ listings }: Dataset) =>
  Math.floor((listings + heavyListings) / heavyListings);
export const adminEmail = "bench-admin@example.com";
export const adminId = ({ users }: Dataset) => users + 1;
export const heavyId = ({ users }: Dataset) => users + 2;
/** Known to the benchmark only. */
export const benchPassword = "Kiln-fired-7";

/**
 * Listings of users by the last digit of their id: ten users have 100 together.
 */
const listingsByDigit = [0, 1, 2, 3, 4, 6, 9, 14, 21, 40];

/**
 * For each digit the first of a hundred listings that belongs to it, as
 * `width_bucket` reads it.
 */
export const digitThresholds = listingsByDigit
  .slice(1)
  .map((_, index) =>
    listingsByDigit.slice(0, index + 1).reduce((sum, count) => sum + count, 0),
  );

/** Whoever has this digit in the tens of the id pays. */
export const paidDigit = 3;

/**
 * The id of the first of ten neighbors; each `index` has the same tens in every
 * database, and so the same plan.
 */
function neighborsOf({ users }: Dataset, index: number, count: number) {
  const tens = Math.floor((index * users) / count / 10);
  return (tens - (tens % 10) + (Math.floor((index * 100) / count) % 10)) * 10;
}

/**
 * Sellers with 6 to 40 listings who send the requests, spread over all ids, so
 * that in a large database each has rows on pages of their own.
 */
export function callerIds(dataset: Dataset, count = 200) {
  return Array.from(
    { length: count },
    (_, index) => neighborsOf(dataset, index, count) + 5 + (index % 5),
  );
}

/**
 * Sellers with four listings and without a plan who are only there to be
 * deleted.
 */
export function leaverIds(dataset: Dataset, count = 100) {
  const ids = Array.from(
    { length: count },
    (_, index) => neighborsOf(dataset, index, count) + 4,
  );
  return ids.filter((id) => Math.floor(id / 10) % 10 !== paidDigit);
}

/** 200 first names, each as frequent as the others. */
export const firstNames = [
  "anna",
  "ben",
  "carla",
  "dario",
  "eva",
  "farid",
  "greta",
  "hugo",
  "ines",
  "jonas",
].flatMap((name) => [..."abcdefghijklmnopqrst"].map((letter) => name + letter));

/**
 * The address of the user with this id, as SQL. One in three has the domain of
 * one of ten shops.
 */
export function emailSql(id: string) {
  const first = `('{${firstNames.join()}}'::text[])[1 + ${id} % ${firstNames.length}]`;
  const domain = `CASE WHEN ${id} % 3 = 0 THEN 'shop' || ${id} % 10 ELSE 'mail' END`;
  return `${first} || '.' || lpad((${id})::text, 7, '0') || '@' || ${domain} || '.example'`;
}

/** The same in this process. */
export function emailOf(id: number) {
  const domain = id % 3 === 0 ? `shop${id % 10}` : "mail";
  return `${firstNames[id % firstNames.length]}.${String(id).padStart(7, "0")}@${domain}.example`;
}
