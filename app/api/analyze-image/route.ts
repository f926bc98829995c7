import { AppError } from "@/lib/errors";
import { readUpload } from "@/lib/http/read-upload";
import { userRoute } from "@/lib/http/route";
import { readPhoto } from "@/lib/listings/photos/read-photo";
import { photoMessages } from "@/lib/photos/limits";
import { limit } from "@/lib/resilience/rate-limit";

/** It takes nothing from the quota, and costs money all the same. */
const hourly = {
  points: 30,
  seconds: 3_600,
  message:
    "You've analyzed many photos. Please wait a while, or fill in the form.",
};

export const POST = userRoute(async ({ request, user }) => {
  await limit("analyze", String(user.id), hourly);
  const { photo, photoSize } = await readUpload(
    request,
    String(user.id),
    () => null,
  );
  if (!photo) throw new AppError("invalid_input", photoMessages.missing);
  return readPhoto(user.id, photo, photoSize);
});
