import { deviceStore } from '@nestwell/remote-kit';

const store = deviceStore('shell');
const RECENT = 'recent';
const MOST = 4;

/** What she chose last, the newest first: ids of commands. */
export const recentIds = (): readonly string[] => (store.read(RECENT) ?? '').split('\n').filter(Boolean);

export function rememberId(id: string): void {
  store.keep(RECENT, [id, ...recentIds().filter((other) => other !== id)].slice(0, MOST).join('\n'));
}
