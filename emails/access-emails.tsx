import type { EmailOf } from "@/emails/email";
import { Action, Layout, Paragraph } from "@/emails/layout";
import { installation } from "@/lib/settings/installation";

type Site = { siteUrl: string };

/** What is allowed, a paragraph each. */
function Scopes({ scopes }: { scopes: string[] }) {
  return (
    <>
      <Paragraph>It can:</Paragraph>
      {scopes.map((scope) => (
        <Paragraph key={scope}>– {scope}</Paragraph>
      ))}
    </>
  );
}

export function AppConnected({
  siteUrl,
  name,
  host,
  scopes,
}: Site & EmailOf<"app_connected">) {
  const source = host === null ? "as it calls itself" : `from ${host}`;
  return (
    <Layout
      siteUrl={siteUrl}
      preview="If it was you, there is nothing to do."
      heading="An app has access to your account"
      reason={`You received this email because an app was allowed to use your ${installation().name} account.`}
    >
      <Paragraph>
        “{name}”, {source}, now has access to your account.
      </Paragraph>
      <Scopes scopes={scopes} />
      <Paragraph>
        If it was you, there is nothing to do. If not, revoke its access and
        choose a new password.
      </Paragraph>
      <Action href={`${siteUrl}/settings/apps`}>See connected apps</Action>
    </Layout>
  );
}

export function KeyCreated({
  siteUrl,
  name,
  scopes,
}: Site & EmailOf<"key_created">) {
  return (
    <Layout
      siteUrl={siteUrl}
      preview="If it was you, there is nothing to do."
      heading="Your account has a new API key"
      reason={`You received this email because an API key was created for your ${installation().name} account.`}
    >
      <Paragraph>
        The key “{name}” was created. Whoever has it can use your account.
      </Paragraph>
      <Scopes scopes={scopes} />
      <Paragraph>
        If it was you, there is nothing to do. If not, revoke it and choose a
        new password.
      </Paragraph>
      <Action href={`${siteUrl}/settings/keys`}>See your keys</Action>
    </Layout>
  );
}
