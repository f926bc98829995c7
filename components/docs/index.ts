export { ApiDocs } from "./api-docs";
export { ErrorDocs } from "./error-docs";
