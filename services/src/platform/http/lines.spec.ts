import { inBytes, inText, sharedBytes } from './lines';

const rules = sharedBytes('.a{content:"é"}');
const lines = ['<p>“early”</p>', ['<style>', rules, '</style>'], '', '🌙'];

it('lines are the same in bytes as in one text, behind what begins the page', () => {
  const text = ['<p>“early”</p>', '<style>.a{content:"é"}</style>', '', '🌙'].join('\n');

  expect(inText(lines)).toBe(text);
  expect(inBytes(lines, 'ü\n').toString()).toBe(`ü\n${text}`);
});

it('what many pages bring is made bytes once', () => {
  expect(sharedBytes('.a{content:"é"}')).toBe(rules);
});
