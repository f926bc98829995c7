import { useId, useState } from "react";
import { FieldEditor } from "@/components/listings/field-editor/field-editor";
import { MarkedText } from "@/components/listings/translations/marked-text";
import { CopyFieldButton } from "@/components/listings/view/copy-guard";
import { FieldBody } from "@/components/listings/view/field-body";
import { lengthOf } from "@/components/listings/view/field-length";
import { FieldSection } from "@/components/listings/view/field-section";
import { Button } from "@/components/ui/button";
import { fields as listingFields } from "@/lib/listings/fields";
import { languageName } from "@/lib/listings/languages";
import type { ListingAnswer } from "@/lib/listings/schema";
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
  const source = languageName(languageOf(listing));
  return (
    <div className="grid @3xl:grid-cols-2 items-start gap-x-6 gap-y-3 border-line border-t pt-4">
      <section
        aria-label={`${label} in ${source}`}
        lang={languageOf(listing)}
        className="text-muted-foreground"
      >
        <h4 className="mb-2 flex min-h-11 items-center font-sans text-sm tracking-normal">
          {label}, {source}
        </h4>
        <FieldText
          field={field}
          results={listing}
          differences={marks("source")}
        />
      </section>
      <div>
        <FieldSection
          id={id}
          name={`${label}, ${languageName(language)}`}
          length={lengthOf(field, results)}
          actions={
            <>
              <CopyFieldButton
                listing={results}
                field={field}
                name={`${label.toLowerCase()}, ${languageName(language)}`}
              />
              <Button
                variant="ghost"
                size="sm"
                aria-expanded={isEditing}
                aria-label={`${isEditing ? "Done with" : "Edit"} ${label.toLowerCase()}, ${languageName(language)}`}
                onClick={() => setEditing(!isEditing)}
              >
                {isEditing ? "Done" : "Edit"}
              </Button>
            </>
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
          <ul
            id={problemsId}
            className="space-y-1 not-empty:mt-2 font-semibold text-brick text-sm"
          >
            {violations.map(({ code, message, index }) => (
              <li key={`${code} ${index} ${message}`}>{message}</li>
            ))}
          </ul>
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
