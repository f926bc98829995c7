"use client";

import { X } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { inputVariants } from "@/components/ui/input";
import { takeFocusAndView } from "@/components/ui/take-focus";
import { shopLimits } from "@/lib/listings/shop/schema";

type ObservationListProps = {
  observations: string[];
  onChange: (observations: string[]) => void;
};

/** Plain sentences on how she writes, each to be changed or removed. */
export function ObservationList({
  observations,
  onChange,
}: ObservationListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  /** The position of the one that was just added, until it has the focus. */
  const [added, setAdded] = useState<number | null>(null);

  function add() {
    onChange([...observations, ""]);
    setAdded(observations.length);
  }
  function remove(index: number) {
    onChange(observations.filter((_, other) => other !== index));
    heading.current?.focus();
  }
  return (
    <div className="space-y-3">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
          How you write
        </h3>
        <p className="text-muted-foreground text-sm">
          Change what is wrong and remove what you don't want.
        </p>
      </div>
      {observations.length > 0 && (
        <ul className="space-y-2">
          {observations.map((observation, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an observation is identified by its position.
            <li key={index} className="flex items-center gap-1">
              <input
                ref={index === added ? takeFocusAndView : undefined}
                onFocus={() => setAdded(null)}
                aria-label={`Observation ${index + 1}`}
                className={inputVariants({ className: "min-w-0 flex-1" })}
                value={observation}
                maxLength={shopLimits.observationCharacters}
                placeholder="Short sentences."
                onChange={({ target }) =>
                  onChange(
                    observations.map((other, at) =>
                      at === index ? target.value : other,
                    ),
                  )
                }
              />
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove observation ${index + 1}`}
                onClick={() => remove(index)}
              >
                <X className="size-4.5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        size="sm"
        disabled={observations.length >= shopLimits.observations}
        onClick={add}
      >
        Add an observation
      </Button>
    </div>
  );
}
