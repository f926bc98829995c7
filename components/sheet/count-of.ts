const numbers = new Intl.NumberFormat("en");

/** "1 listing", "1,200 listings". */
export const countOf = (count: number, what: string) =>
  `${numbers.format(count)} ${count === 1 ? what : `${what}s`}`;
