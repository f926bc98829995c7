import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { z } from "zod";
import { describeShop } from "@/tests/browsers/support/describe-shop";
import { until } from "@/tests/browsers/support/engine";
import { browsers } from "@/tests/browsers/support/find-browsers";
import {
  buildInPage,
  createPage,
  css,
  label,
  type Page,
  role,
  text,
} from "@/tests/browsers/support/page";
import {
  callApi,
  signUp,
  writeReadyListing,
} from "@/tests/browsers/support/seller";
import { encodeHeic } from "@/tests/support/heic";
import { createPhonePhoto } from "@/tests/support/phone-photo";
import { createPhoto, createPng } from "@/tests/support/photos";
import { describeWith, findProgram } from "@/tests/support/programs";
import { sheetProducts, toTable } from "@/tests/support/sheet-products";
import { createShop, toEtsyFile } from "@/tests/support/shop-file";

/*
 * What a seller does most, in browsers other than Chromium. One window for all
 * journeys, as she has one: each goes on with the account of the first.
 */

const address = process.env.BASE_URL ?? "http://localhost:3000";
/**
 * The preview of a photo that is cut off, each answer with an error status, a
 * part of the policy that WebKit doesn't know, and what was still being read
 * when its page was left.
 */
const allowed =
  /Image corrupt or truncated|Failed to load resource|Unrecognized Content-Security-Policy directive|(?:_rsc=|\/api\/)\S+ due to access control/;
const canEncodeHeic = findProgram("heif-enc") !== null;
if (!canEncodeHeic)
  process.stdout.write(
    'skipped: "a HEIC photo becomes a listing" needs heif-enc\n',
  );

