/**
 * Between two sentences of a line; Japanese ones have no space between them.
 */
export const sentenceEnd = /(?<=[.!?])\s+|(?<=[。！？])/u;
