import { createShoot } from "@/tests/support/shoots/create-shoot";
import { planShoot } from "@/tests/support/shoots/plan-shoot";

const options = { seed: 35, times: "camera" as const, side: 256 };

/** How many products they show. */
export const rollProducts = 14;

/**
 * Sixty photos of a seller's phone, small ones, with what each shows; or those
 * of so many products.
 */
export async function createCameraRoll(products = rollProducts) {
  const planned = planShoot(options).filter(
    ({ objectId }) => objectId < products,
  );
  const photos = [];
  for await (const { name, objectId, bytes } of createShoot(options, planned))
    photos.push({ name, objectId, bytes });
  return photos;
}
