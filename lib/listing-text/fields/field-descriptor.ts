import type { Attribute } from "@/lib/listing-text/fields/listing-schema";

/** How pages draw and edit a field. Lengths are in characters. */
type Kind =
  | { type: "heading" | "line" | "paragraphs"; maxLength?: number }
  | {
      type: "tags" | "list";
      entryName: string;
      slots: number;
      maxLength: number;
      emptyText: string;
    }
  /** With `parts`, the names are fixed. */
  | {
      type: "pairs";
      emptyText: string;
      parts?: { name: string; maxLength: number }[];
    };

/** How one field of a listing is shown, copied, exported and pasted. */
export type FieldDescriptor<Value> = {
  label: string;
  kind: Kind;
  /** The value without spaces at the edges and without empty entries. */
  trim: (value: Value) => Value;
  /** One text for each entry, as it is copied and compared. */
  entries: (value: Value) => string[];
  /** The same entries where each has a name. */
  pairs?: (value: Value) => Attribute[];
  fromPairs?: (pairs: Attribute[]) => Value;
  /** The words that buyers read, a text for each entry. */
  texts: (value: Value) => string[];
  /** Between entries when the field is copied or compared. */
  separator: string;
  compareBy: "words" | "lines" | "entries";
  /** The cells of our CSV file by their columns. */
  csv: Record<string, (value: Value) => string>;
  /**
   * Column of the CSV file that Etsy's Shop Manager exports; absent where Etsy
   * has none.
   */
  etsyColumn?: string;
  /** The value of pasted text. */
  parse: (text: string) => Value;
};

/** "Color: brown". */
export const toLines = (attributes: readonly Attribute[]) =>
  attributes.map(({ name, value }) => `${name}: ${value}`);
