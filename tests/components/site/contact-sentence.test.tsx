import { screen } from "@testing-library/react";
import { ContactSentence } from "@/components/site/contact-sentence";
import { openPage } from "@/tests/components/auth/auth-page";
import { failure, ok } from "@/tests/components/fake-api";

const sentence = <ContactSentence questionsAbout="your data" />;

test("contact: the address of the settings is a link", async () => {
  openPage(sentence, {
    "GET /api/site": ok({ contactEmail: "help@shop.example" }),
  });
  expect(await screen.findByRole("link")).toHaveAttribute(
    "href",
    "mailto:help@shop.example",
  );
  expect(screen.getByText(/^Questions about your data:/)).toHaveTextContent(
    "help@shop.example.",
  );
});

test.each([
  ["no address in the settings", ok({ contactEmail: null })],
  ["a failing server", failure(503, "unavailable", "Down")],
])("contact, %s: a sentence without an address", async (_, answer) => {
  const { api } = openPage(sentence, { "GET /api/site": answer });
  await screen.findByText(
    "Questions about your data are answered by the operator of this site.",
  );
  expect(api.to("/api/site")).toHaveLength(1);
  expect(screen.queryByRole("link")).toBeNull();
});
