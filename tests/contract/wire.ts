import type Stripe from "stripe";

// The SDKs' own types as JSON and as forms. A test writes recorded values
// against them, and compiles them.

type Method = (...parameters: never) => unknown;

/** The literal texts of a union. */
type Literals<T> = T extends string ? (string extends T ? never : T) : never;

/**
 * Without the "or any other text" that Stripe adds to its enums, so that a
 * wrong value is found. A union of literals with plain `string` doesn't exist:
 * it would be `string`.
 */
type Closed<T> = [Literals<T>] extends [never]
  ? T
  : T extends string
    ? Literals<T>
    : T;

/** A value as JSON: the SDK makes decimals of texts, and adds methods. */
export type Json<T> = JsonOf<Closed<T>>;
type JsonOf<T> = T extends Stripe.Decimal
  ? string
  : T extends readonly (infer Item)[]
    ? Json<Item>[]
    : T extends object
      ? {
          [Key in keyof T as T[Key] extends Method ? never : Key]: Json<T[Key]>;
        }
      : T;

/**
 * Parameters as a form, where everything is text: a number only as digits, a
 * flag only as one of two words.
 */
export type Form<T> = FormOf<Closed<T>>;
type FormOf<T> = T extends Stripe.Decimal
  ? `${number}`
  : T extends number | boolean
    ? `${T}`
    : T extends readonly (infer Item)[]
      ? Form<Item>[]
      : T extends object
        ? { [Key in keyof T]: Form<T[Key]> }
        : T;

export type StripeEvent<Type extends string> = Json<
  Extract<Stripe.Event, { type: Type }>
>;

/** The SDK makes an object of `context`. */
export type ThinEvent<Type extends string> = Omit<
  Json<Extract<Stripe.V2.Core.EventNotification, { type: Type }>>,
  "context"
> & { context: string | null };

export type StripeVersion = typeof Stripe.API_VERSION;
