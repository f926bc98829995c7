"use client";

import { useState } from "react";
import { messageOf } from "@/components/brand/names/use-names";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";

type RenameFieldProps = {
  label: string;
  value: string;
  /** Its rejection is shown under the field. */
  onSave: (value: string) => Promise<void>;
  onCancel: () => void;
};

export function RenameField({
  label,
  value,
  onSave,
  onCancel,
}: RenameFieldProps) {
  const [text, setText] = useState(value);
  const [error, setError] = useState<string>();

  async function handleSubmit(event: React.FormEvent) {
    event.preventDefault();
    if (text.trim() === value) return onCancel();
    try {
      await onSave(text);
    } catch (reason) {
      setError(messageOf(reason));
    }
  }
  return (
    <Form
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={(event) => event.key === "Escape" && onCancel()}
      className="space-y-2 p-1"
    >
      <Field label={label} error={error}>
        {(control) => (
          <Input
            {...control}
            ref={(input) => input?.focus()}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm">
          Save
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
