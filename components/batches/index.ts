export { Batches } from "./batches";
