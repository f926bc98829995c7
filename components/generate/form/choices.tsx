import { Check } from "lucide-react";
import { FieldLegend, FieldSet } from "@/components/ui/field";
import {
  type Color,
  colors,
  type TitleStyle,
} from "@/lib/listing-text/fields/listing-choices";

type ColorChoiceProps = {
  legend: string;
  note: string;
  hint?: React.ReactNode;
  chosen: Color[];
  onChange: (chosen: Color[]) => void;
};

/** One checkbox per color, each a swatch with its name. */
export function ColorChoice({
  legend,
  note,
  hint,
  chosen,
  onChange,
}: ColorChoiceProps) {
  function handleChange({ target }: React.ChangeEvent<HTMLInputElement>) {
    onChange(
      colors.filter((color) =>
        color === target.value ? target.checked : chosen.includes(color),
      ),
    );
  }
  return (
    <FieldSet>
      <FieldLegend className="float-left">{legend}</FieldLegend>
      <p className="text-right text-muted-foreground text-sm leading-[1.6rem]">
        {chosen.length > 0 ? `${chosen.length} chosen` : note}
      </p>
      <div className="clear-both flex flex-wrap gap-2 pt-1.5">
        {colors.map((color) => (
          <label
            key={color}
            className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-border bg-card pr-3 pl-2.5 text-sm transition-colors hover:border-input has-checked:border-primary has-checked:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              name="colors"
              value={color}
              checked={chosen.includes(color)}
              onChange={handleChange}
              className="peer sr-only"
            />
            <span
              className="relative size-5 rounded-full border border-input"
              style={{ background: colorSwatches[color] }}
              aria-hidden="true"
            />
            <Check className="absolute bottom-2 left-5 hidden size-3.5 rounded-full border border-primary bg-card p-px text-primary peer-checked:block" />
            {color}
          </label>
        ))}
      </div>
      {hint && (
        <div className="mt-1.5 text-muted-foreground text-sm">{hint}</div>
      )}
    </FieldSet>
  );
}

/**
 * Dyes and glazes rather than screen primaries: a swatch hints at a family of
 * shades.
 */
const colorSwatches: Record<Color, string> = {
  Red: "#c0342b",
  Orange: "#e07b28",
  Yellow: "#efc63c",
  Green: "#4f8a4b",
  Blue: "#3a6db5",
  Purple: "#7a4f9e",
  Pink: "#e69ab4",
  Brown: "#7b5236",
  Black: "#1d1b1a",
  White: "#ffffff",
  Gray: "#8e8d8a",
  Gold: "linear-gradient(135deg, #f4e2a0, #b98d2f 55%, #e8cd78)",
  Silver: "linear-gradient(135deg, #f4f4f4, #a5a8ab 55%, #dcdee0)",
  Beige: "#d9c4a2",
  Teal: "#1f7f80",
  Turquoise: "#43c0bd",
  Navy: "#1f2d52",
  Burgundy: "#6d1f33",
  Cream: "#f6ecd2",
  Multicolored:
    "conic-gradient(#c0342b, #efc63c, #4f8a4b, #3a6db5, #7a4f9e, #c0342b)",
};

const titleStyles: { value: TitleStyle; name: string; description: string }[] =
  [
    {
      value: "etsy_2026",
      name: "Etsy 2026",
      description: "Under 15 words, as Etsy recommends now.",
    },
    {
      value: "classic",
      name: "Classic",
      description: "Up to 140 characters. Scores lower.",
    },
  ];

type TitleStyleChoiceProps = {
  chosen: TitleStyle;
  onChange: (style: TitleStyle) => void;
};

export function TitleStyleChoice({ chosen, onChange }: TitleStyleChoiceProps) {
  return (
    <FieldSet>
      <FieldLegend>Title style</FieldLegend>
      <div className="mt-1.5 grid gap-2 sm:grid-cols-2">
        {titleStyles.map(({ value, name, description }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-border bg-card px-3 py-2.5 transition-colors hover:border-input has-checked:border-primary has-checked:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="titleStyle"
              value={value}
              checked={chosen === value}
              onChange={() => onChange(value)}
              className="mt-1 size-4 shrink-0 accent-primary outline-none"
            />
            <span>
              <span className="block">{name}</span>
              <span className="block text-muted-foreground text-sm">
                {description}
              </span>
            </span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
