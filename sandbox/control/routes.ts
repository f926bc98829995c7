import { z } from "zod";
import { type Faults, faultSchema } from "../faults";
import type { RequestLog } from "../request-log";
import type { Incoming, Route } from "../service";
import { type ServiceName, serviceNames } from "../service-names";
import { json, type Reply } from "../wire/reply";
import { indexPage } from "./index-page";

/** What people and tests steer the sandbox with. */
export function controlRoutes(requests: RequestLog, faults: Faults): Route[] {
  return [
    { method: "GET", path: /^\/$/, answer: () => indexPage() },
    { method: "GET", path: /^\/health$/, answer: () => json(200, { status: "ok" }) },
    {
      method: "GET",
      path: /^\/requests\.json$/,
      answer: (incoming) =>
        forService(incoming, (service) => json(200, requests.list(service).slice(0, limitIn(incoming)))),
    },
    {
      method: "DELETE",
      path: /^\/requests\.json$/,
      answer: (incoming) =>
        forService(incoming, (service) => {
          requests.clear(service);
          return json(200, []);
        }),
    },
    { method: "GET", path: /^\/faults$/, answer: () => json(200, faults.list()) },
    { method: "POST", path: /^\/faults$/, answer: (incoming) => addFault(faults, incoming) },
    {
      method: "DELETE",
      path: /^\/faults$/,
      answer: (incoming) =>
        forService(incoming, (service) => {
          faults.clear(service ?? undefined);
          return json(200, faults.list());
        }),
    },
  ];
}

function addFault(faults: Faults, { body }: Incoming): Reply {
  const parsed = faultSchema.safeParse(body);
  if (!parsed.success) return json(400, { message: z.prettifyError(parsed.error), issues: parsed.error.issues });
  faults.add(parsed.data);
  return json(201, parsed.data);
}

function limitIn({ query }: Incoming): number | undefined {
  const limit = Number(query.get("limit"));
  return Number.isInteger(limit) && limit > 0 ? limit : undefined;
}

function forService({ query }: Incoming, answer: (service: ServiceName | null) => Reply): Reply {
  const asked = query.get("service");
  const service = serviceNames.find((name) => name === asked) ?? null;
  if (asked !== null && service === null) {
    return json(400, { message: `service is one of ${serviceNames.join(", ")}` });
  }
  return answer(service);
}
