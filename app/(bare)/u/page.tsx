import type { Metadata } from "next";
import { AuthFrame } from "@/components/auth";
import { PhotosByLink } from "@/components/photos";

export const metadata: Metadata = {
  title: "Add photos",
  description: "Add photos through a link that you were given.",
  // The address is the secret.
  referrer: "no-referrer",
  robots: { index: false, follow: false },
};

/** Also that of every link: /u/ and its token. */
export default function AddPhotosPage() {
  return (
    <AuthFrame>
      <PhotosByLink />
    </AuthFrame>
  );
}
