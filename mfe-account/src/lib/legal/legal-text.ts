export interface LegalSection {
  title: string;
  /** A string is a paragraph, a list of strings a bulleted list. */
  body: readonly (string | readonly string[])[];
}

export interface LegalText {
  title: string;
  /** "Effective October 14, 2025". */
  effective: string;
  sections: readonly LegalSection[];
}

export const EFFECTIVE = 'Effective October 14, 2025';
