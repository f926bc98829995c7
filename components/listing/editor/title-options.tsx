"use client";

import { Disclosure } from "@/components/ui/disclosure";
import { useWideScreen } from "@/components/ui/use-wide-screen";

type TitleOptionsProps = {
  titles: string[];
  chosen: string;
  onChoose: (title: string) => void;
};

/** The other titles that were written, to choose from. */
export function TitleOptions({ titles, chosen, onChoose }: TitleOptionsProps) {
  const isWide = useWideScreen();
  if (titles.length < 2) return null;
  const options = (
    <div className="mt-1 space-y-1 text-foreground">
      {titles.map((title) => (
        <label
          key={title}
          className="-mx-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 py-2 has-checked:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name="listing-title"
            value={title}
            checked={title === chosen}
            onChange={() => onChoose(title)}
            className="size-4 shrink-0 accent-primary outline-none"
          />
          <span className="min-w-0 break-words">{title}</span>
        </label>
      ))}
    </div>
  );
  const legend = `${titles.length} title options`;
  return (
    <fieldset className="mt-4 max-sm:mt-1 print:hidden">
      <legend className={isWide ? "text-muted-foreground text-sm" : "sr-only"}>
        {legend}
      </legend>
      {isWide ? (
        options
      ) : (
        <Disclosure summary={legend} className="last:border-0">
          {options}
        </Disclosure>
      )}
    </fieldset>
  );
}
