"use client";

import { X } from "lucide-react";
import { Matrix } from "@/components/listing/options/matrix";
import {
  type OptionsEditor,
  problemAt,
} from "@/components/listing/options/use-options";
import { ValueList } from "@/components/listing/options/value-list";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import {
  addAxis,
  type KeptValue,
  keepAll,
  nameAxis,
  removeAxis,
  replaceValues,
} from "@/lib/listings/options/change-options";
import { countCombinations } from "@/lib/listings/options/combinations";
import {
  axisNameLimit,
  axisValueLimit,
  maxAxes,
  maxAxisValues,
  maxCombinations,
} from "@/lib/listings/options/limits";
import { pasteList } from "@/lib/listings/options/paste-list";
import type { Axis, Variations } from "@/lib/listings/options/schema";

/** What varies, and each combination with its price. */
export function VariationsEditor({ editor }: { editor: OptionsEditor }) {
  const { variations } = editor.options;
  const axes = variations?.axes ?? [];
  const isFull =
    axes.length >= maxAxes ||
    (variations !== null &&
      2 * countCombinations(variations.axes) > maxCombinations);
  return (
    <section aria-label="Variations" className="space-y-3">
      <h4 className="font-serif text-lg">Variations</h4>
      {variations && (
        <>
          {axes.map((axis, index) => (
            <AxisCard
              // biome-ignore lint/suspicious/noArrayIndexKey: a variation is identified by its position.
              key={index}
              editor={editor}
              variations={variations}
              axis={axis}
              index={index}
            />
          ))}
          <Matrix key={axes.length} editor={editor} variations={variations} />
        </>
      )}
      {axes.length < maxAxes && (
        <Button
          variant="secondary"
          size="sm"
          disabled={isFull}
          onClick={() => editor.editVariations(addAxis(variations))}
        >
          {variations ? "Add a second variation" : "Add a variation"}
        </Button>
      )}
    </section>
  );
}

type AxisCardProps = {
  editor: OptionsEditor;
  variations: Variations;
  axis: Axis;
  index: number;
};

function AxisCard({ editor, variations, axis, index }: AxisCardProps) {
  const name = `variation ${index + 1}`;
  const path = `variations.axes.${index}`;
  const list = problemAt(editor.problems, `${path}.values`);
  const others =
    countCombinations(variations.axes) / Math.max(1, axis.values.length);
  const wouldBe = others * (axis.values.length + 1);
  const edit = (values: KeptValue[]) => {
    if (others * values.length <= maxCombinations)
      editor.editVariations(replaceValues(variations, index, values));
  };
  return (
    <article
      aria-label={`Variation ${index + 1}`}
      className="rounded-md border border-border bg-background p-3 sm:p-4"
    >
      <div className="mb-2 flex items-center justify-between gap-2">
        <h5 className="font-sans font-semibold text-base tracking-normal">
          Variation {index + 1}
        </h5>
        <div className="-mr-2 flex items-center">
          <CopyButton
            text={pasteList(axis.values)}
            what={`the values of ${name}`}
          >
            Copy values
          </CopyButton>
          <IconButton
            label={`Remove ${name}`}
            icon={X}
            onClick={() => editor.editVariations(removeAxis(variations, index))}
          />
        </div>
      </div>
      <AxisName
        editor={editor}
        variations={variations}
        axis={axis}
        index={index}
      />
      <p className="mb-2 font-semibold text-destructive text-sm empty:hidden">
        {list.error ?? list.blank}
      </p>
      <ValueList
        itemName="value"
        of={`of ${name}`}
        values={axis.values}
        slots={maxAxisValues}
        maxLength={axisValueLimit}
        minimum={1}
        full={
          wouldBe > maxCombinations
            ? `Another would make ${wouldBe} combinations; Etsy allows ${maxCombinations}.`
            : null
        }
        problems={editor.problems}
        path={`${path}.values`}
        onEdit={edit}
        onType={(at, values) =>
          editor.typeVariations(
            replaceValues(
              variations,
              index,
              keepAll(values.map(({ text }) => text)),
            ),
            `axis ${index} value ${at}`,
          )
        }
      />
    </article>
  );
}

function AxisName({ editor, variations, axis, index }: AxisCardProps) {
  const { error, blank } = problemAt(
    editor.problems,
    `variations.axes.${index}.name`,
  );
  return (
    <Field
      label="Name"
      note={`${axis.name.length}/${axisNameLimit}`}
      error={error}
      hint={blank && <span className="text-warning">{blank}</span>}
      className="mb-4 @2xl:max-w-sm"
    >
      {({ required: _, ...control }) => (
        <div className="flex items-center gap-1">
          <Input
            {...control}
            data-blank={blank !== undefined || undefined}
            placeholder="Size, color, wood …"
            value={axis.name}
            onChange={({ target }) =>
              editor.typeVariations(
                nameAxis(variations, index, target.value),
                `axis ${index} name`,
              )
            }
            className={blank ? "border-warning" : ""}
          />
          <CopyButton
            text={axis.name}
            what={`the name of variation ${index + 1}`}
            className="-mr-2 shrink-0"
          />
        </div>
      )}
    </Field>
  );
}
