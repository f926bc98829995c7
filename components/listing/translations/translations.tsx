"use client";

import { useState } from "react";
import { TranslationEditor } from "@/components/listing/translations/translation-editor";
import { useTranslations } from "@/components/listing/translations/use-translations";
import { DataClient } from "@/components/site";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import {
  NativeSelect,
  NativeSelectOption,
} from "@/components/ui/native-select";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import {
  type EtsyLanguage,
  etsyLanguages,
  type Language,
  languageName,
} from "@/lib/listing-text/languages/writing-languages";
import { languageOf } from "@/lib/listings/translate/assess-translation";

export type TranslationsProps = {
  /** As it is on the page. */
  listing: ListingAnswer;
  /** Saves the listing itself. */
  onSave: () => Promise<void>;
};

/**
 * With a data client of its own, since it is read only once it is opened, and
 * the generator needs none before.
 */
export function Translations(props: TranslationsProps) {
  return (
    <DataClient>
      <TranslationList {...props} />
    </DataClient>
  );
}

function TranslationList({ listing, onSave }: TranslationsProps) {
  const all = useTranslations(listing.id, onSave);
  if (all.isLoading)
    return <p className="mt-4 text-muted-foreground text-sm">Loading…</p>;
  if (all.error) {
    return (
      <Alert variant="destructive" title={all.error.message} className="mt-4">
        <Button
          variant="secondary"
          size="sm"
          className="mt-2"
          onClick={() => all.reload()}
        >
          Try again
        </Button>
      </Alert>
    );
  }
  const { chosen, isPending, writing, problem } = all;
  return (
    <div className="mt-4 space-y-5">
      <LanguageChoice
        source={languageOf(listing)}
        written={all.translations.map(({ language }) => language)}
        isPending={isPending}
        onWrite={all.write}
      />
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {writing && `Writing it in ${languageName(writing)}…`}
      </p>
      {problem && <Alert variant="destructive" title={problem} />}
      {all.translations.length > 1 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Written languages</legend>
          {all.translations.map(({ language }) => (
            <Button
              key={language}
              variant="secondary"
              size="sm"
              aria-pressed={language === chosen?.language}
              className={
                language === chosen?.language ? "border-primary bg-accent" : ""
              }
              onClick={() => all.choose(language)}
            >
              {languageName(language)}
            </Button>
          ))}
        </fieldset>
      )}
      {chosen && (
        <TranslationEditor
          key={`${chosen.language} ${all.writtenTimes}`}
          listing={listing}
          translation={chosen}
          isPending={isPending}
          onSaved={all.replace}
          onRewrite={() => all.write(chosen.language)}
          onRemove={() => all.remove(chosen.language)}
        />
      )}
    </div>
  );
}

type LanguageChoiceProps = {
  source: Language;
  written: EtsyLanguage[];
  isPending: boolean;
  onWrite: (language: EtsyLanguage) => void;
};

/** The languages that are left. */
function LanguageChoice({
  source,
  written,
  isPending,
  onWrite,
}: LanguageChoiceProps) {
  const left = etsyLanguages.filter(
    ({ value }) => value !== source && !written.includes(value),
  );
  const [picked, setPicked] = useState<EtsyLanguage | null>(null);
  const language =
    left.find(({ value }) => value === picked)?.value ?? left[0]?.value;
  if (language === undefined) return null;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Language" className="min-w-48 max-sm:flex-1">
        {(control) => (
          <NativeSelect
            {...control}
            value={language}
            onChange={({ target }) =>
              setPicked(
                left.find(({ value }) => value === target.value)?.value ?? null,
              )
            }
          >
            {left.map(({ value, label, name }) => (
              <NativeSelectOption key={value} value={value}>
                {name === label ? name : `${name} (${label})`}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Button disabled={isPending} onClick={() => onWrite(language)}>
        Write it
      </Button>
    </div>
  );
}
