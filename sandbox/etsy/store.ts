import { randomInt } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makePrivateFolder, privateFile } from "../private-files";
import type { ListingRecord } from "./listings/record";
import { defaultShop, type ShopSetup } from "./shops/setup";

/**
 * What a seller's consent or a refresh gave out. Times are Unix milliseconds.
 */
export type Grant = {
  userId: number;
  keystring: string;
  scopes: string[];
  accessToken: string;
  accessEndsAt: number;
  refreshToken: string;
  refreshEndsAt: number;
  /**
   * The refresh token that this grant replaced. It works until the new one, or
   * its access token, is used.
   */
  replaced: string | null;
};
/** An authorization code that was not exchanged yet. */
type Code = {
  code: string;
  userId: number;
  keystring: string;
  redirectUri: string;
  scopes: string[];
  challenge: string;
  endsAt: number;
};
type State = {
  lastId: number;
  shops: ShopSetup[];
  listings: ListingRecord[];
  grants: Grant[];
  codes: Code[];
  /** The callbacks that are registered for the app; null accepts any. */
  callbacks: string[] | null;
  /**
   * Whether a refresh token is worthless as soon as it was used, though its
   * answer was lost.
   */
  strictRotation: boolean;
  limits: { perSecond: number; perDay: number };
};

const saveDelayMs = 100;
/**
 * As large as real listing ids, more than 32 bits, and others in each sandbox.
 */
const firstId = () => 4_400_000_000 + randomInt(2 ** 40);
/** High, so that nobody waits who does not set them lower. */
const defaultLimits = { perSecond: 100, perDay: 100_000 };

/**
 * Etsy's shops, listings and tokens, saved to etsy.json soon after a change and
 * when the sandbox stops.
 */
export class Store {
  state: State;
  /**
   * The address of the folder with the files of images, as the latest request
   * reached this stand-in.
   */
  pictures = "";
  private readonly file: string;
  private timer: NodeJS.Timeout | null = null;

  constructor(dataDir: string) {
    makePrivateFolder(dataDir);
    this.file = path.join(dataDir, "etsy.json");
    this.state = { ...freshState(), ...readSaved(this.file) };
  }

  nextId(): number {
    this.state.lastId += 1;
    return this.state.lastId;
  }

  /** Ids are never used again, as at Etsy. */
  clear(): void {
    this.state = { ...freshState(), lastId: this.state.lastId };
    this.saveSoon();
  }

  saveSoon(): void {
    this.timer ??= setTimeout(() => this.save(), saveDelayMs).unref();
  }

  /**
   * Writes the file now if a save is due. What cannot be written is still in
   * memory.
   */
  save(): void {
    if (this.timer === null) return;
    clearTimeout(this.timer);
    this.timer = null;
    try {
      writeFileSync(
        `${this.file}.new`,
        JSON.stringify(this.state),
        privateFile,
      );
      renameSync(`${this.file}.new`, this.file);
    } catch {
      // The disk is full or read-only; the next change tries again.
    }
  }
}

function freshState(): State {
  return {
    lastId: firstId(),
    shops: [defaultShop()],
    listings: [],
    grants: [],
    codes: [],
    callbacks: null,
    strictRotation: false,
    limits: defaultLimits,
  };
}

/**
 * Our own file, which is written completely or not at all; so its shape is
 * trusted.
 */
function readSaved(file: string): Partial<State> {
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as State)
    : {};
}
