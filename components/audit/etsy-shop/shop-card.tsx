"use client";

import Link from "next/link";
import { Stopped } from "@/components/audit/etsy-shop/stopped";
import type { ShopAuditView } from "@/components/audit/etsy-shop/use-shop-audit";
import { ConnectButton, useEtsyConnection } from "@/components/etsy";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import type { ShopAudit } from "@/lib/audit/etsy-shop/schema";
import { auditPath } from "@/lib/content/audit";
import type { EtsyConnectionStatus } from "@/lib/etsy/connection/schema";

type ShopCardProps = {
  /** Absent while it is read. */
  connection: EtsyConnectionStatus | undefined;
  hasFailed: boolean;
  view: ShopAuditView;
  /** Where Etsy's consent leads back to. */
  returnPath?: string;
};

/**
 * Beside the file: the other way to have a shop checked. Nothing where this
 * site has no key of Etsy.
 */
export function ShopCard({
  connection,
  hasFailed,
  view,
  returnPath = auditPath,
}: ShopCardProps) {
  if (connection?.isAvailable === false) return null;
  const hasError =
    (hasFailed && !connection) ||
    (view.error !== undefined && view.audit === null);
  return (
    <section aria-labelledby="shop-audit-title" className="grid">
      <Card className="flex min-h-64 flex-col justify-center gap-4">
        <h2 id="shop-audit-title" className="text-2xl">
          Your Etsy shop
        </h2>
        {hasError ? (
          <ReadFailure view={view} />
        ) : !connection || view.isLoading ? (
          <Skeleton className="h-24 w-full" />
        ) : (
          <Content
            connection={connection}
            view={view}
            returnPath={returnPath}
          />
        )}
      </Card>
    </section>
  );
}

function ReadFailure({ view }: Pick<ShopCardProps, "view">) {
  const { refresh } = useEtsyConnection();
  return (
    <Alert
      variant="destructive"
      title="The status of your shop could not be loaded."
    >
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        onClick={() => {
          void refresh();
          view.reload();
        }}
      >
        Try again
      </Button>
    </Alert>
  );
}

type ContentProps = {
  connection: EtsyConnectionStatus;
  view: ShopAuditView;
  returnPath: string;
};

function Content({ connection, view, returnPath }: ContentProps) {
  const { audit, problem } = view;
  return (
    <>
      {problem && <Alert variant="destructive">{problem}</Alert>}
      {audit?.state === "reading" && <Reading audit={audit} view={view} />}
      {audit?.state === "failed" && (
        <Stopped audit={audit} connection={connection} view={view} />
      )}
      {audit?.state === "done" && <EmptyShop view={view} />}
      {audit === null &&
        (connection.connected ? (
          <Start connection={connection} view={view} />
        ) : (
          <Connect connection={connection} returnPath={returnPath} />
        ))}
    </>
  );
}

function Connect({
  connection: { problem, shopName },
  returnPath,
}: Pick<ContentProps, "connection" | "returnPath">) {
  return (
    <>
      <p className="text-muted-foreground">
        {problem === null
          ? "Connect it, and its listings are read from Etsy with what no file contains: the photos’ alt texts, categories and attributes."
          : `Etsy no longer accepts our requests for ${shopName ?? "your shop"}. Reconnect it to have it read.`}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ConnectButton returnPath={returnPath}>
          {problem === null ? "Connect my shop" : "Connect again"}
        </ConnectButton>
        <Link
          href="/shop#etsy"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          What you allow
        </Link>
      </div>
    </>
  );
}

function Start({
  connection: { shopName },
  view,
}: Pick<ContentProps, "connection" | "view">) {
  return (
    <>
      <p className="text-muted-foreground">
        The active listings of{" "}
        <span className="text-foreground">{shopName ?? "your shop"}</span> are
        read from Etsy with what no file contains: the photos’ alt texts, the
        categories, and the attributes of each listing that you open. Nothing is
        changed there. What was read is kept for six hours, then deleted.
      </p>
      <Button
        className="self-start"
        onClick={view.start}
        aria-disabled={view.isPending}
      >
        {view.isPending ? "Starting …" : "Check my shop"}
      </Button>
    </>
  );
}

const numbers = new Intl.NumberFormat();
const times = new Intl.DateTimeFormat(undefined, {
  weekday: "long",
  hour: "numeric",
  minute: "2-digit",
});

function Reading({
  audit: { read, total, problem, waitsUntil },
  view,
}: {
  audit: ShopAudit;
  view: ShopAuditView;
}) {
  return (
    <>
      <div>
        <p role="status">Reading your Etsy shop …</p>
        <p className="mt-1 mb-2 text-muted-foreground tabular-nums">
          {total === null
            ? "Counting the listings"
            : `${numbers.format(read)} of ${numbers.format(total)} ${total === 1 ? "listing" : "listings"}`}
        </p>
        <Progress
          label="Listings read"
          percent={total ? (100 * read) / total : 0}
        />
      </div>
      {problem && (
        <Alert variant="warning">
          {waitsUntil
            ? `${problem.message} The next attempt is on ${times.format(new Date(waitsUntil))}.`
            : problem.message}
        </Alert>
      )}
      <p className="text-muted-foreground text-sm">
        You can close this page; reading continues.
      </p>
      <div className="flex flex-wrap gap-2">
        {problem && waitsUntil === null && (
          <Button size="sm" onClick={view.start} aria-disabled={view.isPending}>
            Try now
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          onClick={view.remove}
          aria-disabled={view.isPending}
        >
          Stop and delete
        </Button>
      </div>
    </>
  );
}

function EmptyShop({ view }: Pick<ContentProps, "view">) {
  return (
    <>
      <p>
        Your shop has no active listings. Drafts, sold-out and expired listings
        are not read.
      </p>
      <Button
        variant="secondary"
        className="self-start"
        onClick={view.readAgain}
        aria-disabled={view.isPending}
      >
        Read again
      </Button>
    </>
  );
}
