import { useId } from "react";
import { Alert } from "@/components/ui/alert";
import {
  NativeSelect,
  NativeSelectOption,
} from "@/components/ui/native-select";
import { type Encoding, encodingNames } from "@/lib/audit/file/encoding-names";

type EncodingChoiceProps = {
  encoding: Encoding;
  /** A few, by which the seller sees whether the letters are right. */
  titles: readonly string[];
  isDisabled?: boolean;
  onChange: (encoding: Encoding) => void;
  /** What comes of it. */
  children?: React.ReactNode;
};

const choices = Object.entries(encodingNames) as [Encoding, string][];

/**
 * How the letters of a file were read that doesn't say it, for the seller to
 * look at and to change.
 */
export function EncodingChoice({
  encoding,
  titles,
  isDisabled,
  onChange,
  children,
}: EncodingChoiceProps) {
  const id = useId();
  return (
    <Alert variant="warning" className="space-y-3 print:hidden">
      <p>
        This file doesn’t say which character encoding it uses. Do these titles
        look right?
      </p>
      <ul className="list-disc space-y-1 pl-5 font-semibold">
        {titles.map((title) => (
          <li key={title} className="break-words">
            {title}
          </li>
        ))}
      </ul>
      <div className="max-w-md">
        <label htmlFor={id} className="mb-1 block font-semibold text-sm">
          If not, choose how it was saved
        </label>
        <NativeSelect
          id={id}
          value={encoding}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.value as Encoding)}
        >
          {choices.map(([value, name]) => (
            <NativeSelectOption key={value} value={value}>
              {name}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      </div>
      {children}
    </Alert>
  );
}
