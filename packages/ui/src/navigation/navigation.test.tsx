import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BottomNav } from './bottom-nav';
import type { BottomNavProps } from './nav-places';
import { Tabs } from './tabs';
import { WizardDots } from './wizard-dots';

const ITEMS = [
  { id: 'today', label: 'Today' },
  { id: 'trends', label: 'Trends' },
  { id: 'goals', label: 'Goals' },
] as const;

function Progress() {
  const [tab, setTab] = useState<(typeof ITEMS)[number]['id']>('today');
  return (
    <Tabs label="Progress" items={ITEMS} value={tab} onValueChange={setTab}>
      {`Panel of ${tab}`}
    </Tabs>
  );
}

describe('Tabs', () => {
  it('move by arrow keys, around both ends, and show the panel at once', async () => {
    render(<Progress />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Today' })).toHaveFocus();

    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Trends', selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Trends' })).toHaveTextContent('Panel of trends');

    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Goals', selected: true })).toHaveFocus();

    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'Today', selected: true })).toHaveFocus();
  });

  it('are one stop of the Tab key', async () => {
    render(<Progress />);
    await userEvent.tab();
    await userEvent.tab();

    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
});

const Anchor: BottomNavProps['LinkComponent'] = ({ to, ...props }) => <a {...props} href={to} />;

describe('BottomNav', () => {
  it('marks the current page and says which link leaves for a new tab', () => {
    render(
      <BottomNav
        LinkComponent={Anchor}
        items={[
          { label: 'Home', icon: null, to: '/', active: true },
          { label: 'Baby Dev', icon: null, to: 'https://example.org', external: true },
        ]}
      />,
    );

    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    const away = screen.getByRole('link', { name: 'Baby Dev (opens in a new tab)' });
    expect(away).toHaveAttribute('target', '_blank');
    expect(away).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('with large text is one button that says where she is and opens all places', async () => {
    const matches = {
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => matches });
    render(
      <BottomNav
        LinkComponent={Anchor}
        items={[
          { label: 'Home', icon: null, to: '/' },
          { label: 'Nutrition', icon: null, to: '/nutrition', active: true },
        ]}
      />,
    );
    expect(screen.queryByRole('link')).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Nutrition, show all places' }));

    const places = await screen.findByRole('dialog', { name: 'Places' });
    expect(within(places).getAllByRole('link')).toHaveLength(2);
    expect(within(places).getByRole('link', { name: 'Nutrition' })).toHaveAttribute('aria-current', 'page');
    Reflect.deleteProperty(window, 'matchMedia');
  });
});

it('WizardDots say the step in words', () => {
  render(<WizardDots step={3} total={4} />);

  expect(
    screen.getByRole('progressbar', { name: 'Steps', value: { text: 'Step 3 of 4' } }),
  ).toBeInTheDocument();
});