let inPage: string;
let folder: string;
beforeAll(async () => {
  inPage = await buildInPage();
  folder = mkdtempSync(path.join(os.tmpdir(), "listwright-browsers-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function save(name: string, content: string | Uint8Array) {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

const written = role("toolbar", "Listing");
const photos = css('input[type="file"][multiple]');
const dish = "Walnut ring dish";

async function open(page: Page, where: string) {
  await page.goto(where);
  await page.ready();
}

/**
 * What is on the clipboard, pasted into a field that is put into the page for
 * it.
 */
async function pasted(page: Page) {
  await page.engine.run(
    '() => void document.body.append(Object.assign(document.createElement("textarea"), { id: "paste" }))',
  );
  const field = css("#paste");
  // Until it is there: what a press of "Copy" writes takes a moment to arrive.
  return until("a pasted text", async () => {
    await page.focus(field);
    await page.hold("v", "Control");
    return (await page.see(field)).value || null;
  });
}

/**
 * The generator with an empty form: it shows what was written last, which it
 * brings back a moment after its form.
 */
async function openGenerator(page: Page) {
  await open(page, "/generate");
  const isKept = await page.engine.run(
    '() => Boolean(JSON.parse(localStorage.getItem("listwright:draft"))?.listing)',
  );
  if (isKept) await page.press(role("button", "Start a new listing"));
  await page.see(label("Product name"));
}

async function writeFromPhoto(page: Page, file: string) {
  await openGenerator(page);
  await page.upload(photos, file);
  await page.press(role("button", "Generate Complete Listing from Photo"), 90);
  // The sample writer can't see what the photo shows.
  const question = role("textbox", "What is it?");
  await page.see(question, 90);
  await page.fill(question, "Ring dish");
  await page.press(role("button", "Write the listing"));
  await page.see(written, 90);
  await page.see(text(/\/140/));
}

/** Opens the newest listing of this name in the history. */
async function view(page: Page, productName: string) {
  await open(page, "/history");
  await page.press(role("button", `View ${productName}`));
  await page.see(written);
}

/** What Etsy wants to know of each draft. */
async function chooseForDraft(
  page: Page,
  within: { within: Parameters<Page["see"]>[0] },
) {
  await page.fill(role("textbox", "Price in USD", within), "24.50");
  await page.choose(role("combobox", "Who made it?", within), "i_did");
  await page.choose(role("combobox", "What is it?", within), "product");
  await page.choose(
    role("combobox", "When was it made?", within),
    "made_to_order",
  );
  await page.choose(role("combobox", /creativity standards/, within), "made");
  await page.choose(
    role("combobox", "Shipping profile", within),
    "Small parcels",
  );
  await page.choose(
    role("combobox", "Processing profile", within),
    "Made to order, 5-10 days",
  );
}

async function draftAtEtsy(page: Page) {
  const productName = await writeReadyListing(page);
  await open(page, "/shop");
  await page.press(role("button", "Connect my shop"));
  await page.press(role("button", "Allow access"));
  await page.see(text("Your Etsy shop is connected"));
  await view(page, productName);
  await page.press(role("button", "Create draft in Etsy"));
  const sheet = role("dialog", "Draft in Etsy");
  const within = { within: sheet };
  await page.see(role("radio", /^Ring Dishes/, within));
  await chooseForDraft(page, within);
  await page.press(role("checkbox", "Wood", within));
  await page.press(role("button", "See what will be sent", within));
  await page.see(text("24.50 USD", within));
  await page.press(role("button", "Create draft", within));
  await page.see(role("link", "Open the draft in Etsy's editor"), 120);
}

/**
 * What a link of "On this page" leaves above the window, or further below its
 * top than its end forces. Each is followed in a page that was just opened:
 * later, the heights of what was seen are known.
 */
async function missedHeadings(page: Page, path: string) {
  const list = `() => [...document.querySelectorAll('nav[aria-label="On this page"] li a[href^="#"]')].map((link) => link.hash)`;
  const follow = `async (hash) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    [...document.querySelectorAll('nav[aria-label="On this page"] li a')].find((link) => link.hash === hash).click();
    // The page scrolls smoothly: it has stopped when it stays where it is for a
    // while.
    for (let [at, still] = [-1, 0]; still < 20; await frame()) {
      still = scrollY === at ? still + 1 : 0;
      at = scrollY;
    }
    const section = document.querySelector(hash);
    const top = (section.querySelector("h2") ?? section).getBoundingClientRect().top;
    const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
    return top < 0 || (top > 200 && scrollTop + clientHeight < scrollHeight - 1) ? hash + ": " + Math.round(top) : null;
  }`;
  await open(page, path);
  const hashes = new Set(
    z.array(z.string()).parse(await page.engine.run(list)),
  );
  const missed: unknown[] = [];
  for (const hash of hashes) {
    await open(page, path);
    missed.push(await page.engine.run(follow, hash));
  }
  return { missed: missed.filter((each) => each !== null), count: hashes.size };
}

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, query: Parameters<Page["see"]>[0], most = 60) {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.key("Tab");
    if ((await page.see(query)).isFocused) return;
  }
  throw new Error(
    `${most} presses of Tab don't reach ${JSON.stringify(query)}`,
  );
}

async function walkByKeyboard(page: Page) {
  await openGenerator(page);
  await open(page, "/generate");
  await tabTo(page, role("link", "Skip to content"), 3);
  await page.key("Enter");
  await tabTo(page, label("Product name"));
  await page.write("Oak spoon");
  await tabTo(page, role("button", "Generate Listing"));
  await page.key("Enter");
  await page.see(written, 60);
}

/** Presses each button of this kind until there is none. */
async function pressAll(page: Page, query: Parameters<Page["see"]>[0]) {
  for (let left = await page.count(query); left > 0; left -= 1) {
    await page.press(query);
    await until("one less", async () => (await page.count(query)) < left);
  }
}

/** The first column is typed, the others are left out. */
async function fillSheet(page: Page) {
  await page.see(role("grid", "Blanks"), 60);
  await pressAll(page, role("button", /^Confirm “/));
  await page.press(css('[data-row="0"][data-column="0"]'));
  for (const [index] of sheetProducts.entries()) {
    await page.write(`${index + 9} cm`);
    await page.key("Enter");
  }
  const columns = await page.count(css("[role=grid] thead th"));
  for (let column = 1; column < columns - 1; column += 1) {
    const cell = `[data-row="0"][data-column="${column}"]`;
    await page.press(css(cell));
    await page.see(css(`${cell} input`));
    const filled = `${(column + 1) * sheetProducts.length} blanks`;
    const save = role("button", new RegExp(`^Save ${filled}`));
    // WebKit's driver loses a press now and then, after it scrolled far.
    await until(filled, async () => {
      await page.press(role("button", /^Leave out “/));
      return page.see(save, 3).catch(() => null);
    });
  }
  await page.press(role("button", /^Save \d+ blanks/));
  await page.see(text(/Nothing is left blank/), 60);
  await pressAll(page, role("button", /^Confirm “/));
}

/** From a table to a draft, with claims and blanks settled in one sheet. */
async function draftFromSheet(page: Page) {
  await open(page, "/batches");
  await page.upload(
    css('input[type="file"][accept*="csv"]'),
    save("fourteen.csv", toTable()),
  );
  await page.press(role("button", "Write 14 listings"));
  const isWritten = async () =>
    (await page.count(role("button", /^Reject/))) === 14;
  await until("14 listings", isWritten, 180);
  await page.press(role("button", "Edit together"));
  await fillSheet(page);
  await page.press(role("button", "Back to the batch"));
  await page.press(role("button", "Accept all that are ready (14)"), 60);
  await page.press(role("button", "Create drafts on Etsy (14)"), 60);
  const within = { within: role("dialog", "Drafts in Etsy") };
  await chooseForDraft(page, within);
  await page.press(role("button", "Show the first of 14", within));
  const send = role("button", "Create draft, next", within);
  const attribute = role("checkbox", "Wood", within);
  // Some categories ask for an attribute first.
  const isAsked = await until(
    "the preview, or what it asks for",
    async () => {
      if ((await page.count(send)) > 0) return "no";
      return (await page.count(attribute)) > 0 && "yes";
    },
    60,
  );
  if (isAsked === "yes") {
    await page.press(attribute);
    await page.press(role("button", "See what will be sent", within));
  }
  await page.press(send, 60);
  await page.see(text(/2 of 14/, within), 60);
}

/**
 * Photos of three products, as many as these browsers read in a moment. Drawn
 * in a process of Node's own: within Jest each takes many seconds.
 */
function drawRoll() {
  const script = `import("./tests/support/camera-roll.ts").then(async ({ createCameraRoll }) => {
    const roll = await createCameraRoll(3);
    console.log(JSON.stringify(roll.map(({ name, bytes }) => ({ name, jpeg: bytes.toString("base64") }))));
  })`;
  const drawn = execFileSync(
    process.execPath,
    ["node_modules/tsx/dist/cli.mjs", "-e", script],
    { encoding: "utf8" },
  );
  return z
    .array(z.object({ name: z.string(), jpeg: z.base64() }))
    .parse(JSON.parse(drawn))
    .map(({ name, jpeg }) => ({ name, bytes: Buffer.from(jpeg, "base64") }));
}

/** Photos of a phone that become products, one border of them mended. */
async function groupCameraRoll(page: Page) {
  const roll = drawRoll();
  await open(page, "/batches");
  await page.upload(
    css('input[type="file"][accept^="image"]'),
    ...roll.map(({ name, bytes }) => save(name, bytes)),
  );
  await page.see(
    text(new RegExp(`^\\d+ listings, ${roll.length} photos$`)),
    120,
  );
  const [, second = roll[0]] = roll;
  const before = await page.count(role("list", /^Photos of/));
  await page.press(role("button", new RegExp(`^${second?.name}, photo 2 of`)));
  await page.press(role("button", "New listing"));
  await until(
    "a listing more",
    async () => (await page.count(role("list", /^Photos of/))) === before + 1,
  );
  await page.press(role("button", "Undo"));
  await until(
    "as it was",
    async () => (await page.count(role("list", /^Photos of/))) === before,
  );
  const pieces = Array.from({ length: before }, (_, at) => `Piece ${at + 1}`);
  for (const [at, piece] of pieces.entries())
    await page.fill(label(`Product name of listing ${at + 1}`), piece);
  await page.press(role("button", `Write ${before} listings`));
  for (const piece of pieces)
    await page.see(
      role("button", /^Reject/, { within: role("listitem", piece) }),
      120,
    );
}

/** These browsers decode what is there of them, and draw the rest white. */
async function refuseCutPhotos(page: Page) {
  await openGenerator(page);
  const jpeg = await createPhonePhoto();
  const png = await createPng({ width: 1600, height: 1200 });
  const files = Object.entries({
    "IMG_0009.jpg": jpeg,
    "IMG_0010.png": png,
  }).map(([name, whole]) => save(name, whole.subarray(0, whole.length >> 1)));
  await page.upload(photos, ...files);
  const refused = text(/image can't be read; it may be damaged/);
  await until(
    "a reason for each",
    async () => (await page.count(refused)) === files.length,
  );
}

const journeys: [title: string, walk: (page: Page) => Promise<void>][] = [
  [
    "a JPEG of a phone becomes a listing",
    async (page) =>
      writeFromPhoto(page, save("IMG_0007.jpg", await createPhonePhoto())),
  ],
  ["a photo that is cut off in its middle is refused", refuseCutPhotos],
  [
    "a listing of typed facts: a copy with blanks asks first, then has the whole listing",
    async (page) => {
      await openGenerator(page);
      await page.fill(label("Product name"), dish);
      await page.fill(label("Materials"), "walnut, linseed oil");
      await page.press(role("button", "Generate Listing"));
      await page.see(written, 60);
      await page.press(role("button", "Copy all"));
      const question = role("dialog", /blanks? left$/);
      await page.press(role("button", "Copy anyway", { within: question }));
      await page.seeNot(question);
      expect(await pasted(page)).toMatch(/\[add [^\]]+\]/);
    },
  ],
  [
    "an edit is saved by itself, and is there after a reload",
    async (page) => {
      await view(page, dish);
      await page.press(role("button", "Edit title"));
      await page.fill(
        role("textbox", "Title"),
        "Walnut Ring Dish with Oil Finish",
      );
      await page.see(text("Saved"));
      await view(page, dish);
      await page.see(text("Walnut Ring Dish with Oil Finish"));
    },
  ],
  [
    "the history is searched; a deleted listing comes back by Undo",
    async (page) => {
      await open(page, "/history");
      await page.fill(label("Search your listings"), "walnut");
      await until(
        "one listing",
        async () => (await page.count(role("button", /^View /))) === 1,
      );
      await page.press(role("button", `Delete ${dish}`));
      await page.see(text(`Deleted: ${dish}`));
      await page.press(role("button", "Undo"));
      await page.see(role("button", `View ${dish}`));
    },
  ],
  [
    "a CSV of two products is written as a batch",
    async (page) => {
      await open(page, "/batches");
      const table =
        'Product name,Materials\r\nLinen apron,linen\r\nWool scarf,"wool, silk"\r\n';
      await page.upload(
        css('input[type="file"][accept*="csv"]'),
        save("products.csv", table),
      );
      await page.press(role("button", "Write 2 listings"));
      await page.see(role("listitem", "Linen apron"), 90);
      for (const product of ["Linen apron", "Wool scarf"])
        await page.see(
          role("button", /^Reject/, { within: role("listitem", product) }),
          120,
        );
    },
  ],
  ["photos of a phone are grouped, mended and written", groupCameraRoll],
  [
    "an audit reads a shop's file and shows what Etsy would refuse",
    async (page) => {
      await open(page, "/audit");
      await page.upload(
        label("Choose the file"),
        save("EtsyListingsDownload.csv", toEtsyFile(createShop(120))),
      );
      await page.see(text("120 listings"), 90);
      await page.press(role("button", /^Characters that Etsy refuses/));
      expect(await page.count(role("row"))).toBeGreaterThan(1);
    },
  ],
  ["alt texts for 12 listings of a shop, put back as one", describeShop],
  ["a shop is connected, and a listing becomes its draft", draftAtEtsy],
  [
    "a CSV of 14 products: claims and blanks settled in one sheet, and a draft",
    draftFromSheet,
  ],
  [
    "a guide: each link of “On this page” stops at its section",
    async (page) => {
      const { missed, count } = await missedHeadings(page, "/etsy-seo-tips");
      expect([count > 8, missed]).toEqual([true, []]);
    },
  ],
  ["the keyboard alone: the menu, and a listing from its form", walkByKeyboard],
];

const heicJourney = async (page: Page) => {
  const heic = await encodeHeic(createPhoto({ width: 1600, height: 1200 }));
  await writeFromPhoto(page, save("IMG_0008.HEIC", heic));
};

for (const { name, programs, alsoMissing, open: openBrowser } of browsers) {
  const walk = () => {
    let page: Page;
    let close: (() => Promise<void>) | undefined;
    beforeAll(async () => {
      const engine = await openBrowser();
      close = engine.close;
      process.stdout.write(`Journeys in ${engine.version}\n`);
      page = createPage(engine, { address, inPage });
    });
    afterAll(() => close?.());
    afterEach(() => {
      expect(
        page.engine.takeComplaints().filter((line) => !allowed.test(line)),
      ).toEqual([]);
    });

    test(`${name}: a seller signs up, opens the link of the mail, and signs in`, async () => {
      await signUp(page);
      await callApi(page, "POST", "/api/start-trial");
    });
    (canEncodeHeic ? test : test.skip)(
      `${name}: a HEIC photo becomes a listing`,
      () => heicJourney(page),
    );
    test.each(journeys)(`${name}: %s`, (_, journey) => journey(page));
  };
  describeWith(programs, name, walk, alsoMissing);
}
