import type { BrandForm } from "@/components/brand/brand-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { FieldErrors } from "@/components/ui/use-form";
import { namesPerRun } from "@/lib/brand/limits";

type NameFormProps = Omit<React.ComponentProps<"form">, "form"> & {
  form: BrandForm;
  errors: FieldErrors;
  isPending: boolean;
  isLeading: boolean;
  onEdit: (change: Partial<BrandForm>) => void;
};

export function NameForm({
  form,
  errors,
  isPending,
  isLeading,
  onEdit,
  ...props
}: NameFormProps) {
  return (
    <Form
      {...props}
      aria-label="What your shop is about"
      className="grid gap-4"
    >
      <Field
        label="Keywords"
        required
        error={errors.keywords}
        hint="What you make, what it is made of, how it feels."
      >
        {(control) => (
          <Input
            {...control}
            name="keywords"
            placeholder="stoneware, mugs, slow mornings"
            value={form.keywords}
            onChange={(event) => onEdit({ keywords: event.target.value })}
          />
        )}
      </Field>
      <Field label="Shop description" required error={errors.description}>
        {(control) => (
          <Textarea
            {...control}
            name="description"
            rows={3}
            placeholder="Wheel-thrown mugs and bowls in quiet glazes, made in small batches."
            value={form.description}
            onChange={(event) => onEdit({ description: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:max-lg:grid-cols-2">
        <Field label="Style" note="optional" error={errors.style}>
          {(control) => (
            <Input
              {...control}
              name="style"
              placeholder="calm, rustic, playful"
              value={form.style}
              onChange={(event) => onEdit({ style: event.target.value })}
            />
          )}
        </Field>
        <Field
          label="Target audience"
          note="optional"
          error={errors.target_audience}
        >
          {(control) => (
            <Input
              {...control}
              name="target_audience"
              placeholder="coffee lovers"
              value={form.target_audience}
              onChange={(event) =>
                onEdit({ target_audience: event.target.value })
              }
            />
          )}
        </Field>
      </div>
      <div>
        <Button
          type="submit"
          size="lg"
          variant={isLeading ? "default" : "secondary"}
          disabled={isPending}
          className="w-full"
        >
          {isPending ? "Finding names" : "Generate Shop Names"}
        </Button>
        <p className="mt-2 text-center text-muted-foreground text-sm">
          {namesPerRun} names. Counts as one listing.
        </p>
      </div>
    </Form>
  );
}
