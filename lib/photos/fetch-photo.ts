import "server-only";
import { AppError } from "@/lib/errors";
import { GuardedFetchError } from "@/lib/guarded-fetch/check-address";
import { guardedFetch } from "@/lib/guarded-fetch/guarded-fetch";
import { maxPhotoBytes, photoMessages } from "@/lib/photos/limits";
import { limit } from "@/lib/resilience/rate-limit";

/**
 * Milliseconds for the whole photo: an assistant waits for the listing as well.
 */
const timeout = 8_000;
/** So that nobody can make us call other servers again and again. */
const hourly = { points: 120, seconds: 3_600 };

/**
 * The bytes of a photo at an address that a user gave us, whatever they are;
 * `uploadPhoto` looks at them. Throws `invalid_input` for what can't be
 * fetched, `too_large` and `rate_limited`.
 */
export async function fetchPhoto(
  userId: number,
  address: string,
): Promise<Buffer<ArrayBuffer>> {
  await limit("fetch_photo", String(userId), hourly);
  try {
    const { status, body } = await guardedFetch(address, {
      timeout,
      maxBytes: maxPhotoBytes,
    });
    if (status === 200) return Buffer.from(body);
    const hint = "Redirects are not followed, and nobody signs in.";
    throw new AppError(
      "invalid_input",
      `The address of the photo answered with ${status} instead of a photo. ${hint}`,
    );
  } catch (error) {
    if (!(error instanceof GuardedFetchError)) throw error;
    if (error.reason === "too_large")
      throw new AppError("too_large", photoMessages.tooLarge);
    throw new AppError(
      "invalid_input",
      `The photo could not be fetched. ${error.message}`,
    );
  }
}
