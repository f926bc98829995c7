export const stopWords = new Set(
  "a an and are as at be by for from has have her him his in into is it its my of on or our that the their this to under with without your you".split(
    " ",
  ),
);
