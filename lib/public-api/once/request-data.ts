import "server-only";
import { requireRoom } from "@/lib/account/totals";
import { db } from "@/lib/database/db";
import {
  purgeBatchSize,
  purgeInBatches,
} from "@/lib/database/purge-in-batches";
import type { Prisma } from "@/prisma/generated/client";

/** Hours for which a request is answered with what was answered before. */
const keptHours = 24;

/**
 * Throws `storage_full`. Calls at the same time may exceed it by their own
 * answers, which are few and small.
 */
export const requireRoomForAnswer = (userId: number) =>
  requireRoom(db(), userId, "requests");

type Asked = {
  userId: number;
  operation: string;
  key: string;
  requestHash: string;
};
type Begun = { id: string; holder: string };

/**
 * Takes the request for so many seconds. Null when it was answered, when
 * somebody else answers it, or when the key stands for another request. One
 * whose process was killed keeps its id.
 */
export async function beginRequest(
  { userId, operation, key, requestHash }: Asked,
  seconds: number,
) {
  const [begun] = await db().$queryRaw<Begun[]>`
    INSERT INTO "ProgramRequest" AS known ("userId", "operation", "key", "requestHash", "holder", "heldUntil")
    VALUES (${userId}, ${operation}, ${key}, ${requestHash}, gen_random_uuid(), now() + ${seconds} * interval '1 second')
    ON CONFLICT ("userId", "operation", "key") DO UPDATE SET
      "id" = CASE WHEN known."createdAt" < now() - make_interval(hours => ${keptHours}::int) THEN EXCLUDED."id" ELSE known."id" END,
      "createdAt" = CASE WHEN known."createdAt" < now() - make_interval(hours => ${keptHours}::int)
        THEN EXCLUDED."createdAt" ELSE known."createdAt" END,
      "requestHash" = EXCLUDED."requestHash", "holder" = EXCLUDED."holder", "heldUntil" = EXCLUDED."heldUntil",
      "status" = NULL, "answer" = NULL, "headers" = NULL
    WHERE known."createdAt" < now() - make_interval(hours => ${keptHours}::int)
      OR (known."status" IS NULL AND known."heldUntil" < now() AND known."requestHash" = EXCLUDED."requestHash")
    RETURNING "id"::text, "holder"::text`;
  return begun ?? null;
}

export function findRequest({ userId, operation, key }: Asked) {
  return db().programRequest.findUnique({
    where: { userId_operation_key: { userId, operation, key } },
    select: { requestHash: true, status: true, answer: true, headers: true },
  });
}

type Answer = {
  status: number;
  answer: Prisma.InputJsonValue;
  headers: Record<string, string>;
};

export async function saveAnswer({ id, holder }: Begun, answer: Answer) {
  await db().programRequest.updateMany({ where: { id, holder }, data: answer });
}

/** Nothing was done: the key is free. */
export async function forgetRequest({ id, holder }: Begun) {
  await db().programRequest.deleteMany({ where: { id, holder } });
}

/** It may have been done: the same request may be sent again at once. */
export async function releaseRequest({ id, holder }: Begun) {
  await db().programRequest.updateMany({
    where: { id, holder },
    data: { heldUntil: new Date(0) },
  });
}

/** The job `purge_program_requests`: returns how many. */
export function purgeProgramRequests() {
  return purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "ProgramRequest" WHERE "id" IN (
        SELECT "id" FROM "ProgramRequest" WHERE "createdAt" < now() - make_interval(hours => ${keptHours}::int)
        LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED)`,
  );
}
