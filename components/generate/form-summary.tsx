import {
  type FormValues,
  isEmptyValue,
} from "@/components/generate/form/form-fields";
import { Button } from "@/components/ui/button";

type FormSummaryProps = {
  values: FormValues;
  productName: string;
  photos: number;
  onEdit: () => void;
};

/**
 * What the listing was made of, in one line, while the result is what is read.
 */
export function FormSummary({
  values,
  productName,
  photos,
  onEdit,
}: FormSummaryProps) {
  const { materials, styleDesign, colors, audience, extraDetails } = values;
  const details = [styleDesign, colors, audience, extraDetails].filter(
    (value) => !isEmptyValue(value),
  ).length;
  const parts = [
    values.productName || productName,
    materials,
    photos === 0 ? "" : photos === 1 ? "photo" : `${photos} photos`,
    details > 0 ? `${details} ${details === 1 ? "detail" : "details"}` : "",
  ].filter(Boolean);
  return (
    <div className="flex items-center justify-between gap-4 rounded-lg border border-border bg-card py-1.5 pr-2 pl-4 print:hidden">
      <p className="min-w-0 truncate text-sm" title={parts.join(" · ")}>
        {parts.join(" · ")}
      </p>
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={false}
        aria-label="Edit the form"
        onClick={onEdit}
      >
        Edit
      </Button>
    </div>
  );
}
