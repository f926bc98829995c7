/**
 * A value that is made when it is first asked for: for tables and patterns that
 * take longer to make than most processes and requests need them.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
