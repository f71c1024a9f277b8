import { render, screen, within } from '@testing-library/react';
import { BarChart } from './bar-chart';
import { EggRow } from './egg-row';
import { LineChart } from './line-chart';
import { ProgressRing } from './progress-ring';

const strands = (container: HTMLElement) =>
  [...container.querySelectorAll('.nw-ring__value')].map((strand) => strand.getAttribute('stroke-dasharray'));

describe('ProgressRing', () => {
  it('is one sentence for screen readers', () => {
    render(<ProgressRing percentage={66.6} label="Calories" value="690" />);

    expect(screen.getByRole('img', { name: 'Calories: 690, 67 percent' })).toHaveTextContent('690');
  });

  it('shows the rounded percentage when it has no value', () => {
    render(<ProgressRing percentage={59.5} label="Water" />);

    expect(screen.getByRole('img', { name: 'Water: 60 percent' })).toHaveTextContent('60%');
  });

  it('draws three strands, each a little shorter than the one before', () => {
    const { container } = render(<ProgressRing percentage={67} label="Calories" />);

    expect(strands(container)).toEqual(['67 200', '66.4 200', '65.8 200']);
  });

  it('fills once above a hundred and draws only its track at nothing', () => {
    const full = render(<ProgressRing percentage={140} label="Water" />);
    expect(strands(full.container)).toEqual(['100 200', '99.4 200', '98.8 200']);
    full.unmount();

    const none = render(<ProgressRing percentage={NaN} label="Water" />);
    expect(strands(none.container)).toEqual([]);
    expect(none.container.querySelectorAll('.nw-ring__track')).toHaveLength(3);
  });
});

const points = [
  { label: 'Mon', name: 'Monday', value: 6 },
  { label: 'Tue', name: 'Tuesday', value: null },
  { label: 'Wed', name: 'Wednesday', value: 4, today: true },
];

describe('charts', () => {
  it('carry their numbers in a table, a missing day as words and not as zero', () => {
    render(<BarChart title="Water by day in cups" points={points} format={(cups) => `${cups} cups`} />);

    const table = screen.getByRole('table', { name: 'Water by day in cups' });
    expect(within(table).getByRole('row', { name: 'Monday 6 cups' })).toBeInTheDocument();
    expect(within(table).getByRole('row', { name: 'Tuesday Nothing logged' })).toBeInTheDocument();
  });

  it('draw no bar for a missing day', () => {
    const { container } = render(<BarChart title="Water" points={points} />);

    expect(container.querySelectorAll('.nw-chart__bar')).toHaveLength(2);
  });

  it('do not join a strand across a gap', () => {
    const { container } = render(<LineChart title="Weight" points={points} />);

    expect(container.querySelectorAll('.nw-chart__strand')).toHaveLength(0);
    expect(container.querySelectorAll('.nw-chart__egg.nw-eggshape')).toHaveLength(2);
  });

  it('say each day of an egg row', () => {
    render(
      <EggRow
        kind="mood"
        title="Mood by day"
        words={['Low', 'Down', 'Okay', 'Good', 'Great']}
        points={[
          { label: 'Mon', name: 'Monday', level: 4 },
          { label: 'Tue', name: 'Tuesday', level: null },
        ]}
      />,
    );

    const days = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(days).toEqual([
      expect.stringContaining('Monday: Great'),
      expect.stringContaining('Tuesday: nothing logged'),
    ]);
  });
});
