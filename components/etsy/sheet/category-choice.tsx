"use client";

import { useEffect, useId, useState } from "react";
import useSWR from "swr";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { EtsyCategory } from "@/lib/etsy/categories/schema";

type CategoryChoiceProps = {
  chosen: EtsyCategory | null;
  suggested: EtsyCategory[];
  problem: string | undefined;
  onChoose: (category: EtsyCategory) => void;
};

/** Milliseconds without a keystroke. */
const searchDelay = 300;
const minLetters = 2;
const maxOffered = 8;

/** Suggestions from the listing, and a search in all of Etsy's categories. */
export function CategoryChoice({
  chosen,
  suggested,
  problem,
  onChoose,
}: CategoryChoiceProps) {
  const [text, setText] = useState("");
  const query = useDelayed(text.trim());
  const isSearching = query.length >= minLetters;
  const { data: found, error } = useSWR<EtsyCategory[], Error>(
    isSearching && `/api/etsy/categories?q=${encodeURIComponent(query)}`,
    { keepPreviousData: true },
  );
  const offered = isSearching ? (found ?? []) : suggested;
  const others = offered
    .filter(({ id }) => id !== chosen?.id)
    .slice(0, maxOffered);
  const name = useId();
  const problemId = useId();
  return (
    <fieldset
      className="space-y-3"
      aria-describedby={problem ? problemId : undefined}
    >
      <legend>
        <h3 className="text-xl">Category</h3>
      </legend>
      {problem && (
        <p
          id={problemId}
          data-problem=""
          tabIndex={-1}
          className="font-semibold text-destructive text-sm"
        >
          {problem}
        </p>
      )}
      <div className="space-y-1">
        {[...(chosen ? [chosen] : []), ...others].map((category) => (
          <CategoryOption
            key={category.id}
            category={category}
            name={name}
            isChosen={category.id === chosen?.id}
            onChoose={() => onChoose(category)}
          />
        ))}
      </div>
      <Field
        label="Search Etsy's categories"
        hint={
          isSearching && found?.length === 0
            ? "Etsy has no category with these words."
            : error?.message
        }
      >
        {(control) => (
          <Input
            {...control}
            type="search"
            value={text}
            maxLength={200}
            placeholder="mug, ring dish, wall hanging"
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
    </fieldset>
  );
}

function useDelayed(text: string) {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), searchDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return delayed;
}

type CategoryOptionProps = {
  category: EtsyCategory;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
};

function CategoryOption({
  category,
  name,
  isChosen,
  onChoose,
}: CategoryOptionProps) {
  return (
    <label className="-mx-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 has-checked:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-ring">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="size-4 shrink-0 accent-primary outline-none"
      />
      <span className="min-w-0 break-words">
        <span className="font-semibold">{category.name}</span>{" "}
        <span className="text-muted-foreground text-sm">
          {category.path.join(" › ")}
        </span>
      </span>
    </label>
  );
}
