/** A form's text fields by name; what isn't there is empty. */
export function formValues<Name extends string>(form: HTMLFormElement, names: readonly Name[]) {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "")])) as Record<Name, string>;
}

/** Catches slips only; whether a mailbox exists is shown by the mail. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
