import { useId, useState } from "react";
import { FieldEditor } from "@/components/listing/field-editor/field-editor";
import { MarkedText } from "@/components/listing/translations/marked-text";
import { CopyFieldButton } from "@/components/listing/view/copy-guard";
import { FieldBody } from "@/components/listing/view/field-body";
import { lengthOf } from "@/components/listing/view/field-ruler";
import { FieldSection } from "@/components/listing/view/field-section";
import { Button } from "@/components/ui/button";
import { fields as listingFields } from "@/lib/listing-text/fields/fields";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { languageName } from "@/lib/listing-text/languages/writing-languages";
import { languageOf } from "@/lib/listings/translate/assess-translation";
import {
  checkTranslation,
  type Difference,
  type TranslatedFields,
  type Translation,
} from "@/lib/listings/translate/schema";

type TranslatedFieldProps = {
  id: string;
  field: keyof TranslatedFields;
  listing: ListingAnswer;
  language: Translation["language"];
  fields: TranslatedFields;
  differences: Difference[];
  onEdit: (patch: Partial<TranslatedFields>) => void;
};

/** A field in both languages, side by side where there is room. */
export function TranslatedField({
  id,
  field,
  listing,
  language,
  fields,
  differences,
  onEdit,
}: TranslatedFieldProps) {
  const [isEditing, setEditing] = useState(false);
  const problemsId = useId();
  const results = { ...listing, ...fields };
  const { label } = listingFields[field];
  const violations = checkTranslation(fields, listing.snippets).filter(
    (violation) => violation.field === field,
  );
  const marks = (side: Difference["side"]) =>
    differences.filter((difference) => difference.side === side);
  return (
    <div className="grid @3xl:grid-cols-2 items-start gap-x-6 gap-y-3 border-border border-t pt-4">
      <SourceText
        field={field}
        listing={listing}
        differences={marks("source")}
      />
      <div>
        <FieldSection
          id={id}
          name={`${label}, ${languageName(language)}`}
          length={lengthOf(field, results)}
          actions={
            <TranslatedFieldActions
              field={field}
              listing={results}
              language={language}
              isEditing={isEditing}
              onToggle={() => setEditing(!isEditing)}
            />
          }
        >
          <div lang={language}>
            {isEditing ? (
              <FieldEditor
                field={field}
                results={results}
                violations={violations}
                describedBy={problemsId}
                onType={onEdit}
                onEdit={onEdit}
                onDone={() => setEditing(false)}
              />
            ) : (
              <FieldText
                field={field}
                results={results}
                differences={marks("translation")}
              />
            )}
          </div>
          <ProblemList id={problemsId} violations={violations} />
        </FieldSection>
      </div>
    </div>
  );
}

type FieldTextProps = {
  field: keyof TranslatedFields;
  results: ListingAnswer;
  differences: Difference[];
};

function FieldText({ field, results, differences }: FieldTextProps) {
  if (field === "tags") return <FieldBody field="tags" listing={results} />;
  const className =
    field === "title" ? "font-serif text-xl leading-snug" : "max-w-prose";
  return (
    <MarkedText
      text={results[field]}
      differences={differences}
      className={className}
    />
  );
}

type SourceTextProps = Pick<
  TranslatedFieldProps,
  "field" | "listing" | "differences"
>;

/** The field in the language that it was translated from. */
function SourceText({ field, listing, differences }: SourceTextProps) {
  const { label } = listingFields[field];
  const source = languageName(languageOf(listing));
  return (
    <section
      aria-label={`${label} in ${source}`}
      lang={languageOf(listing)}
      className="text-muted-foreground"
    >
      <h4 className="mb-2 flex min-h-11 items-center font-sans text-sm tracking-normal">
        {label}, {source}
      </h4>
      <FieldText field={field} results={listing} differences={differences} />
    </section>
  );
}

type TranslatedFieldActionsProps = Pick<
  TranslatedFieldProps,
  "field" | "listing" | "language"
> & {
  isEditing: boolean;
  onToggle: () => void;
};

function TranslatedFieldActions({
  field,
  listing,
  language,
  isEditing,
  onToggle,
}: TranslatedFieldActionsProps) {
  const { label } = listingFields[field];
  const name = `${label.toLowerCase()}, ${languageName(language)}`;
  return (
    <>
      <CopyFieldButton listing={listing} field={field} name={name} />
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isEditing}
        aria-label={`${isEditing ? "Done with" : "Edit"} ${name}`}
        onClick={onToggle}
      >
        {isEditing ? "Done" : "Edit"}
      </Button>
    </>
  );
}

type ProblemListProps = {
  id: string;
  violations: ReturnType<typeof checkTranslation>;
};

function ProblemList({ id, violations }: ProblemListProps) {
  return (
    <ul
      id={id}
      className="space-y-1 not-empty:mt-2 font-semibold text-destructive text-sm"
    >
      {violations.map(({ code, message, index }) => (
        <li key={`${code} ${index} ${message}`}>{message}</li>
      ))}
    </ul>
  );
}
