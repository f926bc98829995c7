// `npm run stripe:setup` creates plans and portal in the Stripe account of
// STRIPE_SECRET_KEY; a second run finds them.
import Stripe from "stripe";
import { setUpStripe } from "./set-up-stripe";

const key = process.env.STRIPE_SECRET_KEY;
if (!key) {
  console.error("Set STRIPE_SECRET_KEY in .env first.");
  process.exit(1);
}
const settings = await setUpStripe(
  key,
  process.env.STRIPE_BASE_URL || undefined,
).catch((error: unknown) => {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  console.error(failureOf(error));
  process.exit(1);
});
console.log("Put these lines into .env:\n");
for (const [name, value] of Object.entries(settings))
  console.log(`${name}=${value}`);

function failureOf(error: Stripe.errors.StripeError) {
  if (error instanceof Stripe.errors.StripeAuthenticationError) {
    return "Stripe refused the key in STRIPE_SECRET_KEY: copy the secret key from https://dashboard.stripe.com/apikeys.";
  }
  if (error instanceof Stripe.errors.StripePermissionError) {
    return "The key in STRIPE_SECRET_KEY may not do this: use the secret key, or allow it products, prices and portals.";
  }
  if (error instanceof Stripe.errors.StripeConnectionError)
    return "Stripe can't be reached. Please try again.";
  return `Stripe refused the setup: ${error.message}`;
}
