"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { SwingTag } from "@/components/ui/swing-tag";
import type { AuditRow } from "@/lib/audit/findings";
import { describeGroup } from "@/lib/audit/groups/describe-group";
import type { Common, Group } from "@/lib/audit/groups/find-groups";

type GroupListProps = {
  groups: readonly Group[];
  rows: readonly AuditRow[];
  onOpen: (index: number) => void;
};

/** Groups that are drawn at first, and with each press of the button. */
const step = 20;
/** Listings of a group that are drawn at first. */
const shownMembers = 6;

/** Listings that are found by the same searches, the largest group first. */
export function GroupList({ groups, rows, onOpen }: GroupListProps) {
  const [shown, setShown] = useState(step);
  if (groups.length === 0) {
    return (
      <p className="max-w-prose">
        No two listings were found that share most of their tags, have nearly
        the same title, or open with the same sentence. Fewer than three tags,
        titles of one word and greetings are not compared.
      </p>
    );
  }
  return (
    <div className="space-y-4">
      <p className="max-w-prose text-muted-foreground">
        Listings with the same tags and titles show up in the same searches.
        Different tags reach different buyers. Variants of one piece can stay as
        they are.
      </p>
      <ul className="space-y-3">
        {groups.slice(0, shown).map((group) => (
          <li key={group.members.join()}>
            <GroupCard group={group} rows={rows} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {groups.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + step)}>
          Show more groups ({groups.length - shown} left)
        </Button>
      )}
    </div>
  );
}

type GroupCardProps = {
  group: Group;
  rows: readonly AuditRow[];
  onOpen: (index: number) => void;
};

function GroupCard({
  group: { common, members },
  rows,
  onOpen,
}: GroupCardProps) {
  const [isWhole, setWhole] = useState(false);
  const listed = isWhole ? members : members.slice(0, shownMembers);
  return (
    <section className="rounded-lg border border-border bg-card p-4 sm:p-5">
      <h3 className="font-sans font-semibold text-base tracking-normal">
        {describeGroup({ common, members })}
      </h3>
      {common.map((part) => (
        <SharedParts key={part.kind} {...part} />
      ))}
      <ul className="mt-3 divide-y divide-border border-border border-t">
        {listed.map((index) => {
          const row = rows[index];
          return (
            <li key={index} className="flex items-baseline gap-3 py-1">
              <span className="w-8 shrink-0 text-right tabular-nums">
                {row?.score}
              </span>
              <button
                type="button"
                onClick={() => onOpen(index)}
                className="min-h-11 min-w-0 cursor-pointer break-words text-left underline decoration-border underline-offset-4 hover:decoration-current"
              >
                {row?.title || "No title"}
              </button>
            </li>
          );
        })}
      </ul>
      {members.length > listed.length && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2"
          onClick={() => setWhole(true)}
        >
          Show all {members.length}
        </Button>
      )}
    </section>
  );
}

function SharedParts({ kind, shared }: Common) {
  if (shared.length === 0) return null;
  if (kind === "opening")
    return <p className="mt-2 text-muted-foreground">“{shared[0]}”</p>;
  if (kind === "title")
    return (
      <p className="mt-2 text-muted-foreground">
        Words in all titles: {shared.join(", ")}
      </p>
    );
  return (
    <ul className="mt-3 flex flex-wrap gap-2" aria-label="Tags in common">
      {shared.map((tag) => (
        <li key={tag}>
          <SwingTag variant="warning" className="text-sm">
            {tag}
          </SwingTag>
        </li>
      ))}
    </ul>
  );
}
