"use client";

import { Redo2, Undo2 } from "lucide-react";
import { useId } from "react";
import useSWR from "swr";
import { DescribeBox } from "@/components/listing/options/describe-box";
import { QuestionCard } from "@/components/listing/options/question-card";
import {
  type OptionsEditor as Editor,
  useOptions,
} from "@/components/listing/options/use-options";
import { contentOf } from "@/components/listing/options/use-save-options";
import { VariationsEditor } from "@/components/listing/options/variations-editor";
import { DataClient } from "@/components/site";
import { Alert } from "@/components/ui/alert";
import type { SaveState } from "@/components/ui/autosave";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { undoShortcuts } from "@/components/ui/undo-shortcuts";
import { api } from "@/lib/browser/api";
import type { Personalization } from "@/lib/listing-text/fields/optional-schemas";
import {
  hasQuestion,
  newQuestion,
  questionOf,
} from "@/lib/listings/options/change-options";
import { maxQuestions } from "@/lib/listings/options/limits";
import {
  type OptionsAnswer,
  optionsAnswerSchema,
} from "@/lib/listings/options/schema";

export type OptionsEditorProps = {
  listingId: number;
  /** The listing's own, as it is on the page. */
  personalization: Personalization | null;
  /** All that the seller typed for the listing. */
  sellerText: string;
};

/**
 * With a data client of its own, since it is read only once it is opened, and
 * the generator needs none before.
 */
export function OptionsEditor(props: OptionsEditorProps) {
  return (
    <DataClient>
      <LoadedOptions {...props} />
    </DataClient>
  );
}

function LoadedOptions(props: OptionsEditorProps) {
  const path = `/api/listings/${props.listingId}/options`;
  const { data, error, mutate } = useSWR<OptionsAnswer, Error>(path, async () =>
    optionsAnswerSchema.parse(await api<unknown>("GET", path)),
  );
  if (data) return <OptionsForm {...props} stored={data} />;
  if (!error)
    return <p className="mt-4 text-muted-foreground text-sm">Loading…</p>;
  return (
    <Alert variant="destructive" title={error.message} className="mt-4">
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        onClick={() => mutate()}
      >
        Try again
      </Button>
    </Alert>
  );
}

function OptionsForm({
  stored,
  ...listing
}: OptionsEditorProps & { stored: OptionsAnswer }) {
  const { listingId, personalization, sellerText } = listing;
  const editor = useOptions(listingId, stored);
  const { save } = editor;
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for the undo and redo buttons.
    <div id={id} className="mt-4 space-y-5" onKeyDown={undoShortcuts(editor)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <SaveLine state={save.state} onSave={save.save} />
        <div className="-mr-2 flex">
          <IconButton
            label="Undo, personalization and variations"
            tooltip="Undo"
            icon={Undo2}
            disabled={!editor.canUndo}
            onClick={editor.undo}
          />
          <IconButton
            label="Redo, personalization and variations"
            tooltip="Redo"
            icon={Redo2}
            disabled={!editor.canRedo}
            onClick={editor.redo}
          />
        </div>
      </div>
      {editor.hasRestored && (
        <Alert variant="default" title="Your unsaved edits were restored">
          Use Undo to discard them.
        </Alert>
      )}
      {save.state.type === "conflict" && (
        <Conflict editor={editor} current={save.state.current} />
      )}
      <DescribeBox
        listingId={listingId}
        editor={editor}
        sellerText={sellerText}
      />
      <Summary editor={editor} onShow={() => showFirst(id)} />
      <Questions editor={editor} personalization={personalization} />
      <VariationsEditor editor={editor} />
    </div>
  );
}

/** The first field that Etsy would refuse, or else the first blank one. */
function showFirst(formId: string) {
  const form = document.getElementById(formId);
  const field =
    form?.querySelector<HTMLElement>("[aria-invalid=true]") ??
    form?.querySelector<HTMLElement>("[data-blank]");
  field?.focus({ preventScroll: true });
  // Below the page's header, which stays in place.
  field?.scrollIntoView({ block: "center" });
}

