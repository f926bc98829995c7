import type { Editor } from "@/components/listings/editor/use-editor";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { fields, type ListingField } from "@/lib/listings/fields";
import { removeSentences } from "@/lib/listings/grounding/sentences";
import type { Open } from "@/lib/listings/readiness";

type OpenListProps = { editor: Editor; onShow: (point: Open) => void };

/**
 * Whether the listing can be published, and if not, what is open and how to
 * settle it. First of all that is shown.
 */
export function OpenList({ editor, onShow }: OpenListProps) {
  const { open } = editor.score;
  if (open.length === 0) {
    return (
      <Alert tone="moss" title="Ready to publish" className="print:hidden">
        <p className="text-sm">
          The title names the item, nothing is left blank, every claim and
          sentence is supported or confirmed, and Etsy's rules pass.
        </p>
      </Alert>
    );
  }
  const [firstSentence] = open.filter(isSentence);
  const blanks = open.filter(isBlank);
  const others = open.filter((point) => !isSentence(point) && !isBlank(point));
  const count = others.length + blanks.length + (firstSentence ? 1 : 0);
  return (
    <Alert
      tone="amber"
      title={`${count === 1 ? "1 thing" : `${count} things`} to settle before you publish`}
      className="print:hidden"
    >
      <ul className="mt-2 divide-y divide-amber/30">
        {others.map((point) => (
          <li
            key={`${point.code} ${point.field} ${point.message}`}
            className={line}
          >
            <p className="min-w-0 flex-1 basis-64 break-words text-sm">
              {point.message}
            </p>
            <OpenActions point={point} editor={editor} onShow={onShow} />
          </li>
        ))}
        {[...new Set(blanks.map(({ field }) => field))].map((field) => (
          <OpenBlanks
            key={field}
            field={field}
            blanks={blanks.filter((blank) => blank.field === field)}
            onShow={onShow}
          />
        ))}
        {firstSentence && (
          <OpenSentences editor={editor} onShow={() => onShow(firstSentence)} />
        )}
      </ul>
    </Alert>
  );
}

const line = "flex flex-wrap items-center justify-between gap-x-4 py-1";

const isSentence = ({ code }: Open) => code === "sentence_unsupported";
const isBlank = ({ code, isQuestion }: Open) =>
  code === "blank_open" && !isQuestion;

type OpenBlanksProps = {
  field: ListingField;
  blanks: Open[];
  onShow: (point: Open) => void;
};

/**
 * One line for all blanks of a field: on a phone a line for each would push the
 * listing out of sight.
 */
function OpenBlanks({ field, blanks, onShow }: OpenBlanksProps) {
  const { label } = fields[field];
  return (
    <li className="py-1 text-sm leading-7">
      Fill in or remove in the {label.toLowerCase()}:{" "}
      {blanks.map((point, index) => (
        <span key={point.text}>
          <button
            type="button"
            aria-label={`Show ${point.text} in the ${label.toLowerCase()}`}
            className="cursor-pointer rounded-sm font-semibold text-amber underline decoration-dotted underline-offset-4 hover:decoration-solid"
            onClick={() => onShow(point)}
          >
            {point.text}
          </button>
          {index < blanks.length - 1 ? ", " : "."}
        </span>
      ))}
    </li>
  );
}

/**
 * One line for all sentences that no fact supports. Each is marked in the
 * description.
 */
function OpenSentences({
  editor,
  onShow,
}: {
  editor: Editor;
  onShow: () => void;
}) {
  const { unsupported, tidy } = editor;
  const name =
    unsupported.length === 1 ? "1 sentence" : `${unsupported.length} sentences`;
  return (
    <li className={line}>
      <p className="min-w-0 flex-1 basis-64 text-sm">
        {name} of the description that no fact supports. Remove them, or confirm
        that they are true.
      </p>
      <p className="-mx-3 flex flex-wrap">
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Remove ${name} that no fact supports`}
          onClick={() =>
            editor.edit({
              description: removeSentences(tidy.description, unsupported),
            })
          }
        >
          Remove all
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Show ${name} that no fact supports`}
          onClick={onShow}
        >
          Show
        </Button>
      </p>
    </li>
  );
}

const confirmLabels: Partial<Record<Open["code"], string>> = {
  claim_unconfirmed: "I can prove it",
  brand_unconfirmed: "I may use it",
};

function OpenActions({
  point,
  editor,
  onShow,
}: OpenListProps & { point: Open }) {
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
