import { z } from "zod";
import { categoryValues } from "@/lib/listing-text/fields/listing-choices";
import { snippetKinds } from "@/lib/listing-text/fields/snippet-kinds";
import {
  isEtsyLanguage,
  languageValues,
} from "@/lib/listing-text/languages/writing-languages";
import { plainLine } from "@/lib/listing-text/plain-text/plain-text";
import { checkSnippetText } from "@/lib/listing-text/rules/snippet";

/** Entries, and characters where a name says so. */
export const shopLimits = {
  observations: 12,
  observationCharacters: 200,

  words: 30,
  wordCharacters: 40,

  snippets: 20,
  snippetCharacters: 2_000,
  snippetNameCharacters: 60,
  /**
   * All snippets together: they leave room for a description that is written
   * around them.
   */
  snippetsCharacters: 10_000,

  materialsCharacters: 500,
  makingTimeCharacters: 100,

  samples: 5,
  sampleCharacters: 4_000,
} as const;

/** Plain lines, each once, without empty ones. */
const linesOf = (lines: string[]): string[] => [
  ...new Set(lines.map(plainLine).filter(Boolean)),
];

const tooMany = (most: number, what: string) =>
  `Please use at most ${most} ${what}.`;
const tooLong = (most: number, what: string) =>
  `Please keep ${what} under ${most} characters.`;

const wordsSchema = z
  .array(
    z
      .string()
      .max(
        shopLimits.wordCharacters,
        tooLong(shopLimits.wordCharacters, "each word"),
      ),
  )
  .max(shopLimits.words, tooMany(shopLimits.words, "words"))
  .transform(linesOf);

const voiceSchema = z
  .strictObject({
    /** How she writes, in plain sentences: "Short sentences." */
    observations: z
      .array(
        z
          .string()
          .max(
            shopLimits.observationCharacters,
            tooLong(shopLimits.observationCharacters, "each observation"),
          ),
      )
      .max(
        shopLimits.observations,
        tooMany(shopLimits.observations, "observations"),
      )
      .transform(linesOf),
    useWords: wordsSchema,
    avoidWords: wordsSchema,
  })
  .superRefine(({ useWords, avoidWords }, context) => {
    const avoided = new Set(avoidWords.map((word) => word.toLowerCase()));
    const both = useWords.find((word) => avoided.has(word.toLowerCase()));
    if (both !== undefined)
      context.addIssue({
        code: "custom",
        message: `“${both}” is in both lists of words.`,
      });
  });
export type Voice = z.output<typeof voiceSchema>;

/** Line breaks as Etsy's form has them. Nothing else is changed afterwards. */
const tidyText = (text: string): string =>
  text.replace(/\r\n?/gu, "\n").replaceAll("\t", " ").trim();

const snippetSchema = z
  .strictObject({
    /** Made by the page, so that a new snippet has one before it is saved. */
    id: z.string().regex(/^[\w-]{1,40}$/, "This snippet has an invalid id."),
    kind: z.enum(snippetKinds),
    name: z
      .string()
      .transform(plainLine)
      .pipe(
        z
          .string()
          .min(1, "Please give each snippet a name.")
          .max(
            shopLimits.snippetNameCharacters,
            tooLong(shopLimits.snippetNameCharacters, "a snippet's name"),
          ),
      ),
    text: z
      .string()
      .transform(tidyText)
      .pipe(
        z
          .string()
          .min(1, "Please write the snippet's text, or remove it.")
          .max(shopLimits.snippetCharacters),
      ),
    /** Of the listings that get it; none means all. */
    categories: z.array(z.enum(categoryValues)).max(categoryValues.length),
  })
  .superRefine(({ name, kind, text }, context) => {
    for (const problem of checkSnippetText(kind, text)) {
      context.addIssue({
        code: "custom",
        path: ["text"],
        message: `“${name}” ${problem}`,
      });
    }
  });
