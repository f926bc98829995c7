import {
  emptyForm,
  type FieldErrors,
  type FormField,
  type FormValues,
  isEmptyValue,
} from "@/components/generate/form/form-fields";
import {
  type FilledForm,
  mergePhotoReading,
  type Suggestions,
} from "@/components/generate/form/photo-reading";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import type { Shop } from "@/lib/listings/shop/schema";
import type {
  ListingEvent,
  PartialListing,
} from "@/lib/listings/write/listing-events";

/** The running task, named after the button that starts it. */
export type Task = "auto_fill" | "analyze" | "from_photo" | "from_form";

/** Asked when neither the seller nor the writer says what the piece is. */
type PieceQuestion = {
  /** The task that goes on with the answer. */
  task: "from_photo" | "from_form";
  /** What the writer takes it for. */
  suggestions: string[];
};

export type GeneratorState = FilledForm & {
  errors: FieldErrors;
  /** Shown under the photos, or with the question. */
  panelError: string | null;
  /** Until it is answered with a listing, or the photos change. */
  question: PieceQuestion | null;
  task: Task | null;
  /** 0–100 as the stream reports it; null before the first report. */
  percent: number | null;
  /** The fields written so far. */
  partial: PartialListing;
  listing: ListingAnswer | null;
  /**
   * Whether the listing was generated just now, rather than restored from the
   * saved form.
   */
  isNew: boolean;
  /** Whether the listing is a try that the seller's history took over. */
  isKept: boolean;
  /** Whether the saved form was looked for. */
  isRestored: boolean;
  /** What the seller's new listings start with; null until it is known. */
  defaults: Shop["defaults"] | null;
  /** Whether nothing was typed yet when the form could be filled with them. */
  wantsDefaults: boolean;
};

/** What survives a reload and a sign-in, besides the photos. */
export type UnsavedForm = Pick<
  GeneratorState,
  "values" | "fromPhoto" | "listing"
>;

export type GeneratorAction =
  | { type: "edit"; change: Partial<FormValues> }
  | { type: "change_photos" }
  | { type: "reject_photo"; message: string }
  | { type: "reject_form"; errors: FieldErrors }
  | { type: "start"; task: Task }
  | {
      type: "read_photo";
      reading: Partial<FormValues>;
      withSuggestions: boolean;
    }
  | { type: "accept"; field: FormField }
  | { type: "dismiss"; field: FormField }
  | { type: "receive"; event: ListingEvent }
  | { type: "finish"; listing: ListingAnswer }
  | { type: "save"; listing: ListingAnswer }
  | { type: "keep"; listing: ListingAnswer }
  | { type: "forget_listing" }
  | { type: "fail"; message: string | null }
  | { type: "ask"; question: PieceQuestion }
  | { type: "know_defaults"; defaults: Shop["defaults"] }
  | { type: "restore"; saved: UnsavedForm | null }
  | { type: "ready" }
  | { type: "start_over" };

export const initialState: GeneratorState = {
  values: emptyForm,
  fromPhoto: [],
  suggestions: {},
  errors: {},
  panelError: null,
  question: null,
  task: null,
  percent: null,
  partial: {},
  listing: null,
  isNew: false,
  isKept: false,
  isRestored: false,
  defaults: null,
  wantsDefaults: false,
};

function without<T extends object>(record: T, names: string[]): T {
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => !names.includes(name)),
  ) as T;
}

function edit(
  state: GeneratorState,
  change: Partial<FormValues>,
): GeneratorState {
  const names = Object.keys(change);
  return {
    ...state,
    values: { ...state.values, ...change },
    errors: without(state.errors, names),
    fromPhoto: state.fromPhoto.filter((name) => !names.includes(name)),
  };
}

function acceptSuggestion(
  state: GeneratorState,
  field: FormField,
): GeneratorState {
  const { [field]: suggested } = state.suggestions;
  if (suggested === undefined) return state;
  const edited = edit(state, { [field]: suggested });
  return {
    ...edited,
    fromPhoto: [...edited.fromPhoto, field],
    suggestions: without(edited.suggestions, [field]),
  };
}

