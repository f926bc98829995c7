/** In the browser, of a listing that no account has. */
const triedId = 0;

export const isTried = ({ id }: { id: number }) => id === triedId;

/** An answer as pages have it: the server gives a try no id. */
export const withTriedId = <T extends { id?: unknown }>(answer: T) =>
  answer.id === null ? { ...answer, id: triedId } : answer;
