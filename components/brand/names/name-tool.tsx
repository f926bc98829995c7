"use client";

import { useId } from "react";
import type { BrandForm } from "@/components/brand/brand-form";
import { NameForm } from "@/components/brand/names/name-form";
import {
  EmptyNames,
  NameList,
  NamesInProgress,
} from "@/components/brand/names/name-list";
import { saveFavorite, useNames } from "@/components/brand/names/use-names";
import type { Kit } from "@/components/brand/use-brand-kit";
import { Alert } from "@/components/ui/alert";
import { useForm } from "@/components/ui/use-form";
import type { ShopName } from "@/lib/brand/schema";

const loadSchema = () =>
  import("@/components/brand/form-schemas").then((file) => file.nameFormSchema);

type NameToolProps = {
  form: BrandForm;
  kit: Kit;
  onEdit: (change: Partial<BrandForm>) => void;
  onUse: (name: ShopName) => void;
};

export function NameTool({ form, kit, onEdit, onUse }: NameToolProps) {
  const formId = useId();
  const { names, isNew, answers, isPending, reason, generate, show } =
    useNames(kit);
  const { errors, formProps } = useForm({
    schema: loadSchema,
    onSubmit: ({ like }) => generate(form, like),
  });
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
            {...formProps}
            id={formId}
            form={form}
            errors={errors}
            isPending={isPending}
            isLeading={names === null}
            onEdit={onEdit}
          />
          {reason && <Alert variant="destructive">{reason}</Alert>}
        </div>
      </div>
      {isPending && <NamesInProgress />}
      {!isPending && !names && <EmptyNames />}
      {!isPending && names && (
        <NameList
          key={answers}
          names={names}
          isPending={isPending}
          onUse={onUse}
          isNew={isNew}
          formId={formId}
          onSave={save}
        />
      )}
    </section>
  );
}
