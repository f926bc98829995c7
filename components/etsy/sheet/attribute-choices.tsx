"use client";

import {
  type AttributeChoice,
  answered,
  type ShownAttribute,
} from "@/components/etsy/sheet/draft-form";
import { Checkbox } from "@/components/ui/checkbox";
import { Disclosure } from "@/components/ui/disclosure";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import {
  NativeSelect,
  NativeSelectOption,
} from "@/components/ui/native-select";

type AttributeChoicesProps = {
  /** Null while they are read. */
  attributes: ShownAttribute[] | null;
  problems: Record<number, string>;
  onChoose: (id: number, choice: AttributeChoice) => void;
};

/**
 * What Etsy asks about the items of a category: what is required or known
 * first, the rest folded.
 */
export function AttributeChoices({
  attributes,
  problems,
  onChoose,
}: AttributeChoicesProps) {
  if (attributes === null)
    return <p role="status">Reading the category's attributes…</p>;
  if (attributes.length === 0) return null;
  const isFirst = (attribute: ShownAttribute) =>
    attribute.isRequired ||
    attribute.isKnown ||
    problems[attribute.id] !== undefined;
  const others = attributes.filter((attribute) => !isFirst(attribute));
  const inputs = (list: ShownAttribute[]) =>
    list.map((attribute) => (
      <AttributeInput
        key={attribute.id}
        attribute={attribute}
        problem={problems[attribute.id]}
        onChoose={(choice) => onChoose(attribute.id, choice)}
      />
    ));
  return (
    <section aria-label="Attributes">
      <h3 className="text-xl">Attributes</h3>
      <p className="mt-1 text-muted-foreground text-sm">
        Shoppers filter by them. What your facts say is filled in; nothing else
        is.
      </p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {inputs(attributes.filter(isFirst))}
      </div>
      {others.length > 0 && (
        <Disclosure summary={summaryOf(others)} className="last:border-0">
          <div className="grid gap-4 text-foreground sm:grid-cols-2">
            {inputs(others)}
          </div>
        </Disclosure>
      )}
    </section>
  );
}

function summaryOf(others: ShownAttribute[]) {
  const count = `${others.length} more ${others.length === 1 ? "attribute" : "attributes"}, optional`;
  const chosen = answered(others).length;
  return chosen > 0 ? `${count} (${chosen} chosen)` : count;
}

type AttributeInputProps = {
  attribute: ShownAttribute;
  problem: string | undefined;
  onChoose: (choice: AttributeChoice) => void;
};

function AttributeInput(props: AttributeInputProps) {
  const { scales, values, maxValues } = props.attribute;
  if (scales.length > 0) return <MeasureInput {...props} />;
  if (values.length === 0) return null;
  return maxValues > 1 ? <SeveralValues {...props} /> : <OneValue {...props} />;
}

const noteOf = ({ isRequired, isFromFacts }: ShownAttribute) =>
  [isRequired && "required", isFromFacts && "from your facts"]
    .filter(Boolean)
    .join(", ");

function OneValue({ attribute, problem, onChoose }: AttributeInputProps) {
  const { name, values, choice, isRequired } = attribute;
  return (
    <Field
      label={name}
      note={noteOf(attribute)}
      error={problem}
      required={isRequired}
    >
      {(control) => (
        <NativeSelect
          {...control}
          value={choice.valueIds[0] ?? ""}
          onChange={({ target }) =>
            onChoose({
              ...choice,
              valueIds: target.value ? [Number(target.value)] : [],
            })
          }
        >
          <NativeSelectOption value="">Not said</NativeSelectOption>
          {values.map(({ id, name: value }) => (
            <NativeSelectOption key={id} value={id}>
              {value}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

function SeveralValues({ attribute, problem, onChoose }: AttributeInputProps) {
  const { name, values, choice, maxValues } = attribute;
  const note = [noteOf(attribute), `up to ${maxValues}`]
    .filter(Boolean)
    .join(", ");
  return (
    <fieldset>
      <legend className="flex w-full items-baseline justify-between gap-3">
        <span className="font-semibold">{name}</span>
        <span className="text-muted-foreground text-sm">{note}</span>
      </legend>
      {problem && (
        <p
          data-problem=""
          tabIndex={-1}
          className="font-semibold text-destructive text-sm"
        >
          {problem}
        </p>
      )}
      <div className="mt-1.5 max-h-48 overflow-y-auto rounded-md border border-input px-3">
        {values.map(({ id, name: value }) => (
          <div key={id}>
            <Checkbox
              label={value}
              checked={choice.valueIds.includes(id)}
              onChange={({ target }) => {
                const others = choice.valueIds.filter((other) => other !== id);
                onChoose({
                  ...choice,
                  valueIds: target.checked ? [...others, id] : others,
                });
              }}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function MeasureInput({ attribute, problem, onChoose }: AttributeInputProps) {
  const { name, scales, choice, isRequired } = attribute;
  return (
    <Field
      label={name}
      note={noteOf(attribute)}
      error={problem}
      required={isRequired}
    >
      {(control) => (
        <div className="grid grid-cols-2 gap-2">
          <Input
            {...control}
            inputMode="decimal"
            value={choice.number}
            maxLength={10}
            onChange={({ target }) =>
              onChoose({ ...choice, number: target.value })
            }
          />
          <NativeSelect
            aria-label={`Unit of ${name.toLowerCase()}`}
            value={choice.scaleId ?? ""}
            onChange={({ target }) =>
              onChoose({ ...choice, scaleId: Number(target.value) })
            }
          >
            {scales.map(({ id, name: scale }) => (
              <NativeSelectOption key={id} value={id}>
                {scale}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        </div>
      )}
    </Field>
  );
}
