// Prisma's client is not committed; whoever checks types needs it, with or without a build before.
import { generateClient } from "./build-when-stale";

generateClient();
