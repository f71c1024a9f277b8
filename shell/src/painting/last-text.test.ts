import { hideLastText } from './last-text';

it('leaves no name by which the text that was looked through last can be asked for', () => {
  /(her) (weight) is (64)/.exec('Today her weight is 64 kg');
  const told = Object.fromEntries(
    Object.getOwnPropertyNames(RegExp).map((name) => [name, Reflect.get(RegExp, name) as unknown]),
  );
  const texts = Object.fromEntries(
    Object.entries(told).filter(([name, held]) => typeof held === 'string' && name !== 'name'),
  );
  expect(Object.values(texts)).toEqual(
    expect.arrayContaining(['Today her weight is 64 kg', 'weight', ' kg']),
  );

  hideLastText(texts);

  expect(texts).toEqual({});
});
