import { hash } from "@node-rs/argon2";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/prisma/generated/client";
import { seedCrowd } from "./seed-crowd";
import { seedPassword, seedUsers } from "./seed-users";

const connectionString = process.env.DATABASE_URL;
if (!connectionString) {
  console.error(
    "DATABASE_URL is not set. While `npm start` runs, it prints the one of the embedded database.",
  );
  process.exit(1);
}
const db = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
const users = await seedUsers(db);
await seedCrowd(db, await hash(seedPassword));
await db.$disconnect();
console.log(`Sign in with the password ${seedPassword} as\n`);
for (const { email, description } of users)
  console.log(`  ${email.padEnd(24)} ${description}`);
