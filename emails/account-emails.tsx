import type { EmailOf, SignInChange } from "@/emails/email";
import { formatMoment } from "@/emails/format-moment";
import { Action, Layout, Paragraph } from "@/emails/layout";
import { byBilling, installation } from "@/lib/settings/installation";

type Site = { siteUrl: string };

export function VerifyEmail({
  siteUrl,
  token,
  callbackUrl,
}: Site & EmailOf<"verify_email">) {
  const callbackParameter =
    callbackUrl === undefined
      ? ""
      : `&callbackUrl=${encodeURIComponent(callbackUrl)}`;
  return (
    <Layout
      siteUrl={siteUrl}
      preview="One click and your account is ready."
      heading="Confirm your email address"
      reason={`You received this email because someone signed up at ${installation().name} with this address. If it wasn't you, ignore it: nothing happens without the click.`}
    >
      <Paragraph>
        Confirm that this is your address, and you can sign in and make your
        first listing.
      </Paragraph>
      <Action
        href={`${siteUrl}/signin?verify=${token}${callbackParameter}`}
        isSecret
      >
        Confirm my address
      </Action>
      <Paragraph>
        The link works once, within 24 hours. In a browser other than the one
        you signed up with, it asks for your password or a new one.
      </Paragraph>
    </Layout>
  );
}

export function ResetPassword({
  siteUrl,
  token,
}: Site & EmailOf<"reset_password">) {
  return (
    <Layout
      siteUrl={siteUrl}
      preview="A link to choose a new password."
      heading="Choose a new password"
      reason="You received this email because someone requested a new password for this address. If it wasn't you, ignore it: your password doesn't change."
    >
      <Paragraph>
        Use this link to choose a new password. You will be signed out
        everywhere, and your API keys, connected apps and webhooks stop working,
        unless you choose to keep them.
      </Paragraph>
      <Action href={`${siteUrl}/reset-password?token=${token}`} isSecret>
        Choose a new password
      </Action>
      <Paragraph>The link works once, within 60 minutes.</Paragraph>
    </Layout>
  );
}

const endedTexts = {
  nothing:
    "Your API keys, connected apps and webhooks keep working, as you chose.",
  apps: "Connected apps have to ask you for access again.",
  apps_and_keys:
    "Your API keys were revoked, and connected apps have to ask you for access again.",
  all: "Your API keys were revoked, your webhooks are switched off, and connected apps have to ask you for access again.",
};

export function PasswordChanged({
  siteUrl,
  changedAt,
  ended,
}: Site & EmailOf<"password_changed">) {
  return (
    <Layout
      siteUrl={siteUrl}
      preview="If it was you, there is nothing to do."
      heading="Your password was changed"
      reason={`You received this email because the password of your ${installation().name} account changed.`}
    >
      <Paragraph>
        The password of your account was changed on {formatMoment(changedAt)}.
        Every other device was signed out. {endedTexts[ended]}
      </Paragraph>
      <Paragraph>
        If it was you, there is nothing to do. If not, choose a new password
        now:
      </Paragraph>
      <Action href={`${siteUrl}/forgot-password`}>Get my account back</Action>
      {ended !== "all" && (
        <Paragraph>
          Access that you gave to programs works whatever the password is.
          Revoke what you don't recognize: {siteUrl}/settings/keys, {siteUrl}
          /settings/apps, {siteUrl}
          /settings/webhooks
        </Paragraph>
      )}
    </Layout>
  );
}

const signInTexts: Record<SignInChange, { heading: string; text: string }> = {
  passkey_added: {
    heading: "Your account has a new passkey",
    text: "A passkey was added to your account",
  },
  passkey_removed: {
    heading: "A passkey of your account was removed",
    text: "A passkey was removed from your account",
  },
  app_added: {
    heading: "Your account has an authenticator app",
    text: "An authenticator app was added to your account",
  },
  app_removed: {
    heading: "Your authenticator app was removed",
    text: "The authenticator app was removed from your account",
  },
  codes_renewed: {
    heading: "Your account has new recovery codes",
    text: "New recovery codes were made for your account, in place of all before,",
  },
  code_used: {
    heading: "A recovery code was used",
    text: "One of your recovery codes was used in place of your passkey or authenticator app",
  },
};

