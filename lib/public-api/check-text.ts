import "server-only";
import { emptyListing } from "@/lib/listings/fields";
import { scoreListing } from "@/lib/listings/score";
import type { Fix } from "@/lib/listings/score/check";
import type { CheckReport, CheckRequest } from "@/lib/public-api/schemas";

const toFix = (fix: Fix | null | undefined) => (fix ? { label: fix.label, patch: fix.patch } : null);

/** The report that pages show beside a listing. Deterministic, without a model, and nothing is stored. */
export function checkText({ productName, category, sellerText, ...fields }: CheckRequest): CheckReport {
  const context = { productName, category, sellerText };
  const { total, grade, passesGate, violations, open, checks, repair } = scoreListing(
    { ...emptyListing, ...fields },
    context,
  );
  return {
    ...{ score: total, grade, passes: passesGate, repair: toFix(repair) },
    violations: violations.map(({ field, index, code, message }) => ({ field, index: index ?? null, code, message })),
    open: open.map(({ code, field, message }) => ({ code, field, message })),
    checks: checks.map(({ id, area, points, max, message, source, fix }) => ({
      ...{ id, area, points, max, message, source, fix: toFix(fix) },
    })),
  };
}
