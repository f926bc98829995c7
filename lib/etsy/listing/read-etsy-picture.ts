import "server-only";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { GuardedFetchError } from "@/lib/guarded-fetch/check-address";
import { guardedFetch } from "@/lib/guarded-fetch/guarded-fetch";
import { decodePhoto } from "@/lib/photos/decode-photo";

/** Where Etsy has the pictures of all shops. */
const pictureHost = "https://i.etsystatic.com";
/** Milliseconds. */
const timeout = 8_000;
/** Bytes; one of 570 pixels has at most some hundred thousand. */
const maxBytes = 4 * 1024 * 1024;

/** Why a picture can't be shown or described; its message is for sellers. */
export class NoPicture extends AppError {
  constructor(message: string, options: ErrorOptions = {}) {
    super("not_found", message, options);
  }
}

const gone = (cause?: unknown) =>
  new NoPicture("Etsy no longer has this picture. Read your shop again.", {
    cause,
  });

type Wanted = {
  /** As Etsy's answer named it. */
  address: string;
  /** For whom it is decoded: users take turns. */
  key: string;
  /** Pixels on the long side. */
  side: number;
};

/**
 * A picture of a listing as a JPEG of ours, of at most so many pixels. It is
 * fetched from Etsy's host of pictures alone, or from the stand-in's, and is
 * kept nowhere. Throws `NoPicture`, and `unavailable` while too many wait.
 */
export async function readEtsyPicture({
  address,
  key,
  side,
}: Wanted): Promise<Buffer<ArrayBuffer>> {
  const bytes = await fetchPicture(address);
  try {
    const { data } = await decodePhoto(bytes, key, {
      output: "jpeg",
      sideFor: ({ width, height }) => Math.min(side, Math.max(width, height)),
    });
    return data;
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "unavailable")
      throw error;
    throw new NoPicture("Etsy's picture can't be read.", { cause: error });
  }
}

async function fetchPicture(address: string): Promise<Buffer<ArrayBuffer>> {
  const { ETSY_BASE_URL: standIn } = env();
  const ownOrigin = standIn && new URL(standIn).origin;
  if (URL.parse(address)?.origin !== (ownOrigin ?? pictureHost)) throw gone();
  try {
    const { status, body } = await guardedFetch(address, {
      headers: { accept: "image/jpeg, image/png" },
      timeout,
      maxBytes,
      ownOrigin,
    });
    if (status === 200) return Buffer.from(body);
    if (status === 404 || status === 410) throw gone();
    throw new NoPicture(
      "Etsy doesn't hand out this picture at the moment. Try again later.",
    );
  } catch (error) {
    if (!(error instanceof GuardedFetchError)) throw error;
    throw new NoPicture(
      error.reason === "too_large"
        ? "Etsy's picture is too large."
        : "Etsy's picture could not be loaded. Try again later.",
      { cause: error },
    );
  }
}
