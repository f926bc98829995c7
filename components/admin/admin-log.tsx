"use client";

import Link from "next/link";
import { notFound } from "next/navigation";
import useSWRInfinite from "swr/infinite";
import { actNames } from "@/components/admin/act-names";
import { AdminOnly } from "@/components/admin/admin-only";
import { formatTime } from "@/components/admin/format";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { LogEntry } from "@/lib/admin/schema";
import { apiWithNext } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";

/** What administrators did and read, and why. */
export function AdminLog() {
  return (
    <AdminOnly>
      <div className="space-y-6">
        <div>
          <Link
            href="/analytics"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Analytics
          </Link>
          <h1 className="text-4xl sm:text-5xl">What administrators did</h1>
          <p className="mt-2 text-muted-foreground">
            Nobody can change these entries. Each is deleted after 400 days.
          </p>
        </div>
        <Entries />
      </div>
    </AdminOnly>
  );
}

type LoadedPage = { body: { data: LogEntry[] }; next: string | null };

function Entries() {
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<
    LoadedPage,
    Error
  >(
    (index, previous: LoadedPage | null) =>
      index === 0 ? "/admin/api/log" : (previous?.next ?? null),
    apiWithNext<{ data: LogEntry[] }>,
  );
  if (error instanceof ApiError && error.code === "not_found") notFound();
  const entries = data?.flatMap(({ body }) => body.data);
  if (!entries)
    return error ? (
      <Alert variant="warning" title="The log could not be loaded">
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => mutate()}
        >
          Try again
        </Button>
      </Alert>
    ) : (
      <Skeleton className="h-96" />
    );
  if (entries.length === 0)
    return <p className="text-muted-foreground">Nothing yet.</p>;
  return (
    <>
      <ol
        aria-label="Entries, newest first"
        className="divide-y divide-border border-border border-y"
      >
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {data?.at(-1)?.next && (
        <div className="text-center">
          <Button
            variant="secondary"
            disabled={isValidating}
            onClick={() => setSize(size + 1)}
          >
            {isValidating ? "Loading" : "Show more"}
          </Button>
        </div>
      )}
    </>
  );
}

/** What isn't done with an account. */
const otherNames: Record<string, string> = {
  read_user: "Read a user's page",
  export_users: "Export all users",
  create_invitation: "Invite an address",
  withdraw_invitation: "Withdraw an invitation",
  unknown_act: "Something that isn't known",
};
const names: Record<string, string> = { ...otherNames, ...actNames };

const addressOf = ({ id, email }: LogEntry["admin"]) =>
  email ?? `deleted account ${id}`;

function Entry({ entry }: { entry: LogEntry }) {
  const { at, admin, action, subject, reason, page, listings, refusal } = entry;
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[14rem_1fr]">
      <p className="text-muted-foreground text-sm">
        <time dateTime={at}>{formatTime(at)}</time>
        <span className="block break-all">{addressOf(admin)}</span>
      </p>
      <div className="min-w-0">
        <p className="break-words">
          <strong>{names[action] ?? action}</strong>
          {listings !== null && <span> ({listings})</span>}
          {subject && <span className="break-all">: {addressOf(subject)}</span>}
        </p>
        {refusal !== null && (
          <p className="text-destructive text-sm">
            Refused, nothing changed: {refusal}
          </p>
        )}
        {reason !== null && <p className="break-words">{reason}</p>}
        {page !== null && (
          <p className="break-all text-muted-foreground text-sm">On {page}</p>
        )}
      </div>
    </li>
  );
}
