import type { UnitId } from "@/lib/listing-text/languages/concepts";

export type Dimension =
  | "length"
  | "mass"
  | "volume"
  /** Ounces, of mass or of volume until what they are compared with tells. */
  | "ounce"
  | "density"
  | "time"
  | "temperature"
  | "percent";

/** "any" where both systems have it, or where the unit isn't written. */
export type UnitSystem = "metric" | "imperial" | "any";

export type Unit = {
  dimension: Dimension;
  system: UnitSystem;
  /** How many mm, g, ml or days one is. */
  factor: number;
};

export const units: Readonly<Record<UnitId, Unit>> = {
  mm: { dimension: "length", system: "metric", factor: 1 },
  cm: { dimension: "length", system: "metric", factor: 10 },
  m: { dimension: "length", system: "metric", factor: 1000 },
  inch: { dimension: "length", system: "imperial", factor: 25.4 },
  foot: { dimension: "length", system: "imperial", factor: 304.8 },
  yard: { dimension: "length", system: "imperial", factor: 914.4 },
  g: { dimension: "mass", system: "metric", factor: 1 },
  kg: { dimension: "mass", system: "metric", factor: 1000 },
  ounce: { dimension: "ounce", system: "imperial", factor: 1 },
  pound: { dimension: "mass", system: "imperial", factor: 453.6 },
  ml: { dimension: "volume", system: "metric", factor: 1 },
  cl: { dimension: "volume", system: "metric", factor: 10 },
  dl: { dimension: "volume", system: "metric", factor: 100 },
  l: { dimension: "volume", system: "metric", factor: 1000 },
  fluidOunce: { dimension: "volume", system: "imperial", factor: 29.57 },
  pint: { dimension: "volume", system: "imperial", factor: 473.2 },
  quart: { dimension: "volume", system: "imperial", factor: 946.4 },
  gallon: { dimension: "volume", system: "imperial", factor: 3785 },
  gsm: { dimension: "density", system: "metric", factor: 1 },
  minute: { dimension: "time", system: "any", factor: 1 / 1440 },
  hour: { dimension: "time", system: "any", factor: 1 / 24 },
  day: { dimension: "time", system: "any", factor: 1 },
  week: { dimension: "time", system: "any", factor: 7 },
  month: { dimension: "time", system: "any", factor: 28 },
  year: { dimension: "time", system: "any", factor: 365 },
  degree: { dimension: "temperature", system: "any", factor: 1 },
  celsius: { dimension: "temperature", system: "metric", factor: 1 },
  fahrenheit: { dimension: "temperature", system: "imperial", factor: 1 },
  percent: { dimension: "percent", system: "any", factor: 1 },
};

/** An ounce as mass in g, and as volume in ml. */
export const ounceIn = { mass: 28.35, volume: 29.57 } as const;

/** A measure of a unit, in the base unit of its dimension. */
export const toBase = (value: number, unit: UnitId): number =>
  unit === "fahrenheit" ? (value - 32) / 1.8 : value * units[unit].factor;
