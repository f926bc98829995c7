import { aiBreaker, reviewBreaker } from "@/lib/ai/call-model";
import { db } from "@/lib/database/db";
import { closeLimits } from "@/lib/resilience/rate-limit";
import { startTestSandbox } from "@/tests/support/sandbox";

type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>;

/**
 * A sandbox for all tests of a file that ask the model, without faults and
 * calls at the start of each.
 */
export function setUpModelSandbox(): Omit<
  TestSandbox,
  "url" | "close" | "control"
> & {
  /** Ends what was asked through the batch interface. */
  endBatches: (outcome?: "succeeded" | "expired") => Promise<unknown>;
} {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
  });
  beforeEach(async () => {
    await sandbox.reset();
    aiBreaker.recordSuccess();
    reviewBreaker.recordSuccess();
  });
  afterAll(async () => {
    await Promise.all([sandbox.close(), db().$disconnect(), closeLimits()]);
  });
  return {
    fail: (fault) => sandbox.fail(fault),
    failReviews: (fault) => sandbox.failReviews(fault),
    reviewCalls: () => sandbox.reviewCalls(),
    endBatches: (outcome = "succeeded") =>
      sandbox.control("/message-batches/end", { outcome }),
    modelCalls: (path) => sandbox.modelCalls(path),
    reset: () => sandbox.reset(),
  };
}
