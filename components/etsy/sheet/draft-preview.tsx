"use client";

import { clsx } from "clsx";
import { EtsyFailure } from "@/components/etsy/etsy-failure";
import type {
  DraftForm,
  ShopOptions,
  ShownAttribute,
  Turn,
} from "@/components/etsy/sheet/draft-form";
import { optionRows } from "@/components/etsy/sheet/option-rows";
import { makers } from "@/components/etsy/sheet/origin-choices";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { leadTo } from "@/components/ui/lead-to";
import type { ApiError } from "@/lib/browser/api-error";
import { site } from "@/lib/content/site";
import type { SentListing } from "@/lib/etsy/listing/sent-listing";
import { whenMadeLabel } from "@/lib/etsy/publish/when-made";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { languageName } from "@/lib/listing-text/languages/writing-languages";

/** `POST /api/listings/{id}/etsy-draft` without `confirm`. */
export type Preview = {
  /** With Etsy's names. */
  fields: Record<string, string>;
  photos: { id: string; rank: number; altText: string }[];
  /** Stands for all of it when it is confirmed. */
  digest: string;
} & Pick<SentListing, "attributes" | "translations"> &
  Partial<Pick<SentListing, "questions" | "variations">>;

type DraftPreviewProps = {
  preview: Preview;
  form: DraftForm;
  options: ShopOptions;
  attributes: ShownAttribute[];
  listing: Pick<ListingAnswer, "photos">;
  currency: string;
  isSending: boolean;
  error: ApiError | null;
  onBack: () => void;
  onSend: () => void;
  /** Asks anew what would be sent. */
  onLookAgain: () => void;
  turn?: Turn | undefined;
};

/** All that would be sent, and the button that sends it. */
export function DraftPreview(props: DraftPreviewProps) {
  const {
    preview,
    listing,
    isSending,
    error,
    onBack,
    onSend,
    onLookAgain,
    turn,
  } = props;
  const isOutdated = error?.code === "conflict";
  return (
    <div className="space-y-5">
      <h3
        ref={leadTo}
        tabIndex={-1}
        className="scroll-mt-6 text-xl outline-none"
      >
        This will be sent, as a draft
      </h3>
      <SentFields {...props} />
      <SentPhotos photos={preview.photos} listing={listing} />
      {error && <EtsyFailure error={error} />}
      <DialogFooter
        className={clsx(
          turn &&
            "sticky bottom-0 -mx-5 border-border border-t bg-card px-5 py-3 sm:-mx-6 sm:px-6",
        )}
      >
        {turn && (
          <Button
            variant="ghost"
            className="max-sm:flex-1"
            onClick={turn.onSkip}
            disabled={isSending}
          >
            Skip
          </Button>
        )}
        <Button
          variant="ghost"
          className="max-sm:flex-1"
          onClick={onBack}
          disabled={isSending}
        >
          {turn ? "Change" : "Back"}
        </Button>
        {isOutdated ? (
          <Button className="max-sm:w-full" onClick={onLookAgain}>
            Look again
          </Button>
        ) : (
          <Button
            className="max-sm:w-full"
            onClick={onSend}
            disabled={isSending}
          >
            {isSending ? "Creating…" : (turn?.sendLabel ?? "Create draft")}
          </Button>
        )}
      </DialogFooter>
      <p className="text-muted-foreground text-sm">{site.etsyNotice}</p>
    </div>
  );
}

/** Every field with its value, as Etsy receives it. */
function SentFields(props: DraftPreviewProps) {
  const { preview, attributes: shownAttributes, currency } = props;
  const { attributes, translations } = preview;
  const unitOf = (attributeId: number) => {
    const attribute = shownAttributes.find(({ id }) => id === attributeId);
    return attribute?.scales
      .find(({ id }) => id === attribute.choice.scaleId)
      ?.name.toLowerCase();
  };
  return (
    <dl className="divide-y divide-border border-border border-y">
      {rowsOf(props).map(([name, text]) => (
        <Row key={name} name={name}>
          {text}
        </Row>
      ))}
      {optionRows(preview, preview.fields.price ?? "", currency).map(
        ([name, text]) => (
          <Row key={name} name={name}>
            {text}
          </Row>
        ),
      )}
      {attributes.map(({ id, name, values }) => (
        <Row key={id} name={name}>
          {[values.join(", "), unitOf(id)].filter(Boolean).join(" ")}
        </Row>
      ))}
      {translations.map(({ language, title }) => (
        <Row key={language} name={languageName(language)}>
          {title}
        </Row>
      ))}
    </dl>
  );
}

