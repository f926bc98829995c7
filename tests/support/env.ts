import { mapPriceSettings } from "@/lib/settings/plans";

// What a test needs to import the application. The database's address is set by
// npm test.
const defaults = {
  APP_URL: "http://localhost:3000",
  DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none",
  NEXTAUTH_SECRET: "a-secret-that-is-only-for-the-tests-0123456789",
  IDENTITY_HASH_KEY: "an-identity-key-that-is-only-for-the-tests-012345",
  ANTHROPIC_API_KEY: "sk-ant-sandbox-tests",
  RESEND_API_KEY: "re_sandbox_tests",
  MAIL_FROM: "Listwright <hello@listwright.example>",
  STRIPE_SECRET_KEY: "sk_test_sandbox_tests",
  STRIPE_WEBHOOK_SECRET: "whsec_sandbox_embedded",
  // The tests of the budget spend more than any on the day of the database that
  // all share.
  MODEL_DAILY_BUDGET_USD: "0",
  // The tests of the review ask for one; to others it is one more call.
  REVIEW: "off",
  ...mapPriceSettings((tier) => `price_${tier}`),
  STRIPE_PORTAL_ACCOUNT: "bpc_account",
  STRIPE_PORTAL_UPGRADE: "bpc_upgrade",
  LOG_LEVEL: "silent",
};
for (const [name, value] of Object.entries(defaults))
  process.env[name] ??= value;
