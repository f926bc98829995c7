import { readStored, writeStored } from "@/lib/browser/local-storage";

const key = "listwright:kept:slash";

/** Whether "/" opens the search: a habit of this browser, on without a word. */
export const isSlashOn = () => readStored(key) !== false;

export const switchSlash = (isOn: boolean) => writeStored(key, isOn);
