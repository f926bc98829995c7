import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import type { CreatedKey } from "@/lib/access/keys/schema";

/** The one time that a key can be seen. */
export function ShownSecret({
  created,
  onClose,
}: {
  created: CreatedKey;
  onClose: () => void;
}) {
  return (
    <Alert variant="success" title={`The key “${created.name}”`}>
      <p className="mt-1">
        Copy it now. We don't keep a copy, so it can't be shown again.
      </p>
      <code className="mt-3 block break-all rounded-md border border-border bg-card p-3 text-sm">
        {created.secret}
      </code>
      <div className="mt-3 flex flex-wrap gap-3">
        <CopyButton text={created.secret} what="the key" variant="default">
          Copy
        </CopyButton>
        <Button variant="secondary" size="sm" onClick={onClose}>
          I have stored it
        </Button>
      </div>
    </Alert>
  );
}
