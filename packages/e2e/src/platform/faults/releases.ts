import { Marks, openStorage } from '@nestwell/releases';
import { releaseVariant, rollBack } from '../../kit/variant';
import type { Fault } from './fault';
import { THROWS, wrapping } from './wrapping';

const change = { after: wrapping(THROWS) };

/** As after an hour with twenty browsers. */
async function prove({ site, id, good }: Parameters<NonNullable<Fault['before']>>[0]): Promise<void> {
  const storage = await openStorage({ dataDir: site.folder });
  const said = { state: 'proven', at: new Date().toISOString(), why: 'twenty browsers used it' } as const;
  await new Marks(storage, 'production').set(id, good, said);
}

/** What came before the bad version does not take the way back from her. */
export const released: readonly Fault[] = [
  {
    name: 'two bad ones in a row',
    stoppedBy: 'boundary',
    change,
    before: async (part) => {
      await prove(part);
      await releaseVariant(part.site, part.id, { version: `first${part.broken}`, ...change });
    },
  },
  {
    name: 'a bad one after a rollback',
    stoppedBy: 'boundary',
    change,
    before: async ({ site, id, broken }) => {
      await releaseVariant(site, id, { version: `first${broken}`, ...change });
      await rollBack(site, id);
    },
  },
];
