export const sorts = ["newest", "oldest", "score", "name"] as const;
export type Sort = (typeof sorts)[number];

/**
 * Folders of the history. `copied`: the seller copied some of its text.
 * `draft`: it has a draft or a listing on Etsy. `new`: neither of the two.
 */
export const listingFolders = ["new", "copied", "draft"] as const;
export type ListingFolder = (typeof listingFolders)[number];

/** `open`: with blanks to fill in, or claims to confirm, in the text. */
export const openChoices = ["open"] as const;

/** Characters. */
export const maxSearch = 200;

/** How many listings one call may delete, restore or export. */
export const maxSelection = 500;
