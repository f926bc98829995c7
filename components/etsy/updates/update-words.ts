import type { Remark } from "@/lib/etsy/listing/schema";
import type { Refusal } from "@/lib/etsy/update/schema";

/** How a kind of change is spoken of. */
export type UpdateWords = {
  /** Above the listings. */
  intro: string;
  /** On the button. */
  confirm: (listings: string) => string;
  /** Once Etsy has it. */
  done: string;
  /** Where nothing of a listing differs. */
  nothing: string;
};

export const countListings = (count: number) =>
  count === 1 ? "1 listing" : `${count} listings`;

export const updateWords: UpdateWords = {
  intro:
    "Check what should replace the text on Etsy. What is there now is kept for 60 days, and can be put back.",
  confirm: (listings) => `Update ${listings} on Etsy`,
  done: "Etsy has the new texts.",
  nothing: "Etsy already has what this listing says.",
};

export const putBackWords: UpdateWords = {
  intro:
    "These texts were on Etsy before the change. Putting them back is a change too, and can itself be put back.",
  confirm: (listings) => `Put back ${listings} on Etsy`,
  done: "Etsy has the former texts again.",
  nothing: "Etsy has the former texts already.",
};

export const refusalSentences: Record<Refusal, string> = {
  listing_gone: "This listing was deleted here.",
  not_in_shop: "This listing isn't in your shop yet.",
  other_shop: "This listing belongs to a shop that isn't connected.",
  on_its_way:
    "Something of this listing is on its way to Etsy. Wait until it is there.",
  draft_incomplete:
    "The draft of this listing isn't complete. Finish it in the listing first.",
  open_points:
    "This listing has open points. Settle them in the listing first.",
  change_gone:
    "What was there before is no longer known. It is kept for 60 days, as long as your shop is connected.",
  deleted_at_etsy:
    "This listing is no longer on Etsy. It may have been deleted there.",
  sold_out: "This listing is sold out on Etsy, so it stays as it is.",
  removed: "Etsy has removed this listing, so it stays as it is.",
};

/** What doesn't go of a field. `photo` names the photo of an alt text. */
export function describeRemark({ kind, rank }: Remark, field: string): string {
  const photo = `photo ${rank}`;
  switch (kind) {
    case "changed_since":
      return rank === null
        ? `${field}: changed on Etsy since, so what is there now stays.`
        : `Alt text of ${photo}: changed on Etsy since, so what is there now stays.`;
    case "photo_gone":
      return `Alt text of ${photo}: that photo is no longer in the listing.`;
    case "photo_moved":
      return `Alt text of ${photo}: that photo has another place now, and gets its text there.`;
    case "photo_count":
      return "Alt texts stay as they are there: Etsy has a different number of photos.";
    case "stays_filled":
      return `${field}: empty before, which can't be sent to Etsy. Clear it in Etsy's editor.`;
  }
}
