"use client";

import useSWR from "swr";
import { formatDate, formatTime, planName } from "@/components/admin/format";
import { Alert } from "@/components/ui/alert";
import { Skeleton } from "@/components/ui/skeleton";
import type { UserDetail } from "@/lib/admin/schema";
import { api } from "@/lib/browser/api";
import { byBilling } from "@/lib/settings/installation";
import type { Tier } from "@/lib/settings/plans";

const kinds = {
  generation: "Generation",
  email: "Email",
  billing: "Billing",
} as const;

/** One user's plan, usage and issues. The server logs who viewed it. */
export function UserDetailView({ id }: { id: number }) {
  const { data, error } = useSWR<UserDetail, Error>(
    `/admin/api/users/${id}`,
    (path: string) => api<UserDetail>("GET", path),
  );
  if (error)
    return (
      <Alert variant="destructive" title="This user could not be loaded">
        {error.message}
      </Alert>
    );
  if (!data) return <Skeleton className="h-72" />;
  return (
    <div className="space-y-6">
      <Facts user={data.user} />
      <Usage usage={data.usage} />
      <section>
        <h3 className="text-lg">Issues</h3>
        {data.issues.length === 0 ? (
          <p className="text-muted-foreground">None.</p>
        ) : (
          <ul className="divide-y divide-border">
            {data.issues.map(({ at, kind, message }) => (
              <li key={`${at} ${kind} ${message}`} className="py-2 text-sm">
                <span className="font-semibold">{kinds[kind]}</span>{" "}
                <time dateTime={at} className="text-muted-foreground">
                  {formatTime(at)}
                </time>
                <p>{message}</p>
              </li>
            ))}
          </ul>
        )}
      </section>
      <p className="text-muted-foreground text-xs">This view is logged.</p>
    </div>
  );
}

type Fact = [string, React.ReactNode];

const planFact = (plan: Tier | "trial", until?: string | null): Fact => [
  "Plan",
  `${planName(plan)}${until ? ` until ${formatDate(until)}` : ""}`,
];
const customerFact = (user: UserDetail["user"]): Fact => [
  "Stripe customer",
  user.stripe_customer_id ?? "none",
];

function Facts({ user }: { user: UserDetail["user"] }) {
  const facts: Fact[] = [
    ...(user.plan ? [planFact(user.plan, user.plan_until)] : []),
    ["Left this month", user.listings_left ?? "unlimited"],
    ["Total listings", user.total_listings],
    ["Last listing", formatDate(user.last_listing_date)],
    ["Joined", formatDate(user.created_at)],
    ["Last active", formatDate(user.last_active_on)],
    ["Email verified", user.is_verified ? "yes" : "no"],
    ["Active sessions", user.open_sessions],
    ...byBilling([customerFact(user)], []),
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="break-all font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Usage({ usage }: { usage: UserDetail["usage"] }) {
  const maxUsed = Math.max(1, ...usage.map(({ used }) => used));
  return (
    <section>
      <h3 className="text-lg">Usage by month</h3>
      {usage.length === 0 && <p className="text-muted-foreground">None yet.</p>}
      <ul className="mt-1 space-y-1 text-sm tabular-nums">
        {usage.map(({ period, used }) => (
          <li
            key={period}
            className="grid grid-cols-[5rem_1fr_3rem] items-center gap-2"
          >
            {period}
            <span
              className="h-3 rounded-sm bg-primary"
              style={{ width: `${(used / maxUsed) * 100}%` }}
              aria-hidden="true"
            />
            <span className="text-right">{used}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
