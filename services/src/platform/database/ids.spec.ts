import { fromBinary, newId, toBinary } from './ids';

it('keeps an id in 16 bytes, whichever was asked for before', () => {
  const [one, other] = [newId(), newId()];

  expect([one, one, other, one].map((id) => fromBinary(toBinary(id)))).toEqual([one, one, other, one]);
});

it.each(['', 'x', 'not a uuid', '01a20eec533d7092a4deaaa2a6a7690a'])('refuses %p', (text) => {
  expect(() => toBinary(text)).toThrow('not a UUID');
});
