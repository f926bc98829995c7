import { arcToCurves } from "@/lib/brand/logo/shapes/arc-to-curves";
import type { Path, Point, Segment } from "@/lib/brand/logo/shapes/path";

const parameters: Record<string, number> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  q: 4,
  c: 6,
  s: 4,
  a: 7,
  z: 0,
};

/**
 * Reads path data that we wrote ourselves. Everything becomes absolute lines
 * and curves. Throws on what it can't read.
 */
export function parsePath(data: string): Path {
  const path: Segment[] = [];
  let here: Point = [0, 0];
  let start: Point = [0, 0];
  let handle: Point | null = null;
  for (const [command, numbers] of commandsOf(data)) {
    const lower = command.toLowerCase();
    const from: Point = command === lower ? here : [0, 0];
    const segments = segmentsOf(lower, numbers, { here, from, handle });
    path.push(...segments);
    const last = segments.at(-1);
    here = lower === "z" ? start : (last?.points.at(-1) ?? here);
    if (lower === "m") start = here;
    handle = lower === "c" || lower === "s" ? (last?.points[1] ?? null) : null;
  }
  return path;
}

function* commandsOf(data: string): Generator<[string, number[]]> {
  for (const [, command = "", text = ""] of data.matchAll(
    /([a-z])([^a-z]*)/gi,
  )) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = parameters[command.toLowerCase()];
    if (size === undefined || !isComplete(numbers.length, size))
      throw new Error(`Not a path: ${command}${text}`);
    if (size === 0) yield [command, []];
    for (let at = 0; at < numbers.length; at += size) {
      const again = at > 0 ? (furtherCommand[command] ?? command) : command;
      yield [again, numbers.slice(at, at + size)];
    }
  }
}

/** Further pairs of a move are lines. */
const furtherCommand: Record<string, string> = { m: "l", M: "L" };

const isComplete = (count: number, size: number) =>
  size === 0 ? count === 0 : count % size === 0;

type Pen = { here: Point; from: Point; handle: Point | null };

function segmentsOf(
  lower: string,
  numbers: number[],
  { here, from, handle }: Pen,
): Segment[] {
  const [n0 = 0, n1 = 0, n2 = 0, n3 = 0, n4 = 0, n5 = 0, n6 = 0] = numbers;
  const at = (x: number, y: number): Point => [x + from[0], y + from[1]];
  switch (lower) {
    case "m":
      return [{ op: "M", points: [at(n0, n1)] }];
    case "l":
      return [{ op: "L", points: [at(n0, n1)] }];
    case "h":
      return [{ op: "L", points: [[n0 + from[0], here[1]]] }];
    case "v":
      return [{ op: "L", points: [[here[0], n0 + from[1]]] }];
    case "q":
      return [{ op: "Q", points: [at(n0, n1), at(n2, n3)] }];
    case "c":
      return [{ op: "C", points: [at(n0, n1), at(n2, n3), at(n4, n5)] }];
    case "s": {
      const mirrored: Point = handle
        ? [2 * here[0] - handle[0], 2 * here[1] - handle[1]]
        : here;
      return [{ op: "C", points: [mirrored, at(n0, n1), at(n2, n3)] }];
    }
    case "a":
      return arcToCurves(
        here,
        { rx: n0, ry: n1, rotation: n2, large: n3 === 1, sweep: n4 === 1 },
        at(n5, n6),
      );
    default:
      return [{ op: "Z", points: [] }];
  }
}
