import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Generator } from "@/components/generate/generator";
import { DataClient } from "@/components/site/data-client";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { scoreListing } from "@/lib/listing-text/score/score";
import { provideBrowserParts } from "@/tests/components/browser-parts";
import { fakeApi, mug, ok } from "@/tests/components/fake-api";

jest.mock("next/navigation", () => ({
  useRouter: () => ({ push: jest.fn() }),
}));
jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

beforeEach(provideBrowserParts);

const sloppy: ListingAnswer = {
  ...mug,
  title: "Beautiful Speckled Stoneware Mug, Wheel Thrown",
  titles: [
    "Beautiful Speckled Stoneware Mug, Wheel Thrown",
    "Speckled Mug in White Stoneware, Rustic",
  ],
};
const answer = { ...sloppy, score: scoreListing(sloppy, sloppy).total };

async function generate(listing: ListingAnswer = answer) {
  const api = fakeApi({ "POST /api/generate-listing": ok(listing) });
  const user = userEvent.setup();
  render(
    <DataClient>
      <Generator />
    </DataClient>,
  );
  await screen.findByText(/left this month/);
  await user.type(screen.getByRole("textbox", { name: "Product name" }), "Mug");
  return {
    api,
    user,
    submit: () =>
      user.click(screen.getByRole("button", { name: "Generate Listing" })),
  };
}

const total = () =>
  Number.parseInt(
    screen.getByText(/of 100/).parentElement?.textContent ?? "",
    10,
  );

test("title options: choosing another updates title and score", async () => {
  const { user, submit } = await generate();
  await submit();
  const other = await screen.findByRole("radio", {
    name: "Speckled Mug in White Stoneware, Rustic",
  });
  expect(screen.getByRole("radio", { name: /^Beautiful/ })).toBeChecked();
  await user.click(other);
  expect(await screen.findByText("39/140")).toBeVisible();
  expect(other).toBeChecked();
  expect(total()).toBeGreaterThan(answer.score);
});

test("score fix: changes the text, raises the score and disappears", async () => {
  const { user, submit } = await generate();
  await submit();
  await user.click(await screen.findByRole("button", { name: "Show reasons" }));
  await user.click(
    await screen.findByRole("button", { name: "Leave these words out" }),
  );
  expect(await screen.findByText("36/140")).toBeVisible();
  expect(total()).toBe(
    scoreListing(
      { ...answer, title: "Speckled Stoneware Mug, Wheel Thrown" },
      answer,
    ).total,
  );
  expect(total()).toBeGreaterThan(answer.score);
  expect(
    screen.queryByRole("button", { name: "Leave these words out" }),
  ).toBeNull();
});

test("repair: fixes all violations with one click", async () => {
  const broken = { ...answer, title: "Mug ❤", titles: [], score: 49 };
  const { user, submit } = await generate(broken);
  await submit();
  await user.click(await screen.findByRole("button", { name: "Show reasons" }));
  await user.click(
    await screen.findByRole("button", {
      name: "Repair what Etsy would refuse",
    }),
  );
  expect(await screen.findByText(/^All \d+ pass$/)).toBeVisible();
  expect(total()).toBeGreaterThan(49);
});

test("category: is labeled as a suggestion", async () => {
  const { submit } = await generate();
  await submit();
  const section =
    (await screen.findByRole("heading", { name: "Suggested category" }))
      .parentElement ?? document.body;
  expect(within(section).getByText(mug.categoryPath)).toBeVisible();
  expect(section).toHaveTextContent("A suggestion, not checked with Etsy.");
});

test("title style: is sent with the form, with Etsy's style as the default", async () => {
  const { api, user, submit } = await generate();
  expect(screen.getByRole("radio", { name: /Etsy 2026/ })).toBeChecked();
  await user.click(screen.getByRole("radio", { name: /Classic/ }));
  await submit();
  await screen.findByRole("heading", { name: "Your listing is written" });
  const [sent] = api.to("/api/generate-listing");
  expect(JSON.parse(String(sent?.body?.get("formData")))).toMatchObject({
    titleStyle: "classic",
  });
});

test("language: English is left out of what is sent, as a version before knows none; another is sent", async () => {
  const { api, user, submit } = await generate();
  expect(
    screen.getByRole("combobox", { name: "Language of the listing" }),
  ).toHaveValue("en");
  await submit();
  await screen.findByRole("heading", { name: "Your listing is written" });
  const sent = () =>
    JSON.parse(
      String(api.to("/api/generate-listing").at(-1)?.body?.get("formData")),
    );
  expect(sent()).not.toHaveProperty("language");
  await user.click(screen.getByRole("button", { name: "Edit the form" }));
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Language of the listing" }),
    "pl",
  );
  await submit();
  await screen.findByRole("heading", { name: "Your listing is written" });
  expect(sent()).toMatchObject({ language: "pl" });
});
