export { Audit } from "./audit";
export { EncodingChoice } from "./encoding-choice";

/** What reads a connected shop, loaded where it wasn't read yet. */
export const loadShopReading = () => import("./etsy-shop/shop-reading");