const saveMessages = {
  saved: "Saved",
  waiting: "Not saved yet",
  saving: "Saving…",
  conflict: "Not saved",
};

function SaveLine({
  state,
  onSave,
}: {
  state: SaveState<OptionsAnswer>;
  onSave: () => void;
}) {
  const isUnsaved = "message" in state;
  const canSave =
    state.type === "waiting" || (isUnsaved && state.type !== "refused");
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3">
      <p
        role="status"
        className={`font-semibold text-sm ${state.type === "saved" ? "text-success" : isUnsaved ? "text-destructive" : "text-muted-foreground"}`}
      >
        {isUnsaved ? `Not saved: ${state.message}` : saveMessages[state.type]}
      </p>
      {canSave && (
        <Button variant="link" size="sm" onClick={onSave}>
          Save now
        </Button>
      )}
    </div>
  );
}

function Conflict({
  editor,
  current,
}: {
  editor: Editor;
  current: OptionsAnswer;
}) {
  const counted = `It has ${current.questions.length} questions and ${current.variations?.axes.length ?? 0} variations.`;
  return (
    <Alert variant="destructive" title="This was changed elsewhere">
      <p className="mt-1 text-sm">{counted}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => editor.save.resolve(current)}>
          Keep this page
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            editor.edit(contentOf(current));
            editor.save.resolve(current);
          }}
        >
          Use the other version
        </Button>
      </div>
    </Alert>
  );
}

const counted = (count: number, one: string): string =>
  `${count} ${one}${count === 1 ? "" : "s"}`;

/** What keeps it from going to Etsy. */
function Summary({ editor, onShow }: { editor: Editor; onShow: () => void }) {
  const { problems, options } = editor;
  const blanks = problems.filter(({ isBlank }) => isBlank).length;
  const refused = problems.length - blanks;
  if (options.questions.length === 0 && options.variations === null)
    return null;
  if (problems.length === 0)
    return (
      <Alert
        variant="success"
        title="Within Etsy's rules, nothing left to fill in"
      />
    );
  const parts = [
    ...(blanks > 0 ? [`${counted(blanks, "blank")} to fill in`] : []),
    ...(refused > 0 ? [`${counted(refused, "problem")} to settle`] : []),
  ];
  return (
    <Alert variant="warning" title={parts.join(", ")}>
      <Button variant="link" size="sm" className="px-0" onClick={onShow}>
        Show the first
      </Button>
    </Alert>
  );
}

type QuestionsProps = {
  editor: Editor;
  personalization: Personalization | null;
};

function Questions({ editor, personalization }: QuestionsProps) {
  const { questions } = editor.options;
  const add = (question: ReturnType<typeof newQuestion>) =>
    editor.edit({ questions: [...questions, question] });
  const isFull = questions.length >= maxQuestions;
  const own = personalization?.question.trim() ? personalization : null;
  return (
    <section aria-label="Personalization" className="space-y-3">
      <h4 className="font-serif text-lg">Personalization</h4>
      {questions.map((question, index) => (
        <QuestionCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is identified by its position.
          key={index}
          editor={editor}
          index={index}
          question={question}
        />
      ))}
      <div className="flex flex-wrap items-center gap-2">
        {own && !hasQuestion(editor.options, own.question) && (
          <Button
            variant="secondary"
            size="sm"
            disabled={isFull}
            onClick={() => add(questionOf(own))}
          >
            Use the listing's question
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          disabled={isFull}
          onClick={() => add(newQuestion("text_input"))}
        >
          Add a text to type
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabled={isFull}
          onClick={() => add(newQuestion("dropdown"))}
        >
          Add a list to choose from
        </Button>
        <p className="text-muted-foreground text-sm">
          {questions.length} of {maxQuestions} questions.
        </p>
      </div>
    </section>
  );
}
