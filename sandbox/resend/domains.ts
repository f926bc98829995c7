import { z } from "zod";
import { type CallDoc, json, type Reply, type Route } from "../service";

const statuses = [
  "pending",
  "verified",
  "failed",
  "not_started",
  "partially_verified",
  "partially_failed",
] as const;
const domainsSchema = z.strictObject({
  domains: z.array(
    z.strictObject({
      name: z.string().min(1),
      status: z.enum(statuses).default("verified"),
    }),
  ),
});
type Domain = z.output<typeof domainsSchema>["domains"][number];

/**
 * The account's domains, as a control call sets them. What may be sent does not
 * depend on them.
 */
export class Domains {
  private known: Domain[] = [];

  set(domains: Domain[]): void {
    this.known = domains;
  }

  /** Resend's `GET /domains`. */
  list(): Reply {
    const data = this.known.map(({ name, status }) => ({
      id: `domain-${name}`,
      name,
      status,
      created_at: "2026-01-01 00:00:00.000000+00",
      region: "us-east-1",
      capabilities: { sending: "enabled", receiving: "disabled" },
    }));
    return json(200, { object: "list", has_more: false, data });
  }
}

export const domainDocs: CallDoc[] = [
  [
    "POST /resend/domains",
    "The account's domains: {domains: [{name, status?}]}.",
  ],
];

export function domainRoutes(domains: Domains): Route[] {
  return [
    {
      method: "POST",
      path: /^\/resend\/domains$/,
      handle: ({ body }) => {
        const parsed = domainsSchema.safeParse(body);
        if (!parsed.success)
          return json(400, { message: z.prettifyError(parsed.error) });
        domains.set(parsed.data.domains);
        return json(200, parsed.data);
      },
    },
  ];
}
