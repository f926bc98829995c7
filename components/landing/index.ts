export { Features } from "./features";
export { Hero, SellersBand } from "./hero";
export { Prices } from "./prices";
export { Questions } from "./questions";
export { RulesTable } from "./rules-table";
export { ShopTools } from "./shop-tools";
export { Walkthrough } from "./walkthrough";
