import { within } from '@testing-library/react';

/** What a list of terms (`dl`) says of one of them; term and definition share a parent of their own. */
export function definitionOf(term: string, root: HTMLElement = document.body): HTMLElement {
  const found = within(root)
    .getAllByRole('term')
    .find(({ textContent }) => textContent === term);
  if (!found?.parentElement) throw new Error(`Nothing is said of ${term}`);
  return within(found.parentElement).getByRole('definition');
}
