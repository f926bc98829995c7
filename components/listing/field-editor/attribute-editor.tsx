"use client";

import { X } from "lucide-react";
import { useInputFocus } from "@/components/listing/list-keys";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { inputVariants } from "@/components/ui/input";
import { attributeSlots } from "@/lib/listing-text/fields/limits";
import type { Attribute } from "@/lib/listing-text/fields/listing-schema";

type AttributeEditorProps = {
  attributes: Attribute[];
  invalid: ReadonlySet<number>;
  describedBy: string;
  onEdit: (attributes: Attribute[]) => void;
  onType: (attributes: Attribute[]) => void;
};

const empty: Attribute = { name: "", value: "" };

/** One row of name and value per attribute. */
export function AttributeEditor({
  attributes,
  invalid,
  describedBy,
  onEdit,
  onType,
}: AttributeEditorProps) {
  const [listId, focusInput] = useInputFocus(0);
  const focusRow = (slot: number) => focusInput(2 * slot);
  const shown = attributes.length === 0 ? [empty] : attributes;

  const change = (slot: number, part: Partial<Attribute>) =>
    onType(
      shown.map((attribute, at) =>
        at === slot ? { ...attribute, ...part } : attribute,
      ),
    );
  const control = (slot: number, part: keyof Attribute) => ({
    "aria-label": `Attribute ${slot + 1} ${part}`,
    "aria-invalid": invalid.has(slot) || undefined,
    "aria-describedby": describedBy,
    value: shown[slot]?.[part] ?? "",
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) =>
      change(slot, { [part]: target.value }),
    className: inputVariants(),
  });

  return (
    <div>
      <ul id={listId} className="space-y-2">
        {shown.map((_, slot) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: while it is edited, an attribute is identified by its position.
            key={slot}
            className="grid grid-cols-[2fr_3fr_auto] items-center gap-2"
          >
            <input {...control(slot, "name")} placeholder="Name" />
            <input {...control(slot, "value")} placeholder="Value" />
            <IconButton
              label={`Remove attribute ${slot + 1}`}
              icon={X}
              onClick={() => {
                onEdit(shown.filter((_, other) => other !== slot));
                focusRow(Math.max(0, slot - 1));
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
          focusRow(shown.length);
        }}
      >
        Add an attribute
      </Button>
    </div>
  );
}
