import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../platform/config/read-config';
import { runningTransaction } from '../../platform/database/running-transaction';
import { outsideCallsInTransactions, refuseOutsideCalls } from '../../platform/outside/outside-call';
import { ReleaseStore } from './release-store';

it('does not ask a bucket from inside a transaction', async () => {
  refuseOutsideCalls();
  const folder = await mkdtemp(join(tmpdir(), 'nestwell-releases-'));
  const env = { DATA_DIR: folder, RELEASES_URL: 's3://releases?endpoint=http://127.0.0.1:1' };
  const { storage } = await ReleaseStore.open(readConfig(env));
  const reading = runningTransaction.run({ open: true, afterCommit: [] }, () =>
    storage.read('r/tea/v1/entry.js'),
  );

  await expect(reading).rejects.toThrow(
    'The platform that hosts the service was called inside a transaction',
  );
  expect(outsideCallsInTransactions()).toHaveLength(1);
  await rm(folder, { recursive: true });
});
