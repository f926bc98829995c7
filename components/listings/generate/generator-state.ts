import { emptyForm, type FieldName, type FormValues } from "@/components/listings/form/form-values";
import { type Filling, mergePhotoReading, type Suggestions } from "@/components/listings/form/merge-photo-reading";
import type { FieldErrors } from "@/components/listings/form/validate-form";
import type { ListingEvent, PartialListing } from "@/lib/listings/answer/listing-events";
import type { ListingAnswer, PhotoCheck } from "@/lib/listings/schema";

/** What the generator is busy with, named after the button that started it. */
export type Task = "auto_fill" | "analyze" | "from_photo" | "from_form";

export type GeneratorState = Filling & {
  errors: FieldErrors;
  photo: File | null;
  /** What the server noticed about the photo, for browsers that can't look themselves. */
  photoRemarks: PhotoCheck[];
  /** Stands under the photo. */
  panelError: string | null;
  task: Task | null;
  /** What the stream of the running task has told: 0–100, null before it told anything. */
  percent: number | null;
  /** The fields of the listing that is being written. */
  partial: PartialListing;
  listing: ListingAnswer | null;
  /** Whether the listing was written just now, rather than found again. */
  isNew: boolean;
};

/** What outlives a reload and a sign-in, the photo apart. */
export type Draft = Pick<GeneratorState, "values" | "fromPhoto" | "listing">;

export type GeneratorAction =
  | { type: "edit"; change: Partial<FormValues> }
  | { type: "take_photo"; photo: File }
  | { type: "refuse_photo"; message: string }
  | { type: "remove_photo" }
  | { type: "refuse_form"; errors: FieldErrors }
  | { type: "start"; task: Task }
  | { type: "read_photo"; reading: Partial<FormValues>; remarks: PhotoCheck[]; isOffering: boolean }
  | { type: "accept"; field: FieldName }
  | { type: "dismiss"; field: FieldName }
  | { type: "hear"; event: ListingEvent }
  | { type: "finish"; listing: ListingAnswer }
  | { type: "save"; listing: ListingAnswer }
  | { type: "fail"; message: string | null }
  | { type: "restore"; draft: Draft | null; photo: File | null }
  | { type: "start_anew" };

export const initialState: GeneratorState = {
  values: emptyForm,
  fromPhoto: [],
  suggestions: {},
  errors: {},
  photo: null,
  photoRemarks: [],
  panelError: null,
  task: null,
  percent: null,
  partial: {},
  listing: null,
  isNew: false,
};

function without<T extends object>(record: T, names: string[]): T {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name))) as T;
}

function edit(state: GeneratorState, change: Partial<FormValues>): GeneratorState {
  const names = Object.keys(change);
  return {
    ...state,
    values: { ...state.values, ...change },
    errors: without(state.errors, names),
    fromPhoto: state.fromPhoto.filter((name) => !names.includes(name)),
  };
}

/** Takes the photo's word for a field that the seller had filled in otherwise. */
function acceptSuggestion(state: GeneratorState, field: FieldName): GeneratorState {
  const { [field]: suggested } = state.suggestions;
  if (suggested === undefined) return state;
  const edited = edit(state, { [field]: suggested });
  return { ...edited, fromPhoto: [...edited.fromPhoto, field], suggestions: without(edited.suggestions, [field]) };
}

function readPhoto(state: GeneratorState, reading: Partial<FormValues>, isOffering: boolean): GeneratorState {
  const filling = mergePhotoReading(state, reading);
  const suggestions: Suggestions = isOffering ? filling.suggestions : state.suggestions;
  return { ...state, ...filling, suggestions, errors: without(state.errors, filling.fromPhoto), task: null };
}

/** What the seller did before the draft was found stays; the draft fills the rest. */
function restore(state: GeneratorState, draft: Draft | null, photo: File | null): GeneratorState {
  const kept = draft && mergePhotoReading({ ...state, fromPhoto: [] }, draft.values);
  return {
    ...state,
    values: kept ? { ...kept.values, titleStyle: draft.values.titleStyle } : state.values,
    fromPhoto: draft?.fromPhoto.filter((name) => kept?.fromPhoto.includes(name)) ?? state.fromPhoto,
    listing: state.listing ?? draft?.listing ?? null,
    photo: state.photo ?? photo,
  };
}

function hear(state: GeneratorState, event: ListingEvent): GeneratorState {
  if (event.type === "progress") return { ...state, percent: event.percent };
  return { ...state, partial: { ...state.partial, ...event.fields } };
}

export function generatorReducer(state: GeneratorState, action: GeneratorAction): GeneratorState {
  switch (action.type) {
    case "edit":
      return edit(state, action.change);
    case "take_photo":
      return { ...state, photo: action.photo, photoRemarks: [], panelError: null, suggestions: {} };
    case "refuse_photo":
      return { ...state, panelError: action.message };
    case "remove_photo":
      return { ...state, photo: null, photoRemarks: [], panelError: null, suggestions: {} };
    case "refuse_form":
      return { ...state, errors: action.errors };
    case "start":
      return { ...state, task: action.task, panelError: null, percent: null, partial: {} };
    case "read_photo":
      return readPhoto({ ...state, photoRemarks: action.remarks }, action.reading, action.isOffering);
    case "accept":
      return acceptSuggestion(state, action.field);
    case "dismiss":
      return { ...state, suggestions: without(state.suggestions, [action.field]) };
    case "hear":
      return hear(state, action.event);
    case "finish":
      return { ...state, task: null, listing: action.listing, isNew: true };
    case "save":
      return state.listing?.id === action.listing.id ? { ...state, listing: action.listing } : state;
    case "fail":
      return { ...state, task: null, panelError: action.message };
    case "restore":
      return restore(state, action.draft, action.photo);
    case "start_anew":
      return initialState;
  }
}
