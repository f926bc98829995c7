import "server-only";
import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import path from "node:path";
import type {
  DecodedPhoto,
  DecodeReply,
  DecodeRequest,
} from "@/lib/photos/decoder/program";

/** The build bundles `program.ts` into it. */
const program = () =>
  path.join(
    /* turbopackIgnore: true */ process.cwd(),
    ".next/photo-decoder.mjs",
  );

/**
 * How many processes wait for the next photo. Starting another takes 150 ms.
 */
const maxIdle = 2;
/** Milliseconds without a photo after which a process is ended. */
const idleTime = 60_000;
/**
 * Photos, and bytes, after which a process is replaced: what libraries leak
 * adds up, and they keep what they have taken once.
 */
const maxPhotos = 500;
const maxMemory = 200 * 1024 * 1024;
/**
 * The lowest but one priority: what takes long shouldn't delay what is quick.
 */
const lowPriority = 18;

type Decoder = {
  child: ChildProcess;
  isReady: Promise<unknown>;
  photos: number;
  idleTimer?: NodeJS.Timeout;
};

/** Global, because Next bundles this module several times. */
const shared = globalThis as { idleDecoders?: Decoder[] };
shared.idleDecoders ??= [];
const idle = shared.idleDecoders;

const end = ({ child }: Decoder) => child.kill("SIGKILL");

function removeIdle(decoder: Decoder) {
  clearTimeout(decoder.idleTimer);
  const at = idle.indexOf(decoder);
  if (at >= 0) idle.splice(at, 1);
}

/** A process without our settings, which doesn't keep this one from exiting. */
function start(): Decoder {
  const { PATH, LD_LIBRARY_PATH, SystemRoot } = process.env;
  const child = fork(program(), {
    env: { NODE_ENV: "production", PATH, LD_LIBRARY_PATH, SystemRoot },
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const decoder: Decoder = {
    child,
    isReady: nextMessage({ child }),
    photos: 0,
  };
  decoder.isReady.catch(() => undefined);
  child.once("exit", () => removeIdle(decoder));
  // Without a listener the failure of a process that ended meanwhile would end
  // this one too.
  child.on("error", () => end(decoder));
  return decoder;
}

let running = 0;

/**
 * Beside another photo it starts one more for the next: that one shouldn't wait
 * until a process has started.
 */
function take(): Decoder {
  const found = idle.pop();
  if (found) removeIdle(found);
  const decoder = found?.child.connected ? found : start();
  if (running > 0 && idle.length === 0) keep(start());
  return decoder;
}

function giveBack(decoder: Decoder, memory: number) {
  if (
    idle.length >= maxIdle ||
    decoder.photos >= maxPhotos ||
    memory > maxMemory
  )
    end(decoder);
  else keep(decoder);
}

function keep(decoder: Decoder) {
  decoder.child.unref();
  decoder.child.channel?.unref();
  decoder.idleTimer = setTimeout(() => end(decoder), idleTime).unref();
  idle.push(decoder);
}

export class DecodeTimeout extends Error {}
export class DecoderCrashed extends Error {}

/** Its next message. Rejects with `DecoderCrashed` when it ends before. */
function nextMessage({ child }: Pick<Decoder, "child">) {
  return new Promise<unknown>((resolve, reject) => {
    const settle = (outcome: () => void) => {
      child.off("message", answer).off("exit", crash).off("error", crash);
      outcome();
    };
    const answer = (message: unknown) => settle(() => resolve(message));
    const crash = () =>
      settle(() => reject(new DecoderCrashed("the decoder ended")));
    child.on("message", answer).on("exit", crash).on("error", crash);
  });
}

async function ask(decoder: Decoder, request: DecodeRequest) {
  const reply = nextMessage(decoder);
  decoder.child.send(request);
  return (await reply) as DecodeReply;
}

type Limits = {
  /** Milliseconds after which the process is ended, also while it starts. */
  timeout: number;
  /**
   * Called once a tenth of that is over; what then still runs gets a low
   * priority.
   */
  onSlow: () => void;
};

/**
 * Decodes in a process of its own. Null for bytes that can't be decoded. Throws
 * `DecodeTimeout`, and `DecoderCrashed` where the process ended by itself.
 */
export async function decodeInChild(
  request: DecodeRequest,
  limits: Limits,
): Promise<DecodedPhoto | null> {
  const decoder = take();
  running += 1;
  decoder.child.ref();
  decoder.child.channel?.ref();
  try {
    await waitUntilReady(decoder, limits.timeout);
    return await decodeWithin(limits, decoder, request);
  } catch (cause) {
    end(decoder);
    throw cause;
  } finally {
    running -= 1;
  }
}

/** Milliseconds in which a process must have started, or it is ended. */
async function waitUntilReady(decoder: Decoder, timeout: number) {
  const timer = setTimeout(() => end(decoder), timeout);
  try {
    await decoder.isReady;
  } finally {
    clearTimeout(timer);
  }
}

async function decodeWithin(
  { timeout, onSlow }: Limits,
  decoder: Decoder,
  request: DecodeRequest,
) {
  let [isSlow, isLate] = [false, false];
  const slowTimer = setTimeout(() => {
    isSlow = true;
    lowerPriority(decoder);
    onSlow();
  }, timeout / 10);
  const endTimer = setTimeout(() => {
    isLate = true;
    end(decoder);
  }, timeout);
  try {
    const { photo, memory } = await ask(decoder, request);
    decoder.photos += 1;
    // Nobody but an administrator may raise a priority again.
    if (isSlow) end(decoder);
    else giveBack(decoder, memory);
    return photo;
  } catch (cause) {
    throw isLate
      ? new DecodeTimeout("the photo took too long", { cause })
      : cause;
  } finally {
    clearTimeout(slowTimer);
    clearTimeout(endTimer);
  }
}

function lowerPriority({ child }: Decoder) {
  try {
    if (child.pid) setPriority(child.pid, lowPriority);
  } catch {
    // It has just ended.
  }
}
