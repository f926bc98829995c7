/**
 * The number in an address of Etsy's, of a listing or of its editor, or the
 * number alone; null in anything else.
 */
export function readEtsyNumber(address: string): bigint | null {
  const text = address.trim();
  const [, alone, inPath] =
    /^(?:(\d{1,16})|(?:https:\/\/)?[\w.-]*etsy\.com\/.*?\/?(?:listing|edit)\/(\d{1,16})(?!\d).*)$/.exec(
      text,
    ) ?? [];
  const digits = alone ?? inPath;
  return digits === undefined || Number(digits) === 0 ? null : BigInt(digits);
}
