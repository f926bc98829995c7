"use client";

import { useState } from "react";
import { type ShopValues, voiceOf } from "@/components/shop/shop-values";
import { ObservationList } from "@/components/shop/voice/observation-list";
import { SampleInput } from "@/components/shop/voice/sample-input";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { useAction } from "@/components/ui/use-action";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import {
  type ReadVoice,
  shopLimits,
  type Voice,
  voiceRequestSchema,
} from "@/lib/listings/shop/schema";

type VoiceSectionProps = {
  values: ShopValues;
  onChange: (change: Partial<ShopValues>) => void;
};

/**
 * How the seller writes: read from her descriptions, edited by her, heard
 * before it is saved.
 */
export function VoiceSection({ values, onChange }: VoiceSectionProps) {
  const { samples, observations } = values;
  const voice = useVoice(add);
  const [leftOut, setLeftOut] = useState<string[]>([]);
  const hasSample = samples.some((sample) => sample.trim() !== "");

  function add(read: ReadVoice) {
    const known = observations.map((text) => text.trim()).filter(Boolean);
    const keys = new Set(known.map((text) => text.toLowerCase()));
    const fresh = read.observations.filter(
      (text) => !keys.has(text.toLowerCase()),
    );
    const room = Math.max(0, shopLimits.observations - known.length);
    onChange({ observations: [...known, ...fresh.slice(0, room)] });
    setLeftOut(fresh.slice(room));
  }

  return (
    <Card className="space-y-6">
      <div>
        <h2 className="text-2xl">Your voice</h2>
        <p className="mt-1 max-w-prose text-muted-foreground">
          Paste up to five descriptions that you wrote yourself. They show how
          you write; what they say about your pieces goes into no listing, and
          they are not stored.
        </p>
      </div>
      <SampleInput
        samples={samples}
        snippets={values.snippets.map(({ text }) => text)}
        onChange={(next) => onChange({ samples: next })}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          disabled={!hasSample || voice.isPending}
          onClick={() => voice.read({ samples })}
        >
          {voice.isPending ? "Reading…" : "Read my voice"}
        </Button>
        {voice.error && (
          <p className="font-semibold text-destructive text-sm">
            {voice.error}
          </p>
        )}
      </div>
      <ObservationList
        observations={observations}
        onChange={(next) => onChange({ observations: next })}
      />
      <LeftOut observations={leftOut} />
      <WordFields values={values} onChange={onChange} />
      <div className="space-y-3">
        <h3 className="text-xl">How it sounds</h3>
        <div role="status">
          {voice.sample ? (
            <Alert>
              <p className="whitespace-pre-line font-serif text-lg leading-relaxed">
                {voice.sample}
              </p>
            </Alert>
          ) : (
            <p className="text-muted-foreground">
              A few sentences about one of your pieces, once your voice has been
              read.
            </p>
          )}
        </div>
        {hasSample && voice.sample !== "" && (
          <Button
            variant="secondary"
            size="sm"
            disabled={voice.isPending}
            onClick={() => voice.read({ samples, voice: voiceOf(values) })}
          >
            Hear it with your changes
          </Button>
        )}
      </div>
    </Card>
  );
}

/** What was read and has no place, so that she can choose. */
function LeftOut({ observations }: { observations: string[] }) {
  if (observations.length === 0) return null;
  return (
    <Alert
      title={`There is room for ${shopLimits.observations} observations. These were left out:`}
    >
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {observations.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
}

function WordFields({ values, onChange }: VoiceSectionProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Field
        label="Words to use"
        note="optional"
        hint="Separated by commas. Used where they are true."
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={values.useWords}
            placeholder="sturdy, everyday"
            onChange={({ target }) => onChange({ useWords: target.value })}
          />
        )}
      </Field>
      <Field
        label="Words never to use"
        note="optional"
        hint="Removed from whatever the model writes. What you type for a listing stays."
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={values.avoidWords}
            placeholder="stunning, cozy, must have"
            onChange={({ target }) => onChange({ avoidWords: target.value })}
          />
        )}
      </Field>
    </div>
  );
}

/**
 * Reads a voice from samples, for `onRead`; with a voice, only how that one
 * sounds.
 */
function useVoice(onRead: (read: ReadVoice) => void) {
  const [error, setError] = useState("");
  const [sample, setSample] = useState("");

  const { isPending, run } = useAction(
    async ({ samples, voice }: { samples: string[]; voice?: Voice }) => {
      const checked = voiceRequestSchema.safeParse({
        samples: samples.map((text) => text.trim()).filter(Boolean),
        ...(voice && { voice }),
      });
      if (!checked.success)
        return setError(
          checked.error.issues[0]?.message ?? "This can't be read.",
        );
      setError("");
      const answer = await api<ReadVoice>(
        "POST",
        "/api/shop/voice",
        checked.data,
      );
      setSample(answer.sample);
      if (!voice) onRead(answer);
    },
    (failure) => {
      if (!(failure instanceof ApiError)) throw failure;
      setError(
        failure.status === 401
          ? "Sign in again to read it. Your text stays here."
          : failure.message,
      );
    },
  );
  return { isPending, error, sample, read: run };
}
