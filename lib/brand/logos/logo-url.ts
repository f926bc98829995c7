/** Changes whenever the same brief would be drawn otherwise, since browsers keep a drawing for ever. */
export const drawingVersion = 1;

export const logoUrl = (id: number) => `/api/logos/${id}?v=${drawingVersion}`;

/** As a download. `format` is one of `logoFormats`. */
export const logoFileUrl = (id: number, format: string) => `/api/logos/${id}/${format}?v=${drawingVersion}`;
