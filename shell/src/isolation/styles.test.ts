import { switchLate, switchSheets } from './styles';

/** A sheet of a version as it has just come. */
function comes(owner: string): { disabled: boolean } {
  const link = document.createElement('link');
  link.href = `/r/${owner.replace('@', '/')}/late.css`;
  const sheet = { disabled: false };
  Object.defineProperty(link, 'sheet', { value: sheet });
  switchLate(link);
  return sheet;
}

it('a sheet that comes after its version has left is off', () => {
  switchSheets('tea@v1', true);

  expect(comes('tea@v1').disabled).toBe(true);
  expect(comes('tea@v2').disabled).toBe(false);
});

it('and on where its version is shown again', () => {
  switchSheets('tea@v1', true);
  switchSheets('tea@v1', false);

  expect(comes('tea@v1').disabled).toBe(false);
});
