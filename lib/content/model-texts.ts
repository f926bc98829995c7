import { installation } from "@/lib/settings/installation";

/** What pages say of the model: where it runs, and what it gets of a photo. */
export function modelTexts() {
  const { hasOwnModel, hasPictures } = installation();
  const runsAt = hasOwnModel
    ? "runs on a server that the operator of this site chose"
    : "runs at Anthropic";
  const service = hasOwnModel
    ? "to a language model, on a server that the operator of this site chose,"
    : "to an external AI service, that of Anthropic,";
  const kept = hasOwnModel
    ? "Your email address is not sent to it."
    : "Images are not stored permanently on external AI services. Your email address is not sent to them.";
  return {
    runsAt,
    /** In a table of who receives what. */
    recipient: hasOwnModel
      ? "The server of the language model, which the operator of this site chose"
      : "Anthropic",
    received: hasPictures
      ? "The reduced photos and what you typed; where you ask for alt texts of your Etsy shop, the photos and words of the listings that you choose; not who you are"
      : "What you typed, and the main colors of a photo; not the photos, and not who you are",
    sent: hasPictures
      ? `Your photos and your words are sent ${service} in order to write your listing. ${kept}`
      : `Your words, and the main colors of your first photo, are sent ${service} in order to write your listing. Photos are not sent. Your email address is not sent, either.`,
    seen: hasPictures
      ? "The photo, made smaller and without its location and camera data, and what you typed into the form."
      : "What you typed into the form, and the main colors of your first photo.",
    photo: hasPictures
      ? "The photo is made smaller, stripped of its location and camera data, and sent to the AI service that writes the listing."
      : "The photo is made smaller and stripped of its location and camera data. The writer can't look at photos: only the main colors of the first one are sent to the AI service that writes the listing.",
  };
}
