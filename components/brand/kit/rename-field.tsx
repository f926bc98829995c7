"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { takeFocusAndView } from "@/components/ui/take-focus";
import { useForm } from "@/components/ui/use-form";

const loadSchema = () =>
  import("@/components/brand/form-schemas").then(
    (file) => file.renameFormSchema,
  );

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
  const { errors, formProps } = useForm({
    schema: loadSchema,
    onSubmit: ({ text }) => (text.trim() === value ? onCancel() : onSave(text)),
    onFailure: ({ message }) => ({ text: message }),
  });

  return (
    <Form
      {...formProps}
      onKeyDown={(event) => event.key === "Escape" && onCancel()}
      className="space-y-2 p-1"
    >
      <Field label={label} error={errors.text}>
        {(control) => (
          <Input
            {...control}
            ref={takeFocusAndView}
            name="text"
            autoComplete="off"
            defaultValue={value}
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
