import "server-only";
import { log, maskPersonalData } from "@/lib/log";
import { metrics } from "@/lib/observability/metrics";
import {
  deleteServiceFault,
  selectServiceFaults,
  upsertServiceFault,
} from "@/lib/service-faults/service-fault-data";
import {
  type ServiceName,
  serviceNames,
} from "@/lib/settings/outside-services";

/*
 * What an outside service refuses until the operator changes a setting, or
 * something at that service. The analytics show it until the service accepts a
 * request again.
 */

/**
 * Services that may have a stored fault: at first all, since an earlier process
 * may have stored it.
 */
const suspected = new Set(serviceNames);

/**
 * In the background; logged as an error once, when the fault begins. `words`
 * are the service's own.
 */
export function recordServiceFault(service: ServiceName, words: string) {
  suspected.add(service);
  metrics().serviceRefusals.inc({ service });
  const message = maskPersonalData(words);
  upsertServiceFault(service, message).then(
    (hasBegun) =>
      hasBegun &&
      log().error({ service, message }, "a service refuses our configuration"),
    (err: unknown) =>
      log().error(
        { err, service, message },
        "a service refuses our configuration; not recorded",
      ),
  );
}

/**
 * Call it after a success: the fault is over. In the background, and almost
 * always without a query.
 */
export function endServiceFault(service: ServiceName) {
  if (!suspected.delete(service)) return;
  deleteServiceFault(service).catch((err: unknown) => {
    suspected.add(service);
    log().warn(
      { err, service },
      "the end of a service's fault was not recorded",
    );
  });
}

/** The present faults; `since` as ISO 8601. */
export async function listServiceFaults() {
  const faults = await selectServiceFaults();
  return faults.map(({ since, ...fault }) => ({
    ...fault,
    since: since.toISOString(),
  }));
}
