import { Camera } from "lucide-react";
import {
  type FieldErrors,
  type FormField,
  type FormValues,
  formFieldLabel,
} from "@/components/generate/form/form-fields";
import type { FilledForm } from "@/components/generate/form/photo-reading";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import {
  NativeSelect,
  NativeSelectOption,
} from "@/components/ui/native-select";
import { Textarea } from "@/components/ui/textarea";
import {
  type InputField,
  inputFields,
  type TextFieldName,
} from "@/lib/listing-text/fields/input";
import {
  type Category,
  categories,
} from "@/lib/listing-text/fields/listing-choices";
import {
  languageValues,
  writingLanguages,
} from "@/lib/listing-text/languages/writing-languages";

export type FormProps = {
  state: FilledForm & { errors: FieldErrors };
  onEdit: (change: Partial<FormValues>) => void;
  onAccept: (field: FormField) => void;
  onDismiss: (field: FormField) => void;
};

type TextFieldProps = { form: FormProps; field: TextFieldName; note?: string };

export function TextField({
  form,
  field,
  note = "recommended",
}: TextFieldProps) {
  const { values, errors } = form.state;
  const { placeholder, hint }: InputField = inputFields[field];
  const Control = field === "extraDetails" ? Textarea : Input;
  const onChange = ({ target }: { target: { value: string } }) =>
    form.onEdit({ [field]: target.value });
  return (
    <div>
      <Field
        label={formFieldLabel(field)}
        note={note}
        hint={photoHint(form, field) ?? hint}
        error={errors[field]}
        required={field === "productName"}
      >
        {(control) => (
          <Control
            {...control}
            name={field}
            value={values[field]}
            placeholder={placeholder}
            onChange={onChange}
          />
        )}
      </Field>
      <PhotoSuggestion form={form} field={field} />
    </div>
  );
}

export function CategoryField({ form }: { form: FormProps }) {
  const { values, errors } = form.state;
  return (
    <div>
      <Field
        label={formFieldLabel("category")}
        note="recommended"
        hint={photoHint(form, "category")}
        error={errors.category}
      >
        {(control) => (
          <NativeSelect
            {...control}
            name="category"
            value={values.category}
            onChange={({ target }) =>
              form.onEdit({ category: target.value as Category | "" })
            }
          >
            <NativeSelectOption value="">Choose a category</NativeSelectOption>
            {categories.map(({ value, label }) => (
              <NativeSelectOption key={value} value={value}>
                {label}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        )}
      </Field>
      <PhotoSuggestion form={form} field="category" />
    </div>
  );
}

export function LanguageField({ form }: { form: FormProps }) {
  return (
    <Field
      label="Language of the listing"
      hint="Other languages can be added to the finished listing."
    >
      {(control) => (
        <NativeSelect
          {...control}
          name="language"
          value={form.state.values.language}
          onChange={({ target }) =>
            form.onEdit({
              language:
                languageValues.find((value) => value === target.value) ?? "en",
            })
          }
        >
          {writingLanguages.map(({ value, label, name }) => (
            <NativeSelectOption key={value} value={value}>
              {label === name ? label : `${name} (${label})`}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

/** For a field that was filled from the photo, in place of its own hint. */
export function photoHint({ state }: FormProps, field: FormField) {
  if (!state.fromPhoto.includes(field)) return undefined;
  return (
    <span className="inline-flex items-center gap-1.5 text-primary">
      <Camera className="size-4 shrink-0" />
      From your photo. Please check.
    </span>
  );
}

/** What the photo shows for a field that the seller filled in differently. */
export function PhotoSuggestion({
  form,
  field,
}: {
  form: FormProps;
  field: FormField;
}) {
  const suggested = form.state.suggestions[field];
  if (suggested === undefined) return null;
  const label = formFieldLabel(field);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-border border-l-4 border-l-primary bg-accent py-1 pr-2 pl-3 text-sm">
      <p className="min-w-48 flex-1">
        <span className="text-muted-foreground">From the photo: </span>
        {displayValue(field, suggested)}
      </p>
      <span className="flex">
        <Button
          size="sm"
          variant="ghost"
          onClick={() => form.onAccept(field)}
          aria-label={`Use this for ${label}`}
        >
          Use this
        </Button>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => form.onDismiss(field)}
          aria-label={`Keep mine for ${label}`}
        >
          Keep mine
        </Button>
      </span>
    </div>
  );
}

function displayValue(field: FormField, value: FormValues[FormField]) {
  if (typeof value !== "string") return value.join(", ");
  return field === "category"
    ? (categories.find((category) => category.value === value)?.label ?? value)
    : value;
}
