/**
 * Encodings that spreadsheet programs save tables in, with the names by which
 * sellers may know them.
 */
export const encodingNames = {
  "utf-8": "Unicode (UTF-8)",
  "utf-16le": "Unicode text of Excel (UTF-16)",
  "utf-16be": "Unicode (UTF-16, high bytes first)",
  "windows-1252": "Western European (Windows-1252)",
  "windows-1250": "Central European (Windows-1250)",
  macintosh: "Western European (Mac Roman)",
  shift_jis: "Japanese (Shift JIS)",
} as const;
export type Encoding = keyof typeof encodingNames;
