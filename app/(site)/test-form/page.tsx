import type { Metadata } from "next";
import { EchoForm } from "@/components/site";

export const metadata: Metadata = {
  title: "Test form",
  robots: { index: false, follow: false },
};

export default function TestFormPage() {
  return (
    <section className="mx-auto max-w-2xl px-(--gutter) py-14">
      <h1 className="text-4xl">Test form</h1>
      <p className="mt-3 text-muted-foreground">
        A page for developers: what you type comes back as a toast.
      </p>
      <EchoForm fields={["Name", "Message"]} by="toast" />
    </section>
  );
}
