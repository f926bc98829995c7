import type { TitleStyle } from "@/lib/listings/schema";

const styles: { value: TitleStyle; name: string; says: string }[] = [
  { value: "etsy_2026", name: "Etsy 2026", says: "Under 15 words, as Etsy asks now." },
  { value: "classic", name: "Classic", says: "Up to 140 characters. Scores lower." },
];

type TitleStyleChoiceProps = { chosen: TitleStyle; onChange: (style: TitleStyle) => void };

/** How the three titles of a listing are to be written. */
export function TitleStyleChoice({ chosen, onChange }: TitleStyleChoiceProps) {
  return (
    <fieldset>
      <legend className="font-semibold">Title style</legend>
      <div className="mt-1.5 grid gap-2 sm:grid-cols-2">
        {styles.map(({ value, name, says }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-line bg-sheet px-3 py-2.5 transition-colors hover:border-edge has-checked:border-clay has-checked:bg-clay-wash has-focus-visible:outline-2 has-focus-visible:outline-clay-deep has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="titleStyle"
              value={value}
              checked={chosen === value}
              onChange={() => onChange(value)}
              className="mt-1 size-4 shrink-0 accent-clay outline-none"
            />
            <span>
              <span className="block">{name}</span>
              <span className="block text-muted text-sm">{says}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
