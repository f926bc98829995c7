import type { SheetEditor } from "@/components/etsy/sheet/draft-blockers";
import type { EtsyConnectionStatus } from "@/lib/etsy/connection/schema";
import type { Open } from "@/lib/listing-text/check/readiness";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";

/**
 * A place in the editor: a field of the text, or what buyers tell and choose.
 */
type EditorPlace = Pick<Open, "field"> | { field: "options" };

export type EtsyDraftProps = {
  listing: ListingAnswer;
  editor: SheetEditor;
  /** Leads to what is open. */
  onShow: (place: EditorPlace) => void;
  onSaved: (listing: ListingAnswer) => void;
  /** Of the section. */
  id?: string;
  /** How often the sheet was asked for from elsewhere. */
  requests?: number;
};

export type DraftPanelProps = EtsyDraftProps & {
  connection: EtsyConnectionStatus;
};
