export { MyShop } from "./my-shop";
export { shopRead } from "./shop-read";
