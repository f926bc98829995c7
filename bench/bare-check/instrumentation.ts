/**
 * Without a file of its own, the nearest one above would be taken: the
 * application's.
 */
export function register() {}
