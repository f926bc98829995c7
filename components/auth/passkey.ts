import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { ApiError } from "@/lib/browser/api-error";

const refused = (message: string) =>
  new ApiError(0, "invalid_passkey", message);

/** The browser's own dialog says what happens; its errors say little. */
async function ask<T>(work: () => Promise<T>): Promise<T> {
  if (!browserSupportsWebAuthn())
    throw refused("This browser can't use passkeys.");
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.name === "InvalidStateError")
      throw refused("This device has a passkey for your account already.");
    throw refused("No passkey was used. Try again, or use another way.");
  }
}

/** Asks the device for a signature. Throws ApiError. */
export const signWithPasskey = (
  optionsJSON: Parameters<typeof startAuthentication>[0]["optionsJSON"],
) => ask(() => startAuthentication({ optionsJSON }));

/** Asks the device for a new passkey. Throws ApiError. */
export const createPasskey = (
  optionsJSON: Parameters<typeof startRegistration>[0]["optionsJSON"],
) => ask(() => startRegistration({ optionsJSON }));

export type PasskeyRequest = Parameters<typeof signWithPasskey>[0];
export type PasskeyCreation = Parameters<typeof createPasskey>[0];
