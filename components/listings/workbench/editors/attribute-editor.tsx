"use client";

import { useEffect, useRef, useState } from "react";
import { IconButton } from "@/components/listings/workbench/icon-button";
import { Button } from "@/components/ui/button";
import { attributeSlots } from "@/lib/listings/rules/limits";
import type { Attribute } from "@/lib/listings/schema";

type AttributeEditorProps = {
  attributes: Attribute[];
  broken: ReadonlySet<number>;
  describedBy: string;
  onEdit: (attributes: Attribute[]) => void;
  onType: (attributes: Attribute[]) => void;
};

const empty: Attribute = { name: "", value: "" };

/** Names and values, side by side where there is room. */
export function AttributeEditor({ attributes, broken, describedBy, onEdit, onType }: AttributeEditorProps) {
  const list = useRef<HTMLUListElement>(null);
  const [wanted, setWanted] = useState<number | null>(0);
  const shown = attributes.length === 0 ? [empty] : attributes;

  useEffect(() => {
    if (wanted === null) return;
    list.current?.querySelectorAll("li")[wanted]?.querySelector("input")?.focus();
    setWanted(null);
  }, [wanted]);

  const change = (slot: number, part: Partial<Attribute>) =>
    onType(shown.map((attribute, at) => (at === slot ? { ...attribute, ...part } : attribute)));
  const control = (slot: number, part: keyof Attribute) => ({
    "aria-label": `Attribute ${slot + 1} ${part}`,
    "aria-invalid": broken.has(slot) || undefined,
    "aria-describedby": describedBy,
    value: shown[slot]?.[part] ?? "",
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => change(slot, { [part]: target.value }),
    className: "control",
  });

  return (
    <div>
      <ul ref={list} className="space-y-2">
        {shown.map((_, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an attribute is its place while it is typed.
          <li key={slot} className="grid grid-cols-[2fr_3fr_auto] items-center gap-2">
            <input {...control(slot, "name")} placeholder="Name" />
            <input {...control(slot, "value")} placeholder="Value" />
            <IconButton
              label={`Remove attribute ${slot + 1}`}
              path="m3.5 3.5 9 9M12.5 3.5l-9 9"
              onClick={() => {
                onEdit(shown.filter((_, other) => other !== slot));
                setWanted(Math.max(0, slot - 1));
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        disabled={shown.length >= attributeSlots}
        onClick={() => {
          onEdit([...shown, empty]);
          setWanted(shown.length);
        }}
      >
        Add an attribute
      </Button>
    </div>
  );
}
