/** "German" for Etsy's code of a language, "German (Austria)" for `de-AT`; the code itself when it is unknown. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames("en", { type: "language", languageDisplay: "standard" }).of(code) ?? code;
  } catch {
    return code;
  }
}
