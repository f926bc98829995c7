export { default } from "../../(bare)/page";
