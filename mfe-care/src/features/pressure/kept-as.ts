import { deviceStore } from '@nestwell/remote-kit';

const tab = deviceStore('care', 'tab');
const nameOf = (key: string) => `reading.${key}`;

/** Which row a reading became, by its key: as long as the tab, whose history shows it again after a reload. */
export const keptAs = (key: string): string | undefined => tab.read(nameOf(key)) ?? undefined;
export const noteKeptAs = (key: string, id: string) => tab.keep(nameOf(key), id);
