export { AuthorizeApp } from "./access/authorize-app";
export { Dashboard } from "./dashboard";
