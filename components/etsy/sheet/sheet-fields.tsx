import type { DraftPanelProps } from "@/components/etsy/draft-props";
import { EtsyFailure } from "@/components/etsy/etsy-failure";
import { AttributeChoices } from "@/components/etsy/sheet/attribute-choices";
import { CategoryChoice } from "@/components/etsy/sheet/category-choice";
import {
  type ChangeForm,
  reuse,
  type ShopOptions,
  type ShownAttribute,
} from "@/components/etsy/sheet/draft-form";
import type { DraftProblems } from "@/components/etsy/sheet/draft-problems";
import { OriginChoices } from "@/components/etsy/sheet/origin-choices";
import { PriceAndProfiles } from "@/components/etsy/sheet/price-and-profiles";
import { SentAlong } from "@/components/etsy/sheet/sent-along";
import type { useDraftForm } from "@/components/etsy/sheet/use-draft-form";
import type { DraftProposal } from "@/lib/etsy/proposal/schema";
import type { Translation } from "@/lib/listings/translate/schema";

type SheetFieldsProps = DraftPanelProps & {
  proposal: DraftProposal;
  options: ShopOptions;
  translations: Translation[];
  draft: ReturnType<typeof useDraftForm>;
  onChange: () => void;
  /** Null until they are loaded. */
  attributes: { shown: ShownAttribute[] | null; error: Error | undefined };
  problems: DraftProblems;
};

/** All that goes into the draft beside the listing's text and photos. */
export function SheetFields({
  draft: { form, languages, year, ...draft },
  onChange,
  attributes,
  problems,
  options,
  ...props
}: SheetFieldsProps) {
  const change: ChangeForm = (part) => {
    draft.change(part);
    onChange();
  };
  return (
    <>
      <CategoryChoice
        chosen={form.category}
        suggested={props.proposal.categories}
        problem={problems.category}
        onChoose={(category) => {
          const used = props.proposal.used.find(
            ({ taxonomyId }) => taxonomyId === category.id,
          );
          change({ category, ...(used && reuse(used, options)) });
        }}
      />
      {attributes.error && <EtsyFailure error={attributes.error} />}
      {form.category && !attributes.error && (
        <AttributeChoices
          attributes={attributes.shown}
          problems={problems.byAttribute}
          onChoose={(id, choice) =>
            change({ attributes: { ...form.attributes, [id]: choice } })
          }
        />
      )}
      <PriceAndProfiles
        form={form}
        change={change}
        options={options}
        currency={props.connection.currency ?? ""}
        problems={problems}
      />
      <OriginChoices
        form={form}
        change={change}
        options={options}
        year={year}
        problems={problems}
      />
      <SentAlong
        form={form}
        change={change}
        listing={props.listing}
        editor={props.editor}
        connection={props.connection}
        translations={props.translations}
        languages={languages}
        onSaved={props.onSaved}
      />
      <p className="border-border border-t pt-4 text-muted-foreground text-sm">
        A draft is free. Publishing it on Etsy is not, and neither is each
        renewal: automatic renewal is sent as off, and you can turn it on there.
        If your shop uses Etsy Ads, Etsy adds a listing to them by itself once
        it is published.
      </p>
    </>
  );
}
