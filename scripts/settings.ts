import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import {
  outsideServices,
  serviceNames,
} from "../lib/settings/outside-services";

/**
 * A reason to stop that the person at the terminal can act on; printed as one
 * sentence.
 */
export class Stop extends Error {
  override name = "Stop";
}

function portFrom(name: string, fallback: number) {
  const text = process.env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Stop(`${name} must be a port between 1 and 65535.`);
}

/** Those for which the sandbox has a stand-in. */
const replaceableServices = serviceNames.flatMap((name) => {
  const { standIn } = outsideServices[name];
  return standIn ? [{ name, standIn }] : [];
});

/**
 * The settings of `npm start` and related scripts, from the environment or
 * `.env`.
 */
export function readSettings() {
  const port = portFrom("PORT", 3000);
  return {
    port,
    sandboxPort: portFrom("SANDBOX_PORT", port + 1),
    dataDir: path.resolve(process.env.DATA_DIR || ".data"),
    // Whichever of these is set replaces its embedded counterpart, as the key
    // of a service does.
    databaseUrl: process.env.DATABASE_URL,
    directDatabaseUrl: process.env.DIRECT_DATABASE_URL,
    replaced: replaceableServices.filter(
      ({ name, standIn }) =>
        !process.env[standIn.key] &&
        !process.env[standIn.otherKey ?? ""] &&
        !(name === "model" && process.env.MODEL_API === "openai") &&
        !(name === "payments" && process.env.BILLING === "off"),
    ),
  };
}
export type Settings = ReturnType<typeof readSettings>;

/**
 * Every service is embedded, whatever the environment configures: for tests and
 * benchmarks.
 */
export const allEmbedded = {
  databaseUrl: undefined,
  directDatabaseUrl: undefined,
  replaced: replaceableServices,
} satisfies Partial<Settings>;

/**
 * A secret of this data directory, made on first use: whole or not at all,
 * though we are killed meanwhile.
 */
export function secretOf(dataDir: string, name: string) {
  const file = path.join(dataDir, `${name}.secret`);
  if (!existsSync(file) || statSync(file).size === 0) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.new`, randomBytes(32).toString("base64url"), {
      mode: 0o600,
    });
    renameSync(`${file}.new`, file);
  }
  return readFileSync(file, "utf8");
}
