/**
 * Where many calls are sent at once, a busy machine may need longer than the
 * three seconds that sellers are let wait. What stops the database has
 * instances of its own.
 */
export const patience = { DATABASE_TIMEOUT_MS: "60000" };
