"use client";

import { X } from "lucide-react";
import { useState } from "react";
import { HistoryPicker } from "@/components/shop/voice/history-picker";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { withoutSnippets } from "@/lib/listing-text/rules/snippets";
import { shopLimits } from "@/lib/listings/shop/schema";

type SampleInputProps = {
  samples: string[];
  /**
   * The shop's own texts, which say nothing of how a description is written.
   */
  snippets: string[];
  onChange: (samples: string[]) => void;
};

/** The seller's own descriptions, pasted or taken from the history. */
export function SampleInput({ samples, snippets, onChange }: SampleInputProps) {
  const [isPicking, setPicking] = useState(false);
  const shown = samples.length === 0 ? [""] : samples;
  const filled = shown.filter((sample) => sample.trim() !== "");
  const isFull = filled.length >= shopLimits.samples;

  function pick(description: string) {
    const own = withoutSnippets(description, snippets);
    const limit = shopLimits.sampleCharacters;
    onChange([...filled, own.slice(0, limit)]);
    if (own.length > limit) {
      const title = `The first ${limit.toLocaleString("en-US")} characters of this description were taken`;
      toast({ title, description: "They are enough to read your voice from." });
    }
    setPicking(false);
  }
  return (
    <div className="space-y-4">
      {shown.map((sample, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a description is identified by its position.
        <div key={index} className="relative">
          <Field
            label={`Description ${index + 1}`}
            note={index === 0 ? "yours, as on Etsy" : "optional"}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={4}
                value={sample}
                maxLength={shopLimits.sampleCharacters}
                onChange={({ target }) =>
                  onChange(
                    shown.map((other, at) =>
                      at === index ? target.value : other,
                    ),
                  )
                }
              />
            )}
          </Field>
          {shown.length > 1 && (
            <Button
              variant="ghost"
              size="sm"
              className="mt-1"
              aria-label={`Remove description ${index + 1}`}
              onClick={() =>
                onChange(shown.filter((_, other) => other !== index))
              }
            >
              <X className="size-4" />
              Remove
            </Button>
          )}
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="sm"
          disabled={shown.length >= shopLimits.samples}
          onClick={() => onChange([...shown, ""])}
        >
          Add another
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabled={isFull}
          onClick={() => setPicking(true)}
        >
          Pick from your history
        </Button>
      </div>
      <Dialog
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        title="Pick a description"
      >
        <HistoryPicker onPick={pick} />
      </Dialog>
    </div>
  );
}
