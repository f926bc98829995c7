import {
  createHash,
  createSign,
  generateKeyPairSync,
  randomBytes,
} from "node:crypto";

type Challenge = { challenge: string };
type Forged = {
  origin?: string;
  domain?: string;
  counter?: number;
  isUserVerified?: boolean;
};

/** CBOR of what a credential needs: small maps, integers, bytes and texts. */
function cborHead(major: number, value: number) {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const cborInteger = (value: number) =>
  value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
const cborBytes = (bytes: Uint8Array) =>
  Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string) =>
  Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborMap = (pairs: [Buffer, Buffer][]) =>
  Buffer.concat([cborHead(5, pairs.length), ...pairs.flat()]);

const sha256 = (data: string | Uint8Array) =>
  createHash("sha256").update(data).digest();

/**
 * An authenticator in memory (ES256, no attestation), and the browser before
 * it. What it is told to forge stands in what it signs.
 */
export function createSoftPasskey(site: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
  });
  const id = randomBytes(32);
  let signatures = 0;

  function clientData(type: string, { challenge }: Challenge, forged: Forged) {
    const origin = forged.origin ?? site;
    return Buffer.from(
      JSON.stringify({ type, challenge, origin, crossOrigin: false }),
    );
  }

  function authenticatorData(
    { domain = new URL(site).hostname, counter, isUserVerified = true }: Forged,
    credential?: Buffer,
  ) {
    const flags = 1 | (isUserVerified ? 4 : 0) | (credential ? 64 : 0);
    const count = Buffer.alloc(4);
    signatures += 1;
    count.writeUInt32BE(counter ?? signatures);
    return Buffer.concat([
      sha256(domain),
      Buffer.from([flags]),
      count,
      credential ?? Buffer.alloc(0),
    ]);
  }

  const credential = {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
  };

  return {
    id: credential.id,
    /** Answers the options for making a passkey. */
    create(options: Challenge, forged: Forged = {}) {
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const key = cborMap([
        [cborInteger(1), cborInteger(2)],
        [cborInteger(3), cborInteger(-7)],
        [cborInteger(-1), cborInteger(1)],
        [cborInteger(-2), cborBytes(Buffer.from(x, "base64url"))],
        [cborInteger(-3), cborBytes(Buffer.from(y, "base64url"))],
      ]);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      const attestation = cborMap([
        [cborText("fmt"), cborText("none")],
        [cborText("attStmt"), cborMap([])],
        [cborText("authData"), cborBytes(authenticatorData(forged, attested))],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData(
            "webauthn.create",
            options,
            forged,
          ).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    /** Answers the options for signing in. */
    sign(options: Challenge, forged: Forged = {}) {
      const signedData = clientData("webauthn.get", options, forged);
      const data = authenticatorData(forged);
      const signature = createSign("sha256")
        .update(Buffer.concat([data, sha256(signedData)]))
        .sign(privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: signedData.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
        },
      };
    },
  };
}
export type SoftPasskey = ReturnType<typeof createSoftPasskey>;
