import { Check, TriangleAlert } from "lucide-react";
import type { PhotoCheck } from "@/lib/listing-text/fields/schema";
import type { CoachRemark } from "@/lib/photos/coach/coach-photo";

type Remark = PhotoCheck | CoachRemark;

const names: Record<Remark["id"], string> = {
  size: "size",
  aspect: "shape",
  focus: "focus",
  light: "light",
  background: "background",
  color: "color",
  crops: "thumbnails",
  double: "no double",
};

/** What could be better about the photo, then in one line what is good. */
export function PhotoCheckList({ checks }: { checks: readonly Remark[] }) {
  const problems = checks.filter(({ ok }) => !ok);
  const good = checks.filter(({ ok }) => ok).map(({ id }) => names[id]);
  return (
    <ul
      aria-label="About this photo"
      aria-live="polite"
      className="min-h-6 space-y-2 text-sm"
    >
      {problems.map(({ id, message, advice }) => (
        <li key={id} className="flex gap-2.5">
          <Mark isGood={false} />
          <p>
            <span className="font-semibold text-warning">Could be better:</span>{" "}
            {message} <span className="text-muted-foreground">{advice}</span>
          </p>
        </li>
      ))}
      {good.length > 0 && (
        <li className="flex gap-2.5">
          <Mark isGood />
          <p>
            <span className="font-semibold text-success">Good:</span>{" "}
            {good.join(", ")}
          </p>
        </li>
      )}
    </ul>
  );
}

function Mark({ isGood }: { isGood: boolean }) {
  return isGood ? (
    <Check className="mt-0.5 size-4 shrink-0 text-success" />
  ) : (
    <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warning" />
  );
}
