import "server-only";
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
} from "node:crypto";
import { env } from "@/lib/env";

/*
 * Encrypts what must be readable again, unlike passwords: tokens with which we
 * act for a seller elsewhere. AES-256-GCM under TOKEN_ENCRYPTION_KEY; the id of
 * the key is stored beside the text, so that keys can be replaced.
 */

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

function keys() {
  return (env().TOKEN_ENCRYPTION_KEY ?? []).map((text) => {
    const key = Buffer.from(text, "base64");
    return {
      id: createHash("sha256").update(key).digest("hex").slice(0, 16),
      key,
    };
  });
}

/** The id of the key that encrypts now. */
export function currentKeyId() {
  const [current] = keys();
  if (current === undefined)
    throw new Error("TOKEN_ENCRYPTION_KEY is not set.");
  return current.id;
}

/**
 * `place` says where the text is kept: it cannot be decrypted as if it were
 * kept elsewhere.
 */
export function encrypt(text: string, place: string) {
  const [current] = keys();
  if (current === undefined)
    throw new Error("TOKEN_ENCRYPTION_KEY is not set.");
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, current.key, iv, {
    authTagLength: tagBytes,
  }).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/**
 * Null when the key is no longer set, or the text was changed or is of another
 * place.
 */
export function decrypt(
  sealed: string,
  { keyId, place }: { keyId: string; place: string },
) {
  const key = keys().find(({ id }) => id === keyId)?.key;
  const bytes = Buffer.from(sealed, "base64url");
  if (key === undefined || bytes.length < ivBytes + tagBytes) return null;
  const decipher = createDecipheriv(
    algorithm,
    key,
    bytes.subarray(0, ivBytes),
    { authTagLength: tagBytes },
  );
  decipher
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return (
      decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, "utf8") +
      decipher.final("utf8")
    );
  } catch {
    return null;
  }
}
