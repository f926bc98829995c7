/** JSON that can't close the tag around it: for untrusted text inside a prompt. */
export const toPromptJson = (value: unknown) =>
  JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e");
