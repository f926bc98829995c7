import "server-only";
import { AppError } from "@/lib/errors";

export type BodyLimits = {
  maxBytes: number;
  /** Milliseconds from the first read to the last byte. */
  deadline: number;
  tooLarge?: string;
};

/** Reads a body and stops at the cap, so that nobody can make the process hold more than that. */
export async function readBytes(request: Request, limits: BodyLimits): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () => new AppError("too_large", limits.tooLarge ?? "That is too much to send at once.");
  if (Number(request.headers.get("content-length") ?? 0) > limits.maxBytes) throw tooLarge();
  const reader = request.body?.getReader();
  if (!reader) return Buffer.alloc(0);

  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const failure = new AppError("bad_request", "The upload took too long.", { status: 408 });
    timer = setTimeout(() => reject(failure), limits.deadline);
  });
  const chunks: Uint8Array[] = [];
  let total = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) return Buffer.concat(chunks, total);
      total += value.byteLength;
      if (total > limits.maxBytes) throw tooLarge();
      chunks.push(value);
    }
  } catch (cause) {
    await reader.cancel().catch(() => undefined);
    if (cause instanceof AppError) throw cause;
    throw new AppError("bad_request", "The upload was cut off. Please try again.", { cause });
  } finally {
    clearTimeout(timer);
  }
}
