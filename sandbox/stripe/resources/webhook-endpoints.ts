import { z } from "zod";
import { apiVersion } from "../account";
import { endpoint, expand, listPage, pagination } from "../api/endpoint";
import type { Webhooks } from "../webhooks";

const ownId = "acct_sandbox";

/** The facts of an account that the key itself may read. */
export const ownAccount = [
  endpoint("GET", "/v1/account", z.strictObject(expand), () => ({
    id: ownId,
    object: "account",
    charges_enabled: true,
    details_submitted: true,
    email: null,
    payouts_enabled: true,
    country: "US",
    default_currency: "usd",
    type: "standard",
  })),
];

/**
 * One endpoint: the address that all events are sent to. In mode `drop` it
 * looks disabled.
 */
export function webhookEndpoints(webhooks: Webhooks) {
  return [
    endpoint(
      "GET",
      "/v1/webhook_endpoints",
      z.strictObject(pagination),
      ({ params }) => {
        const own = {
          id: "we_sandbox",
          object: "webhook_endpoint",
          api_version: apiVersion,
          application: null,
          created: 0,
          description: null,
          enabled_events: ["*"],
          livemode: false,
          metadata: {},
          status:
            webhooks.ruleFor(null).mode === "drop" ? "disabled" : "enabled",
          url: webhooks.urlFor(null),
        };
        return listPage("/v1/webhook_endpoints", [own], params);
      },
    ),
  ];
}
