/** Typed in place of a value: the blank goes, with its sentence. */
export const leftOut = "–";
export const isLeftOut = (value: string) => /^[-–—]$/.test(value);
