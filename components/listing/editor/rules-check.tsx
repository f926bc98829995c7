import { Check, X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { useWideScreen } from "@/components/ui/use-wide-screen";
import {
  fields,
  type ListingField,
  listingFields,
} from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { adviseDescription } from "@/lib/listing-text/rules/check-plain-text";
import {
  type RuleCode,
  rules,
  type Violation,
} from "@/lib/listing-text/rules/rule-table";
import { checkListing } from "@/lib/listing-text/rules/rules";
import { withoutSnippets } from "@/lib/listing-text/rules/snippets";

const codes = Object.keys(rules) as RuleCode[];

/**
 * Every rule by which Etsy could refuse the listing, checked as the seller
 * types, each with its source.
 */
export function RulesCheck({
  listing,
  snippets,
}: {
  listing: GeneratedListing;
  snippets: string[];
}) {
  const advice = adviseDescription(
    withoutSnippets(listing.description, snippets),
  );
  const violations = [...checkListing(listing, snippets), ...advice];
  const isWide = useWideScreen();
  const [isOpen, setOpen] = useState(true);
  const color = violations.length ? "text-destructive" : "text-success";
  const verdict = violations.length
    ? `${violations.length} to fix`
    : `All ${codes.length} pass`;
  const list = listingFields.map((field) => (
    <FieldRules
      key={field}
      field={field}
      violations={violations.filter((violation) => violation.field === field)}
    />
  ));
  if (!isWide) {
    return (
      <Disclosure
        open={violations.length > 0}
        summary={
          <span>
            Etsy's rules: <span className={color}>{verdict}</span>
          </span>
        }
      >
        {list}
      </Disclosure>
    );
  }
  return (
    <section>
      <h3 className="text-xl">Etsy's rules</h3>
      <p className={`mt-1 font-semibold ${color}`}>{verdict}</p>
      <Button
        variant="link"
        size="sm"
        className="px-0"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? "Hide rules" : "Show rules"}
      </Button>
      <div hidden={!isOpen} className="mt-2 border-border border-t">
        {list}
      </div>
    </section>
  );
}

type FieldRulesProps = { field: ListingField; violations: Violation[] };

function FieldRules({ field, violations }: FieldRulesProps) {
  const own = codes.filter((code) => rules[code].field === field);
  const broken = new Set(violations.map(({ code }) => code));
  return (
    <Disclosure
      open={violations.length > 0}
      summary={
        <span className="flex flex-1 items-center gap-2">
          <Verdict isPassed={violations.length === 0} />
          {fields[field].label}
          <span className="ml-auto font-normal text-muted-foreground text-sm tabular-nums">
            {own.length - broken.size} of {own.length}
          </span>
        </span>
      }
    >
      <ul className="space-y-2 text-sm">
        {violations.map(({ code, message, index }) => (
          <li
            key={`${code} ${index}`}
            className="font-semibold text-destructive"
          >
            {message}
          </li>
        ))}
        {own
          .filter((code) => !broken.has(code))
          .map((code) => (
            <li key={code}>
              {rules[code].statement}{" "}
              <a
                href={rules[code].url}
                className="whitespace-nowrap text-primary underline"
                rel="noreferrer"
              >
                {rules[code].checkedOn
                  ? `Source, ${rules[code].checkedOn}`
                  : "Source"}
              </a>
            </li>
          ))}
      </ul>
    </Disclosure>
  );
}

function Verdict({ isPassed }: { isPassed: boolean }) {
  return (
    <span className={isPassed ? "text-success" : "text-destructive"}>
      {isPassed ? <Check className="size-4" /> : <X className="size-4" />}
      <span className="sr-only">{isPassed ? "Passes: " : "To fix: "}</span>
    </span>
  );
}
