"use client";

import Link from "next/link";
import { useMemo, useState } from "react";
import useSWR from "swr";
import { AuditRun } from "@/components/audit/audit-run";
import { AtEtsyDetails } from "@/components/audit/etsy-shop/at-etsy-details";
import { Stopped } from "@/components/audit/etsy-shop/stopped";
import type { ShopAuditView } from "@/components/audit/etsy-shop/use-shop-audit";
import { forgetAuditView } from "@/components/audit/results/audit-view";
import type { AuditSource } from "@/components/audit/worker/audit-calls";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { FileInput } from "@/components/ui/file-input";
import type { AuditDetail } from "@/lib/audit/audit-listing";
import type {
  ShopAudit,
  ShopListingsAnswer,
} from "@/lib/audit/etsy-shop/schema";
import { api } from "@/lib/browser/api";
import { altTextPath } from "@/lib/content/audit";
import type { EtsyConnectionStatus } from "@/lib/etsy/connection/schema";

type ShopResultProps = {
  /** One of which something was read. */
  audit: ShopAudit;
  connection: EtsyConnectionStatus | undefined;
  view: ShopAuditView;
  onFile: (file: File) => void;
};

type Listings = {
  source: AuditSource;
  /** Listings that are in the history: their ids by the place in the shop. */
  linked: Record<number, number>;
};

/** All that was read, for the workers; the page itself keeps numbers only. */
async function readListings([path, id]: [
  path: string,
  id: string,
]): Promise<Listings> {
  const parts: Blob[] = [];
  const linked: Listings["linked"] = {};
  let count = 0;
  for (let from: number | null = 0; from !== null; ) {
    const answer: ShopListingsAnswer = await api(
      "GET",
      `${path}?audit=${id}&from=${from}`,
    );
    for (const [place, { id: etsyListingId }] of answer.listings.entries()) {
      const known = answer.linked[etsyListingId];
      if (known !== undefined) linked[count + place] = known;
    }
    count += answer.listings.length;
    parts.push(new Blob([JSON.stringify(answer.listings)]));
    from = answer.next;
  }
  return { source: { kind: "shop", parts }, linked };
}

const numbers = new Intl.NumberFormat();
const times = new Intl.DateTimeFormat(undefined, {
  weekday: "long",
  hour: "numeric",
  minute: "2-digit",
});

async function saveToHistory({ atEtsy }: AuditDetail) {
  const { id } = await api<{ id: number }>(
    "POST",
    `/api/audit/shop/listings/${atEtsy?.id}`,
    {},
  );
  return id;
}

/** What was found in the shop, as in a file, with what only Etsy tells. */
export function ShopResult({
  audit,
  connection,
  view,
  onFile,
}: ShopResultProps) {
  const { id, read, total, state, startedAt, endsAt } = audit;
  const { data, error, mutate } = useSWR<
    Listings,
    Error,
    [string, string, number]
  >(["/api/audit/shop/listings", id, read], ([path, audited]) =>
    readListings([path, audited]),
  );
  const [opened, setOpened] = useState<Listings["linked"]>({});
  const fixed = useMemo(() => ({ ...data?.linked, ...opened }), [data, opened]);
  const name = connection?.shopName ?? "Your Etsy shop";
  const notes = (
    <div className="space-y-3 print:hidden">
      {view.problem && <Alert variant="destructive">{view.problem}</Alert>}
      {error && (
        <Alert variant="destructive" title={error.message}>
          <Button
            variant="secondary"
            size="sm"
            className="mt-2"
            onClick={() => Promise.all([mutate(), view.reload()])}
          >
            Try again
          </Button>
        </Alert>
      )}
      {state === "failed" && (
        <Stopped audit={audit} connection={connection} view={view} />
      )}
      {state === "done" && total !== null && total > read && (
        <Alert variant="warning">
          Your shop has {numbers.format(total)} active listings.{" "}
          {numbers.format(read)} were read.
        </Alert>
      )}
      <p className="text-muted-foreground text-sm">
        Read from Etsy on {times.format(new Date(startedAt))}, and kept here
        until {times.format(new Date(endsAt))}, as Etsy’s terms allow.
      </p>
      <p>
        Photos without alt text, or with a poor one:{" "}
        <Link
          href={altTextPath}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          write alt texts for many listings
        </Link>
      </p>
    </div>
  );
  function remove() {
    forgetAuditView();
    return view.remove();
  }
  const actions = (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={view.readAgain}
        aria-disabled={view.isPending}
      >
        {view.isPending ? "Starting …" : "Read again"}
      </Button>
      <FileInput variant="secondary" size="sm" onFile={onFile}>
        Check a file
      </FileInput>
      <Button
        variant="ghost"
        size="sm"
        onClick={remove}
        aria-disabled={view.isPending}
      >
        Delete what was read
      </Button>
    </>
  );
  return (
    <AuditRun
      id={`shop:${id}`}
      name={name}
      actions={actions}
      AtEtsy={AtEtsyDetails}
      source={data?.source ?? null}
      opening={error ? "" : "Opening the listings …"}
      fixes={{
        fixed,
        waiting: null,
        save: saveToHistory,
        onChange: async (part) => setOpened(part.fixed ?? opened),
      }}
    >
      {notes}
    </AuditRun>
  );
}
