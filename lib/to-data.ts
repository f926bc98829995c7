/** JSON that can't close the quotation it stands in: for what a prompt quotes and nobody of ours wrote. */
export const toData = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e");
