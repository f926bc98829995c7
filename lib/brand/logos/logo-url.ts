/**
 * Must change whenever the same brief is drawn differently, since browsers
 * cache a drawing forever.
 */
export const drawingVersion = 2;

export const logoUrl = (id: number) => `/api/logos/${id}?v=${drawingVersion}`;

/** As a download. `format` is one of `logoFormats`. */
export const logoFileUrl = (id: number, format: string) =>
  `/api/logos/${id}/${format}?v=${drawingVersion}`;
