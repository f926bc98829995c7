import { render } from "@react-email/render";
import { AppConnected, KeyCreated } from "@/emails/access-emails";
import {
  AccountExists,
  AccountRestored,
  AccountSuspended,
  Invitation,
  PasswordChanged,
  ResetPassword,
  SignInChanged,
  signInHeading,
  VerifyEmail,
} from "@/emails/account-emails";
import type { Email } from "@/emails/email";
import { BatchDone } from "@/emails/listing-emails";
import {
  LimitReached,
  PaymentFailed,
  PlanChanged,
  TrialEnding,
  TrialStarted,
} from "@/emails/plan-emails";
import { WebhookDisabled } from "@/emails/webhook-emails";
import { byBilling, installation } from "@/lib/settings/installation";

function subjectOf(email: Email) {
  switch (email.template) {
    case "verify_email":
      return "Confirm your email address";
    case "reset_password":
      return "Choose a new password";
    case "password_changed":
      return "Your password was changed";
    case "sign_in_changed":
      return signInHeading(email.change);
    case "account_exists":
      return `You already have a ${installation().name} account`;
    case "account_suspended":
      return "Your account is suspended";
    case "account_restored":
      return "Your account is restored";
    case "invitation":
      return `You are invited to ${email.name}`;
    case "trial_started":
      return `Your trial of ${email.plan} has begun`;
    case "trial_ending":
      return `Your trial of ${email.plan} ends soon`;
    case "plan_changed":
      return "Your plan has changed";
    case "payment_failed":
      return "A payment did not go through";
    case "limit_reached":
      return "This month's listings are used";
    case "batch_done":
      return email.waiting > 0
        ? `Your listings are written as far as your ${byBilling("plan", "month")} goes`
        : "Your listings are written";
    case "key_created":
      return "Your account has a new API key";
    case "app_connected":
      return "An app has access to your account";
    case "webhook_disabled":
      return "A webhook of yours is switched off";
  }
}

function bodyOf(email: Email, siteUrl: string) {
  switch (email.template) {
    case "verify_email":
      return <VerifyEmail siteUrl={siteUrl} {...email} />;
    case "reset_password":
      return <ResetPassword siteUrl={siteUrl} {...email} />;
    case "password_changed":
      return <PasswordChanged siteUrl={siteUrl} {...email} />;
    case "sign_in_changed":
      return <SignInChanged siteUrl={siteUrl} {...email} />;
    case "account_exists":
      return <AccountExists siteUrl={siteUrl} {...email} />;
    case "account_suspended":
      return <AccountSuspended siteUrl={siteUrl} {...email} />;
    case "account_restored":
      return <AccountRestored siteUrl={siteUrl} {...email} />;
    case "invitation":
      return <Invitation siteUrl={siteUrl} {...email} />;
    case "trial_started":
      return <TrialStarted siteUrl={siteUrl} {...email} />;
    case "trial_ending":
      return <TrialEnding siteUrl={siteUrl} {...email} />;
    case "plan_changed":
      return <PlanChanged siteUrl={siteUrl} {...email} />;
    case "payment_failed":
      return <PaymentFailed siteUrl={siteUrl} {...email} />;
    case "limit_reached":
      return <LimitReached siteUrl={siteUrl} {...email} />;
    case "batch_done":
      return <BatchDone siteUrl={siteUrl} {...email} />;
    case "key_created":
      return <KeyCreated siteUrl={siteUrl} {...email} />;
    case "app_connected":
      return <AppConnected siteUrl={siteUrl} {...email} />;
    case "webhook_disabled":
      return <WebhookDisabled siteUrl={siteUrl} {...email} />;
  }
}

/**
 * The same email renders to the same bytes, as the provider's idempotency key
 * requires. Links lead only to `siteUrl`.
 */
export async function renderEmail(email: Email, siteUrl: string) {
  const body = bodyOf(email, siteUrl);
  const [html, text] = await Promise.all([
    render(body),
    render(body, { plainText: true }),
  ]);
  return { subject: subjectOf(email), html, text };
}
