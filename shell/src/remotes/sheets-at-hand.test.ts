import { switchSheets } from '../isolation/styles';
import { sheetsCame, wearSheetsAtHand } from './sheets-at-hand';

const sheetsOf = (words: string) =>
  [...document.styleSheets].filter(({ cssRules }) =>
    [...cssRules].some(({ cssText }) => cssText.includes(words)),
  );

afterEach(() => document.head.replaceChildren());

/** A build that loads a sheet for each chunk, with what it was asked for. */
function aBuild(p: string) {
  const asked: string[] = [];
  const runtime = {
    p,
    k: (chunk: string) => `${chunk}.css`,
    f: { css: (chunk: string) => void asked.push(chunk) },
  };
  wearSheetsAtHand(runtime);
  return { runtime, asked };
}

it('a sheet that came with the entry is worn once and not asked for; any other is', () => {
  const { runtime, asked } = aBuild('/r/tea/4f2a/');
  sheetsCame('tea@4f2a', { '/r/tea/4f2a/widgets.css': '@layer remote{.tea_4f2a-cup{color:red}}' });

  for (const chunk of ['widgets', 'widgets', 'page']) runtime.f.css(chunk);

  expect(sheetsOf('tea_4f2a-cup')).toHaveLength(1);
  expect(asked).toEqual(['page']);
});

it('carries the nonce of the page', () => {
  document.head.innerHTML = '<script nonce="abc" type="application/json"></script>';
  const { runtime } = aBuild('/r/pot/1/');
  sheetsCame('pot@1', { '/r/pot/1/widgets.css': '@layer remote{.pot_1-lid{color:red}}' });

  runtime.f.css('widgets');

  expect(document.querySelector('style')?.nonce).toBe('abc');
});

it('is its module’s, and switched off with it', () => {
  const { runtime } = aBuild('/r/mug/1/');
  sheetsCame('mug@1', { '/r/mug/1/widgets.css': '@layer remote{.mug_1-card{color:red}}' });
  runtime.f.css('widgets');
  const [sheet] = sheetsOf('mug_1-card');

  switchSheets('mug@1', true);
  expect(sheet?.disabled).toBe(true);
  switchSheets('mug@1', false);
  expect(sheet?.disabled).toBe(false);
});
