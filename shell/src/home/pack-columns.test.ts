import { packColumns } from './pack-columns';

const changed: (() => void)[] = [];
const columns = {
  matches: false,
  addEventListener: (_: string, listener: () => void) => changed.push(listener),
  removeEventListener: () => changed.splice(0),
};

beforeEach(() => {
  changed.splice(0);
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue(columns as unknown as MediaQueryList);
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, 0, 300, 120.4));
});
afterEach(() => jest.restoreAllMocks());

/** A grid of two parts, packed. */
function packed(wide: boolean) {
  columns.matches = wide;
  const grid = document.createElement('div');
  grid.append(document.createElement('div'), document.createElement('div'));
  const stop = packColumns(grid);
  const rows = () => [...grid.children].map((part) => (part as HTMLElement).style.getPropertyValue('--rows'));
  return { grid, rows, stop };
}

it('gives every part as many rows as it is high, those that come later too', async () => {
  const { grid, rows } = packed(true);
  expect(rows()).toEqual(['121', '121']);

  grid.append(document.createElement('div'));
  await Promise.resolve();

  expect(rows()).toEqual(['121', '121', '121']);
});

it('measures nothing while there are no columns, and packs once there are', async () => {
  const { grid, rows, stop } = packed(false);
  grid.append(document.createElement('div'));
  await Promise.resolve();
  expect(Element.prototype.getBoundingClientRect).not.toHaveBeenCalled();

  columns.matches = true;
  changed.forEach((tell) => tell());
  expect(rows()).toEqual(['121', '121', '121']);

  stop?.();
  expect(changed).toEqual([]);
});
