import { CopyButton } from "@/components/ui/copy-button";

const settings = `ETSY_KEYSTRING=
ETSY_SHARED_SECRET=
TOKEN_ENCRYPTION_KEY=`;

/**
 * For the person who runs this site: how to get a key of Etsy and where to put
 * it.
 */
export function EtsySetup({ callbackUrl }: { callbackUrl: string }) {
  return (
    <>
      <p className="max-w-prose text-muted-foreground">
        Only administrators see this. This site has no Etsy key yet, so nobody
        can connect a shop. The key belongs to the person who runs this site.
      </p>
      <ol className="max-w-prose list-decimal space-y-4 pl-5">
        <li>
          Open{" "}
          <a
            href="https://www.etsy.com/developers/your-apps"
            target="_blank"
            rel="noreferrer"
            className="break-words underline"
          >
            etsy.com/developers/your-apps
          </a>{" "}
          and create an app. For your own shop, choose access for sellers; for
          other people's shops, Etsy requires commercial access.
        </li>
        <li>
          Register this callback address there, exactly as it is:
          <Copyable text={callbackUrl} what="the callback address" />
        </li>
        <li>
          Put the keystring, the shared secret and a new encryption key (
          <code>openssl rand -base64 32</code>) into the settings, and restart:
          <Copyable text={settings} what="the settings" />
        </li>
      </ol>
    </>
  );
}

function Copyable({ text, what }: { text: string; what: string }) {
  return (
    <div className="mt-2 flex items-start justify-between gap-2 rounded-md border border-border bg-background px-3 py-2">
      <code className="min-w-0 whitespace-pre-wrap break-all py-1 text-sm">
        {text}
      </code>
      <CopyButton text={text} what={what} />
    </div>
  );
}
