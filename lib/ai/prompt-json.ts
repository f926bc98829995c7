/**
 * JSON that can't close the tag around it: for untrusted text inside a prompt.
 */
export const toPromptJson = (value: unknown) =>
  JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e");

/**
 * The value between tags that set it apart from the instructions of a prompt.
 */
export const promptBlock = (tag: string, value: unknown) =>
  `<${tag}>\n${toPromptJson(value)}\n</${tag}>`;
