const words = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });

/** ISO 8601 to "December 21, 2026", in the reader's zone. */
export const planDay = (moment: string) => words.format(new Date(moment));
