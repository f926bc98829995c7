export { Samples } from "./samples";
