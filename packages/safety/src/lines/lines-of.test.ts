import { alwaysAnswering, crisisLinesOf, elsewhere, linesOf, regions, textWay } from './index';

const all = regions.flatMap((region) => region.lines.map((line) => ({ ...line, country: region.country })));
const numbersOf = (country: string, ...kinds: Parameters<typeof linesOf>[1][]) =>
  regions
    .filter((one) => one.country === country)
    .flatMap((one) => linesOf(one, ...kinds).map(({ number }) => number));

it('promises no hours where the source of a line was not read', () => {
  expect(all.filter(({ checkedOn }) => checkedOn === '').length).toBeGreaterThan(10);
  expect(all.filter(({ checkedOn, hours }) => checkedOn === '' && hours !== 'unknown')).toEqual([]);
});

it.each([
  ['us', 'abuse', ['1-800-799-7233']],
  ['gb', 'abuse', ['0808 2000 247']],
  ['au', 'abuse', ['1800 737 732']],
  ['nz', 'abuse', ['0800 733 843']],
  ['us', 'poison', ['1-800-222-1222']],
  ['ca', 'poison', ['1-844-764-7669']],
  ['au', 'poison', ['13 11 26']],
  ['nz', 'poison', ['0800 764 766']],
  ['us', 'eating', ['1-888-375-7767']],
  ['ca', 'eating', ['1-866-633-4220']],
  ['gb', 'eating', ['0808 801 0677']],
  ['au', 'eating', ['1800 33 4673']],
  ['nz', 'eating', ['0800 233 269']],
  ['us', 'perinatal', ['1-833-852-6262', '1-800-944-4773']],
  ['ca', 'health', ['811']],
  ['nz', 'health', ['0800 611 116', '0800 933 922']],
  ['gb', 'crisis', ['116 123', '85258', '0808 808 8000']],
  ['au', 'crisis', ['13 11 14', '0477 13 11 14']],
] as const)('has the lines of %s for %s', (country, kind, numbers) => {
  expect(numbersOf(country, kind)).toEqual(numbers);
});

it('has help against abuse in every country, in Canada a page of shelters', () => {
  for (const region of regions)
    expect([region.country, linesOf(region, 'abuse').length + (region.pages?.length ?? 0)]).toEqual([
      region.country,
      1,
    ]);
  expect(regions.find(({ country }) => country === 'ca')?.pages?.[0]?.url).toBe('https://sheltersafe.ca');
});

it('keeps who is no crisis service out of the crisis lines', () => {
  for (const region of regions) {
    const names = crisisLinesOf(region).map(({ name }) => name);
    expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/PANDA|Postpartum Support/)]));
  }
  for (const { note } of all.filter(({ notForCrisis }) => notForCrisis))
    expect(note).toMatch(/Not a crisis service/);
});

it('has at least one line that answers day and night in every country, and promises none elsewhere', () => {
  for (const region of regions) expect(alwaysAnswering(region)).not.toEqual([]);
  expect(elsewhere).not.toHaveProperty('lines');
});

it('says where NHS 111 answers', () => {
  expect(all.find(({ number }) => number === '111')?.note).toMatch(/England, Scotland and Wales/);
});

it('gives a text its own number and its first word', () => {
  const [hotline] = all.filter(({ name }) => name === 'National Domestic Violence Hotline');
  expect(hotline && textWay(hotline)).toEqual({ href: 'sms:88788', label: 'Text START to 88788' });
  expect(textWay({ number: '988', texts: true })).toEqual({ href: 'sms:988', label: 'Text' });
  expect(textWay({ number: '111' })).toBeUndefined();
});
