/**
 * What all languages share: a pack gives the words for these, so that "Eiche"
 * in a German text is the "oak" of an English brief.
 */

type LengthUnit = "mm" | "cm" | "m" | "inch" | "foot" | "yard";
type MassUnit = "g" | "kg" | "ounce" | "pound";
type VolumeUnit =
  | "ml"
  | "cl"
  | "dl"
  | "l"
  | "fluidOunce"
  | "pint"
  | "quart"
  | "gallon";
type TimeUnit = "minute" | "hour" | "day" | "week" | "month" | "year";
type TemperatureUnit = "degree" | "celsius" | "fahrenheit";
export type UnitId =
  | LengthUnit
  | MassUnit
  | VolumeUnit
  | TimeUnit
  | TemperatureUnit
  | "gsm"
  | "percent";

/** What a measure is of; two dimensions may be the same measure. */
export const dimensionRoles = [
  "width",
  "height",
  "length",
  "diameter",
  "depth",
  "thickness",
] as const;
export type DimensionRole = (typeof dimensionRoles)[number];

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

/** What buyers ask of every piece. */
export const topics = [
  "size",
  "capacity",
  "weight",
  "processing time",
  "care",
  "included",
] as const;
export type Topic = (typeof topics)[number];

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
