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
  const declared = Number(request.headers.get("content-length")) || 0;
  if (declared > limits.maxBytes) throw tooLarge();
  const reader = request.body?.getReader();
  if (!reader) return Buffer.alloc(0);

  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    reader.cancel().catch(() => undefined);
  }, limits.deadline);
  const bytes = new GrowingBuffer(declared);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (isLate) throw new AppError("bad_request", "The upload took too long.", { status: 408 });
      if (done) return bytes.all();
      if (bytes.length + value.byteLength > limits.maxBytes) throw tooLarge();
      bytes.append(value);
    }
  } catch (cause) {
    await reader.cancel().catch(() => undefined);
    if (cause instanceof AppError) throw cause;
    throw new AppError("bad_request", "The upload was cut off. Please try again.", { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Has room for what is declared from the start: to put 10 MB together at the end takes as long as to hash them. */
class GrowingBuffer {
  #bytes: Buffer<ArrayBuffer>;
  length = 0;

  constructor(expected: number) {
    this.#bytes = Buffer.allocUnsafeSlow(expected);
  }

  append(part: Uint8Array) {
    const needed = this.length + part.byteLength;
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.#bytes.length));
      this.#bytes.copy(larger, 0, 0, this.length);
      this.#bytes = larger;
    }
    this.#bytes.set(part, this.length);
    this.length = needed;
  }

  all() {
    return this.#bytes.subarray(0, this.length);
  }
}
