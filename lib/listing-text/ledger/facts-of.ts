/** Facts that are named for one thing: more are read by nobody. */
export const mostFacts = 40;

/** The ids of the first facts that say something. */
export const factsOf = (
  known: readonly { facts: readonly string[] }[],
): readonly string[] => known.slice(0, mostFacts).flatMap(({ facts }) => facts);
