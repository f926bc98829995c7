import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Generator } from "@/components/generate/generator";
import { DataClient } from "@/components/site/data-client";
import { file, provideBrowserParts } from "@/tests/components/browser-parts";
import { fakeApi, mug, ok } from "@/tests/components/fake-api";

jest.mock("next/navigation", () => ({
  useRouter: () => ({ push: jest.fn() }),
}));

beforeEach(provideBrowserParts);
afterEach(() => {
  delete document.documentElement.dataset.pictures;
});

const path = "/api/generate-from-image";
const [photo] = [
  { id: null, position: 1, altText: "", thumbnailUrl: "/t", expiresAt: null },
];

async function write() {
  fakeApi({ [`POST ${path}`]: ok({ ...mug, photos: [photo] }) });
  render(
    <DataClient>
      <Generator />
    </DataClient>,
  );
  await screen.findByText(/left this month/);
  const before = document.body.textContent ?? "";
  fireEvent.change(screen.getByLabelText("Choose photos"), {
    target: { files: [file("image/jpeg")] },
  });
  await screen.findByRole("img");
  await userEvent.click(
    screen.getByText("Generate Complete Listing from Photo"),
  );
  await screen.findByRole("heading", { name: "Your listing is written" });
  return { before, after: document.body.textContent ?? "" };
}

const told = /can’t look at photos: of the first one it gets only the main col/;
const toldAgain = /can’t look at photos: colors are all that it knows/;

test("a writer that can't look at photos: the page says so before it, and with the listing", async () => {
  document.documentElement.dataset.pictures = "off";
  const { before, after } = await write();
  expect(before).toMatch(told);
  expect(after).toMatch(toldAgain);
});

test("any other writer: not a word of it", async () => {
  const { before, after } = await write();
  expect(before + after).not.toMatch(/can’t look at photos/);
});
