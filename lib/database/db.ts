import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  databaseTimeouts,
  hasPooler,
  poolOptions,
  transactionTimeouts,
} from "@/lib/database/pool-options";
import { watchPool } from "@/lib/observability/metrics";
import { PrismaClient } from "@/prisma/generated/client";

/**
 * Sets the timeouts at the start of each transaction, since a pooler refuses
 * them at the start of a connection.
 */
class PooledPrismaPg extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolationLevel) => {
      const transaction = await start(isolationLevel);
      const run = (sql: string) =>
        transaction.executeRaw({ sql, args: [], argTypes: [] });
      try {
        await run(transactionTimeouts());
      } catch (error) {
        await run("ROLLBACK").catch(() => undefined);
        await transaction.rollback();
        throw error;
      }
      return transaction;
    };
    return adapter;
  }
}

function createAdapter() {
  const Adapter = hasPooler() ? PooledPrismaPg : PrismaPg;
  const adapter = new Adapter({ ...poolOptions(), max: 10 });
  const open = adapter.connect.bind(adapter);
  adapter.connect = async () => {
    const opened = await open();
    watchPool("queries", opened.underlyingDriver());
    return opened;
  };
  return adapter;
}

function connect() {
  const { transaction } = databaseTimeouts();
  return new PrismaClient({
    adapter: createAdapter(),
    transactionOptions: { maxWait: transaction, timeout: transaction },
    omit: {
      user: {
        password: true,
        verificationToken: true,
        signUpCookie: true,
        passwordResetToken: true,
      },
    },
  });
}

const shared = globalThis as { prisma?: ReturnType<typeof connect> };

/** One client per process, reused after hot reloads in development. */
export function db() {
  shared.prisma ??= connect();
  return shared.prisma;
}

/** The client inside a transaction. */
export type Transaction = Parameters<
  Parameters<ReturnType<typeof connect>["$transaction"]>[0]
>[0];
