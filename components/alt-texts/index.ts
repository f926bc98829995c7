export { AltTexts } from "./alt-texts";
