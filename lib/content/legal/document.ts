export type LegalDocument = {
  title: string;
  description: string;
  effective: string;
  intro: string;
  sections: { title: string; paragraphs: string[] }[];
};
