type LegalTable = { caption: string; head: string[]; rows: string[][] };

export type LegalDocument = {
  title: string;
  description: string;
  effective: string;
  /** ISO day on which the words were last compared with what the software does. */
  updated: string;
  intro: string;
  /** A bare string is a paragraph; a list of strings is a list. Texts may hold the marks that `parseInline` reads. */
  sections: { title: string; blocks: (string | string[] | LegalTable)[] }[];
};
