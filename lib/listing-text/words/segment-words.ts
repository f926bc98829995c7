const segmenters = new Map<string, Intl.Segmenter>();

/** The words of text that is written without spaces, as the runtime knows them. */
export function segmentWords(language: string, text: string): string[] {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: "word" });
    segmenters.set(language, segmenter);
  }
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
