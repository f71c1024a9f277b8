import { findDamage } from '../damage';
import { isDamaged } from '../failures';
import { overwritePage } from '../testing/overwrite-page';
import { Scratch } from '../testing/scratch';

let scratch: Scratch;
beforeEach(async () => {
  scratch = await Scratch.open();
  for (let row = 0; row < 50; row += 1) await scratch.add('x'.repeat(1000));
  await scratch.file.foldLog();
});
afterEach(() => scratch.close());

it('is not found in a file that is whole, also while it is written', async () => {
  const [found] = await Promise.all([findDamage(scratch.file.path), scratch.add('meanwhile')]);

  expect(found).toBeUndefined();
});

it.each([1, 4])('is found where page %i was overwritten', async (page) => {
  overwritePage(scratch.file.path, page);

  expect(isDamaged(await findDamage(scratch.file.path))).toBe(true);
});
