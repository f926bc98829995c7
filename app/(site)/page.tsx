import { SwingTag } from "@/components/ui/swing-tag";
import { site } from "@/lib/content/site";

export default function LandingPage() {
  return (
    <section className="mx-auto max-w-6xl px-5 py-16">
      <SwingTag>{site.name}</SwingTag>
      <h1 className="mt-4 text-5xl">Create High-Converting Listings in Seconds</h1>
    </section>
  );
}
