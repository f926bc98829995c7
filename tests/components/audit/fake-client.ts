import {
  type AuditSource,
  createAuditCalls,
} from "@/components/audit/worker/audit-calls";
import type { AuditClient } from "@/components/audit/worker/audit-client";

/** What the workers do, in the page: jsdom has no workers. */
export function fakeClient(source: AuditSource): AuditClient {
  const calls = createAuditCalls();
  return {
    open: async () => calls.open(source),
    async run(count, onRows) {
      onRows(await calls.score({ from: 0, to: count }));
      return calls.compare({});
    },
    findOutOfSeason: async (season) => calls.seasons(season),
    detail: async (params) => calls.detail(params),
    changeList: async (params) => calls.changeList(params),
    keep: async () => calls.keep({}),
    close() {},
  };
}
