import { median, timed } from "../statistics";
import type { Call } from "./calls";
import type { Target } from "./start-target";

/** The large database may make a call slower by this factor. */
export const limit = 1.2;
export type Measurement = { name: string; small: number; large: number };

/** Medians in milliseconds. Small and large take turns, and who is first changes, so that other load slows both. */
export async function measure(small: Target, large: Target, { name, rounds, send }: Call): Promise<Measurement> {
  const times = { small: [] as number[], large: [] as number[] };
  const warmUp = Math.min(20, Math.ceil(rounds / 5));
  for (let round = -warmUp; round < rounds; round += 1) {
    const both = [
      { target: small, into: times.small },
      { target: large, into: times.large },
    ];
    for (const { target, into } of round % 2 === 0 ? both : both.toReversed()) {
      const duration = await timed(() => send(target, round + warmUp));
      if (round >= 0) into.push(duration);
    }
  }
  return { name, small: median(times.small), large: median(times.large) };
}

export function lineOf({ name, small, large }: Measurement) {
  const cell = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} ms`.padStart(11);
  const ratio = large / small;
  const verdict = ratio > limit ? `  over ${limit}` : "";
  return `  ${name.padEnd(36)}${cell(small)}${cell(large)}${ratio.toFixed(2).padStart(8)}${verdict}`;
}
