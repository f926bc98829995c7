/**
 * Where many calls are sent at once, a busy machine may need longer than the
 * three seconds that sellers are let wait. Tests of what is let go of in time
 * set it for an instance of their own.
 */
export const patience = { DATABASE_TIMEOUT_MS: "60000" };
