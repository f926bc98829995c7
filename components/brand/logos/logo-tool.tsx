"use client";

import { lazy, Suspense, useRef, useState } from "react";
import { type BrandErrors, type BrandForm, logoFields, validateBrandForm } from "@/components/brand/brand-form";
import { LogoForm } from "@/components/brand/logos/logo-form";
import { EmptyLogos, LogosInProgress } from "@/components/brand/logos/logo-placeholders";
import type { Kit } from "@/components/brand/use-brand-kit";
import { useGeneration } from "@/components/brand/use-generation";
import { Alert } from "@/components/ui/alert";
import { api } from "@/lib/api-client";
import type { Logo, LogosAnswer } from "@/lib/brand/schema";

const LogoGrid = lazy(async () => {
  const { LogoGrid } = await import("@/components/brand/logos/logo-grid");
  return { default: LogoGrid };
});

type LogoToolProps = {
  form: BrandForm;
  kit: Kit;
  onEdit: (change: Partial<BrandForm>) => void;
  ref: React.Ref<HTMLElement>;
};

export function LogoTool({ form, kit, onEdit, ref }: LogoToolProps) {
  const [errors, setErrors] = useState<BrandErrors>({});
  const [logos, setLogos] = useState<Logo[] | null>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const { isBusy, reason, run } = useGeneration("logos");

  function submit() {
    const found = validateBrandForm(form, logoFields);
    setErrors(found);
    const first = logoFields.find((field) => found[field]);
    const control = first && formElement.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) return control.focus();
    const { businessName, logoKeywords: keywords } = form;
    return run(async () => {
      const answer = await api<LogosAnswer>("POST", "/api/generate-logo", { keywords, businessName });
      setLogos(answer.logos);
      await kit.refresh();
    });
  }
  function edit(change: Partial<BrandForm>) {
    onEdit(change);
    setErrors((current) => ({
      ...current,
      ...Object.fromEntries(Object.keys(change).map((name) => [name, undefined])),
    }));
  }

  return (
    <section
      ref={ref}
      aria-labelledby="logo-tool-title"
      className="grid scroll-mt-24 gap-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <div>
        <div className="space-y-4 lg:sticky lg:top-24">
          <h2 id="logo-tool-title" tabIndex={-1} className="text-3xl outline-none">
            Logo generator
          </h2>
          <LogoForm
            ref={formElement}
            {...{ form, errors, isBusy }}
            isLeading={form.businessName.trim() !== "" && !logos}
            onEdit={edit}
            onSubmit={submit}
          />
          {reason && <Alert tone="brick">{reason}</Alert>}
        </div>
      </div>
      {isBusy && <LogosInProgress />}
      {!isBusy && !logos && <EmptyLogos />}
      {!isBusy && logos && (
        <Suspense fallback={<LogosInProgress />}>
          <LogoGrid logos={logos} isNew />
        </Suspense>
      )}
    </section>
  );
}