export const signInHeading = (change: SignInChange) =>
  signInTexts[change].heading;

export function SignInChanged({
  siteUrl,
  change,
  changedAt,
}: Site & EmailOf<"sign_in_changed">) {
  const { heading, text } = signInTexts[change];
  return (
    <Layout
      siteUrl={siteUrl}
      preview="If it was you, there is nothing to do."
      heading={heading}
      reason={`You received this email because the way to sign in to your ${installation().name} account changed.`}
    >
      <Paragraph>
        {text} on {formatMoment(changedAt)}.
      </Paragraph>
      <Paragraph>
        If it was you, there is nothing to do. If not, choose a new password and
        look at what your account signs in with.
      </Paragraph>
      <Action href={`${siteUrl}/settings/account`}>See your sign-in</Action>
    </Layout>
  );
}

export function AccountExists({ siteUrl }: Site & EmailOf<"account_exists">) {
  return (
    <Layout
      siteUrl={siteUrl}
      preview="You already have an account."
      heading="You already have an account"
      reason={`You received this email because someone tried to sign up at ${installation().name} with this address. Nothing was changed.`}
    >
      <Paragraph>
        You already have an account with this address. Sign in, or choose a new
        password if you forgot it.
      </Paragraph>
      <Action href={`${siteUrl}/signin`}>Sign in</Action>
    </Layout>
  );
}

export function AccountSuspended({
  siteUrl,
  reason,
  hasPlan,
}: Site & EmailOf<"account_suspended">) {
  return (
    <Layout
      siteUrl={siteUrl}
      preview="Nobody can use it until it is restored. Nothing is deleted."
      heading="Your account is suspended"
      reason={`You received this email because an administrator of ${installation().name} suspended the account of this address.`}
    >
      <Paragraph>
        An administrator suspended your account. The reason: {reason}
      </Paragraph>
      <Paragraph>
        Until it is restored, nobody can sign in, API keys and connected apps
        are refused, and batches and webhooks wait.{" "}
        {byBilling(hasPlan ? "Payments for your plan pause as well. " : "", "")}
        Everything in your account is kept.
      </Paragraph>
      <Paragraph>
        If you think this is a mistake, write to whoever runs {siteUrl}.
      </Paragraph>
    </Layout>
  );
}

export function AccountRestored({
  siteUrl,
}: Site & EmailOf<"account_restored">) {
  return (
    <Layout
      siteUrl={siteUrl}
      preview="You can sign in again."
      heading="Your account is restored"
      reason={`You received this email because an administrator of ${installation().name} restored the account of this address.`}
    >
      <Paragraph>
        Your account works again as it did before: you can sign in, your keys
        and apps are accepted, and what waited goes on.
      </Paragraph>
      <Action href={`${siteUrl}/signin`}>Sign in</Action>
    </Layout>
  );
}

export function Invitation({
  siteUrl,
  token,
  name,
}: Site & EmailOf<"invitation">) {
  return (
    <Layout
      siteUrl={siteUrl}
      preview={`Make your account at ${name}.`}
      heading="You are invited"
      reason={`You received this email because whoever runs ${name} at ${siteUrl} invited this address. If you don't want an account, ignore it: nothing happens without the click, and we delete the address after 7 days.`}
    >
      <Paragraph>
        {name} writes listings for what you make, from a photo and a few facts.
        Sign-up is by invitation, and this is yours: choose a password, and you
        can make your first listing.
      </Paragraph>
      <Action href={`${siteUrl}/signup?invitation=${token}`} isSecret>
        Create my account
      </Action>
      <Paragraph>
        The link works once, within 7 days, and only for this address. Don't
        pass it on: whoever has it can make the account.
      </Paragraph>
    </Layout>
  );
}
