import { account } from '@nestwell/contracts/account';
import { identity } from '@nestwell/contracts/identity';
import {
  answer,
  aQuietMember,
  aUser,
  refuse,
  renderWithHost,
  type HostTestOptions,
} from '@nestwell/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isInternal, labelOf } from './lib/labels';
import { plantedExport } from './testing/planted-export';
import { YourDataPage } from './your-data-page';

const user = aUser({ email: 'amara@example.com' });
const isNeeded = (ways: ('code' | 'passkey')[]) =>
  answer(identity.proofState, { isNeeded: ways.length > 0, ways });
const exported = (areas: Record<string, unknown>) =>
  answer(account.exportPersonalData, { exportedAt: '2026-11-22T18:00:00Z', areas });
const open = (answers: HostTestOptions['answers'], isProved = true) =>
  renderWithHost(<YourDataPage />, {
    user,
    route: '/settings/your-data',
    answers: [isNeeded(isProved ? [] : ['code']), ...(answers ?? [])],
  });
const meal = (name: string) => ({
  id: `id-${name}`,
  name,
  calories: 420,
  mealType: 'lunch',
  loggedAt: '2026-06-15T12:00:00Z',
});

it('shows every word that an export has in any table, under names that she reads, and nothing internal', async () => {
  const { everything, planted } = plantedExport();
  const { container } = open([answer(account.exportPersonalData, everything)]);
  await screen.findByRole('heading', { level: 2, name: 'Food' });

  const text = container.textContent;
  expect(planted.filter(({ words, field }) => text.includes(words) === isInternal(field))).toEqual([]);
  expect(planted.filter(({ field }) => !isInternal(field) && !text.includes(labelOf(field)))).toEqual([]);
  expect(text).not.toMatch(/[a-z][A-Z]\w+:|an-id/);
  expect(screen.getByRole('group', { name: 'Posts you liked' })).toHaveTextContent('How many2');
});

it('says of an area with nothing that nothing is kept there, and offers no spreadsheet of it', async () => {
  open([
    exported({
      nutrition: { meals: [meal('Stew')], mealPlans: [] },
      feedback: [],
      newArea: { newTable: [{ fineWord: 'x' }] },
    }),
  ]);

  expect(await screen.findByRole('region', { name: 'Feedback' })).toHaveTextContent('Nothing is kept here.');
  expect(screen.getByRole('region', { name: 'Food' })).toHaveTextContent('Nothing yet: Meal plans.');
  expect(screen.getByRole('region', { name: 'New area' })).toHaveTextContent('New tableFine wordx');
  expect(
    screen
      .getAllByRole('button', { name: /as a spreadsheet$/ })
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Save Food as a spreadsheet', 'Save New area as a spreadsheet']);
});

it('hands out the spreadsheet of an area', async () => {
  const files: [string, Blob][] = [];
  let blob = new Blob();
  Object.assign(URL, {
    createObjectURL: (made: Blob) => ((blob = made), 'blob:sheet'),
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push([this.download, blob]);
  });
  open([exported({ nutrition: { meals: [meal('Stew')], mealPlans: [] } })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Save Food as a spreadsheet' }));

  expect(files).toEqual([
    [expect.stringMatching(/^nestwell-\d{4}-\d\d-\d\d-nutrition\.csv$/), expect.anything()],
  ]);
  expect(files[0]?.[1].type).toBe('text/csv;charset=utf-8');
});

it('shows the first rows of many, and all on paper or when she asks', async () => {
  const { container } = open([
    exported({
      nutrition: { meals: Array.from({ length: 80 }, (_, at) => meal(`Stew ${at}n`)), mealPlans: [] },
    }),
  ]);
  const table = within(await screen.findByRole('table', { name: 'Meals · 80' }));
  expect(table.getAllByRole('row')).toHaveLength(31);
  expect(container).not.toHaveTextContent('Stew 79n');

  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(container).toHaveTextContent('Stew 79n');
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(container).not.toHaveTextContent('Stew 79n');

  await userEvent.click(screen.getByRole('button', { name: 'Show all 80' }));
  expect(table.getAllByRole('row')).toHaveLength(81);
});

it('asks first that it is she, and shows nothing where she would rather not', async () => {
  const { calls } = open([exported({})], false);
  expect(await screen.findByRole('dialog', { name: 'First, show that it is you' })).toHaveTextContent(
    'Then your data is shown',
  );
  expect(screen.getByLabelText('Collecting your data')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));

  expect(await screen.findByRole('heading', { name: 'First, show that it is you' })).toBeVisible();
  expect(calls(account.exportPersonalData)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show my data' }));
  expect(await screen.findByRole('dialog', { name: 'First, show that it is you' })).toBeVisible();
});

it('that does not load says so, and comes once more', async () => {
  const { answer: answers } = open([refuse(account.exportPersonalData, 'internal')]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your data didn’t load. Nothing was lost.');

  answers(exported({ nutrition: { meals: [meal('Stew')], mealPlans: [] } }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Food' })).toHaveTextContent('Stew');
});

it('without a network says so, and opens as soon as there is one', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { answer: answers } = open([refuse(account.exportPersonalData, 'internal')]);
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');

  answers(exported({ nutrition: { meals: [meal('Stew')], mealPlans: [] } }));
  isOnline.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByRole('region', { name: 'Food' })).toHaveTextContent('Stew');
});

it.each(['loss', 'paused'] as const)(
  'in %s shows what was kept before only once she asks for it',
  async (state) => {
    const view = renderWithHost(<YourDataPage />, {
      user: aQuietMember(state),
      route: '/settings/your-data',
      answers: [isNeeded([]), exported({ nutrition: { meals: [meal('Stew')], mealPlans: [] } })],
    });
    expect(await screen.findByRole('heading', { name: 'Show everything?' })).toBeVisible();
    expect(view.calls(account.exportPersonalData)).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Show my data' }));

    expect(await screen.findByRole('region', { name: 'Food' })).toHaveTextContent('Stew');
  },
);
