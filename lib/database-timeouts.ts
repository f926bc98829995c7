/** Milliseconds. Without these a hung PostgreSQL would block every query for ever. */
export const databaseTimeouts = {
  connectionTimeoutMillis: 2_000,
  query_timeout: 3_000,
  statement_timeout: 3_000,
};
