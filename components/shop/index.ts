export { MyShop } from "./my-shop";
export { useSharedShop } from "./shared-shop";
