import { integrityOf, isVouched } from './vouched';

const bytes = Buffer.from('tea');
const formerly = 'sha384-hvpbAqpj/Qm2e9mXb5Vl11SzR1Aw6Mi2wb6k62VI4SqjMMrPslMJpoUWxT09kZ2w';

it('bytes are vouched for as entries ask for them', () => {
  expect(integrityOf(bytes)).toMatch(/^sha256-[\w+/]{43}=$/);
  expect(isVouched(bytes, integrityOf(bytes))).toBe(true);
  expect(isVouched(Buffer.from('tee'), integrityOf(bytes))).toBe(false);
});

it('what was released before stays vouched for', () => {
  expect(isVouched(bytes, formerly)).toBe(true);
  expect(isVouched(Buffer.from('tee'), formerly)).toBe(false);
});

it.each(['', 'md5-yTUTkZ2jJhSfVtBtFB4EXQ==', 'sha256-'])('%j vouches for nothing', (integrity) => {
  expect(isVouched(bytes, integrity)).toBe(false);
});
