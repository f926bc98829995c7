import { POST as generateFromImage } from "@/app/api/generate-from-image/route";
import { POST as generate } from "@/app/api/generate-listing/route";
import { GET as form } from "@/app/api/listings/[id]/form/route";
import { GET as read } from "@/app/api/listings/[id]/route";
import type { languageValues } from "@/lib/listing-text/languages/writing-languages";
import { checkListing } from "@/lib/listing-text/rules/rules";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { createJpeg, photoFile } from "@/tests/support/photos";
import { someOf } from "@/tests/support/repetitions";

const sandbox = setUpModelSandbox();

const dish = {
  productName: "Oak ring dish",
  materials: "oak, linseed oil",
  colors: ["Brown"],
  extraDetails: "9 cm wide, 2 cm tall. Dishwasher safe. Made in 3–5 days.",
};

async function createSeller() {
  const user = await createUser({ subscriptionTier: "pro" });
  const cookie = await signIn(user);
  const context = (id: number) => ({
    params: Promise.resolve({ id: String(id) }),
  });
  return {
    generate: async (body: unknown) =>
      generate(
        createRequest("POST", "/api/generate-listing", body, { cookie }),
      ),
    fromPhoto: async (body: FormData) =>
      generateFromImage(
        createRequest("POST", "/api/generate-from-image", body, { cookie }),
      ),
    form: async (id: number) =>
      (
        await form(
          createRequest("GET", "/", undefined, { cookie }),
          context(id),
        )
      ).json(),
    read: async (id: number) =>
      (
        await read(
          createRequest("GET", "/", undefined, { cookie }),
          context(id),
        )
      ).json(),
  };
}

/** Words of the description's lines. */
const size: Partial<Record<(typeof languageValues)[number], string>> = {
  de: "Größe: Breite 9 cm",
  fr: "Dimensions: largeur 9 cm",
  es: "Tamaño: ancho 9 cm",
  pl: "Wymiary: szerokość 9",

  it: "Dimensioni: larghezza 9",
  nl: "Afmetingen: breedte 9",
  pt: "Tamanho: largura 9",
  ja: "サイズ: 幅9 cm",
};

test.each(someOf(Object.entries(size)))(
  "a listing in %s: is written in it, stored with it, and begun again with it",
  async (language, line) => {
    const seller = await createSeller();
    const response = await seller.generate({ ...dish, language });
    const body = await response.json();
    expect(response.status).toBe(200);
    expect(body.language).toBe(language);
    expect(body.description).toContain(line);
    expect(body.description).not.toMatch(
      /\[add (?:size|care|what is included)\]|Size:|Details\n- /,
    );
    expect(checkListing(body)).toEqual([]);
    expect(body.tags.length).toBeGreaterThanOrEqual(5);
    expect(await seller.read(body.id)).toEqual(body);
    expect(await seller.form(body.id)).toMatchObject({
      productName: dish.productName,
      language,
    });
  },
);

test("without a language: is English, and its form names none", async () => {
  const seller = await createSeller();
  const body = await (await seller.generate(dish)).json();
  expect(body).toMatchObject({
    language: "en",
    description: expect.stringContaining("Size: 9 cm wide"),
  });
  expect(await seller.form(body.id)).not.toHaveProperty("language");
  const [call] = await sandbox.modelCalls();
  expect(JSON.stringify(call?.body.messages)).toContain(
    "Write the listing in English.",
  );
});

test("with a photo and a language: is written in it", async () => {
  const seller = await createSeller();
  const body = new FormData();
  body.set("image", photoFile(await createJpeg()));
  body.set("productDescription", "Product: Oak ring dish, Materials: oak");
  body.set("language", "it");
  const answer = await (await seller.fromPhoto(body)).json();
  expect(answer).toMatchObject({
    language: "it",
    title: expect.stringMatching(/^Piattino per anelli/),
  });
});

test("a language that Etsy does not have: is asked of the model, and the sample writer answers in English", async () => {
  const seller = await createSeller();
  const response = await seller.generate({ ...dish, language: "sv" });
  expect(response.status).toBe(200);
  const body = await response.json();
  expect(body).toMatchObject({
    language: "sv",
    title: expect.stringContaining("Oak Ring Dish"),
    description: expect.stringContaining("9 cm wide"),
  });
  const [call] = await sandbox.modelCalls();
  expect(JSON.stringify(call?.body.messages)).toContain(
    "Write the listing in Swedish.",
  );
  expect(await seller.read(body.id)).toMatchObject({ language: "sv" });
});

test("a language that nothing can be written in: 422", async () => {
  const seller = await createSeller();
  expect((await seller.generate({ ...dish, language: "da" })).status).toBe(422);
});
