import { sourceWords } from './source-words';

it('names the source and the day it was read', () => {
  expect(sourceWords({ source: 'nhs.uk', checkedOn: '2026-11-22' })).toBe('nhs.uk. Checked 22 Nov 2026.');
});

it('claims no day for a source that nobody has read', () => {
  expect(sourceWords({ source: 'nhs.uk', checkedOn: '' })).toBe('nhs.uk.');
});
