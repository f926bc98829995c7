export { Audit } from "./audit";
export { EncodingChoice } from "./encoding-choice";
