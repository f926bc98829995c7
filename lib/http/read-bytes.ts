import "server-only";
import { AppError } from "@/lib/errors";
import type { BodyMemory } from "@/lib/http/body-memory";
import { serverBusy } from "@/lib/resilience/create-concurrency-limiter";

export type BodyLimits = {
  maxBytes: number;
  /** Milliseconds from the first read to the last byte. */
  deadline: number;
  tooLarge?: string;
  /**
   * The minimum number of bytes in each period, in milliseconds. A slower body
   * is canceled.
   */
  pace?: { bytes: number; period: number };
  /** Shared with the other bodies that are being read. */
  memory?: BodyMemory;
};

/**
 * Reads a body of at most `maxBytes` into memory. Throws `too_large`,
 * `bad_request` (408 when it is too slow) or, when other bodies need its
 * memory, `unavailable`.
 */
export async function readBytes(
  request: Request,
  limits: BodyLimits,
): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () =>
    new AppError(
      "too_large",
      limits.tooLarge ?? "That is too much to send at once.",
    );
  const declared = Number(request.headers.get("content-length")) || 0;
  if (declared > limits.maxBytes) throw tooLarge();
  const reader = request.body?.getReader();
  if (!reader) return Buffer.alloc(0);

  const cancel = () => reader.cancel().catch(() => undefined);
  const watch = watchBody(limits, cancel);
  const bytes = new GrowingBuffer(declared, limits.maxBytes, watch.grow);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      watch.throwIfEnded();
      if (done) return bytes.all();
      if (bytes.length + value.byteLength > limits.maxBytes) throw tooLarge();
      watch.count(value.byteLength);
      bytes.append(value);
    }
  } catch (cause) {
    await cancel();
    if (cause instanceof AppError) throw cause;
    throw new AppError(
      "bad_request",
      "The upload was cut off. Please try again.",
      { cause },
    );
  } finally {
    watch.stop();
  }
}

/**
 * Cancels a body that is too slow or whose memory others need. `cancel`
 * resolves the pending read.
 */
function watchBody({ deadline, pace, memory }: BodyLimits, cancel: () => void) {
  let failure: AppError | undefined;
  let recent = 0;

  function end(reason: AppError) {
    failure ??= reason;
    cancel();
  }
  const endLate = () =>
    end(
      new AppError("bad_request", "The upload took too long.", { status: 408 }),
    );

  function checkPace() {
    if (pace && recent < pace.bytes) endLate();
    recent = 0;
  }
  const deadlineTimer = setTimeout(endLate, deadline);
  const paceTimer = setInterval(checkPace, pace?.period ?? deadline);
  const reservation = memory?.(() => end(serverBusy()));
  return {
    grow: (bytes: number) => reservation?.grow(bytes),
    count(bytes: number) {
      recent += bytes;
    },
    throwIfEnded() {
      if (failure) throw failure;
    },
    stop() {
      clearTimeout(deadlineTimer);
      clearInterval(paceTimer);
      reservation?.release();
    },
  };
}

/** Bytes; the size of the largest chunk. */
const initialCapacity = 64 * 1024;

/**
 * Doubles its capacity as chunks arrive, up to the declared length, so a large
 * Content-Length alone takes no memory.
 */
class GrowingBuffer {
  #bytes = Buffer.alloc(0);
  length = 0;

  constructor(
    private readonly declared: number,
    private readonly maxBytes: number,
    private readonly onGrow: (bytes: number) => void,
  ) {}

  append(part: Uint8Array) {
    const needed = this.length + part.byteLength;
    if (needed > this.#bytes.length) this.#grow(needed);
    this.#bytes.set(part, this.length);
    this.length = needed;
  }

  #grow(needed: number) {
    const maxCapacity = needed > this.declared ? this.maxBytes : this.declared;
    const capacity = Math.min(
      maxCapacity,
      Math.max(initialCapacity, needed, 2 * this.#bytes.length),
    );
    const larger = Buffer.allocUnsafeSlow(capacity);
    this.onGrow(larger.length - this.#bytes.length);
    this.#bytes.copy(larger, 0, 0, this.length);
    this.#bytes = larger;
  }

  all() {
    return this.#bytes.subarray(0, this.length);
  }
}
