export { Analytics } from "./analytics";
