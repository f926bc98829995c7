/** A sentence with its stop; as it is where it has one. */
export const withPeriod = (sentence: string): string =>
  /[.!?。！？]["”»’)]?$/u.test(sentence) ? sentence : `${sentence}.`;
