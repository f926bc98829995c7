import "server-only";
import { env } from "@/lib/env";

/**
 * Milliseconds. Without these a hung PostgreSQL would block every query
 * forever.
 */
export function databaseTimeouts() {
  const statement = env().DATABASE_TIMEOUT_MS;
  return {
    /** For a new connection, or in a burst for a free one of the pool. */
    connection: statement + 1_000,
    statement,
    /**
     * For an instance that hangs or dies within a transaction. All users share
     * some rows, such as the daily counts, so a lock on them must be released
     * before the statement timeout of those that wait for it.
     */
    idleInTransaction: Math.round((statement * 2) / 3),
    /** The pool limits how long a burst waits, so this must be longer. */
    transaction: statement + 2_000,
  };
}

/** Those that PostgreSQL enforces, as the first statements of a transaction. */
export function transactionTimeouts() {
  const { statement, idleInTransaction } = databaseTimeouts();
  return `SET LOCAL statement_timeout = ${statement};
    SET LOCAL idle_in_transaction_session_timeout = ${idleInTransaction}`;
}

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
  const { connection, statement, idleInTransaction } = databaseTimeouts();
  const ofSession = {
    statement_timeout: statement,
    idle_in_transaction_session_timeout: idleInTransaction,
  };
  return {
    connectionString: env().DATABASE_URL,
    connectionTimeoutMillis: connection,
    query_timeout: statement,
    ...(hasPooler() ? {} : ofSession),
  };
}

/**
 * For what needs a session of its own: notifications of new jobs, prepared
 * statements.
 */
export function directUrl() {
  return env().DIRECT_DATABASE_URL ?? env().DATABASE_URL;
}
