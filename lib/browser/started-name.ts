const key = "listwright:started-name";

/** What was typed on the first page, for the form; not in its address. */
export function keepStartedName(name: string) {
  try {
    sessionStorage.setItem(key, name);
  } catch {}
}

/** Once; "" where there is none. */
export function takeStartedName() {
  try {
    const name = sessionStorage.getItem(key) ?? "";
    sessionStorage.removeItem(key);
    return name.trim();
  } catch {
    return "";
  }
}
