"use client";

import useSWR from "swr";
import { dateOf, momentOf, planNames } from "@/components/admin/words";
import { Alert } from "@/components/ui/alert";
import { Skeleton } from "@/components/ui/skeleton";
import type { UserDetail } from "@/lib/admin/schema";
import { api } from "@/lib/api-client";

const kinds = { generation: "Generation", mail: "Mail", billing: "Billing" } as const;

/** One user's plan, usage and what went wrong. That it was read is kept with the reader's id. */
export function UserDetailView({ id }: { id: number }) {
  const { data, error } = useSWR<UserDetail, Error>(`/admin/api/users/${id}`, (path: string) =>
    api<UserDetail>("GET", path),
  );
  if (error)
    return (
      <Alert tone="brick" title="This user could not be loaded">
        {error.message}
      </Alert>
    );
  if (!data) return <Skeleton className="h-72" />;
  return (
    <div className="space-y-6">
      <Facts user={data.user} />
      <Usage usage={data.usage} />
      <section>
        <h3 className="text-lg">What went wrong</h3>
        {data.troubles.length === 0 ? (
          <p className="text-muted">Nothing that we know of.</p>
        ) : (
          <ul className="divide-y divide-line">
            {data.troubles.map(({ at, kind, what }) => (
              <li key={`${at} ${kind} ${what}`} className="py-2 text-sm">
                <span className="font-semibold">{kinds[kind]}</span>{" "}
                <time dateTime={at} className="text-muted">
                  {momentOf(at)}
                </time>
                <p>{what}</p>
              </li>
            ))}
          </ul>
        )}
      </section>
      <p className="text-muted text-xs">That you opened this is on record.</p>
    </div>
  );
}

function Facts({ user }: { user: UserDetail["user"] }) {
  const facts: [string, React.ReactNode][] = [
    ["Plan", `${planNames[user.plan]}${user.plan_until ? ` until ${dateOf(user.plan_until)}` : ""}`],
    ["Left this month", user.listings_left ?? "unlimited"],
    ["Listings in all", user.total_listings],
    ["Last listing", dateOf(user.last_listing_date)],
    ["Joined", dateOf(user.created_at)],
    ["Last active", dateOf(user.last_active_on)],
    ["Email verified", user.is_verified ? "yes" : "no"],
    ["Signed in on", `${user.open_sessions} ${user.open_sessions === 1 ? "device" : "devices"}`],
    ["Stripe customer", user.stripe_customer_id ?? "none"],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="break-all font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Usage({ usage }: { usage: UserDetail["usage"] }) {
  const most = Math.max(1, ...usage.map(({ used }) => used));
  return (
    <section>
      <h3 className="text-lg">Usage by month</h3>
      {usage.length === 0 && <p className="text-muted">None yet.</p>}
      <ul className="mt-1 space-y-1 text-sm tabular-nums">
        {usage.map(({ period, used }) => (
          <li key={period} className="grid grid-cols-[5rem_1fr_3rem] items-center gap-2">
            {period}
            <span className="h-3 rounded-sm bg-clay" style={{ width: `${(used / most) * 100}%` }} aria-hidden="true" />
            <span className="text-right">{used}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
