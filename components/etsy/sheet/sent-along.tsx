"use client";

import {
  isExpired,
  type SheetEditor,
} from "@/components/etsy/sheet/draft-blockers";
import type { ChangeForm, DraftForm } from "@/components/etsy/sheet/draft-form";
import { ReplacePhoto } from "@/components/photos";
import { Checkbox } from "@/components/ui/checkbox";
import type { EtsyConnectionStatus } from "@/lib/etsy/connection/schema";
import type {
  ListingAnswer,
  ListingPhoto,
} from "@/lib/listing-text/fields/schema";
import {
  type EtsyLanguage,
  languageName,
} from "@/lib/listing-text/languages/writing-languages";
import type { Translation } from "@/lib/listings/translate/schema";

type SentAlongProps = {
  form: DraftForm;
  change: ChangeForm;
  listing: ListingAnswer;
  editor: SheetEditor;
  connection: EtsyConnectionStatus;
  translations: Translation[];
  /** Those that can go along. */
  languages: EtsyLanguage[];
  onSaved: (listing: ListingAnswer) => void;
};

const codesOf = ({ languages }: EtsyConnectionStatus) =>
  languages.map((code) => code.split("-")[0]);

/**
 * The languages that are written and settled, and that the shop has beside its
 * own.
 */
export function usableLanguages(
  translations: Translation[],
  connection: EtsyConnectionStatus,
): EtsyLanguage[] {
  const [own, ...others] = codesOf(connection);
  return translations
    .filter(
      ({ language, open }) =>
        language !== own && others.includes(language) && open.length === 0,
    )
    .map(({ language }) => language);
}

/**
 * What goes along with the text: its translations, and the photos with their
 * alt texts, in order.
 */
export function SentAlong(props: SentAlongProps) {
  return (
    <>
      <Languages {...props} />
      <Photos {...props} />
    </>
  );
}

function Languages({
  form,
  change,
  listing,
  connection,
  translations,
  languages,
}: SentAlongProps) {
  const [own, ...others] = codesOf(connection);
  const ownLanguage = listing.language ?? "en";
  const missing = others.filter(
    (code) =>
      code !== ownLanguage &&
      !translations.some(({ language }) => language === code),
  );
  return (
    <section aria-label="Languages of the draft">
      <h3 className="text-xl">Languages</h3>
      {own !== undefined && own !== ownLanguage && (
        <p className="mt-1 text-warning text-sm">
          The text is in {languageName(ownLanguage)}, though your shop's first
          language is a different one. Etsy treats it as that one.
        </p>
      )}
      {translations.length === 0 && (
        <p className="mt-1 text-muted-foreground text-sm">
          Only {languageName(ownLanguage)}. Others can be added under Languages,
          below the listing; Etsy translates what is missing by itself.
        </p>
      )}
      {translations.map(({ language, open }) => (
        <div key={language}>
          <Checkbox
            label={`${languageName(language)}${noteOf({ open, isInShop: others.includes(language) })}`}
            disabled={!languages.includes(language)}
            checked={form.languages.includes(language)}
            onChange={({ target }) => {
              const rest = form.languages.filter((other) => other !== language);
              change({
                languages: target.checked ? [...rest, language] : rest,
              });
            }}
          />
        </div>
      ))}
      {translations.length > 0 && missing.length > 0 && (
        <p className="text-muted-foreground text-sm">
          Your shop has more languages than this listing is written in.
        </p>
      )}
    </section>
  );
}

type LanguageState = { open: unknown[]; isInShop: boolean };

function noteOf({ open, isInShop }: LanguageState) {
  if (!isInShop) return ": your Etsy shop doesn't have it";
  return open.length > 0 ? ": something in it still has to be settled" : "";
}

function Photos({ listing, editor, onSaved }: SentAlongProps) {
  const { photos } = listing;
  const altTextOf = ({ id, position, altText }: ListingPhoto) =>
    (position === 1
      ? editor.tidy.altText
      : (editor.altTexts[id ?? ""] ?? altText)
    ).trim();
  return (
    <section aria-label="Photos of the draft">
      <h3 className="text-xl">Photos</h3>
      {photos.every(({ id }) => id === null) && (
        <p className="mt-1 text-muted-foreground text-sm">
          {photos.length === 0
            ? "The listing has none."
            : "Only a small picture of the photo was kept."}{" "}
          Add photos in Etsy's editor: a listing can't be published without one.
        </p>
      )}
      <ol className="mt-2 divide-y divide-border">
        {photos.flatMap((photo) =>
          photo.id === null ? (
            []
          ) : (
            <li key={photo.position} className="flex gap-3 py-2">
              {/* biome-ignore lint/performance/noImgElement: it is already a thumbnail, and only its owner may read it. */}
              <img
                src={photo.thumbnailUrl}
                alt=""
                width={56}
                height={56}
                loading="lazy"
                className="size-14 shrink-0 rounded-md border border-border object-cover"
              />
              <div className="min-w-0 flex-1">
                <p className="break-words text-sm">
                  <span className="font-semibold">Photo {photo.position}</span>{" "}
                  <span
                    className={altTextOf(photo) ? "" : "text-muted-foreground"}
                  >
                    {altTextOf(photo) || "without an alt text"}
                  </span>
                </p>
                {isExpired(photo) && (
                  <ReplacePhoto
                    listingId={listing.id}
                    photo={photo}
                    onReplaced={onSaved}
                  />
                )}
              </div>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
