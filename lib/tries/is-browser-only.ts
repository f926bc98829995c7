/** In the browser, of a listing that no account has: a try, or a sample. */
const triedId = 0;

export const isTried = ({ id }: { id: number }) => id === triedId;

/** A recorded answer: its id is below that of a try. */
export const isSample = ({ id }: { id: number }) => id < triedId;

/** Whether no account has it: its edits stay in the browser. */
export const isBrowserOnly = ({ id }: { id: number }) => id <= triedId;

/** An answer as pages have it: the server gives a try no id. */
export const withTriedId = <T extends { id?: unknown }>(answer: T) =>
  answer.id === null ? { ...answer, id: triedId } : answer;
