import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { databaseTimeouts } from "@/lib/database-timeouts";
import { env } from "@/lib/env";
import { PrismaClient } from "@/prisma/generated/client";

function connect() {
  return new PrismaClient({
    adapter: new PrismaPg({ connectionString: env().DATABASE_URL, max: 10, ...databaseTimeouts }),
    // Milliseconds. The pool limits how long a burst waits for a connection, so maxWait must be longer.
    transactionOptions: { maxWait: 5_000, timeout: 5_000 },
    omit: { user: { password: true, verificationToken: true, signUpCookie: true, passwordResetToken: true } },
  });
}

const shared = globalThis as { prisma?: ReturnType<typeof connect> };

/** One client per process, reused after hot reloads in development. */
export function db() {
  shared.prisma ??= connect();
  return shared.prisma;
}

/** The client inside a transaction. */
export type Transaction = Parameters<Parameters<ReturnType<typeof connect>["$transaction"]>[0]>[0];
