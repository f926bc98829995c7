"use client";

import { useState } from "react";
import { EntryActions } from "@/components/brand/kit/entry-actions";
import { RenameField } from "@/components/brand/kit/rename-field";
import { useUndoableDelete } from "@/components/brand/kit/use-undoable-delete";
import { LogoPicture } from "@/components/brand/logos/logo-grid";
import type { Logo } from "@/lib/brand/schema";
import { api } from "@/lib/browser/api";

type KitLogoProps = {
  logo: Logo;
  onOpen: () => void;
  onRenamed: (label: string) => void;
  /** `hadFocus`: whether the focus was in the entry and must move. */
  onDeleted: (hadFocus: boolean) => void;
};

export function KitLogo({ logo, onOpen, onRenamed, onDeleted }: KitLogoProps) {
  const [isRenaming, setRenaming] = useState(false);
  const path = `/api/logos/${logo.id}`;
  const { deletedEntry, remove } = useUndoableDelete({
    path,
    name: logo.label,
    failure: "Failed to delete this logo",
    onDeleted,
  });
  async function rename(text: string) {
    const { label } = await api<{ label: string }>("PATCH", path, {
      label: text,
    });
    onRenamed(label);
    setRenaming(false);
  }

  const place =
    "flex flex-col justify-center rounded-lg border border-border bg-card p-2";
  if (deletedEntry) return <li className={place}>{deletedEntry}</li>;
  return (
    <li className={place}>
      <LogoPicture logo={logo} name={logo.label} onOpen={onOpen} />
      {isRenaming ? (
        <RenameField
          label="Label"
          value={logo.label}
          onSave={rename}
          onCancel={() => setRenaming(false)}
        />
      ) : (
        <>
          <p className="mt-2 break-words px-1 font-semibold text-sm">
            {logo.label}
          </p>
          <div className="flex flex-wrap">
            <EntryActions
              name={logo.label}
              onRename={() => setRenaming(true)}
              onDelete={remove}
            />
          </div>
        </>
      )}
    </li>
  );
}
