"use client";

import { useState } from "react";
import useSWR from "swr";
import { actNames } from "@/components/admin/act-names";
import { formatDate, formatTime, planName } from "@/components/admin/format";
import { ActForm } from "@/components/admin/users/act-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { Act, ActEntry } from "@/lib/account/schema";
import type { UserDetail } from "@/lib/admin/schema";
import { api } from "@/lib/browser/api";
import { byBilling } from "@/lib/settings/installation";
import type { Tier } from "@/lib/settings/plans";

const kinds = {
  generation: "Generation",
  email: "Email",
  billing: "Billing",
} as const;

type UserDetailViewProps = {
  id: number;
  /** The account was deleted. */
  onGone: () => void;
};

/**
 * One user's plan, usage and issues, and what can be done with the account. The
 * server logs who viewed it.
 */
export function UserDetailView({ id, onGone }: UserDetailViewProps) {
  const [act, setAct] = useState<Act | null>(null);
  const { data, error, mutate } = useSWR<UserDetail, Error>(
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
  if (act !== null)
    return (
      <ActForm
        id={id}
        act={act}
        onCancel={() => setAct(null)}
        onDone={async () => {
          if (act === "delete") return onGone();
          await mutate();
          setAct(null);
        }}
      />
    );
  return (
    <div className="space-y-6">
      {data.user.suspended_at && (
        <Alert variant="warning" title="Suspended">
          Since {formatTime(data.user.suspended_at)}.
        </Alert>
      )}
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
      {data.user.is_protected === false && (
        <ActButtons user={data.user} onChoose={setAct} />
      )}
      {data.acts && data.acts.length > 0 && <DoneActs entries={data.acts} />}
      <p className="text-muted-foreground text-xs">This view is logged.</p>
    </div>
  );
}

/** What can be done with this account as it is. */
function possibleActs(user: UserDetail["user"]): Act[] {
  return [
    user.suspended_at ? "restore" : "suspend",
    ...(user.is_verified ? [] : ["resend_confirmation" as const]),
    "reset_password",
    ...(user.listings_left === null ? [] : ["grant_listings" as const]),
    ...(user.is_in_trial ? ["end_trial" as const] : []),
    "delete",
  ];
}

function ActButtons({
  user,
  onChoose,
}: {
  user: UserDetail["user"];
  onChoose: (act: Act) => void;
}) {
  return (
    <section>
      <h3 className="text-lg">What you can do</h3>
      <p className="text-muted-foreground text-sm">
        Each asks for a reason first, and is logged.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {possibleActs(user).map((act) => (
          <Button
            key={act}
            variant="secondary"
            size="sm"
            onClick={() => onChoose(act)}
          >
            {actNames[act]}
          </Button>
        ))}
      </div>
    </section>
  );
}

function DoneActs({ entries }: { entries: ActEntry[] }) {
  return (
    <section>
      <h3 className="text-lg">What was done</h3>
      <ul className="divide-y divide-border">
        {entries.map(({ act, at, reason, listings }) => (
          <li key={`${at} ${act}`} className="py-2 text-sm">
            <span className="font-semibold">
              {listings === null
                ? actNames[act]
                : `${actNames[act]} (${listings})`}
            </span>{" "}
            <time dateTime={at} className="text-muted-foreground">
              {formatTime(at)}
            </time>
            <p className="break-words">{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Fact = [string, React.ReactNode];

const planFact = (plan: Tier | "trial", until?: string | null): Fact => [
  "Plan",
  `${planName(plan)}${until ? ` until ${formatDate(until)}` : ""}`,
];
const grantFact = (listings: number): Fact => ["Granted this month", listings];
const customerFact = (user: UserDetail["user"]): Fact => [
  "Stripe customer",
  user.stripe_customer_id ?? "none",
];

function Facts({ user }: { user: UserDetail["user"] }) {
  const facts: Fact[] = [
    ...(user.plan ? [planFact(user.plan, user.plan_until)] : []),
    ["Left this month", user.listings_left ?? "unlimited"],
    ...(user.granted_listings ? [grantFact(user.granted_listings)] : []),
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
