import "server-only";
import { serverBusy } from "@/lib/concurrency-limiter";
import { AppError } from "@/lib/errors";
import type { BodyMemory } from "@/lib/http/body-memory";

export type BodyLimits = {
  maxBytes: number;
  /** Milliseconds from the first read to the last byte. */
  deadline: number;
  tooLarge?: string;
  /** How many bytes have to come in each period of so many milliseconds; a slower body is given up. */
  pace?: { bytes: number; period: number };
  /** Shared with other bodies until this one has arrived. */
  memory?: BodyMemory;
};

/**
 * Reads a body and stops at the cap, so that nobody can make the process hold more than that. Throws `too_large`,
 * `bad_request` (408 when it is too slow) or, when it gives way to others, `unavailable`.
 */
export async function readBytes(request: Request, limits: BodyLimits): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () => new AppError("too_large", limits.tooLarge ?? "That is too much to send at once.");
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
    throw new AppError("bad_request", "The upload was cut off. Please try again.", { cause });
  } finally {
    watch.stop();
  }
}

/** Ends a body that is too slow or has to give way: `cancel` lets the read resolve that is under way. */
function watchBody({ deadline, pace, memory }: BodyLimits, cancel: () => void) {
  let failure: AppError | undefined;
  let recent = 0;

  function end(reason: AppError) {
    failure ??= reason;
    cancel();
  }
  const endLate = () => end(new AppError("bad_request", "The upload took too long.", { status: 408 }));

  function checkPace() {
    if (pace && recent < pace.bytes) endLate();
    recent = 0;
  }
  const deadlineTimer = setTimeout(endLate, deadline);
  const paceTimer = setInterval(checkPace, pace?.period ?? deadline);
  const room = memory?.(() => end(serverBusy()));
  return {
    grow: (bytes: number) => room?.grow(bytes),
    count(bytes: number) {
      recent += bytes;
    },
    throwIfEnded() {
      if (failure) throw failure;
    },
    stop() {
      clearTimeout(deadlineTimer);
      clearInterval(paceTimer);
      room?.release();
    },
  };
}

/** Bytes; what a chunk has at most. */
const firstRoom = 64 * 1024;

/** Has room for twice what came, up to what is declared: who only declares much makes the process hold nothing. */
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
    const most = needed > this.declared ? this.maxBytes : this.declared;
    const larger = Buffer.allocUnsafeSlow(Math.min(most, Math.max(firstRoom, needed, 2 * this.#bytes.length)));
    this.onGrow(larger.length - this.#bytes.length);
    this.#bytes.copy(larger, 0, 0, this.length);
    this.#bytes = larger;
  }

  all() {
    return this.#bytes.subarray(0, this.length);
  }
}
