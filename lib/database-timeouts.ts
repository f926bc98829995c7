/** Milliseconds. Without these a hung PostgreSQL would block every query for ever. */
export const databaseTimeouts = {
  /** For a new connection, and in a burst for the turn at one of the pool's. */
  connectionTimeoutMillis: 4_000,
  query_timeout: 3_000,
  statement_timeout: 3_000,
};
