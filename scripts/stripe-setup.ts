// `npm run stripe:setup` creates plans and portal in the Stripe account of STRIPE_SECRET_KEY; a second run finds them.
import { setUpStripe } from "./set-up-stripe";

const key = process.env.STRIPE_SECRET_KEY;
if (!key) {
  console.error("Set STRIPE_SECRET_KEY in .env first.");
  process.exit(1);
}
const settings = await setUpStripe(key, process.env.STRIPE_BASE_URL || undefined);
console.log("Put these lines into .env:\n");
for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value}`);
