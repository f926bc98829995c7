process.env.SIGN_UP = "invited";

const note = "Sign-up is by invitation";

test("invited: questions, guides, privacy and what assistants read say so", async () => {
  const { questionGroups } = await import("@/lib/content/faq");
  const { etsySeoTips } = await import("@/lib/content/guides/etsy-seo-tips");
  const { etsyListingGeneratorGuide } = await import(
    "@/lib/content/guides/etsy-listing-generator-guide"
  );
  const { privacy } = await import("@/lib/content/legal/privacy");
  const { writeLlms } = await import("@/lib/content/write-llms");
  for (const guide of [etsySeoTips, etsyListingGeneratorGuide]) {
    expect(JSON.stringify(guide)).toContain(note);
    expect(JSON.stringify(guide)).not.toMatch(/ are free/);
  }
  const free = questionGroups
    .flatMap(({ questions }) => questions)
    .find(({ id }) => id === "free");
  expect(free?.answer[0]).toMatch(/^Sign-up is by invitation\. With/);
  expect(writeLlms("https://shop.example")).toContain(`${note}. Facts`);
  expect(JSON.stringify(privacy)).toContain("If you are invited");
});
