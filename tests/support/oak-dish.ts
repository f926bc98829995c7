/** The alt text of a photo of it that has one. */
export const dishAltText =
  "A small round dish of oak on linen, seen from above.";

/** A listing of Etsy's sandbox, without tags and photos. */
export const oakDish = (number: number) => ({
  state: "active",
  title: `Oak Ring Dish No ${number}`,
  description: `A dish of oak, number ${number}.`,
  who_made: "i_did",
  when_made: "made_to_order",
  is_supply: false,
  taxonomy_id: 6104,
  price: 24.5,
  shipping_profile_id: 70_000_001,
  readiness_state_id: 80_000_002,
  materials: ["oak"],
});
