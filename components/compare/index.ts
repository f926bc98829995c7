export { RivalSection } from "./rival-section";