type SentPhotosProps = Pick<Preview, "photos"> &
  Pick<DraftPreviewProps, "listing">;

function SentPhotos({ photos, listing }: SentPhotosProps) {
  return (
    <ol aria-label="Photos in order" className="space-y-2">
      {photos.map(({ id, rank, altText }) => (
        <li key={id} className="flex gap-3 text-sm">
          {/* biome-ignore lint/performance/noImgElement: it is already a thumbnail, and only its owner may read it. */}
          <img
            src={listing.photos.find((photo) => photo.id === id)?.thumbnailUrl}
            alt=""
            width={56}
            height={56}
            className="size-14 shrink-0 rounded-md border border-border object-cover"
          />
          <span className="min-w-0 break-words">
            <span className="font-semibold">Photo {rank}</span> {altText}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2 sm:grid-cols-[10rem_1fr]">
      <dt className="text-muted-foreground text-sm">{name}</dt>
      <dd className="min-w-0 whitespace-pre-line break-words">{children}</dd>
    </div>
  );
}

const lists = (text: string) => text.split(",").join(", ");
/** In the order in which they are shown. */
const names: Record<string, string> = {
  title: "Title",
  description: "Description",
  tags: "Tags",
  materials: "Materials",
  taxonomy_id: "Category",

  price: "Price",
  quantity: "Quantity",
  who_made: "Made by",
  when_made: "Made",
  is_supply: "Kind",

  type: "Delivery",
  shipping_profile_id: "Shipping profile",
  readiness_state_id: "Processing profile",

  return_policy_id: "Returns",
  shop_section_id: "Section",
  production_partner_ids: "Production partners",
  should_auto_renew: "Automatic renewal",
};

/**
 * Etsy's fields in words. One that has none yet is shown as it is: nothing is
 * sent unseen.
 */
function rowsOf({
  preview: { fields },
  form,
  options,
  currency,
}: DraftPreviewProps): [string, string][] {
  const labelOf = (
    items: { id: number; label?: string; title?: string }[],
    id: string,
  ) => {
    const item = items.find((each) => String(each.id) === id);
    return item?.label ?? item?.title ?? id;
  };
  const words: Record<string, (text: string) => string> = {
    tags: lists,
    materials: lists,
    price: (price) => [price, currency].filter(Boolean).join(" "),
    taxonomy_id: (id) =>
      form.category
        ? [...form.category.path, form.category.name].join(" › ")
        : id,
    who_made: (maker) =>
      Object.entries(makers).find(([value]) => value === maker)?.[1] ?? maker,
    when_made: whenMadeLabel,
    is_supply: (isSupply) =>
      isSupply === "true" ? "A supply or tool" : "A finished product",
    type: (type) => (type === "download" ? "Download" : "Shipped"),
    shipping_profile_id: (id) => labelOf(options.shippingProfiles, id),
    readiness_state_id: (id) => labelOf(options.readinessStates, id),
    return_policy_id: (id) => labelOf(options.returnPolicies, id),
    shop_section_id: (id) => labelOf(options.sections, id),
    production_partner_ids: (ids) =>
      ids
        .split(",")
        .map((id) => labelOf(options.partners, id))
        .join(", "),
    should_auto_renew: (isOn) => (isOn === "true" ? "On" : "Off"),
  };
  const order = [
    ...Object.keys(names),
    ...Object.keys(fields).filter((field) => !(field in names)),
  ];
  return order.flatMap((field): [string, string][] => {
    const text = fields[field];
    return text === undefined
      ? []
      : [[names[field] ?? field, words[field]?.(text) ?? text]];
  });
}
