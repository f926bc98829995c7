import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import {
  NativeSelect,
  NativeSelectOption,
} from "@/components/ui/native-select";
import type { readSale, TypedSale } from "@/lib/fees/read-sale";

type Problems = ReturnType<typeof readSale>["problems"];

export type SaleProps = {
  typed: TypedSale;
  problems: Problems;
  onChange: (changes: Partial<TypedSale>) => void;
};

type NumberFieldProps = SaleProps & {
  name: keyof Problems;
  label: string;
  /** Its unit. */
  note: string;
  hint?: string;
};

export function NumberField({
  typed,
  problems,
  onChange,
  name,
  label,
  note,
  hint,
}: NumberFieldProps) {
  return (
    <Field label={label} note={note} hint={hint} error={problems[name]}>
      {(control) => (
        <Input
          {...control}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          className="tabular-nums"
          value={typed[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  values: readonly Value[];
  labelOf: (value: Value) => string;
  onChange: (value: Value) => void;
};

export function ChoiceField<Value extends string>({
  label,
  value,
  values,
  labelOf,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <NativeSelect
          {...control}
          value={value}
          onChange={({ target }) => {
            const chosen = values.find((one) => one === target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {values.map((one) => (
            <NativeSelectOption key={one} value={one}>
              {labelOf(one)}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
