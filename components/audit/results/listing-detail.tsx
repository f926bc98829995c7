"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { FixState } from "@/components/audit/results/fix-state";
import {
  Advice,
  Findings,
  OpenPoints,
  TagRack,
  TitleRulers,
} from "@/components/guides";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { AuditDetail } from "@/lib/audit/audit-listing";
import type { AuditRow } from "@/lib/audit/findings";
import type { Common, Group } from "@/lib/audit/groups/find-groups";
import type { OutOfSeason } from "@/lib/audit/seasons/create-season-check";
import { describeNext } from "@/lib/audit/seasons/describe-next";
import type { ListingField } from "@/lib/listing-text/fields/fields";
import type { Attribute } from "@/lib/listing-text/fields/listing-schema";
import type { Check } from "@/lib/listing-text/score/check";

export type ListingDetailProps = {
  /** Place in the file or the shop. */
  index: number;
  /** With attributes, if they are known, it is scored with them. */
  readDetail: (
    index: number,
    attributes?: Attribute[],
  ) => Promise<AuditDetail | null>;
  /** What only a connected shop tells, which then reads the attributes. */
  AtEtsy: React.ComponentType<AtEtsyProps> | undefined;
  /** Those that the listing is in. */
  groups: readonly Group[];
  rows: readonly AuditRow[];
  isBusy: boolean;
  /** Why it could not be opened in the editor. */
  problem: string | null;
  onOpen: (index: number) => void;
  onFix: () => void;
  onClose: () => void;
};

export type AtEtsyProps = {
  atEtsy: NonNullable<AuditDetail["atEtsy"]>;
  attributes: Attribute[] | undefined;
  onAttributes: (attributes: Attribute[]) => void;
};

/** What a file can hold. */
const fields: ListingField[] = ["title", "description", "tags", "materials"];
const fieldsAtEtsy: ListingField[] = [
  "title",
  "altText",
  "description",
  "attributes",
  "tags",
  "materials",
];

/** What costs most comes first. */
const byPointsLost = (one: Check, other: Check) =>
  other.max - other.points - (one.max - one.points);

/**
 * All that was found in one listing, in the words of the product's own checks.
 */
export function ListingDetail(props: ListingDetailProps) {
  const {
    index,
    readDetail,
    AtEtsy,
    groups,
    rows,
    isBusy,
    problem,
    onOpen,
    onFix,
    onClose,
  } = props;
  const [detail, setDetail] = useState<AuditDetail | null>(null);
  const [attributes, setAttributes] = useState<Attribute[]>();
  const [hasFailed, setFailed] = useState(false);
  const read = useEffectEvent(readDetail);
  useEffect(() => {
    let isCurrent = true;
    read(index, attributes)
      .then(
        (found) => isCurrent && (found ? setDetail(found) : setFailed(true)),
      )
      .catch(() => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
    };
  }, [index, attributes]);
  const scoreInTable = rows[index]?.score;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={detail?.listing.title || "Listing"}
      className="w-[min(52rem,calc(100vw-2rem))]"
    >
      {hasFailed && (
        <Alert variant="destructive">
          This listing could not be read. Reload the page and try again.
        </Alert>
      )}
      {!detail && !hasFailed && <p role="status">Reading the listing …</p>}
      {detail && (
        <div className="space-y-6 break-words">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>
              <span className="font-serif text-3xl tabular-nums">
                {detail.row.score}
              </span>{" "}
              of 100, {100 - detail.row.score}{" "}
              {detail.row.score === 99 ? "point" : "points"} to win
              {attributes && detail.row.score !== scoreInTable && (
                <span className="block text-muted-foreground text-sm">
                  With its attributes. Without them it has {scoreInTable}, as in
                  the table.
                </span>
              )}
            </p>
            <Button onClick={onFix} aria-disabled={isBusy}>
              Fix in the editor
            </Button>
          </div>
          <FixState isBusy={isBusy} problem={problem} />
          {AtEtsy && detail.atEtsy && (
            <AtEtsy
              atEtsy={detail.atEtsy}
              attributes={attributes}
              onAttributes={setAttributes}
            />
          )}
          <Findings
            fields={detail.atEtsy ? fieldsAtEtsy : fields}
            violations={detail.violations}
            repair={null}
            onFix={undefined}
          />
          <OpenPoints points={detail.score.open} />
          <Seasons found={detail.outOfSeason} />
          <Competitors
            index={index}
            groups={groups}
            rows={rows}
            onOpen={onOpen}
          />
          <Advice
            checks={detail.score.checks.toSorted(byPointsLost)}
            total={null}
            onFix={undefined}
          />
          <TitleRulers title={detail.listing.title} />
          <TagRack tags={detail.listing.tags} />
        </div>
      )}
    </Dialog>
  );
}

function Seasons({ found }: { found: readonly OutOfSeason[] }) {
  if (found.length === 0) return null;
  return (
    <div>
      <p className="font-serif text-warning text-xl">Out of season</p>
      <ul className="mt-2 space-y-2">
        {found.map((one) => (
          <li key={one.name}>
            “{one.words.join("”, “")}” {placeOf(one)}. {describeNext(one)}.{" "}
            <span>
              {one.tags.length > 0 &&
                "Until then, the slots could hold tags that shoppers search for today; the old ones stay in your history."}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function placeOf({ inTitle, tags }: OutOfSeason) {
  const count = tags.length === 1 ? "one tag" : `${tags.length} tags`;
  if (!inTitle) return `appears in ${count}`;
  return tags.length > 0
    ? `appears in the title and ${count}`
    : "appears in the title";
}

const reasons: Record<Common["kind"], string> = {
  tags: "most of the tags",
  title: "nearly the title",
  opening: "the opening sentence",
};
const lists = new Intl.ListFormat("en-US");
const maxOthers = 5;

type CompetitorsProps = Pick<
  ListingDetailProps,
  "index" | "groups" | "rows" | "onOpen"
>;

function Competitors({ index, groups, rows, onOpen }: CompetitorsProps) {
  if (groups.length === 0) return null;
  return (
    <div>
      <p className="font-serif text-warning text-xl">
        Competes with your own listings
      </p>
      {groups.map(({ common, members }) => {
        const others = members.filter((member) => member !== index);
        return (
          <div key={members.join()} className="mt-2">
            <p>
              Shares {lists.format(common.map(({ kind }) => reasons[kind]))}{" "}
              with
            </p>
            <ul className="list-disc pl-5">
              {others.slice(0, maxOthers).map((other) => (
                <li key={other}>
                  <button
                    type="button"
                    className="min-h-11 cursor-pointer text-left underline underline-offset-4"
                    onClick={() => onOpen(other)}
                  >
                    {rows[other]?.title || "No title"}
                  </button>
                </li>
              ))}
            </ul>
            {others.length > maxOthers && (
              <p className="text-muted-foreground text-sm">
                and {others.length - maxOthers} more
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
