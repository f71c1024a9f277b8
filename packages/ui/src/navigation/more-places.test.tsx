import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BottomNav } from './bottom-nav';
import type { BottomNavProps } from './nav-places';

const Anchor: BottomNavProps['LinkComponent'] = ({ to, onClick, ...props }) => (
  <a
    {...props}
    href={to}
    onClick={(event) => {
      event.preventDefault();
      onClick?.();
    }}
  />
);

const here = (active: string) => (label: string) => ({
  label,
  icon: null,
  to: `/${label}`,
  active: label === active,
});

const onFind = jest.fn();

function show(active = 'Home') {
  return render(
    <>
      <main>
        <p>The page</p>
        <button className="nw-quickegg">Quick log</button>
      </main>
      <BottomNav
        items={['Home', 'Community'].map(here(active))}
        more={[{ ...here(active)('Care'), about: 'Feeds and movements' }, here(active)('Settings')]}
        onFind={onFind}
        LinkComponent={Anchor}
      />
    </>,
  );
}

const more = () => screen.getByRole('button', { name: 'More' });

async function open() {
  show();
  await userEvent.click(more());
  return screen.findByRole('dialog', { name: 'More places' });
}

it('opens the further places as links, each with what is there', async () => {
  const sheet = await open();

  expect(more()).toHaveAttribute('aria-expanded', 'true');
  expect(within(sheet).getAllByRole('link')).toHaveLength(2);
  expect(within(sheet).getByRole('link', { name: /Care/ })).toHaveTextContent('Feeds and movements');
});

it('gives way to what finds a place or logs something', async () => {
  const sheet = await open();

  await userEvent.click(within(sheet).getByRole('button', { name: 'Find or log anything' }));

  expect(onFind).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('leaves the bar in reach while it is open, and the page out of it', async () => {
  await open();

  expect(screen.getByText('The page')).toHaveAttribute('inert');
  expect(screen.getByRole('button', { name: 'Quick log' })).not.toHaveAttribute('inert');
  await userEvent.click(screen.getByRole('link', { name: 'Community' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('The page')).not.toHaveAttribute('inert');
});

it.each([
  ['More', () => userEvent.click(more())],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a place', () => userEvent.click(screen.getByRole('link', { name: 'Settings' }))],
])('is closed by %s, and More has the keyboard again', async (_, close) => {
  await open();

  await close();

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(more()).toHaveAttribute('aria-expanded', 'false');
  expect(more()).toHaveFocus();
});

it('More is where she is when she is in one of its places', () => {
  show('Settings');

  expect(more()).toHaveAttribute('aria-current', 'page');
});

it('where all have room there is no More', () => {
  render(<BottomNav items={['Home', 'Settings'].map(here('Home'))} LinkComponent={Anchor} />);

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
