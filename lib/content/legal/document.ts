/** The sentence that says whom to ask; the address is a setting of the site. */
type Contact = { questionsAbout: string };
type LegalTable = { caption: string; head: string[]; rows: string[][] };

export type LegalDocument = {
  title: string;
  description: string;
  effective: string;
  /** The ISO date of the last comparison of the text with the software. */
  updated: string;
  intro: string;
  /**
   * A string is a paragraph; an array of strings is a list. Texts may contain
   * the markup of `parseInline`.
   */
  sections: {
    title: string;
    blocks: (string | string[] | LegalTable | Contact)[];
  }[];
};
