export { Analytics } from "./analytics";
export { Invitations } from "./invitations";
