import { render, screen } from '@testing-library/react';
import { LinkedText } from './linked-text';

const hrefsIn = (words: string) => {
  render(<LinkedText>{words}</LinkedText>);
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
};

it.each([
  ['See https://example.org/a?b=1#c.', ['https://example.org/a?b=1#c']],
  ['https://example.org/@anna and http://example.org', ['https://example.org/@anna', 'http://example.org']],
  ['https://example.org/?to=a@b.example', ['https://example.org/?to=a@b.example']],
])('makes links of %j', (words, hrefs) => {
  expect(hrefsIn(words)).toEqual(hrefs);
});

it.each([
  'https://bank.example@evil.example/',
  'https://bank.example:pass@evil.example/',
  'https://@evil.example/',
  'https://bank.example\u202E/gpj.elpmaxe',
  'https://bank\u200B.example/',
  'https://bank\u2066.example/',
  'https://ba\u00ADnk.example/',
  'https://bank.example/\u200Da',
  'https://[bank/',
])('leaves %j text', (words) => {
  expect(hrefsIn(words)).toEqual([]);
  expect(screen.getByText(words)).toBeVisible();
});

it('keeps a mark in the words before it from turning a link', () => {
  hrefsIn('Look \u202E https://example.org/a');

  expect(screen.getByRole('link')).toHaveAttribute('dir', 'ltr');
});
