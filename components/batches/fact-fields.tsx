import { ChevronDown } from "lucide-react";
import type { BatchFacts } from "@/components/batches/new/unsent-rows";
import { ColorChoice } from "@/components/generate";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import {
  NativeSelect,
  NativeSelectOption,
} from "@/components/ui/native-select";
import { Textarea } from "@/components/ui/textarea";
import {
  inputFields,
  type TextFieldName,
} from "@/lib/listing-text/fields/input";
import {
  type Category,
  categories,
} from "@/lib/listing-text/fields/listing-choices";

type FactFieldsProps = {
  facts: BatchFacts;
  /** What counts for a field that is left empty. */
  inherited?: BatchFacts;
  onChange: (change: Partial<BatchFacts>) => void;
};

/** What describes a product beside its name, for one listing or for many. */
export function FactFields({ facts, inherited, onChange }: FactFieldsProps) {
  const text = (field: Exclude<TextFieldName, "productName">) => {
    const { label, maxLength, placeholder } = inputFields[field];
    const Control = field === "extraDetails" ? Textarea : Input;
    return (
      <Field
        label={label}
        note="optional"
        className={field === "extraDetails" ? "sm:col-span-2" : ""}
      >
        {(control) => (
          <Control
            {...control}
            value={facts[field]}
            maxLength={maxLength}
            placeholder={
              inherited?.[field] ? `For all: ${inherited[field]}` : placeholder
            }
            onChange={({ target }: { target: { value: string } }) =>
              onChange({ [field]: target.value })
            }
          />
        )}
      </Field>
    );
  };
  const all = categories.find(({ value }) => value === inherited?.category);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {text("materials")}
      {text("styleDesign")}
      {text("audience")}
      <Field label="Category" note="optional">
        {(control) => (
          <NativeSelect
            {...control}
            value={facts.category}
            onChange={({ target }) =>
              onChange({ category: target.value as Category | "" })
            }
          >
            <NativeSelectOption value="">
              {all ? `For all: ${all.label}` : "Choose a category"}
            </NativeSelectOption>
            {categories.map(({ value, label }) => (
              <NativeSelectOption key={value} value={value}>
                {label}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        )}
      </Field>
      {text("extraDetails")}
      <details className="group sm:col-span-2">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold">
          <span>
            {["Colors", facts.colors.join(", ")].filter(Boolean).join(": ")}
          </span>
          <ChevronDown className="size-4 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <ColorChoice
          legend="Colors"
          note="optional"
          chosen={facts.colors}
          onChange={(colors) => onChange({ colors })}
        />
      </details>
    </div>
  );
}
