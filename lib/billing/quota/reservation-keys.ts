/** Before the keys that programs choose, so that no page's key is the same. */
export const programKeyPrefix = "api:listings:";
/** Before the id of a batch's row. */
export const rowKeyPrefix = "batch:";
/** Before the id of ten listings whose photos get alt texts. */
export const altTextKeyPrefix = "alt:";
/** Before the hash of a request for shop names; that of a listing has none. */
export const namesHashPrefix = "names:";

type Reserved = { id: string; idempotencyKey: string };

/** What a program knows its own request by; undefined for a page's. */
export const requestIdOf = ({ id, idempotencyKey }: Reserved) =>
  idempotencyKey.startsWith(programKeyPrefix) ? id : undefined;

/** The key as whoever chose it knows it. */
export const chosenKeyOf = ({ idempotencyKey }: Reserved) =>
  idempotencyKey.startsWith(programKeyPrefix)
    ? idempotencyKey.slice(programKeyPrefix.length)
    : idempotencyKey;
