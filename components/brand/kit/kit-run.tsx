"use client";

import { useUndoableDelete } from "@/components/brand/kit/use-undoable-delete";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Disclosure } from "@/components/ui/disclosure";
import type { ShopNameRun } from "@/lib/brand/schema";

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

/** The names of one request, collapsed. */
export function KitRun({
  run,
  onDeleted,
}: {
  run: ShopNameRun;
  onDeleted: (hadFocus: boolean) => void;
}) {
  const title = `${run.names.length} names for ${run.keywords}`;
  const { deletedEntry, remove } = useUndoableDelete({
    path: `/api/shop-name-runs/${run.id}`,
    name: title,
    failure: "Failed to delete these names",
    onDeleted,
  });
  return (
    <div>
      {deletedEntry ?? (
        <Disclosure
          summary={
            <span className="min-w-0">
              <span className="block break-words">{title}</span>
              <time
                dateTime={run.createdAt}
                className="font-normal text-muted-foreground text-sm"
              >
                {dates.format(new Date(run.createdAt))}
              </time>
            </span>
          }
        >
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {run.names.map((name) => (
              <li
                key={name.id}
                className="flex items-center justify-between gap-2"
              >
                <span className="text-foreground">{name.spoken}</span>
                <CopyButton text={name.name} what={name.name} />
              </li>
            ))}
          </ul>
          <Button
            variant="ghost"
            size="sm"
            className="-ml-3 text-destructive"
            aria-label={`Delete ${title}`}
            onClick={remove}
          >
            Delete all but saved names
          </Button>
        </Disclosure>
      )}
    </div>
  );
}
