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

it('a run that says nothing is told', () => {
  expect(failuresIn('')).toEqual(['the browser tests did not run']);
});
