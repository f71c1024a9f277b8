import type { Opener } from './who-can-open';

/** What of a site the texts speak of, so that they say what is true there. */
export interface LegalFacts {
  /** Where questions go: an e-mail address. */
  contact: string;
  /** What opens the account of whoever reads it. */
  opener: Opener;
}

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
/** The day on which both texts were last read beside what the product does. */
export const COMPARED = 'November 22, 2026';
