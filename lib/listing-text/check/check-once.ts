import {
  type CheckOptions,
  checkText,
} from "@/lib/listing-text/check/check-text";
import type { TextCheck } from "@/lib/listing-text/check/text-check";
import type { Ledger } from "@/lib/listing-text/ledger/ledger";

const checksOf = new WeakMap<Ledger, Map<string, TextCheck>>();
const noIds: readonly string[] = [];

/**
 * `checkText` of what is asked again and again of one ledger: while a listing is
 * written, by its score, and by the editor with every key.
 */
export function checkOnce(
  text: string,
  ledger: Ledger,
  options: CheckOptions = {},
): TextCheck {
  const checks = checksOf.get(ledger) ?? new Map<string, TextCheck>();
  checksOf.set(ledger, checks);
  const { cited = noIds, field = "description", name = "" } = options;
  const key = [cited.join(), field, name, text].join("\n");
  const check = checks.get(key) ?? checkText(text, ledger, options);
  checks.set(key, check);
  return check;
}
