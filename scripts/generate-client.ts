// Prisma's client is not committed, but type checks need it.
import { generateClient } from "./build-when-stale";

generateClient();
