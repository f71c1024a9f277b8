import { failuresIn } from './failures-in';

it('names what failed once, and what a page holds of the member before', () => {
  const output = `
  1) src/platform/one-after-another.e2e.ts:9:5 › no page of tea holds anything of the member before
    - Array []
    + Array [
    +   "/tea: the name of the member before",
    + ]

    Retry #1 ───
  1) src/platform/one-after-another.e2e.ts:9:5 › no page of tea holds anything of the member before
`;

  expect(failuresIn(output)).toEqual([
    '1) src/platform/one-after-another.e2e.ts:9:5 › no page of tea holds anything of the member before',
    '/tea: the name of the member before',
  ]);
});

it('names what a module does to the page around it', () => {
  const output = `
  1) src/platform/effects.e2e.ts:7:1 › the built pages of tea leave the page around them as it was
    + Array [
    +   "remoteEntry.6851b3f8.js:7: it calls fetch past the kit",
    +   "Date.prototype.getDay is replaced",
    +   "it leaves <html style=\\"--tea: red;\\">",
    + ]
`;

  expect(failuresIn(output).slice(1)).toEqual([
    'remoteEntry.6851b3f8.js:7: it calls fetch past the kit',
    'Date.prototype.getDay is replaced',
    'it leaves <html style="--tea: red;">',
  ]);
});

it('a run that says nothing is told', () => {
  expect(failuresIn('')).toEqual(['the browser tests did not run']);
});
