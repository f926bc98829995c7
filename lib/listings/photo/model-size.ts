/** Pixels on the long side, and in all. More the model would scale down itself, or charge for without seeing more. */
const longest = 1_568;
const most = 1_230_000;

type Size = { width: number; height: number };

/** The size at which a photo goes to the model; never larger than it is. */
export function modelSizeOf({ width, height }: Size): Size {
  const scale = Math.min(1, longest / Math.max(width, height), Math.sqrt(most / (width * height)));
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}
