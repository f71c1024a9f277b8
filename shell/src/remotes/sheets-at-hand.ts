import { ownSheet } from '../isolation/styles';

/** What a bundler's runtime calls to load a chunk's style sheet (`f.css`), whose name is `k`. */
export interface SheetLoading {
  f?: { css?: (chunk: string, promises: Promise<unknown>[], ...rest: unknown[]) => void };
  k?: (chunk: string) => string;
  /** Where its files lie: `/r/nutrition/<version>/`. */
  p: string;
}

const texts = new Map<string, { owner: string; text: string }>();
const worn = new Set<string>();

/** Sheets that came with the entry of this version, by their addresses. */
export function sheetsCame(owner: string, sheets: Readonly<Record<string, string>>): void {
  for (const [url, text] of Object.entries(sheets)) texts.set(url, { owner, text });
}

/** A sheet that is here already is not asked for: it goes into the page as it would have come, as one of its own. */
export function wearSheetsAtHand({ f, k: nameOf, p }: SheetLoading): void {
  const load = f?.css;
  if (!f || !load || !nameOf) return;
  f.css = (chunk, ...rest) => {
    const url = p + nameOf(chunk);
    const sheet = texts.get(url);
    if (sheet === undefined) return load(chunk, ...rest);
    if (!worn.has(url)) ownSheet(sheet.owner, sheet.text);
    worn.add(url);
  };
}
