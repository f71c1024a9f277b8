import { liftOf } from './clear-place';

const slab = { top: 600, bottom: 680 };
const span = (top: number, bottom: number) => ({ top, bottom });

it.each([
  ['nothing to cover', [], 0],
  ['what stands above and below it', [span(500, 600), span(680, 720)], 0],
  ['a button below its middle: it goes up', [span(660, 704)], 28],
  ['a button at its top: it goes down', [span(590, 620)], -28],
  ['two buttons with too little between them: past the nearer', [span(560, 604), span(660, 704)], -112],
  ['no room below', [span(590, 780)], 98],
  ['no room anywhere: it stays', [span(0, 800)], 0],
])('with %s', (_, covered, lift) => {
  expect(liftOf(slab, { controls: covered, help: [] }, 800)).toBe(lift);
});

it('leaves help uncovered, over a button if it must, and has no place where help fills the window', () => {
  const help = [span(500, 700)];

  expect(liftOf(slab, { controls: [], help }, 800)).toBe(-108);
  expect(liftOf(slab, { controls: [span(0, 490), span(705, 800)], help }, 800)).toBe(-108);
  expect(liftOf(slab, { controls: [], help: [span(-100, 900)] }, 800)).toBeNull();
});
