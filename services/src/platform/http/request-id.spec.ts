import { requestIdOf } from './request-id';

const of = (id?: string | string[]) => requestIdOf({ headers: { 'x-request-id': id } });

it('takes the name that a proxy gave a request, and gives one where there is none or it could say more', () => {
  expect(of('0F1E2D3C-4B5A')).toBe('0F1E2D3C-4B5A');
  for (const refused of [undefined, 'anna@example.com', 'short', 'x'.repeat(65), 'two\nlines-of-it'])
    expect(of(refused)).toMatch(/^[0-9a-f-]{36}$/);
});
