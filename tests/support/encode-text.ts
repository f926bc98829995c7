import type { Encoding } from "@/lib/audit/file/encoding-names";
import { decodeBytes } from "@/lib/audit/file/encodings";

type Legacy = Exclude<Encoding, "utf-8" | "utf-16le" | "utf-16be">;

const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** All sequences of one byte, or of two as Japanese has them. */
const sequencesOf = (encoding: Legacy): number[][] => {
  const single = range(0x80, 0x100).map((byte) => [byte]);
  if (encoding !== "shift_jis") return single;
  const leads = [...range(0x81, 0xa0), ...range(0xe0, 0xfd)];
  return [
    ...single,
    ...leads.flatMap((lead) => range(0x40, 0xfd).map((trail) => [lead, trail])),
  ];
};

const tables = new Map<Legacy, Map<string, number[]>>();

/** The bytes of each character beyond ASCII, from the decoder. */
function tableOf(encoding: Legacy) {
  const known = tables.get(encoding);
  if (known) return known;
  const table = new Map<string, number[]>();
  for (const bytes of sequencesOf(encoding)) {
    const letter = decodeBytes(Uint8Array.from(bytes), encoding);
    if ([...letter].length === 1 && letter !== "\uFFFD" && !table.has(letter))
      table.set(letter, bytes);
  }
  tables.set(encoding, table);
  return table;
}

/** A text as a spreadsheet program saves it that doesn't know Unicode. */
export function encodeText(text: string, encoding: Legacy): Uint8Array {
  const table = tableOf(encoding);
  return Uint8Array.from(
    Array.from(text).flatMap((letter) => {
      if (letter < "\x80") return [letter.charCodeAt(0)];
      const bytes = table.get(letter);
      if (!bytes) throw new Error(`${encoding} has no ${letter}.`);
      return bytes;
    }),
  );
}
