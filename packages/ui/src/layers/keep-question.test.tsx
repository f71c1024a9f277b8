import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from '../fields/search-field';
import { TextArea } from '../fields/text-area';
import { Sheet } from './sheet';

const onKeep = jest.fn();
const onLetGo = jest.fn();

function Writing({ draft = true }: { draft?: boolean }) {
  const [open, setOpen] = useState(true);
  const [words, setWords] = useState('Kept before');
  const [search, setSearch] = useState('');
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      title="Post"
      onKeep={draft ? onKeep : undefined}
      onLetGo={onLetGo}
    >
      <SearchField label="Search" value={search} onValueChange={setSearch} />
      <TextArea label="Words" value={words} onValueChange={setWords} />
    </Sheet>
  );
}

const words = () => screen.findByLabelText('Words');
const question = () => screen.findByRole('alertdialog', { name: 'Keep what you wrote?' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isGone = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return true;
};

const ways: [string, () => unknown][] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Close', () => press('Close')],
  ['Back', () => history.back()],
  ['a press outside', () => userEvent.click(document.querySelector('.nw-scrim')!)],
];

/** The browser's history answers late. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

it.each(ways)('closes at once by %s while nothing is written', async (_, leave) => {
  render(<Writing />);
  await words();
  await settled();

  await leave();

  expect(await isGone()).toBe(true);
});

it.each(ways)('asks first by %s when something is written', async (_, leave) => {
  render(<Writing />);
  await userEvent.type(await words(), ' and a line more');
  await settled();

  await leave();

  expect(await question()).toHaveTextContent('“Kept before and a line more”');
  await press('Go on writing');
  expect(await words()).toHaveValue('Kept before and a line more');
  await settled();
  await leave();
  await question();
  await press('Keep it');
  await isGone();
  expect(onKeep).toHaveBeenCalledTimes(1);
  expect(onLetGo).not.toHaveBeenCalled();
});

it('lets words go when she says so', async () => {
  render(<Writing />);
  await userEvent.type(await words(), '!');

  await press('Close');
  await question();
  await press('Let it go');

  await isGone();
  expect(onLetGo).toHaveBeenCalledTimes(1);
});

it('promises no draft where the form has none', async () => {
  render(<Writing draft={false} />);
  await userEvent.type(await words(), '!');

  await press('Close');

  const asked = await screen.findByRole('alertdialog', { name: 'Let go of what you wrote?' });
  expect(asked).toHaveAccessibleDescription('It is not kept once this closes.');
  expect(screen.queryByRole('button', { name: 'Keep it' })).not.toBeInTheDocument();
});

const kinds = [
  ['picked', 'Let go of what you picked?', 'Go on picking'],
  ['read', 'Let go of what was read?', 'Go on looking'],
  ['wrote', 'Let go of what you wrote?', 'Go on writing'],
] as const;

it.each(ways.flatMap(([way, leave]) => kinds.map((kind) => [way, ...kind, leave] as const)))(
  'asks by %s before what she %s goes, and lets it go when she says so',
  async (_, how, asks, goOn, leave) => {
    const onOpenChange = jest.fn();
    render(
      <Sheet
        open
        onOpenChange={onOpenChange}
        title="Foods"
        unsaved={{ how, words: ['Lentils', 'Brown rice', 'Figs', 'Dates'] }}
      >
        {null}
      </Sheet>,
    );
    await screen.findByRole('dialog', { name: 'Foods' });
    await settled();

    await leave();

    const asked = await screen.findByRole('alertdialog', { name: asks });
    expect(asked).toHaveTextContent('“Lentils, Brown rice, and 2 more”');
    expect(onOpenChange).not.toHaveBeenCalled();
    await press(goOn);
    await settled();
    await leave();
    await screen.findByRole('alertdialog');
    await press('Let it go');
    expect(onOpenChange).toHaveBeenCalledWith(false);
  },
);

it.each([
  ['above a sheet that is above all else', true, 'nw-sheet--top'],
  ['above any other sheet', false, 'nw-sheet--asks'],
])('stands %s', async (_, onTop, place) => {
  render(
    <Sheet
      open
      onTop={onTop}
      onOpenChange={jest.fn()}
      title="Foods"
      unsaved={{ how: 'read', words: ['Bread'] }}
    >
      {null}
    </Sheet>,
  );
  await screen.findByRole('dialog', { name: 'Foods' });
  await userEvent.keyboard('{Escape}');

  expect(await screen.findByRole('alertdialog')).toHaveClass(place);
});

it('takes a search for nothing of hers', async () => {
  render(<Writing />);
  await userEvent.type(await screen.findByLabelText('Search'), 'soup');

  await press('Close');

  expect(await isGone()).toBe(true);
});

it('leaves the page at the first Back after it was closed otherwise, and makes no entry twice', async () => {
  history.pushState({ place: 'before' }, '');
  history.pushState({ place: 'here' }, '');
  const entries = history.length;
  for (let times = 0; times < 3; times += 1) {
    const { unmount } = render(<Writing />);
    await words();
    await settled();
    await press('Close');
    await isGone();
    unmount();
  }
  expect(history.length).toBe(entries + 1);

  history.back();

  await waitFor(() => expect(history.state).toEqual({ place: 'before' }));
});
