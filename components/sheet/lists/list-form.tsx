import { useId, useState } from "react";
import { z } from "zod";
import { entriesOf } from "@/components/sheet/lists/plan-changes";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import {
  NativeSelect,
  NativeSelectOption,
} from "@/components/ui/native-select";
import { useForm } from "@/components/ui/use-form";
import { pairOf } from "@/lib/listings/sheet/change-list";
import {
  type ListAction,
  type ListChange,
  type ListField,
  listActions,
  listFields,
  type SheetRow,
} from "@/lib/listings/sheet/schema";

type ListFormProps = {
  rows: readonly SheetRow[];
  onPreview: (change: ListChange) => void;
};

const fieldNames: Record<ListField, string> = {
  tags: "Tags",
  materials: "Materials",
  attributes: "Attributes",
};
const actionNames: Record<ListAction, string> = {
  add: "Add",
  remove: "Remove",
  replace: "Replace",
};
/** Suggestions that a field offers. */
const mostSuggested = 100;

const schema = z
  .object({
    field: z.enum(listFields),
    action: z.enum(listActions),
    entries: z.string().trim().min(1, "Type what it is about."),
    to: z.string().trim(),
  })
  .superRefine(({ field, action, entries, to }, context) => {
    if (action === "replace" && to === "")
      context.addIssue({
        code: "custom",
        path: ["to"],
        message: "Type what stands in its place.",
      });
    if (
      field === "attributes" &&
      action === "add" &&
      !splitEntries(entries).every(pairOf)
    )
      context.addIssue({
        code: "custom",
        path: ["entries"],
        message: "Write it as its name and its value, as “Color: blue”.",
      });
  });

const splitEntries = (text: string) =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);

/** What is to be changed, and how. */
export function ListForm({ rows, onPreview }: ListFormProps) {
  const listId = useId();
  const [field, setField] = useState<ListField>("tags");
  const [action, setAction] = useState<ListAction>("add");
  const { errors, formProps } = useForm({
    schema,
    onSubmit({ to, entries, ...chosen }) {
      const isReplaced = chosen.action === "replace";
      onPreview({
        ...chosen,
        entries: isReplaced ? [entries] : splitEntries(entries),
        ...(isReplaced && { to }),
      });
    },
  });
  const suggested = action === "add" ? [] : suggestionsOf(rows, field);
  return (
    <Form
      {...formProps}
      aria-label="Change lists"
      className="grid items-start gap-3 rounded-lg border border-border bg-card p-3 sm:grid-cols-2 sm:p-4 md:grid-cols-4"
    >
      <Field label="What">
        {(control) => (
          <NativeSelect
            {...control}
            name="field"
            value={field}
            onChange={({ target }) => setField(target.value as ListField)}
          >
            {listFields.map((each) => (
              <NativeSelectOption key={each} value={each}>
                {fieldNames[each]}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label="How">
        {(control) => (
          <NativeSelect
            {...control}
            name="action"
            value={action}
            onChange={({ target }) => setAction(target.value as ListAction)}
          >
            {listActions.map((each) => (
              <NativeSelectOption key={each} value={each}>
                {actionNames[each]}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field
        label={labelOf(field, action)}
        error={errors.entries}
        hint={hintOf(field, action)}
      >
        {(control) => (
          <Input
            {...control}
            name="entries"
            autoComplete="off"
            list={listId}
            maxLength={600}
          />
        )}
      </Field>
      <datalist id={listId}>
        {suggested.map((entry) => (
          <option key={entry} value={entry} />
        ))}
      </datalist>
      {action === "replace" ? (
        <Field
          label={field === "attributes" ? "New value" : "Replace it with"}
          error={errors.to}
        >
          {(control) => (
            <Input {...control} name="to" autoComplete="off" maxLength={100} />
          )}
        </Field>
      ) : (
        <input type="hidden" name="to" value="" />
      )}
      <Button
        type="submit"
        variant="secondary"
        className="sm:col-span-2 md:col-span-4 md:justify-self-start"
      >
        Show each change
      </Button>
    </Form>
  );
}

const labelOf = (field: ListField, action: ListAction) =>
  field === "attributes"
    ? action === "add"
      ? "Attribute"
      : "Name of the attribute"
    : action === "replace"
      ? fieldNames[field].slice(0, -1)
      : fieldNames[field];

function hintOf(field: ListField, action: ListAction) {
  if (action === "replace") return undefined;
  if (field === "attributes" && action === "add") return "As “Color: blue”";
  return "Several with commas";
}

/** What the listings have, most often first. */
function suggestionsOf(rows: readonly SheetRow[], field: ListField): string[] {
  const counts = new Map<string, number>();
  const all = rows.flatMap((row) =>
    field === "attributes"
      ? row.attributes.map(({ name }) => name)
      : entriesOf(row, field),
  );
  for (const entry of all) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostSuggested)
    .map(([entry]) => entry);
}
