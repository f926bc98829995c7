"use client";

import { ArrowDown, X } from "lucide-react";
import {
  type OptionsEditor,
  problemAt,
} from "@/components/listings/options/use-options";
import { ValueList } from "@/components/listings/options/value-list";
import { Checkbox } from "@/components/ui/checkbox";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { instructionsLimit, questionLimit } from "@/lib/listings/limits";
import {
  type KeptValue,
  withKind,
} from "@/lib/listings/options/change-options";
import {
  maxBuyerCharacters,
  maxChoices,
  optionLimit,
} from "@/lib/listings/options/limits";
import { pasteList, pasteQuestion } from "@/lib/listings/options/paste-text";
import type { Question } from "@/lib/listings/options/schema";

type QuestionCardProps = {
  editor: OptionsEditor;
  index: number;
  question: Question;
};

/** One question that buyers answer, in the order of Etsy's form. */
export function QuestionCard({ editor, index, question }: QuestionCardProps) {
  const { questions } = editor.options;
  const name = `question ${index + 1}`;
  const path = `questions.${index}`;
  const type = (change: Partial<Question>, where: string) =>
    editor.typeQuestion(index, { ...question, ...change }, where);
  const moveDown = () => {
    const others = questions.filter((_, at) => at !== index);
    editor.edit({
      questions: [
        ...others.slice(0, index + 1),
        question,
        ...others.slice(index + 1),
      ],
    });
  };
  const textsOf = (values: KeptValue[]) => values.map(({ text }) => text);
  return (
    <article
      aria-label={`Question ${index + 1}`}
      className="rounded-md border border-line bg-paper p-3 sm:p-4"
    >
      <div className="mb-2 flex items-center justify-between gap-2">
        <h5 className="font-sans font-semibold text-base tracking-normal">
          Question {index + 1}
        </h5>
        <div className="-mr-2 flex items-center">
          <CopyButton text={pasteQuestion(question)} what={name} />
          <IconButton
            label={`Move ${name} down`}
            icon={ArrowDown}
            disabled={index === questions.length - 1}
            onClick={moveDown}
          />
          <IconButton
            label={`Remove ${name}`}
            icon={X}
            onClick={() =>
              editor.edit({
                questions: questions.filter((_, at) => at !== index),
              })
            }
          />
        </div>
      </div>
      <div className="grid @2xl:grid-cols-2 gap-4">
        <Field label="How the buyer answers">
          {(control) => (
            <Select
              {...control}
              value={question.kind}
              onChange={({ target }) =>
                editor.editQuestion(
                  index,
                  withKind(
                    question,
                    target.value === "dropdown" ? "dropdown" : "text_input",
                  ),
                )
              }
            >
              <option value="text_input">Types a text</option>
              <option value="dropdown">Chooses from a list</option>
            </Select>
          )}
        </Field>
        <div className="flex items-end">
          <Checkbox
            label="The buyer must answer"
            checked={question.isRequired}
            onChange={({ target }) =>
              editor.editQuestion(index, {
                ...question,
                isRequired: target.checked,
              })
            }
          />
        </div>
        <TextField
          label="Question"
          path={`${path}.text`}
          limit={questionLimit}
          what={`the text of ${name}`}
          value={question.text}
          editor={editor}
          onType={(text) => type({ text }, "text")}
        />
        {question.kind === "text_input" && (
          <>
            <CharactersField
              editor={editor}
              path={path}
              value={question.maxCharacters}
              onType={(maxCharacters) => type({ maxCharacters }, "characters")}
            />
            <div className="@2xl:col-span-2">
              <TextField
                label="Instructions"
                path={`${path}.instructions`}
                limit={instructionsLimit}
                what={`the instructions of ${name}`}
                value={question.instructions}
                note="optional"
                editor={editor}
                onType={(instructions) =>
                  type({ instructions }, "instructions")
                }
              />
            </div>
          </>
        )}
      </div>
      {question.kind === "dropdown" && (
        <fieldset className="mt-4">
          <legend className="sr-only">Options of {name}</legend>
          <div className="flex items-center justify-between gap-3">
            <p className="font-semibold" aria-hidden="true">
              Options
            </p>
            <CopyButton
              text={pasteList(question.options)}
              what={`the options of ${name}`}
              className="-mr-2"
            />
          </div>
          <ListProblem editor={editor} path={`${path}.options`} />
          <ValueList
            itemName="option"
            of={`of ${name}`}
            values={question.options}
            slots={maxChoices}
            maxLength={optionLimit}
            minimum={1}
            problems={editor.problems}
            path={`${path}.options`}
            onEdit={(values) =>
              editor.editQuestion(index, {
                ...question,
                options: textsOf(values),
              })
            }
            onType={(at, values) =>
              type({ options: textsOf(values) }, `option ${at}`)
            }
          />
        </fieldset>
      )}
    </article>
  );
}

function ListProblem({
  editor,
  path,
}: {
  editor: OptionsEditor;
  path: string;
}) {
  const { error, blank } = problemAt(editor.problems, path);
  return (
    <p className="mb-2 text-amber text-sm empty:hidden">{error ?? blank}</p>
  );
}

type TextFieldProps = {
  editor: OptionsEditor;
  label: string;
  path: string;
  limit: number;
  /** Completes "Copy …". */
  what: string;
  value: string;
  note?: string;
  onType: (text: string) => void;
};

/** A text with its counter, and a button that copies it. */
function TextField({
  editor,
  label,
  path,
  limit,
  what,
  value,
  note,
  onType,
}: TextFieldProps) {
  const { error, blank } = problemAt(editor.problems, path);
  const counter = `${value.length}/${limit}`;
  return (
    <Field
      label={label}
      note={note ? `${note}, ${counter}` : counter}
      error={error}
      hint={blank && <span className="text-amber">{blank}</span>}
    >
      {({ required: _, ...control }) => (
        <div className="flex items-center gap-1">
          <Input
            {...control}
            data-blank={blank !== undefined || undefined}
            value={value}
            onChange={({ target }) => onType(target.value)}
            className={blank ? "border-amber" : ""}
          />
          <CopyButton text={value} what={what} className="-mr-2 shrink-0" />
        </div>
      )}
    </Field>
  );
}

type CharactersFieldProps = {
  editor: OptionsEditor;
  path: string;
  value: number | null;
  onType: (characters: number | null) => void;
};

function CharactersField({
  editor,
  path,
  value,
  onType,
}: CharactersFieldProps) {
  const { error, blank } = problemAt(editor.problems, `${path}.maxCharacters`);
  return (
    <Field
      label="Character limit"
      note={`1 to ${maxBuyerCharacters}`}
      error={error}
      hint={blank && <span className="text-amber">{blank}</span>}
    >
      {({ required: _, ...control }) => (
        <Input
          {...control}
          data-blank={blank !== undefined || undefined}
          inputMode="numeric"
          value={value ?? ""}
          onChange={({ target }) => {
            const digits = target.value.replace(/\D/gu, "").slice(0, 5);
            onType(digits === "" ? null : Number(digits));
          }}
          className={`max-w-32 ${blank ? "border-amber" : ""}`}
        />
      )}
    </Field>
  );
}
