/** Milliseconds. Without these a hung PostgreSQL would block every query for ever. */
export const databaseTimeouts = {
  /** For a new connection, and in a burst for the turn at one of the pool's. */
  connectionTimeoutMillis: 4_000,
  query_timeout: 3_000,
  statement_timeout: 3_000,
  /**
   * For an instance that stands still, or vanished, within a transaction. Some rows, such as the day's tallies, are
   * everybody's: who waits for one must get it before the statement's own time is over.
   */
  idle_in_transaction_session_timeout: 2_000,
};
