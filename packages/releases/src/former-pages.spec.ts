import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageEntry, RegisteredRemote } from '@nestwell/contracts/delivery';
import { asDeclaredToday } from './former-pages';
import { RegistryStore } from './registry-store';
import { openStorage } from './storage/open-storage';

const aRemote = (...pages: PageEntry[]): RegisteredRemote => ({
  version: 'v1',
  scope: 'account_v1',
  entry: { url: '/r/account/v1/entry.js', integrity: 'sha384-1' },
  css: [],
  pages,
  widgets: [],
  contract: 1,
});
const plans: PageEntry = { path: '/checkout', title: 'Plans', open: true, bare: true };
const settings: PageEntry = { path: '/settings', title: 'Settings' };

it('says what the pages of an earlier release are for', () => {
  expect(asDeclaredToday(aRemote(plans, settings)).pages).toEqual([
    { ...plans, purpose: 'purchase', subscription: 'optional', undisturbed: 'purchase' },
    { ...settings, subscription: 'optional' },
  ]);
});

it('adds nothing to a release that says it itself', () => {
  const remote = aRemote({ ...plans, path: '/shop', purpose: 'purchase' }, settings);

  expect(asDeclaredToday(remote)).toEqual(remote);
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestwell-former-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('a registry written before leads to the same pages, also to those of the last good version', async () => {
  const storage = await openStorage({ dataDir: folder });
  const remotes = { account: { ...aRemote(plans), lastGood: aRemote(settings) } };
  const change = { at: '', by: '', why: '', id: 'account', to: 'v1' };
  await new RegistryStore(storage, 'production').replace(0, remotes, change);

  const { account } = (await new RegistryStore(storage, 'production').current()).remotes;
  expect(account?.pages[0]?.purpose).toBe('purchase');
  expect(account?.lastGood?.pages[0]?.subscription).toBe('optional');
});
