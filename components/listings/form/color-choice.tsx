import { colorSwatches } from "@/components/listings/form/color-swatches";
import { type Color, colors } from "@/lib/listings/schema";

type ColorChoiceProps = {
  legend: string;
  note: string;
  hint?: React.ReactNode;
  chosen: Color[];
  onChange: (chosen: Color[]) => void;
};

/** Twenty boxes to tick, each a swatch and a word. */
export function ColorChoice({ legend, note, hint, chosen, onChange }: ColorChoiceProps) {
  function handleChange({ target }: React.ChangeEvent<HTMLInputElement>) {
    onChange(colors.filter((color) => (color === target.value ? target.checked : chosen.includes(color))));
  }
  return (
    <fieldset>
      <legend className="float-left font-semibold">{legend}</legend>
      <p className="text-right text-muted text-sm leading-[1.6rem]">
        {chosen.length > 0 ? `${chosen.length} chosen` : note}
      </p>
      <div className="clear-both flex flex-wrap gap-2 pt-1.5">
        {colors.map((color) => (
          <label
            key={color}
            className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-line bg-sheet pr-3 pl-2.5 text-sm transition-colors hover:border-edge has-checked:border-clay has-checked:bg-clay-wash has-focus-visible:outline-2 has-focus-visible:outline-clay-deep has-focus-visible:outline-offset-2"
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
              className="relative size-5 rounded-full border border-edge"
              style={{ background: colorSwatches[color] }}
              aria-hidden="true"
            />
            <svg
              viewBox="0 0 12 12"
              className="absolute bottom-2 left-5 hidden size-3.5 rounded-full border border-clay bg-sheet fill-none stroke-2 stroke-clay p-0.5 peer-checked:block"
              aria-hidden="true"
            >
              <path d="m1.5 6.5 3 3 6-7" />
            </svg>
            {color}
          </label>
        ))}
      </div>
      {hint && <div className="mt-1.5 text-muted text-sm">{hint}</div>}
    </fieldset>
  );
}
