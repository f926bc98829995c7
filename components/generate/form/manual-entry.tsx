"use client";

import {
  ColorChoice,
  TitleStyleChoice,
} from "@/components/generate/form/choices";
import {
  CategoryField,
  type FormProps,
  LanguageField,
  PhotoSuggestion,
  photoHint,
  TextField,
} from "@/components/generate/form/form-field";
import { formFieldLabel } from "@/components/generate/form/form-fields";
import { Card } from "@/components/ui/card";

type ManualEntryProps = FormProps & {
  headingRef: React.Ref<HTMLHeadingElement>;
};

export function ManualEntry({ headingRef, ...form }: ManualEntryProps) {
  const { values } = form.state;
  return (
    <Card className="space-y-6">
      <div>
        <h2
          ref={headingRef}
          tabIndex={-1}
          className="scroll-mt-24 text-2xl outline-none"
        >
          Manual Entry
        </h2>
        <p className="mt-1 text-muted-foreground">
          Only the product name is required. Every fact you add means one blank
          fewer in the listing.
        </p>
      </div>
      <TextField form={form} field="productName" note="required" />
      <TextField form={form} field="materials" />
      <TextField form={form} field="styleDesign" />
      <div>
        <ColorChoice
          legend={formFieldLabel("colors")}
          note="recommended"
          hint={photoHint(form, "colors")}
          chosen={values.colors}
          onChange={(colors) => form.onEdit({ colors })}
        />
        <PhotoSuggestion form={form} field="colors" />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField form={form} field="audience" />
        <CategoryField form={form} />
      </div>
      <TextField form={form} field="extraDetails" note="optional" />
      <LanguageField form={form} />
      <TitleStyleChoice
        chosen={values.titleStyle}
        onChange={(titleStyle) => form.onEdit({ titleStyle })}
      />
    </Card>
  );
}
