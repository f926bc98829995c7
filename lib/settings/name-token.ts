import { installation } from "@/lib/settings/installation";

/**
 * The name for headers, files and programs, in ASCII letters, digits and
 * hyphens: "Café Ä" is `Cafe-A`. A name that has none of them is `App`.
 */
export const nameToken = () =>
  installation()
    .name.normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "App";

/** Of the environment in which examples look for a key of the API. */
export function keyVariable() {
  const name = `${nameToken().toUpperCase().replaceAll("-", "_")}_KEY`;
  return /^\d/.test(name) ? "API_KEY" : name;
}
