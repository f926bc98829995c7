import {
  type OptionsEditor,
  problemAt,
} from "@/components/listing/options/use-options";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { maxBuyerCharacters } from "@/lib/listings/options/limits";

type TextFieldProps = {
  editor: OptionsEditor;
  label: string;
  path: string;
  limit: number;
  /** Completes "Copy …". */
  what: string;
  value: string;
  note?: string;
  onType: (text: string) => void;
};

/** A text with its counter, and a button that copies it. */
export function TextField({
  editor,
  label,
  path,
  limit,
  what,
  value,
  note,
  onType,
}: TextFieldProps) {
  const { error, blank } = problemAt(editor.problems, path);
  const counter = `${value.length}/${limit}`;
  return (
    <Field
      label={label}
      note={note ? `${note}, ${counter}` : counter}
      error={error}
      hint={blank && <span className="text-warning">{blank}</span>}
    >
      {({ required: _, ...control }) => (
        <div className="flex items-center gap-1">
          <Input
            {...control}
            data-blank={blank !== undefined || undefined}
            value={value}
            onChange={({ target }) => onType(target.value)}
            className={blank ? "border-warning" : ""}
          />
          <CopyButton text={value} what={what} className="-mr-2 shrink-0" />
        </div>
      )}
    </Field>
  );
}

type CharactersFieldProps = {
  editor: OptionsEditor;
  path: string;
  value: number | null;
  onType: (characters: number | null) => void;
};

/** How many characters a buyer may type; null while it is blank. */
export function CharactersField({
  editor,
  path,
  value,
  onType,
}: CharactersFieldProps) {
  const { error, blank } = problemAt(editor.problems, `${path}.maxCharacters`);
  return (
    <Field
      label="Character limit"
      note={`1 to ${maxBuyerCharacters}`}
      error={error}
      hint={blank && <span className="text-warning">{blank}</span>}
    >
      {({ required: _, ...control }) => (
        <Input
          {...control}
          data-blank={blank !== undefined || undefined}
          inputMode="numeric"
          value={value ?? ""}
          onChange={({ target }) => {
            const digits = target.value.replace(/\D/gu, "").slice(0, 5);
            onType(digits === "" ? null : Number(digits));
          }}
          className={`max-w-32 ${blank ? "border-warning" : ""}`}
        />
      )}
    </Field>
  );
}
