import { useId, useState } from "react";
import { KeepListing } from "@/components/listing/editor/keep-listing";
import type { Editor } from "@/components/listing/editor/use-editor";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import {
  NativeSelect,
  NativeSelectOption,
} from "@/components/ui/native-select";
import { takeFocus } from "@/components/ui/take-focus";
import { fields, type ListingField } from "@/lib/listing-text/fields/fields";
import { writingLanguages } from "@/lib/listing-text/languages/writing-languages";
import {
  ownWordsLimit,
  type RewriteWish,
  type rewriteStyles,
} from "@/lib/listings/edit/schema";

type Style = (typeof rewriteStyles)[number];

const labels: Record<Style, string> = {
  shorter: "Shorter",
  warmer: "Warmer",
  plainer: "Plainer",
  more_detail: "More detail",
};

/**
 * How each kind of field can be asked to read. Lists are only written again.
 */
const stylesFor: Partial<
  Record<(typeof fields)[ListingField]["kind"]["type"], Style[]>
> = {
  heading: ["shorter", "plainer", "more_detail"],
  line: ["shorter", "plainer", "more_detail"],
  paragraphs: ["shorter", "warmer", "plainer", "more_detail"],
};

type RewriteMenuProps = {
  /** What no account has is not rewritten. */
  editor: Pick<Editor, "isBrowserOnly" | "isSample">;
  field: ListingField;
  onChoose: (wish: RewriteWish) => void;
  onClose: () => void;
};

/**
 * How a field should be written again: at once by a button, or in the seller's
 * own words and another language.
 */
export function RewriteMenu({ editor, ...menu }: RewriteMenuProps) {
  const { isBrowserOnly, isSample } = editor;
  if (!isBrowserOnly) return <RewriteForm {...menu} />;
  return (
    <div className="mb-3 rounded-md border border-border bg-background p-3 print:hidden">
      <KeepListing isSample={isSample}>
        {isSample
          ? "In a listing of yours, a field is written again from here."
          : "Rewriting a field takes an account."}
      </KeepListing>
    </div>
  );
}

function RewriteForm({
  field,
  onChoose,
  onClose,
}: Omit<RewriteMenuProps, "editor">) {
  const id = useId();
  const [ownWords, setOwnWords] = useState("");
  const [language, setLanguage] = useState("");
  const { kind, label } = fields[field];
  const known = writingLanguages.find(({ value }) => value === language)?.value;
  const choose = (style?: Style) =>
    onChoose({
      ...(style && { style }),
      ...(ownWords.trim() && { ownWords: ownWords.trim() }),
      ...(known && { language: known }),
    });

  return (
    <Form
      aria-label={`Rewrite ${label.toLowerCase()}`}
      className="mb-3 space-y-3 rounded-md border border-border bg-background p-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        choose();
      }}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <div className="flex flex-wrap gap-2">
        <Button
          ref={takeFocus}
          variant="secondary"
          size="sm"
          onClick={() => choose()}
        >
          Write again
        </Button>
        {stylesFor[kind.type]?.map((style) => (
          <Button
            key={style}
            variant="secondary"
            size="sm"
            onClick={() => choose(style)}
          >
            {labels[style]}
          </Button>
        ))}
      </div>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:items-end">
        <div className="text-sm">
          <label htmlFor={`${id}-words`} className="mb-1 block font-semibold">
            In my words
          </label>
          <Input
            id={`${id}-words`}
            value={ownWords}
            maxLength={ownWordsLimit}
            placeholder="Say “I”, not “we”"
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setOwnWords(target.value)}
          />
        </div>
        <div className="text-sm">
          <label
            htmlFor={`${id}-language`}
            className="mb-1 block font-semibold"
          >
            Language
          </label>
          <NativeSelect
            id={`${id}-language`}
            value={language}
            onChange={({ target }) => setLanguage(target.value)}
          >
            <NativeSelectOption value="">As it is</NativeSelectOption>
            {writingLanguages.map(({ value, label: name }) => (
              <NativeSelectOption key={value} value={value}>
                {name}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        </div>
        <Button
          type="submit"
          disabled={ownWords.trim() === "" && language === ""}
        >
          Rewrite
        </Button>
      </div>
      <p id={`${id}-hint`} className="text-muted-foreground text-sm">
        This changes only the wording. What the piece is, and what you claim,
        comes from your form.
      </p>
    </Form>
  );
}
