import "@/lib/browser/zod-without-eval";
import {
  type CallName,
  createAuditCalls,
  type Params,
  type Result,
} from "@/components/audit/worker/audit-calls";
import { allPacks } from "@/lib/listing-text/languages/all-packs";
import { addPacks } from "@/lib/listing-text/languages/find-pack";

export type WorkerRequest = {
  [Name in CallName]: { id: number; name: Name; params: Params<Name> };
}[CallName];
export type WorkerResponse =
  | { id: number; result: Result<CallName> }
  | { id: number; result?: undefined };

// A shop's listings may be in any language, and come at once.
addPacks(allPacks);
const calls = createAuditCalls();

function run<Name extends CallName>(name: Name, params: Params<Name>) {
  return calls[name](params);
}

self.addEventListener(
  "message",
  async ({ data: { id, name, params } }: MessageEvent<WorkerRequest>) => {
    try {
      self.postMessage({
        id,
        result: await run(name, params),
      } satisfies WorkerResponse);
    } catch {
      self.postMessage({ id } satisfies WorkerResponse);
    }
  },
);
