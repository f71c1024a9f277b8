import { fromBinary, newId, toBinary } from './ids';

it('keeps an id in 16 bytes, whichever was asked for before', () => {
  const [one, other] = [newId(), newId()];

  expect([one, one, other, one].map((id) => fromBinary(toBinary(id)))).toEqual([one, one, other, one]);
});

it('writes an id as it was given, with each digit in its place', () => {
  const id = '01234567-89ab-cdef-fedc-ba9876543210';
  const kept = Buffer.from(id.replaceAll('-', ''), 'hex');

  expect([fromBinary(kept), fromBinary(new Uint8Array(kept))]).toEqual([id, id]);
  expect(() => fromBinary(kept.subarray(1))).toThrow('16 bytes');
});

it.each(['', 'x', 'not a uuid', '01a20eec533d7092a4deaaa2a6a7690a'])('refuses %p', (text) => {
  expect(() => toBinary(text)).toThrow('not a UUID');
});