function readPhoto(
  state: GeneratorState,
  reading: Partial<FormValues>,
  withSuggestions: boolean,
): GeneratorState {
  const filling = mergePhotoReading(state, reading);
  const suggestions: Suggestions = withSuggestions
    ? filling.suggestions
    : state.suggestions;
  return {
    ...state,
    ...filling,
    suggestions,
    errors: without(state.errors, filling.fromPhoto),
    task: null,
  };
}

/**
 * It fills only what the seller has not filled in since the page opened.
 */
function restore(
  state: GeneratorState,
  saved: UnsavedForm | null,
): GeneratorState {
  const merged =
    saved && mergePhotoReading({ ...state, fromPhoto: [] }, saved.values);
  return {
    ...state,
    values: merged
      ? {
          ...merged.values,
          titleStyle: saved.values.titleStyle,
          language: saved.values.language,
        }
      : state.values,
    fromPhoto:
      saved?.fromPhoto.filter((name) => merged?.fromPhoto.includes(name)) ??
      state.fromPhoto,
    listing: state.listing ?? saved?.listing ?? null,
  };
}

/** A form in which nothing was typed yet; it keeps asking until they come. */
const askForDefaults = (state: GeneratorState): GeneratorState =>
  state.values === emptyForm && state.listing === null
    ? { ...state, wantsDefaults: true }
    : state;

/** Fields that are filled in stay. */
function fillDefaults(state: GeneratorState): GeneratorState {
  const { values, defaults, wantsDefaults } = state;
  if (!wantsDefaults || !defaults) return state;
  const { category, materials, makingTime, languages } = defaults;
  const [language = "en"] = languages;
  const filled = {
    ...(category !== null && values.category === "" && { category }),
    ...(materials !== "" && isEmptyValue(values.materials) && { materials }),
    ...(makingTime !== "" &&
      isEmptyValue(values.extraDetails) && { extraDetails: makingTime }),
    ...(language !== "en" && values.language === "en" && { language }),
  };
  const isAny = Object.keys(filled).length > 0;
  return {
    ...state,
    wantsDefaults: false,
    values: isAny ? { ...values, ...filled } : values,
  };
}

function receive(state: GeneratorState, event: ListingEvent): GeneratorState {
  if (event.type === "progress") return { ...state, percent: event.percent };
  return { ...state, partial: { ...state.partial, ...event.fields } };
}

export function generatorReducer(
  state: GeneratorState,
  action: GeneratorAction,
): GeneratorState {
  switch (action.type) {
    case "edit":
      return edit(state, action.change);
    case "change_photos":
      return { ...state, panelError: null, question: null, suggestions: {} };
    case "reject_photo":
      return { ...state, panelError: action.message };
    case "reject_form":
      return { ...state, errors: action.errors };
    case "start":
      return {
        ...state,
        task: action.task,
        panelError: null,
        percent: null,
        partial: {},
      };
    case "read_photo":
      return readPhoto(state, action.reading, action.withSuggestions);
    case "accept":
      return acceptSuggestion(state, action.field);
    case "dismiss":
      return {
        ...state,
        suggestions: without(state.suggestions, [action.field]),
      };
    case "receive":
      return receive(state, action.event);
    case "finish":
      return {
        ...state,
        task: null,
        question: null,
        listing: action.listing,
        isNew: true,
        isKept: false,
      };
    case "save":
      return state.listing?.id === action.listing.id
        ? { ...state, listing: action.listing }
        : state;
    case "keep":
      return { ...state, listing: action.listing, isNew: false, isKept: true };
    case "forget_listing":
      return { ...state, listing: null, isNew: false, isKept: false };
    case "fail":
      return { ...state, task: null, panelError: action.message };
    case "ask":
      return { ...state, task: null, question: action.question };
    case "know_defaults":
      return fillDefaults({ ...state, defaults: action.defaults });
    case "restore":
      return restore(state, action.saved);
    case "ready":
      return fillDefaults({ ...askForDefaults(state), isRestored: true });
    case "start_over": {
      const { isRestored, defaults } = state;
      return fillDefaults(
        askForDefaults({ ...initialState, isRestored, defaults }),
      );
    }
  }
}
