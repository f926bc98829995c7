import { mkdirSync } from "node:fs";

/**
 * What the stand-ins store has reset links and keys: for nobody but the user
 * who runs them.
 */
export const privateFile = { mode: 0o600 } as const;

export const makePrivateFolder = (folder: string) =>
  mkdirSync(folder, { recursive: true, mode: 0o700 });
