import { aReminder } from '../../../../testing/a-reminder';
import { placed } from './placed';
import { HOUR } from './target';

const at = (id: string, hours: number, minutes = 0) =>
  aReminder({ id, title: id, dueDateTime: new Date(2026, 9, 15, hours, minutes).toISOString() });
const sides = (...due: ReturnType<typeof at>[]) =>
  placed(due).blocks.map(({ reminder, side, isHalf }) => [reminder.title, isHalf ? side : 'alone']);

it('gives each its hour and the whole width where nothing comes together', () => {
  const { blocks, more } = placed([at('Iron', 9), at('Yoga', 16)]);
  expect(blocks.map(({ top, isHalf }) => [top, isHalf])).toEqual([
    [9 * HOUR, false],
    [16 * HOUR, false],
  ]);
  expect(more).toEqual([]);
});

it('puts two that come together side by side, and leaves the next alone', () => {
  expect(sides(at('Iron', 9), at('Walk', 9, 30), at('Yoga', 16))).toEqual([
    ['Iron', 0],
    ['Walk', 1],
    ['Yoga', 'alone'],
  ]);
});

it('counts what has no room beside two others', () => {
  const { blocks, more } = placed([at('Iron', 9), at('Walk', 9), at('Feed', 9, 5), at('Call', 9, 10)]);
  expect(blocks).toHaveLength(2);
  expect(more).toMatchObject([{ count: 2 }]);
});
