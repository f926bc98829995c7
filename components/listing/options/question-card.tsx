"use client";

import { ArrowDown, X } from "lucide-react";
import {
  CharactersField,
  TextField,
} from "@/components/listing/options/text-field";
import {
  type OptionsEditor,
  problemAt,
} from "@/components/listing/options/use-options";
import { ValueList } from "@/components/listing/options/value-list";
import { Checkbox } from "@/components/ui/checkbox";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import {
  NativeSelect,
  NativeSelectOption,
} from "@/components/ui/native-select";
import {
  instructionsLimit,
  questionLimit,
} from "@/lib/listing-text/fields/limits";
import {
  type KeptValue,
  withKind,
} from "@/lib/listings/options/change-options";
import { maxChoices, optionLimit } from "@/lib/listings/options/limits";
import { pasteList, pasteQuestion } from "@/lib/listings/options/paste-list";
import type { Question } from "@/lib/listings/options/schema";

type QuestionCardProps = {
  editor: OptionsEditor;
  index: number;
  question: Question;
};

/** One question that buyers answer, in the order of Etsy's form. */
export function QuestionCard({ editor, index, question }: QuestionCardProps) {
  const name = nameOf(index);
  const path = `questions.${index}`;
  const type = (change: Partial<Question>, where: string) =>
    editor.typeQuestion(index, { ...question, ...change }, where);
  return (
    <article
      aria-label={`Question ${index + 1}`}
      className="rounded-md border border-border bg-background p-3 sm:p-4"
    >
      <QuestionHead editor={editor} index={index} question={question} />
      <div className="grid @2xl:grid-cols-2 gap-4">
        <KindField
          question={question}
          onChange={(changed) => editor.editQuestion(index, changed)}
        />
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
        <OptionList
          editor={editor}
          index={index}
          question={question}
          onType={type}
        />
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
    <p className="mb-2 text-warning text-sm empty:hidden">{error ?? blank}</p>
  );
}

type KindFieldProps = {
  question: Question;
  onChange: (question: Question) => void;
};

function KindField({ question, onChange }: KindFieldProps) {
  return (
    <Field label="How the buyer answers">
      {(control) => (
        <NativeSelect
          {...control}
          value={question.kind}
          onChange={({ target }) =>
            onChange(
              withKind(
                question,
                target.value === "dropdown" ? "dropdown" : "text_input",
              ),
            )
          }
        >
          <NativeSelectOption value="text_input">
            Types a text
          </NativeSelectOption>
          <NativeSelectOption value="dropdown">
            Chooses from a list
          </NativeSelectOption>
        </NativeSelect>
      )}
    </Field>
  );
}

/** What a question is called by the names of its controls. */
const nameOf = (index: number) => `question ${index + 1}`;

/** Its place among the others. */
function QuestionHead({ editor, index, question }: QuestionCardProps) {
  const { questions } = editor.options;
  const name = nameOf(index);
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
  return (
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
  );
}

type OptionListProps = QuestionCardProps & {
  /** Where it is typed tells one step of undo from the next. */
  onType: (change: Partial<Question>, where: string) => void;
};

/** The options that the buyer chooses from. */
function OptionList({ editor, index, question, onType }: OptionListProps) {
  const name = nameOf(index);
  const path = `questions.${index}`;
  const textsOf = (values: KeptValue[]) => values.map(({ text }) => text);
  return (
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
          onType({ options: textsOf(values) }, `option ${at}`)
        }
      />
    </fieldset>
  );
}
