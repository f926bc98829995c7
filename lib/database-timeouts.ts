/** Milliseconds. Without these a hung PostgreSQL would block every query forever. */
export const databaseTimeouts = {
  /** For a new connection, or in a burst for a free one of the pool. */
  connectionTimeoutMillis: 4_000,
  query_timeout: 3_000,
  statement_timeout: 3_000,
  /**
   * For an instance that hangs or dies within a transaction. All users share some rows, such as the daily counts, so a
   * lock on them must be released before the statement timeout of those that wait for it.
   */
  idle_in_transaction_session_timeout: 2_000,
};
