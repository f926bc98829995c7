"use client";

import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, FieldLegend, FieldSet } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import {
  NativeSelect,
  NativeSelectOption,
} from "@/components/ui/native-select";
import {
  categories,
  categoryValues,
} from "@/lib/listing-text/fields/listing-choices";
import {
  etsyLanguages,
  type Language,
  writingLanguages,
} from "@/lib/listing-text/languages/writing-languages";
import { type Shop, shopLimits } from "@/lib/listings/shop/schema";

type Defaults = Shop["defaults"];
type DefaultsSectionProps = {
  defaults: Defaults;
  onChange: (defaults: Defaults) => void;
};

/** What the form of a new listing starts with. */
export function DefaultsSection({ defaults, onChange }: DefaultsSectionProps) {
  const change = (changed: Partial<Defaults>) =>
    onChange({ ...defaults, ...changed });
  return (
    <Card className="space-y-6">
      <div>
        <h2 className="text-2xl">New listings start with</h2>
        <p className="mt-1 text-muted-foreground">
          Filled into the empty form, where you can change it each time.
        </p>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Category" note="optional">
          {(control) => (
            <NativeSelect
              {...control}
              value={defaults.category ?? ""}
              onChange={({ target }) =>
                change({
                  category:
                    categoryValues.find((value) => value === target.value) ??
                    null,
                })
              }
            >
              <NativeSelectOption value="">None</NativeSelectOption>
              {categories.map(({ value, label }) => (
                <NativeSelectOption key={value} value={value}>
                  {label}
                </NativeSelectOption>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field
          label="Making time"
          note="optional"
          hint="Goes into the extra details exactly as you write it."
        >
          {(control) => (
            <Input
              {...control}
              value={defaults.makingTime}
              maxLength={shopLimits.makingTimeCharacters}
              placeholder="Made in 3–5 days"
              onChange={({ target }) => change({ makingTime: target.value })}
            />
          )}
        </Field>
      </div>
      <Field
        label="Materials"
        note="optional"
        hint="Only what is in everything you make."
      >
        {(control) => (
          <Input
            {...control}
            value={defaults.materials}
            maxLength={shopLimits.materialsCharacters}
            placeholder="Oak, linseed oil"
            onChange={({ target }) => change({ materials: target.value })}
          />
        )}
      </Field>
      <Languages
        chosen={defaults.languages}
        onChange={(chosen) => change({ languages: chosen })}
      />
    </Card>
  );
}

type LanguagesProps = {
  chosen: Language[];
  onChange: (chosen: Language[]) => void;
};

/** The first is the main one. */
function Languages({ chosen, onChange }: LanguagesProps) {
  const [main, ...others] = chosen;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Field
        label="Language of your listings"
        note="optional"
        hint="Without one, your listings are in English unless you choose another."
      >
        {(control) => (
          <NativeSelect
            {...control}
            value={main ?? ""}
            onChange={({ target }) => {
              const next = writingLanguages.find(
                ({ value }) => value === target.value,
              )?.value;
              onChange(
                next ? [next, ...others.filter((one) => one !== next)] : [],
              );
            }}
          >
            <NativeSelectOption value="">Not chosen</NativeSelectOption>
            {writingLanguages.map(({ value, label }) => (
              <NativeSelectOption key={value} value={value}>
                {label}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        )}
      </Field>
      {main && (
        <FieldSet>
          <FieldLegend>Also sold in</FieldLegend>
          <div className="mt-1 flex flex-wrap gap-x-5">
            {etsyLanguages
              .filter(({ value }) => value !== main)
              .map(({ value, label }) => (
                <Checkbox
                  key={value}
                  label={label}
                  checked={others.includes(value)}
                  onChange={({ target }) =>
                    onChange([
                      main,
                      ...others.filter((one) => one !== value),
                      ...(target.checked ? [value] : []),
                    ])
                  }
                />
              ))}
          </div>
        </FieldSet>
      )}
    </div>
  );
}
