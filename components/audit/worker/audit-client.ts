import type {
  AuditSource,
  CallName,
  OpenedListings,
  Params,
  Result,
  Season,
} from "@/components/audit/worker/audit-calls";
import type {
  WorkerRequest,
  WorkerResponse,
} from "@/components/audit/worker/audit-worker";
import type { AuditRow } from "@/lib/audit/findings";
import type { Group } from "@/lib/audit/groups/find-groups";

/**
 * Why a worker gave no answer: it could not be loaded, or ran out of memory.
 */
class WorkerFailed extends Error {
  override name = "WorkerFailed";
}

function startWorker() {
  const worker = new Worker(new URL("./audit-worker.ts", import.meta.url), {
    type: "module",
  });
  const waiting = new Map<
    number,
    { resolve: (result: never) => void; reject: (error: Error) => void }
  >();
  let last = 0;
  const fail = () => {
    for (const { reject } of waiting.values())
      reject(new WorkerFailed("The worker gave no answer."));
    waiting.clear();
  };
  worker.addEventListener(
    "message",
    ({ data }: MessageEvent<WorkerResponse>) => {
      const pending = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.result === undefined)
        pending?.reject(new WorkerFailed("The worker failed."));
      else pending?.resolve(data.result as never);
    },
  );
  worker.addEventListener("error", fail);
  worker.addEventListener("messageerror", fail);
  return {
    call<Name extends CallName>(
      name: Name,
      params: Params<Name>,
    ): Promise<Result<Name>> {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, name, params } as WorkerRequest);
      });
    },
    stop() {
      worker.terminate();
      fail();
    },
  };
}

/** Bytes: below, a second worker takes longer to load than it saves. */
const largeShop = 400_000;
/**
 * Half the processors, since the page is to stay smooth; at least two for a
 * large shop.
 */
const maxWorkers = () =>
  Math.min(
    4,
    Math.max(2, Math.floor((navigator.hardwareConcurrency || 2) / 2)),
  );
/** Listings that a worker scores at a time. */
const chunk = 50;

/** One shop in the workers that hold its listings, until it is closed. */
export type AuditClient = {
  open: () => Promise<OpenedListings>;
  /**
   * Scores and compares all listings, the first part of the table as soon as it
   * is there.
   */
  run: (count: number, onRows: (rows: AuditRow[]) => void) => Promise<Group[]>;
  findOutOfSeason: (season: Season) => Promise<number[]>;
  detail: (params: Params<"detail">) => Promise<Result<"detail">>;
  changeList: (params: Params<"changeList">) => Promise<Blob>;
  keep: () => Promise<ArrayBuffer>;
  close: () => void;
};

function sizeOf(source: AuditSource): number {
  if (source.kind === "shop")
    return source.parts.reduce((sum, { size }) => sum + size, 0);
  return ("read" in source ? source.read : source.file).size;
}

export function openAudit(source: AuditSource): AuditClient {
  const workers = Array.from(
    { length: sizeOf(source) > largeShop ? maxWorkers() : 1 },
    startWorker,
  );
  const [first] = workers;
  if (!first) throw new WorkerFailed("No worker could be started.");
  return {
    async open() {
      // Each reads them for itself: sending the listings from one to the other
      // takes longer.
      const [opened] = await Promise.all(
        workers.map(({ call }) => call("open", source)),
      );
      if (!opened) throw new WorkerFailed("No worker could be started.");
      return opened;
    },
    async run(count, onRows) {
      let next = 0;
      const groups = first.call("compare", {});
      await Promise.all(
        workers.map(async ({ call }, place) => {
          if (place === 0) await groups;
          while (next < count) {
            const from = next;
            next += chunk;
            onRows(
              await call("score", { from, to: Math.min(count, from + chunk) }),
            );
          }
        }),
      );
      return groups;
    },
    findOutOfSeason: (season) => first.call("seasons", season),
    detail: (params) => first.call("detail", params),
    changeList: (params) => first.call("changeList", params),
    keep: () => first.call("keep", {}),
    close() {
      for (const { stop } of workers) stop();
    },
  };
}
