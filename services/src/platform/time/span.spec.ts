import { spanOf } from './span';

const at = (iso: string) => new Date(iso);

it('takes days of hers as a whole, be they shorter by daylight saving', () => {
  expect(spanOf({ startDate: '2026-03-29', endDate: '2026-03-29' }, 'Europe/Vienna')).toEqual({
    from: at('2026-03-28T23:00:00Z'),
    until: at('2026-03-29T22:00:00Z'),
  });
});

it('includes the moments it is given', () => {
  const noon = '2026-03-29T12:00:00.000Z';

  expect(spanOf({ startDate: noon, endDate: noon }, 'Europe/Vienna')).toEqual({
    from: at(noon),
    until: at('2026-03-29T12:00:00.001Z'),
  });
});

it('is open where no end is named', () => {
  expect(spanOf({}, 'UTC')).toEqual({ from: undefined, until: undefined });
});
