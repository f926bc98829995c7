export { AdminLog } from "./admin-log";
export { Analytics } from "./analytics";
export { Invitations } from "./invitations";
