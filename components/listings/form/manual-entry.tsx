"use client";

import { ColorChoice } from "@/components/listings/form/color-choice";
import { fieldLabels, type TextFieldName, textFields } from "@/components/listings/form/form-fields";
import type { FieldName, FormValues } from "@/components/listings/form/form-values";
import { PhotoSuggestion } from "@/components/listings/form/photo-suggestion";
import { TitleStyleChoice } from "@/components/listings/form/title-style-choice";
import type { GeneratorState } from "@/components/listings/generate/generator-state";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { type Category, categories } from "@/lib/listings/schema";

type ManualEntryProps = {
  state: Pick<GeneratorState, "values" | "errors" | "fromPhoto" | "suggestions">;
  onEdit: (change: Partial<FormValues>) => void;
  onAccept: (field: FieldName) => void;
  onDismiss: (field: FieldName) => void;
  headingRef: React.Ref<HTMLHeadingElement>;
};

export function ManualEntry({ state, onEdit, onAccept, onDismiss, headingRef }: ManualEntryProps) {
  const { values, errors, fromPhoto, suggestions } = state;

  const hintFor = (name: FieldName, hint?: string) => (fromPhoto.includes(name) ? <SeenInPhoto /> : hint);

  function suggestionFor(name: FieldName) {
    const suggested = suggestions[name];
    if (suggested === undefined) return null;
    return (
      <PhotoSuggestion
        about={fieldLabels[name]}
        text={wordsOf(name, suggested)}
        onAccept={() => onAccept(name)}
        onDismiss={() => onDismiss(name)}
      />
    );
  }

  function textField(name: TextFieldName, note: string) {
    const { placeholder, hint } = textFields[name];
    const Control = name === "extraDetails" ? Textarea : Input;
    const onChange = ({ target }: { target: { value: string } }) => onEdit({ [name]: target.value });
    return (
      <div>
        <Field
          label={fieldLabels[name]}
          note={note}
          hint={hintFor(name, hint)}
          error={errors[name]}
          required={name === "productName"}
        >
          {(control) => (
            <Control {...control} name={name} value={values[name]} placeholder={placeholder} onChange={onChange} />
          )}
        </Field>
        {suggestionFor(name)}
      </div>
    );
  }

  return (
    <Card className="space-y-6">
      <div>
        <h2 ref={headingRef} tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
          Manual Entry
        </h2>
        <p className="mt-1 text-muted">Only the name is needed. Every fact you add is one less blank in the listing.</p>
      </div>
      {textField("productName", "required")}
      {textField("materials", "recommended")}
      {textField("styleDesign", "recommended")}
      <div>
        <ColorChoice
          legend={fieldLabels.colors}
          note="recommended"
          hint={hintFor("colors")}
          chosen={values.colors}
          onChange={(colors) => onEdit({ colors })}
        />
        {suggestionFor("colors")}
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        {textField("audience", "recommended")}
        <div>
          <Field label={fieldLabels.category} note="recommended" hint={hintFor("category")} error={errors.category}>
            {(control) => (
              <Select
                {...control}
                name="category"
                value={values.category}
                onChange={({ target }) => onEdit({ category: target.value as Category | "" })}
              >
                <option value="">Choose a category</option>
                {categories.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {suggestionFor("category")}
        </div>
      </div>
      {textField("extraDetails", "optional")}
      <TitleStyleChoice chosen={values.titleStyle} onChange={(titleStyle) => onEdit({ titleStyle })} />
    </Card>
  );
}

function wordsOf(name: FieldName, value: FormValues[FieldName]) {
  if (typeof value !== "string") return value.join(", ");
  return name === "category" ? (categories.find((category) => category.value === value)?.label ?? value) : value;
}

function SeenInPhoto() {
  return (
    <span className="inline-flex items-center gap-1.5 text-clay">
      <svg viewBox="0 0 16 12" className="w-4 fill-none stroke-[1.5] stroke-current" aria-hidden="true">
        <path d="M1 3.5h3L5.5 1.5h5L12 3.5h3v7.5H1z" strokeLinejoin="round" />
        <circle cx="8" cy="7" r="2.3" />
      </svg>
      From your photo. Please check.
    </span>
  );
}
