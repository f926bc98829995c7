"use client";

import { useRef, useState } from "react";
import {
  type BrandErrors,
  type BrandForm,
  nameFields,
  validateBrandForm,
} from "@/components/brand/brand-form";
import { NameForm } from "@/components/brand/names/name-form";
import {
  EmptyNames,
  NameList,
  NamesInProgress,
} from "@/components/brand/names/name-list";
import { saveFavorite, useNames } from "@/components/brand/names/use-names";
import type { Kit } from "@/components/brand/use-brand-kit";
import { Alert } from "@/components/ui/alert";
import type { ShopName } from "@/lib/brand/schema";

type NameToolProps = {
  form: BrandForm;
  kit: Kit;
  onEdit: (change: Partial<BrandForm>) => void;
  onUse: (name: ShopName) => void;
};

export function NameTool({ form, kit, onEdit, onUse }: NameToolProps) {
  const [errors, setErrors] = useState<BrandErrors>({});
  const formElement = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { names, isBusy, reason, generate, show } = useNames(kit, () =>
    heading.current?.focus(),
  );

  function submit(like?: string) {
    const found = validateBrandForm(form, nameFields);
    setErrors(found);
    const first = nameFields.find((field) => found[field]);
    const control = first && formElement.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) return control.focus();
    return generate(form, like);
  }
  function edit(change: Partial<BrandForm>) {
    onEdit(change);
    setErrors((current) => ({
      ...current,
      ...Object.fromEntries(
        Object.keys(change).map((name) => [name, undefined]),
      ),
    }));
  }
  const save = (name: ShopName, isFavorite: boolean) =>
    saveFavorite(kit, name, isFavorite, show);

  return (
    <section
      aria-labelledby="name-tool-title"
      className="grid gap-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <div>
        <div className="space-y-4 lg:sticky lg:top-24">
          <h2 id="name-tool-title" className="text-3xl">
            Shop name generator
          </h2>
          <NameForm
            ref={formElement}
            form={form}
            errors={errors}
            isBusy={isBusy}
            isLeading={names === null}
            onEdit={edit}
            onSubmit={submit}
          />
          {reason && <Alert variant="destructive">{reason}</Alert>}
        </div>
      </div>
      {isBusy && <NamesInProgress />}
      {!isBusy && !names && <EmptyNames />}
      {!isBusy && names && (
        <NameList
          names={names}
          isBusy={isBusy}
          onUse={onUse}
          headingRef={heading}
          onSave={save}
          onMore={({ spoken }) => submit(spoken)}
        />
      )}
    </section>
  );
}
