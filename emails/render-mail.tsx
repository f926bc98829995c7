import { render } from "@react-email/render";
import { AccountExists, PasswordChanged, ResetPassword, VerifyEmail } from "@/emails/account-mails";
import type { Mail } from "@/emails/mail";
import { LimitReached, PaymentFailed, PlanChanged, TrialEnding, TrialStarted } from "@/emails/plan-mails";

const subjects: Record<Mail["template"], string> = {
  verify_email: "Confirm your email address",
  reset_password: "Choose a new password",
  password_changed: "Your password was changed",
  account_exists: "You already have a Listwright account",
  trial_started: "Your trial of Standard has begun",
  trial_ending: "Your trial of Standard ends soon",
  plan_changed: "Your plan has changed",
  payment_failed: "A payment did not go through",
  limit_reached: "This month's listings are used",
};

function letter(mail: Mail, siteUrl: string) {
  switch (mail.template) {
    case "verify_email":
      return <VerifyEmail siteUrl={siteUrl} {...mail} />;
    case "reset_password":
      return <ResetPassword siteUrl={siteUrl} {...mail} />;
    case "password_changed":
      return <PasswordChanged siteUrl={siteUrl} {...mail} />;
    case "account_exists":
      return <AccountExists siteUrl={siteUrl} {...mail} />;
    case "trial_started":
      return <TrialStarted siteUrl={siteUrl} {...mail} />;
    case "trial_ending":
      return <TrialEnding siteUrl={siteUrl} {...mail} />;
    case "plan_changed":
      return <PlanChanged siteUrl={siteUrl} {...mail} />;
    case "payment_failed":
      return <PaymentFailed siteUrl={siteUrl} {...mail} />;
    case "limit_reached":
      return <LimitReached siteUrl={siteUrl} {...mail} />;
  }
}

/** The same mail gives the same bytes, which the provider's idempotency asks for. Links go to `siteUrl` alone. */
export async function renderMail(mail: Mail, siteUrl: string) {
  const element = letter(mail, siteUrl);
  const [html, text] = await Promise.all([render(element), render(element, { plainText: true })]);
  return { subject: subjects[mail.template], html, text };
}
