import "server-only";
import path from "node:path";
import { AppError } from "@/lib/errors";
import type { CheckReport, CheckRequest } from "@/lib/public-api/check-schema";
import { lengthOf, maxOpenListing } from "@/lib/public-api/checks/admit";
import {
  type AuditInput,
  type AuditResult,
  maxAnonymousAudit,
} from "@/lib/public-api/checks/audit-schema";
import type { AuditReport } from "@/lib/public-api/schemas";
import {
  type Caller,
  createWorkerPool,
} from "@/lib/resilience/create-worker-pool";

export type CheckTask =
  | { kind: "listing"; request: CheckRequest }
  | { kind: "listings"; input: AuditInput; now: Date }
  | { kind: "file"; bytes: Uint8Array; now: Date };

/** The build makes it of `check-worker.ts`. */
const file = path.join(process.cwd(), ".next/check-worker.mjs");

/**
 * A check takes some 10 ms, and the largest open audit as long as 25 of them.
 */
const createCheckPool = () =>
  createWorkerPool<CheckTask>({
    file,
    maxWorkers: 2,
    deadline: 2_000,
    maxQueued: 100,
    queueTimeout: 10_000,
    tooLong: () =>
      new AppError(
        "too_complex",
        "This text takes too long to check. Shorten it, and send it again.",
      ),
  });

/**
 * A large shop takes seconds of the processor: one at a time, apart from the
 * checks, which never wait for it.
 */
const createAuditPool = () =>
  createWorkerPool<CheckTask>({
    file,
    maxWorkers: 1,
    deadline: 30_000,
    maxQueued: 20,
    queueTimeout: 20_000,
    tooLong: () =>
      new AppError(
        "too_complex",
        "These listings take too long to check. Send them in several parts, or shorten them.",
      ),
  });

/** Global, because Next bundles this module several times. */
const shared = globalThis as {
  checks?: ReturnType<typeof createCheckPool>;
  audits?: ReturnType<typeof createAuditPool>;
};

function runCheck(caller: Caller, task: CheckTask) {
  shared.checks ??= createCheckPool();
  return shared.checks(caller, task);
}

function runAudit(caller: Caller, task: CheckTask) {
  shared.audits ??= createAuditPool();
  return shared.audits(caller, task);
}

/** Throws `too_complex`, and `unavailable` when too many wait. */
export const checkListing = (caller: Caller, request: CheckRequest) =>
  runCheck(caller, { kind: "listing", request }) as Promise<CheckReport>;

/** More than anybody without an account may send. */
const isLarge = ({ listings }: AuditInput) =>
  listings.length > maxAnonymousAudit ||
  lengthOf(listings) > maxAnonymousAudit * maxOpenListing;

/**
 * The audit of a shop's file, for listings that an assistant holds. One of few
 * listings waits for no large one.
 */
export const auditListings = (caller: Caller, input: AuditInput, now: Date) =>
  (isLarge(input) ? runAudit : runCheck)(caller, {
    kind: "listings",
    input,
    now,
  }) as Promise<AuditResult>;

/**
 * Throws also `invalid_input` when the file holds no listings, and says why.
 */
export const auditFile = (caller: Caller, bytes: Uint8Array, now: Date) =>
  runAudit(caller, { kind: "file", bytes, now }) as Promise<AuditReport>;
