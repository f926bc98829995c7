import type { Editor } from "@/components/listings/editor/use-editor";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { fields } from "@/lib/listings/fields";
import type { Open } from "@/lib/listings/readiness";

type OpenListProps = { editor: Editor; onShow: (point: Open) => void };

/** Whether the listing can be published, and if not, what is open and how to settle it. First of all that is shown. */
export function OpenList({ editor, onShow }: OpenListProps) {
  const { open } = editor.score;
  if (open.length === 0) {
    return (
      <Alert tone="moss" title="Ready to publish" className="print:hidden">
        <p className="text-sm">
          The title names the item, nothing is left blank, every claim is confirmed, and Etsy's rules pass.
        </p>
      </Alert>
    );
  }
  return (
    <Alert
      tone="amber"
      title={`${open.length === 1 ? "1 thing" : `${open.length} things`} to settle before you publish`}
      className="print:hidden"
    >
      <ul className="mt-2 divide-y divide-amber/30">
        {open.map((point) => (
          <li
            key={`${point.code} ${point.field} ${point.message}`}
            className="flex flex-wrap items-center justify-between gap-x-4 py-1"
          >
            <p className="min-w-0 flex-1 basis-64 break-words text-sm">{point.message}</p>
            <OpenActions point={point} editor={editor} onShow={onShow} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const confirmLabels: Partial<Record<Open["code"], string>> = {
  claim_unconfirmed: "I can prove it",
  brand_unconfirmed: "I may use it",
};

function OpenActions({ point, editor, onShow }: OpenListProps & { point: Open }) {
  const { code, key, text, field } = point;
  const confirmLabel = confirmLabels[code];
  const name = fields[field].label.toLowerCase();
  return (
    <p className="-mx-3 flex flex-wrap">
      {confirmLabel && key !== undefined && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${confirmLabel}: ${text}`}
          onClick={() => editor.toggleConfirmed(key)}
        >
          {confirmLabel}
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Show ${text ?? name} in the ${name}`}
        onClick={() => onShow(point)}
      >
        Show
      </Button>
    </p>
  );
}
