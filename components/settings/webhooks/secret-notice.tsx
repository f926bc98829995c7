import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import type { Endpoint } from "@/lib/webhooks/schema";

export type NewSecret = { endpoint: Endpoint; secret: string };

/** A secret, the only time that it is shown. */
export function SecretNotice({
  endpoint,
  secret,
  onDone,
}: NewSecret & { onDone: () => void }) {
  return (
    <Alert
      variant="success"
      title={`The signing secret of ${new URL(endpoint.url).host}`}
    >
      <p>Copy it now: it is not shown again.</p>
      <p className="my-3 break-all rounded-md border border-border bg-background px-3 py-2">
        <code>{secret}</code>
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={secret} what="signing secret" variant="secondary" />
        <Button variant="ghost" size="sm" onClick={onDone}>
          Done
        </Button>
      </div>
    </Alert>
  );
}
