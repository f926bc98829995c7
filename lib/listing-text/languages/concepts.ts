/**
 * What all languages share: a pack gives the words for these, so that "Eiche"
 * in a German text is the "oak" of an English brief.
 */

const lengthUnits = ["mm", "cm", "m", "inch", "foot", "yard"] as const;
const massUnits = ["g", "kg", "ounce", "pound"] as const;
const volumeUnits = ["ml", "cl", "l", "fluidOunce"] as const;
const timeUnits = ["minute", "hour", "day", "week", "month", "year"] as const;
const otherUnits = [
  "gsm",
  "degree",
  "celsius",
  "fahrenheit",
  "percent",
] as const;
export type UnitId =
  | (typeof lengthUnits)[number]
  | (typeof massUnits)[number]
  | (typeof volumeUnits)[number]
  | (typeof timeUnits)[number]
  | (typeof otherUnits)[number];

/** What a measure is of; two dimensions may be the same measure. */
export type DimensionRole =
  | "width"
  | "height"
  | "length"
  | "diameter"
  | "depth"
  | "thickness";

/** What a number is about: a dimension, or what the words around it say. */
export type RoleId =
  | DimensionRole
  | "capacity"
  | "weight"
  /** Making, and the time until it can be sent. */
  | "make"
  | "ship"
  | "burn"
  | "cure"
  /** How old a person or a thing is. */
  | "age"
  | "wash"
  /** A draft that the buyer sees before it is made. */
  | "proof";

/** What is done at a place. */
export type PlaceRole = "made" | "shipped" | "found" | "designed" | "grown";

/**
 * Advice and permissions. "handwashOnly" is "only by hand", which forbids
 * machines; the others are allowed or, with "not", forbidden.
 */
export type CareTopic =
  | "handwash"
  | "handwashOnly"
  | "machinewash"
  | "dishwasher"
  | "microwave"
  | "oven"
  | "freezer"
  | "tumble"
  | "dryflat"
  | "linedry"
  | "iron"
  | "bleach"
  | "dryclean"
  | "wipe"
  | "soak"
  | "oil"
  | "waterproof"
  | "foodsafe";

/** Kinds of statements that rules know by their words alone. */
export type PhraseKind =
  | "claim"
  | "promise"
  | "rarity"
  | "story"
  | "age"
  | "technique";
