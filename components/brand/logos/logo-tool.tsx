"use client";

import { lazy, Suspense } from "react";
import type { BrandForm } from "@/components/brand/brand-form";
import { LogoForm } from "@/components/brand/logos/logo-form";
import type { Kit } from "@/components/brand/use-brand-kit";
import { useGeneration } from "@/components/brand/use-generation";
import { Alert } from "@/components/ui/alert";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { useForm } from "@/components/ui/use-form";
import { logosPerRequest } from "@/lib/brand/limits";
import type { Logo, LogosAnswer } from "@/lib/brand/schema";
import { api } from "@/lib/browser/api";

const LogoGrid = lazy(async () => {
  const { LogoGrid } = await import("@/components/brand/logos/logo-grid");
  return { default: LogoGrid };
});

const loadSchema = () =>
  import("@/components/brand/form-schemas").then((file) => file.logoFormSchema);

type LogoToolProps = {
  form: BrandForm;
  kit: Kit;
  /** Those that were drawn last. */
  logos: Logo[] | null;
  onDrawn: (logos: Logo[]) => void;
  onEdit: (change: Partial<BrandForm>) => void;
  ref: React.Ref<HTMLElement>;
};

export function LogoTool({
  form,
  kit,
  logos,
  onDrawn,
  onEdit,
  ref,
}: LogoToolProps) {
  const { isPending, reason, run } = useGeneration("logos");
  const { errors, formProps } = useForm({
    schema: loadSchema,
    onSubmit: () => run(draw),
  });

  async function draw() {
    const { businessName, logoKeywords: keywords } = form;
    const answer = await api<LogosAnswer>("POST", "/api/generate-logo", {
      keywords,
      businessName,
    });
    onDrawn(answer.logos);
    await kit.refresh();
  }

  return (
    <section
      ref={ref}
      aria-labelledby="logo-tool-title"
      className="grid scroll-mt-24 gap-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <div>
        <div className="space-y-4 lg:sticky lg:top-24">
          <h2
            id="logo-tool-title"
            tabIndex={-1}
            className="text-3xl outline-none"
          >
            Logo generator
          </h2>
          <LogoForm
            {...formProps}
            form={form}
            errors={errors}
            isPending={isPending}
            isLeading={form.businessName.trim() !== "" && !logos}
            onEdit={onEdit}
          />
          {reason && <Alert variant="destructive">{reason}</Alert>}
        </div>
      </div>
      {isPending && <LogosInProgress />}
      {!isPending && !logos && <EmptyLogos />}
      {!isPending && logos && (
        <Suspense fallback={<LogosInProgress />}>
          <LogoGrid logos={logos} isNew />
        </Suspense>
      )}
    </section>
  );
}

/** As large as the logos that replace it. */
function LogosInProgress() {
  return (
    <div>
      <p role="status" className="flex items-center gap-3 font-semibold">
        <Spinner className="text-primary motion-reduce:hidden" /> Drawing your
        logos
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {Array.from(
          { length: logosPerRequest },
          (_, index) => `logo ${index}`,
        ).map((place) => (
          <Skeleton key={place} className="aspect-square" />
        ))}
      </div>
    </div>
  );
}

function EmptyLogos() {
  return (
    <div className="flex min-h-56 lg:min-h-72 flex-col items-center justify-center gap-4 rounded-lg border border-input border-dashed p-6 text-center">
      <svg
        viewBox="0 0 220 84"
        className="h-24 fill-none stroke-[1.5] stroke-input"
        aria-hidden="true"
      >
        <circle cx="42" cy="42" r="34" />
        <circle cx="42" cy="42" r="28" strokeDasharray="3 3" />
        <path
          d="M42 58c0-16-6-22-12-24 8-2 12 2 12 8 0-8 4-14 12-16 0 10-4 16-12 18"
          className="stroke-primary"
        />
        <path d="M98 18h48v48H98z" />
        <path
          d="M106 56c6-22 14-30 32-30M106 56c14 0 26-8 32-30"
          className="stroke-primary"
        />
        <path d="M168 24h30l12 18-12 18h-30z" />
        <circle cx="178" cy="42" r="3.5" />
        <path d="M188 36h12M188 42h14M188 48h9" strokeDasharray="5 3" />
      </svg>
      <p className="max-w-sm text-muted-foreground">
        Your {logosPerRequest} logos appear here, drawn from hand-made marks and
        real lettering, as SVG and PNG, with an icon and banners in Etsy shop
        sizes.
      </p>
    </div>
  );
}
