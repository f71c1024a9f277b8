import { classesIn, tokensIn, tokensOfKit } from './tokens';

const kit = tokensIn([
  ':root { --nw-ink: black; --nw-line: grey } .nw-card { --f: red; color: var(--nw-ink); border: var(--nw-line) }',
]);

it('tokens are found in stylesheets and in styles of scripts, not in comments', () => {
  const found = tokensIn([
    '/* var(--nw-old) */ .a { --rows: 2; color: var(--nw-ink); gap: calc(var( --nw-2, 1rem ) * 2) }',
    `<path stroke="var(--nw-line)" /> const style = { '--letters': 3, ['--nw-foot']: 1 }; part.style.setProperty('--tall', x);`,
  ]);

  expect(found).toEqual({
    read: ['--nw-2', '--nw-ink', '--nw-line'],
    set: ['--letters', '--nw-foot', '--rows', '--tall'],
  });
});

it("a module's own custom properties are not the kit's business, and what it sets is where the kit reads it", () => {
  const module = tokensIn([
    '.a { --rows: 2; --nw-line: red; --field: var(--f); height: var(--rows); color: var(--nw-gone) }',
  ]);

  expect(tokensOfKit(module, kit)).toEqual({ read: ['--f', '--nw-gone'], set: ['--nw-line'] });
});

it('classes are told from tokens', () => {
  expect(classesIn(['.nw-card__reason { color: var(--nw-ink) }', '<b className="nw-soft x">'])).toEqual([
    'nw-card__reason',
    'nw-soft',
  ]);
});
