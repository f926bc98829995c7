"use client";

import type {
  ChangeForm,
  creativityStandards,
  DraftForm,
  ShopOptions,
} from "@/components/etsy/sheet/draft-form";
import type { DraftProblems } from "@/components/etsy/sheet/draft-problems";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, FieldLegend, FieldSet } from "@/components/ui/field";
import {
  NativeSelect,
  NativeSelectOption,
} from "@/components/ui/native-select";
import { whenMadeLabel, whenMadeValues } from "@/lib/etsy/publish/when-made";
import { etsySources } from "@/lib/listing-text/rules/etsy-sources";

type OriginChoicesProps = {
  form: DraftForm;
  change: ChangeForm;
  options: ShopOptions;
  problems: DraftProblems;
  year: number;
};

export const makers: Record<Exclude<DraftForm["whoMade"], "">, string> = {
  i_did: "I did",
  collective: "A member of my shop",
  someone_else: "Another company or person",
};
const kinds: Record<Exclude<DraftForm["supply"], "">, string> = {
  product: "A finished product",
  supply: "A supply or tool to make things",
};
const standards: Record<(typeof creativityStandards)[number], string> = {
  made: "Made by me or my shop",
  designed: "Designed by me, made with others",
  sourced: "Sourced: a craft or party supply",
  handpicked: "Handpicked: vintage",
};

/**
 * Who made it, when, and what it is: what Etsy asks together, and its
 * creativity standards.
 */
export function OriginChoices({
  form,
  change,
  options,
  problems,
  year,
}: OriginChoicesProps) {
  const choices = <Value extends string>(labels: Record<Value, string>) =>
    (Object.keys(labels) as Value[]).map((value) => ({
      value,
      label: labels[value],
    }));
  return (
    <section aria-label="How it was made">
      <h3 className="text-xl">How it was made</h3>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Choice
          label="Who made it?"
          value={form.whoMade}
          choices={choices(makers)}
          problem={problems.whoMade}
          onChoose={(whoMade) => change({ whoMade })}
        />
        <Choice
          label="What is it?"
          value={form.supply}
          choices={choices(kinds)}
          problem={problems.supply}
          onChoose={(supply) => change({ supply })}
        />
        <Choice
          label="When was it made?"
          value={form.whenMade}
          choices={whenMadeValues(year).map((value) => ({
            value,
            label: whenMadeLabel(value),
          }))}
          problem={problems.whenMade}
          onChoose={(whenMade) => change({ whenMade })}
        />
        <Choice
          label="Which of Etsy's creativity standards?"
          value={form.standard}
          choices={choices(standards)}
          problem={problems.standard}
          hint={
            <>
              Only checked here; Etsy's editor asks for it again.{" "}
              <a
                href={etsySources.creativityStandards.url}
                target="_blank"
                rel="noreferrer"
                className="underline"
              >
                What they mean
              </a>
            </>
          }
          onChoose={(standard) => change({ standard })}
        />
        {form.whoMade === "someone_else" && (
          <Partners
            partners={options.partners}
            chosen={form.partnerIds}
            problem={problems.partnerIds}
            onChoose={(partnerIds) => change({ partnerIds })}
          />
        )}
      </div>
    </section>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value | "";
  choices: { value: Value; label: string }[];
  problem: string | undefined;
  hint?: React.ReactNode;
  onChoose: (value: Value | "") => void;
};

function Choice<Value extends string>({
  label,
  value,
  choices,
  problem,
  hint,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <Field label={label} error={problem} hint={hint} required>
      {(control) => (
        <NativeSelect
          {...control}
          value={value}
          onChange={({ target }) =>
            onChoose(
              choices.find((choice) => choice.value === target.value)?.value ??
                "",
            )
          }
        >
          <NativeSelectOption value="">Choose one</NativeSelectOption>
          {choices.map((choice) => (
            <NativeSelectOption key={choice.value} value={choice.value}>
              {choice.label}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

type PartnersProps = {
  partners: ShopOptions["partners"];
  chosen: number[];
  problem: string | undefined;
  onChoose: (ids: number[]) => void;
};

function Partners({ partners, chosen, problem, onChoose }: PartnersProps) {
  return (
    <FieldSet className="sm:col-span-2">
      <FieldLegend>Which production partner makes it?</FieldLegend>
      {problem && (
        <p
          data-problem=""
          tabIndex={-1}
          className="font-semibold text-destructive text-sm"
        >
          {problem}
        </p>
      )}
      {partners.map(({ id, label }) => (
        <div key={id}>
          <Checkbox
            label={label}
            checked={chosen.includes(id)}
            onChange={({ target }) => {
              const others = chosen.filter((other) => other !== id);
              onChoose(target.checked ? [...others, id] : others);
            }}
          />
        </div>
      ))}
    </FieldSet>
  );
}
