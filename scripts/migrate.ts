import { migrateDatabase } from "./migrate-database";

const address = process.env.DATABASE_URL;
if (!address) {
  console.error("DATABASE_URL is not set.");
  process.exit(1);
}
const applied = await migrateDatabase(address);
console.log(applied.length === 0 ? "Nothing to migrate." : `Applied ${applied.join(", ")}.`);
