import "server-only";
import { env } from "@/lib/env";

/**
 * Milliseconds. Without these a hung PostgreSQL would block every query
 * forever.
 */
export const databaseTimeouts = {
  /** For a new connection, or in a burst for a free one of the pool. */
  connectionTimeoutMillis: 4_000,
  query_timeout: 3_000,
  statement_timeout: 3_000,
  /**
   * For an instance that hangs or dies within a transaction. All users share
   * some rows, such as the daily counts, so a lock on them must be released
   * before the statement timeout of those that wait for it.
   */
  idle_in_transaction_session_timeout: 2_000,
};

const {
  statement_timeout,
  idle_in_transaction_session_timeout,
  ...clientTimeouts
} = databaseTimeouts;

/** Those that PostgreSQL enforces, as the first statements of a transaction. */
export const transactionTimeouts = `SET LOCAL statement_timeout = ${statement_timeout};
  SET LOCAL idle_in_transaction_session_timeout = ${idle_in_transaction_session_timeout}`;

/**
 * Whether DATABASE_URL leads to a pooler, which may run each transaction in
 * another session of PostgreSQL.
 */
export function hasPooler() {
  const { DATABASE_URL, DIRECT_DATABASE_URL } = env();
  return (
    DIRECT_DATABASE_URL !== undefined && DIRECT_DATABASE_URL !== DATABASE_URL
  );
}

/** For a pool whose sessions keep nothing from one transaction to the next. */
export function poolOptions() {
  return {
    connectionString: env().DATABASE_URL,
    ...(hasPooler() ? clientTimeouts : databaseTimeouts),
  };
}

/**
 * For what needs a session of its own: notifications of new jobs, prepared
 * statements.
 */
export function directUrl() {
  return env().DIRECT_DATABASE_URL ?? env().DATABASE_URL;
}
