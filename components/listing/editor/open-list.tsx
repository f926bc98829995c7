import type { Editor } from "@/components/listing/editor/use-editor";
import { useKeptFocus } from "@/components/listing/editor/use-kept-focus";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { removeTexts } from "@/lib/listing-text/check/field-texts";
import type { Open } from "@/lib/listing-text/check/readiness";
import { fields, type ListingField } from "@/lib/listing-text/fields/fields";

type OpenListProps = { editor: Editor; onShow: (point: Open) => void };

/**
 * Whether the listing can be published, and if not, what is open and how to
 * settle it. First of all that is shown.
 */
export function OpenList({ editor, onShow }: OpenListProps) {
  const { open } = editor.score;
  const { container, keepFocus } = useKeptFocus<HTMLDivElement>();
  return (
    <div
      ref={container}
      tabIndex={-1}
      className="scroll-mt-36 outline-none print:hidden"
    >
      {open.length === 0 ? (
        <ReadyNote editor={editor} />
      ) : (
        <OpenPoints editor={editor} onShow={onShow} onSettle={keepFocus} />
      )}
    </div>
  );
}

function ReadyNote({ editor: { sentences } }: { editor: Editor }) {
  const count = sentences.filter(
    ({ support }) => support === "unchecked",
  ).length;
  return (
    <Alert variant="success" title="Ready to publish">
      <p className="text-sm">
        {count === 0
          ? "The title names the item, nothing is left blank, every claim and sentence is supported or confirmed, and Etsy's rules pass."
          : `The title names the item, nothing is left blank, nothing is marked, and Etsy's rules pass. Not reviewed: ${count === 1 ? "1 sentence" : `${count} sentences`}, so read ${count === 1 ? "it" : "them"} once more.`}
      </p>
    </Alert>
  );
}

type SettleProps = OpenListProps & {
  /** Called before a press settles what it stands beside. */
  onSettle: () => void;
};

function OpenPoints({ editor, onShow, onSettle }: SettleProps) {
  const { open } = editor.score;
  const blanks = open.filter(isBlank);
  const blankFields = fieldsOf(blanks);
  const marks = open.filter(isMark);
  const others = open.filter((point) => !isMark(point) && !isBlank(point));
  const markFields = fieldsOf(marks);
  const count = others.length + blanks.length + markFields.length;
  return (
    <Alert
      variant="warning"
      title={`${count === 1 ? "1 thing" : `${count} things`} to settle before you publish`}
    >
      <ul className="mt-2 divide-y divide-warning/30">
        {others.map((point) => (
          <li
            key={`${point.code} ${point.field} ${point.message}`}
            className={line}
          >
            <p className="min-w-0 flex-1 basis-64 break-words text-sm">
              {point.message}
            </p>
            <OpenActions
              point={point}
              editor={editor}
              onShow={onShow}
              onSettle={onSettle}
            />
          </li>
        ))}
        {blankFields.map((field) => (
          <OpenBlanks
            key={field}
            field={field}
            blanks={blanks.filter((blank) => blank.field === field)}
            onShow={onShow}
          />
        ))}
        {markFields.map((field) => (
          <OpenMarks
            key={field}
            marks={marks.filter((mark) => mark.field === field)}
            editor={editor}
            onShow={onShow}
            onSettle={onSettle}
          />
        ))}
      </ul>
    </Alert>
  );
}

const fieldsOf = (points: readonly Open[]): ListingField[] => [
  ...new Set(points.map(({ field }) => field)),
];

const line = "flex flex-wrap items-center justify-between gap-x-4 py-1";

const isMark = ({ code }: Open) => code === "sentence_unsupported";
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
            className="cursor-pointer rounded-sm font-semibold text-warning underline decoration-dotted underline-offset-4 hover:decoration-solid"
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

/** What is marked in a field: a "sentence" " of the description", a "tag". */
function markNameOf(field: ListingField): { one: string; of: string } {
  const { kind, label, checkedAs } = fields[field];
  const of = ` of the ${label.toLowerCase()}`;
  switch (kind.type) {
    case "line":
    case "paragraphs":
      return { one: "sentence", of };
    case "pairs":
      return kind.parts ? { one: "line", of } : { one: checkedAs, of: "" };
    default:
      return { one: checkedAs, of: "" };
  }
}

/**
 * One line for all that no fact supports in a field. Each is marked there.
 */
function OpenMarks({
  marks,
  editor,
  onShow,
  onSettle,
}: SettleProps & { marks: Open[] }) {
  const [first] = marks;
  if (!first) return null;
  const { field } = first;
  const { one, of } = markNameOf(field);
  const isOne = marks.length === 1;
  const name = isOne ? `1 ${one}` : `${marks.length} ${one}s`;
  const patch = removeTexts(
    editor.tidy,
    field,
    marks.flatMap(({ text }) => text ?? []),
  );
  const [them, they] = isOne ? ["it", "it is"] : ["them", "they are"];
  const press = (settle: () => void) => () => {
    onSettle();
    settle();
  };
  return (
    <li className={line}>
      <p className="min-w-0 flex-1 basis-64 text-sm">
        {`${name}${of} that no fact supports. ${patch ? "Remove" : "Change"} ${them}, or confirm that ${they} true.`}
      </p>
      <p className="-mx-3 flex flex-wrap">
        {patch && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Remove ${name} that no fact supports`}
            onClick={press(() => editor.edit(patch))}
          >
            {isOne ? "Remove" : "Remove all"}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          aria-label={
            isOne ? `It is true: ${name}${of}` : `All are true: ${name}${of}`
          }
          onClick={press(() =>
            editor.confirm(marks.flatMap(({ key }) => key ?? [])),
          )}
        >
          {isOne ? "It is true" : "All are true"}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Show ${name} that no fact supports`}
          onClick={() => onShow(first)}
        >
          Show
        </Button>
      </p>
    </li>
  );
}

const confirmLabels: Partial<Record<string, string>> = {
  claim_unconfirmed: "I can prove it",
  brand_unconfirmed: "I may use it",
  text_thin: "Keep it as it is",
  text_doubtful: "I have read it",
};

function OpenActions({
  point,
  editor,
  onShow,
  onSettle,
}: SettleProps & { point: Open }) {
  const { code, key, text, field } = point;
  const confirmLabel = confirmLabels[code];
  const name = fields[field].label.toLowerCase();
  return (
    <p className="-mx-3 flex flex-wrap">
      {confirmLabel && key !== undefined && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${confirmLabel}: ${text ?? name}`}
          onClick={() => {
            onSettle();
            editor.toggleConfirmed(key);
          }}
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
