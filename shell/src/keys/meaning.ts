import { TOGETHER_MS } from '@nestwell/remote-kit/host';
import type { Command } from './commands';
import type { Press } from './presses';

export type Meaning = 'find' | 'keys' | 'urgent' | 'undo' | 'first' | Command | undefined;

const OF_THE_SHELL: Record<string, Meaning> = { '?': 'keys', u: 'urgent', z: 'undo', g: 'first' };

/** What a key does, `first` being that of two; `afterFirst` is when G was pressed. */
export function meaningOf(
  { key, at }: Press,
  commands: readonly Command[],
  { afterFirst, isOn }: { afterFirst: number; isOn: boolean },
): Meaning {
  if (key === 'find') return 'find';
  if (!isOn) return undefined;
  const group = at - afterFirst <= TOGETHER_MS ? 'go' : 'log';
  const letter = key.toLowerCase();
  const command = commands.find((one) => one.key === letter && one.group === group);
  return command ?? (group === 'go' ? undefined : OF_THE_SHELL[letter]);
}
