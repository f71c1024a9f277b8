import { emptyValues, errorsOf, leadOf, requestOf } from './form-values';

it('asks for a title and a time in the specified words', () => {
  expect(errorsOf(emptyValues)).toEqual({ title: 'Title is required', due: 'Date and time are required' });
});

it('refuses a series that ends before it begins', () => {
  const values = { ...emptyValues, title: 'Iron', due: '2026-11-20T08:00', recurring: 'daily' as const };

  expect(errorsOf({ ...values, recurringEnd: '2026-11-19' })).toHaveProperty('recurringEnd');
  expect(errorsOf({ ...values, recurringEnd: '2026-11-20' })).toEqual({});
});

it('refuses a start longer ago than a year, unless it was there already', () => {
  const values = { ...emptyValues, title: 'Iron', due: '1900-01-01T08:00' };

  expect(errorsOf(values)).toEqual({ due: 'Choose a time within the last year, or later' });
  expect(errorsOf(values, values.due)).toEqual({});
});

it.each([
  ['15', 15],
  ['0', 0],
  ['-5', 0],
  ['abc', 0],
  ['', 0],
  ['90000', 40_320],
])('reads a lead of "%s" as %i', (text, minutes) => {
  expect(leadOf(text)).toBe(minutes);
});

it('sends her clock as a moment and ends a series with its last day', () => {
  const request = requestOf({
    ...emptyValues,
    title: ' Iron ',
    due: '2026-11-20T08:00',
    recurring: 'daily',
    recurringEnd: '2026-11-22',
  });

  expect(request).toMatchObject({
    title: 'Iron',
    dueDateTime: new Date(2026, 10, 20, 8).toISOString(),
    recurringEndDate: new Date(2026, 10, 22, 23, 59, 59, 999).toISOString(),
    description: null,
  });
});
