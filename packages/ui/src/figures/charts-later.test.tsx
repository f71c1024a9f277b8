import { render, screen } from '@testing-library/react';
import { BarChart, EggRow } from './charts-later';

it('shows a chart as soon as its code is there', async () => {
  const { container } = render(<BarChart title="Water" points={[{ label: 'Mon', value: 6 }]} />);
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();

  expect(await screen.findByRole('table', { name: 'Water' })).toBeInTheDocument();
  expect(container.querySelector('[aria-busy]')).not.toBeInTheDocument();
});

it('shows the next one at once', () => {
  render(<EggRow kind="mood" title="Mood" words={['Low']} points={[{ label: 'Mon', level: 0 }]} />);
  expect(screen.getByRole('list', { name: 'Mood' })).toBeInTheDocument();
});
