import { nextSyncMessage, syncMessages } from './sync-messages';

function memory(start?: string) {
  let kept = start ?? null;
  return { read: () => kept, keep: (_: string, text: string) => (kept = text) === text };
}

it('says ten different things in turn and begins again', () => {
  const storage = memory();

  const said = Array.from({ length: 11 }, () => nextSyncMessage(storage));

  expect(new Set(said.slice(0, 10)).size).toBe(10);
  expect(said[10]).toBe(said[0]);
});

it('starts over when the device kept nonsense', () => {
  expect(nextSyncMessage(memory('x'))).toBe(syncMessages[0]);
});
