import { render, screen } from '@testing-library/react';
import { useOnPaper } from '..';
import { aPrinter } from '../testing';

const Sheet = () => (useOnPaper() ? <p data-paper>What stands on paper alone</p> : <h1>The page</h1>);

it('draws what stands on paper alone before the printer looks, and takes it away afterwards', () => {
  const { papers, printFromBrowser } = aPrinter();
  render(<Sheet />);

  printFromBrowser();
  window.print();

  expect(papers.map(({ textContent }) => textContent)).toEqual(Array(2).fill('What stands on paper alone'));
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});
