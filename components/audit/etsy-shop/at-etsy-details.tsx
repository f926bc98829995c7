"use client";

import { useEffect, useEffectEvent } from "react";
import useSWR from "swr";
import type { AtEtsyProps } from "@/components/audit/results/listing-detail";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import type { ShopListingAttributes } from "@/lib/audit/etsy-shop/schema";
import type { Attribute } from "@/lib/listing-text/fields/listing-schema";

/**
 * A listing's category, alt texts and attributes; these are read now, and told
 * so that they are scored.
 */
export function AtEtsyDetails({
  atEtsy: { id, path, altTexts },
  attributes,
  onAttributes,
}: AtEtsyProps) {
  const { data, error, isValidating, mutate } = useSWR<
    ShopListingAttributes,
    Error
  >(`/api/audit/shop/listings/${id}`);
  const tell = useEffectEvent(onAttributes);
  useEffect(() => {
    if (data) tell(data.attributes);
  }, [data]);
  return (
    <div className="space-y-4">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted-foreground">Category</dt>
        <dd>
          {path.length > 0
            ? path.join(" › ")
            : "Not known, so it is not scored"}
        </dd>
        <dt className="text-muted-foreground">Attributes</dt>
        <dd>
          {attributes && <AttributeList attributes={attributes} />}
          {!attributes && !error && (
            <span role="status">Reading them from Etsy …</span>
          )}
          {!attributes && error && (
            <Alert variant="warning" title={error.message}>
              <p>The attributes are not scored; everything else is.</p>
              <Button
                variant="secondary"
                size="sm"
                className="mt-2"
                onClick={() => mutate()}
                aria-disabled={isValidating}
              >
                Try again
              </Button>
            </Alert>
          )}
        </dd>
      </dl>
      <Disclosure className="border-t" summary={describePhotos(altTexts)}>
        <ol className="list-decimal space-y-1.5 pl-5 text-sm">
          {altTexts.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a photo is known by its place.
            <li key={index}>
              {text || <span className="text-warning">No alt text</span>}
            </li>
          ))}
        </ol>
      </Disclosure>
      <a
        href={`https://www.etsy.com/listing/${id}`}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        See it on Etsy
      </a>
    </div>
  );
}

function AttributeList({ attributes }: { attributes: Attribute[] }) {
  if (attributes.length === 0) return "None filled in";
  return (
    <ul>
      {attributes.map(({ name, value }) => (
        <li key={name}>
          {name}: {value}
        </li>
      ))}
    </ul>
  );
}

function describePhotos(altTexts: readonly string[]) {
  const photos =
    altTexts.length === 1 ? "1 photo" : `${altTexts.length} photos`;
  const filled = altTexts.filter((text) => text.trim() !== "").length;
  if (filled === 0) return `${photos}, none with alt text`;
  return filled === altTexts.length
    ? `${photos}, all with alt text`
    : `${photos}, ${filled} with alt text`;
}
