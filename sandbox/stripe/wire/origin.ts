import type { Incoming } from "../../service";

/** Where the sandbox was reached. */
export function originOf({ headers }: Incoming): string {
  const host = headers.host ?? "";
  return /^[\w.:[\]-]+$/.test(host) ? `http://${host}` : "http://127.0.0.1";
}
