import type { BrandForm } from "@/components/brand/brand-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import type { FieldErrors } from "@/components/ui/use-form";
import { logosPerRequest } from "@/lib/brand/limits";

type LogoFormProps = Omit<React.ComponentProps<"form">, "form"> & {
  form: BrandForm;
  errors: FieldErrors;
  isPending: boolean;
  isLeading: boolean;
  onEdit: (change: Partial<BrandForm>) => void;
};

export function LogoForm({
  form,
  errors,
  isPending,
  isLeading,
  onEdit,
  ...props
}: LogoFormProps) {
  return (
    <Form {...props} aria-label="What the logo is for" className="grid gap-4">
      <Field
        label="Business name"
        required
        error={errors.businessName}
        hint="As it should appear in the logo, up to 40 characters."
      >
        {(control) => (
          <Input
            {...control}
            name="businessName"
            autoComplete="organization"
            placeholder="Quiet Kiln"
            value={form.businessName}
            onChange={(event) => onEdit({ businessName: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Logo keywords"
        required
        error={errors.logoKeywords}
        hint="What you make, and its mood."
      >
        {(control) => (
          <Input
            {...control}
            name="logoKeywords"
            placeholder="stoneware, calm, earthy"
            value={form.logoKeywords}
            onChange={(event) => onEdit({ logoKeywords: event.target.value })}
          />
        )}
      </Field>
      <div>
        <Button
          type="submit"
          size="lg"
          variant={isLeading ? "default" : "secondary"}
          disabled={isPending}
          className="w-full"
        >
          {isPending ? "Drawing logos" : "Generate Logos"}
        </Button>
        <p className="mt-2 text-center text-muted-foreground text-sm">
          {logosPerRequest} variants. Doesn't count as a listing.
        </p>
      </div>
    </Form>
  );
}
