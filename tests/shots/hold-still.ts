import type { Page } from "@playwright/test";

/**
 * What each run has anew, and the same for all: identifiers, days, times and
 * where the application listens.
 */
const changing: [pattern: string, fixed: string][] = [
  [
    "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}",
    "00000000-0000-4000-8000-000000000000",
  ],
  ["localhost:\\d+", "localhost:3000"],
  ["OakAndLinen\\d{7}", "OakAndLinen1234567"],
  // What a wait says in turn.
  [
    "^(Researching keywords|Optimizing for the marketplace algorithm|Generating descriptions|Creating tags|Finalizing content)$",
    "Analyzing product details",
  ],
  ["\\b\\d{4}-\\d\\d-\\d\\d\\b", "2026-06-15"],
  [
    "\\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{1,2}\\b",
    "Jun 15",
  ],
  [
    "\\b(January|February|March|April|June|July|August|September|October|November|December) \\d{1,2}\\b",
    "June 15",
  ],
  ["\\b\\d{1,2}:\\d\\d(:\\d\\d)?([\\s\\u202f][AP]M)?", "10:30 AM"],
  ["\\b\\d+ (second|minute|hour|day)s? ago", "2 $1s ago"],
];

/** Without the time that they take to fade, or to be measured when seen. */
const still = `
  *, ::before, ::after {
    caret-color: transparent !important;
    content-visibility: visible !important;
    animation: none !important;
    transition: none !important;
  }
  [role="progressbar"] > * {
    width: 50% !important;
  }
`;

/**
 * Has a page look the same in each run, for a picture; what is returned gives
 * it back as it was.
 */
export async function holdStill(page: Page) {
  await page
    .locator("div[role=status].fixed > *")
    .waitFor({ state: "hidden", timeout: 5_000 });
  await page.evaluate(waitForImages);
  const held = await page.evaluateHandle(fixWhatChanges, { changing, still });
  await page.evaluate(waitUntilSettled);
  return async () => {
    await held.evaluate((release) => release());
    await held.dispose();
  };
}

async function waitForImages() {
  await document.fonts.ready;
  for (const image of document.images) image.loading = "eager";
  const images = [...document.images].filter(({ src }) => src !== "");
  await Promise.all(images.map((image) => image.decode().catch(() => null)));
}

/** Ten frames in which the page keeps its height, or two seconds. */
async function waitUntilSettled() {
  let [height, kept] = [0, 0];
  for (let frame = 0; kept < 10 && frame < 120; frame++) {
    await new Promise(requestAnimationFrame);
    const { scrollHeight } = document.documentElement;
    kept = scrollHeight === height ? kept + 1 : 0;
    height = scrollHeight;
  }
}

function fixWhatChanges({
  changing,
  still,
}: {
  changing: [string, string][];
  still: string;
}) {
  const undo: (() => void)[] = [];
  const fix = (text: string) =>
    changing.reduce(
      (fixed, [pattern, value]) =>
        fixed.replace(new RegExp(pattern, "gu"), value),
      text,
    );
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.nodeValue ?? "";
    const fixed = fix(text);
    if (fixed === text) continue;
    node.nodeValue = fixed;
    undo.push(() => {
      if (node.nodeValue === fixed) node.nodeValue = text;
    });
  }
  const fields = document.querySelectorAll<
    HTMLInputElement | HTMLTextAreaElement
  >("input:not([type=file]), textarea");
  for (const field of fields) {
    const { value } = field;
    if (fix(value) === value) continue;
    field.value = fix(value);
    undo.push(() => {
      field.value = value;
    });
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(still);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    for (const step of undo) step();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (one) => one !== sheet,
    );
  };
}
