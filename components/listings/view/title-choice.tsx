type TitleChoiceProps = { titles: string[]; chosen: string; onChoose: (title: string) => void };

/** The titles that were written, one of them to be taken. */
export function TitleChoice({ titles, chosen, onChoose }: TitleChoiceProps) {
  if (titles.length < 2) return null;
  return (
    <fieldset className="mt-4 print:hidden">
      <legend className="text-muted text-sm">{titles.length} ways to say it. Choose one.</legend>
      <div className="mt-1 space-y-1">
        {titles.map((title) => (
          <label
            key={title}
            className="-mx-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 py-2 has-checked:bg-clay-wash has-focus-visible:outline-2 has-focus-visible:outline-clay-deep"
          >
            <input
              type="radio"
              name="listing-title"
              value={title}
              checked={title === chosen}
              onChange={() => onChoose(title)}
              className="size-4 shrink-0 accent-clay outline-none"
            />
            <span className="min-w-0 break-words">{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
