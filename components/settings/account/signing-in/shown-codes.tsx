import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { takeFocusAndView } from "@/components/ui/take-focus";
import { saveFile } from "@/lib/browser/save-file";
import { nameToken } from "@/lib/settings/name-token";

type ShownCodesProps = { codes: readonly string[]; onClose: () => void };

/** The one time that recovery codes can be seen. */
export function ShownCodes({ codes, onClose }: ShownCodesProps) {
  const text = codes.join("\n");
  const download = () =>
    saveFile(
      new Blob([`${text}\n`], { type: "text/plain" }),
      `${nameToken().toLowerCase()}-recovery-codes.txt`,
    );
  return (
    <Alert
      ref={takeFocusAndView}
      tabIndex={-1}
      variant="success"
      title="Your recovery codes"
    >
      <p className="mt-1">
        Store them where you don't store your password. Each signs you in once
        when you don't have your device. They can't be shown again.
      </p>
      <ul
        data-print="codes"
        className="mt-3 grid grid-cols-1 gap-1 rounded-md border border-border bg-card p-3 sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        <CopyButton text={text} what="the recovery codes" variant="default" />
        <Button variant="secondary" size="sm" onClick={download}>
          Download
        </Button>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          Print
        </Button>
        <Button variant="secondary" size="sm" onClick={onClose}>
          I have stored them
        </Button>
      </div>
    </Alert>
  );
}