export type Snippet = z.output<typeof snippetSchema>;

const hasDoubles = (values: readonly string[]): boolean =>
  new Set(values).size < values.length;

const snippetsSchema = z
  .array(snippetSchema)
  .max(shopLimits.snippets, tooMany(shopLimits.snippets, "snippets"))
  .superRefine((snippets, context) => {
    if (hasDoubles(snippets.map(({ id }) => id)))
      context.addIssue({
        code: "custom",
        message: "Two snippets have one id.",
      });
    const length = snippets.reduce((sum, { text }) => sum + text.length, 0);
    if (length <= shopLimits.snippetsCharacters) return;
    const message = `The snippets have ${length} characters together; at most ${shopLimits.snippetsCharacters} leave room for the description.`;
    context.addIssue({ code: "custom", message });
  });

/** What a new listing's form starts with. */
const shopDefaultsSchema = z.strictObject({
  category: z.enum(categoryValues).nullable(),
  materials: z
    .string()
    .trim()
    .max(
      shopLimits.materialsCharacters,
      tooLong(shopLimits.materialsCharacters, "materials"),
    ),
  makingTime: z
    .string()
    .trim()
    .max(
      shopLimits.makingTimeCharacters,
      tooLong(shopLimits.makingTimeCharacters, "the making time"),
    ),
  /**
   * The first is the one that listings are written in, the others are those
   * that they are translated into.
   */
  languages: z
    .array(z.enum(languageValues))
    .max(languageValues.length)
    .refine(
      (languages) => !hasDoubles(languages),
      "A language is chosen twice.",
    )
    .refine(
      ([, ...others]) => others.every(isEtsyLanguage),
      "Etsy has no translations in one of the languages.",
    ),
});

export const shopEditSchema = z.strictObject({
  voice: voiceSchema,
  snippets: snippetsSchema,
  defaults: shopDefaultsSchema,
  /** The one the edit is based on; 0 where nothing is stored yet. */
  version: z.int().min(0).max(2_147_483_647),
});
export type ShopEdit = z.output<typeof shopEditSchema>;

/** As it is stored: with what was valid when it was saved. */
export const storedShopSchema = z.object({
  voice: z.object({
    observations: z.array(z.string()),
    useWords: z.array(z.string()),
    avoidWords: z.array(z.string()),
  }),
  snippets: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(snippetKinds),
      name: z.string(),
      text: z.string(),
      categories: z.array(z.enum(categoryValues)),
    }),
  ),
  defaults: z.object({
    category: z.enum(categoryValues).nullable(),

    materials: z.string(),
    makingTime: z.string(),
    languages: z.array(z.enum(languageValues)),
  }),
  version: z.number(),
});

/** `updatedAt` is ISO 8601, null before the first save. */
export type Shop = ShopEdit & { updatedAt: string | null };

export const emptyShop: Shop = {
  voice: { observations: [], useWords: [], avoidWords: [] },
  snippets: [],
  defaults: { category: null, materials: "", makingTime: "", languages: [] },

  version: 0,
  updatedAt: null,
};

/** The answer to an edit of an older version: what is stored now. */
export type ShopConflict = { code: "conflict"; message: string; current: Shop };

export const voiceRequestSchema = z.strictObject({
  samples: z
    .array(
      z
        .string()
        .trim()
        .min(1, "Please paste one of your descriptions.")
        .max(
          shopLimits.sampleCharacters,
          tooLong(shopLimits.sampleCharacters, "each description"),
        ),
    )
    .min(1, "Please paste one of your descriptions.")
    .max(shopLimits.samples, tooMany(shopLimits.samples, "descriptions")),
  /** What the sample text follows instead of what was observed. */
  voice: voiceSchema.optional(),
});

/**
 * How a seller writes, and a few sentences written so. Nothing of it is stored.
 */
export type ReadVoice = { observations: string[]; sample: string };
