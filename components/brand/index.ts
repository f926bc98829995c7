export { BrandBuilder } from "./brand-builder";
