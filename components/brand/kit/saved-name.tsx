"use client";

import { useState } from "react";
import { EntryActions } from "@/components/brand/kit/entry-actions";
import { RenameField } from "@/components/brand/kit/rename-field";
import { useUndoableDelete } from "@/components/brand/kit/use-undoable-delete";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { SwingTag } from "@/components/ui/swing-tag";
import type { ShopName } from "@/lib/brand/schema";
import { api } from "@/lib/browser/api";

type SavedNameProps = {
  name: ShopName;
  onUse: () => void;
  onRenamed: (name: ShopName) => void;
  /** `hadFocus`: whether the focus was in the entry and must move. */
  onDeleted: (hadFocus: boolean) => void;
};

export function SavedName({
  name,
  onUse,
  onRenamed,
  onDeleted,
}: SavedNameProps) {
  const [isRenaming, setRenaming] = useState(false);
  const path = `/api/shop-names/${name.id}`;
  const { deletedEntry, remove } = useUndoableDelete({
    path,
    name: name.spoken,
    failure: "Failed to delete this name",
    onDeleted,
  });
  async function rename(spoken: string) {
    const changed = await api<Pick<ShopName, "name" | "spoken">>(
      "PATCH",
      path,
      { spoken },
    );
    onRenamed({ ...name, ...changed });
    setRenaming(false);
  }

  return (
    <li className="rounded-lg border border-border bg-card p-3">
      {deletedEntry}
      {!deletedEntry && isRenaming && (
        <RenameField
          label="Name"
          value={name.spoken}
          onSave={rename}
          onCancel={() => setRenaming(false)}
        />
      )}
      {!deletedEntry && !isRenaming && (
        <>
          <p className="font-serif text-lg">
            <SwingTag variant="primary" className="font-[560]">
              {name.spoken}
            </SwingTag>
          </p>
          <p className="mt-2 text-muted-foreground text-sm tabular-nums">
            {name.name}, {name.name.length}/20
          </p>
          <div className="-mx-3 -mb-1 flex flex-wrap">
            <CopyButton text={name.name} what={name.name} />
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Use ${name.spoken} for a logo`}
              onClick={onUse}
            >
              Logo
            </Button>
            <EntryActions
              name={name.spoken}
              onRename={() => setRenaming(true)}
              onDelete={remove}
            />
          </div>
        </>
      )}
    </li>
  );
}
