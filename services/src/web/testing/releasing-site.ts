import { plainReading } from '@nestwell/domain/reading';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Overlay, Registry } from '@nestwell/contracts/delivery/server';
import { builtRemote, promote, publish } from '@nestwell/releases';
import { releasesEntities, releasesMigrations, ReleasesModule, ReleaseStore } from '../../releases';
import { WebModule } from '../web.module';
import type { Parts } from '../../platform/application';
import { platformEntities } from '../../platform/platform.entities';
import { platformMigrations } from '../../platform/platform.migrations';
import { UserDirectory, type SessionUser } from '../../platform/session-user';
import { SessionEntity } from '../../platform/session/session.entity';
import { TestDirectory } from '../../platform/testing/test-directory';
import { confirmPreview } from './confirm-preview';
import { buildRemote, buildShell } from './built-site';
import { TestApp } from '../../platform/testing/test-app';

class OneAdmin extends TestDirectory {
  protected readonly role = 'admin';

  find(id: string): Promise<SessionUser | null> {
    return Promise.resolve({ id, role: 'admin', timezone: 'UTC', locale: null, reading: plainReading });
  }
}

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SessionEntity])],
  providers: [{ provide: UserDirectory, useClass: OneAdmin }],
  exports: [UserDirectory],
})
class Directory {}

const parts: Parts = {
  modules: [Directory, ReleasesModule, WebModule],
  entities: [...platformEntities, ...releasesEntities],
  migrations: [...platformMigrations, ...releasesMigrations],
};

const PAGES = [{ path: '/tea', title: 'Tea' }];

/** A checkout with a shell and the remotes tea and cake in version v1, and the site over it; everybody is an admin. */
export class ReleasingSite {
  private running?: TestApp;

  private constructor(readonly folder: string) {}

  static async build(): Promise<ReleasingSite> {
    const folder = await mkdtemp(join(tmpdir(), 'nestwell-platform-'));
    await writeFile(join(folder, 'pnpm-workspace.yaml'), '');
    await buildShell(folder);
    await buildRemote(folder, 'tea', 'v1', { pages: PAGES });
    await buildRemote(folder, 'cake', 'v1', {});
    return new ReleasingSite(folder);
  }

  get app(): TestApp {
    if (this.running === undefined) throw new Error('start the site first');
    return this.running;
  }

  /** Its releases, as the `mfe` command sees them. */
  get place() {
    const { storage, registry } = this.app.get(ReleaseStore);
    return { storage, store: registry };
  }

  /** Starts it, or starts it again over the same data. */
  async start(env: Record<string, string> = {}): Promise<void> {
    await this.running?.stop();
    const data = join(this.folder, 'data');
    this.running = await TestApp.start({ parts, env: { SITE_DIR: this.folder, DATA_DIR: data, ...env } });
  }

  async remove(): Promise<void> {
    await this.running?.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Builds and publishes a version, without making it current. */
  async release(id: string, version: string): Promise<void> {
    await buildRemote(this.folder, id, version, { pages: PAGES });
    const built = await builtRemote(join(this.folder, `mfe-${id}/dist`));
    if (built === undefined) throw new Error(`${id} ${version} was not built`);
    await publish(this.place.storage, built);
  }

  async promote(id: string, version: string): Promise<void> {
    await promote(this.place, { id, version }, this.decision());
  }

  /** Releases a version under the name of a preview. */
  async preview(id: string, version: string, name: string): Promise<void> {
    await this.release(id, version);
    await this.app.get(ReleaseStore).previews.name({ id, name, version, at: '', by: 'Ana' });
  }

  /** Opens a page as a browser would, with a cookie and from wherever `headers` say. */
  async open(path: string, cookie = '', headers: Record<string, string> = {}) {
    const answer = await fetch(this.app.url + path, { redirect: 'manual', headers: { cookie, ...headers } });
    const html = await answer.text();
    const json = (id: string): unknown =>
      JSON.parse(new RegExp(`id="nestwell-${id}">(.*)</script>`).exec(html)?.[1] ?? 'null');
    return {
      status: answer.status,
      to: answer.headers.get('location'),
      policy: answer.headers.get('content-security-policy') ?? '',
      cookie: (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '',
      registry: json('registry') as Registry,
      overlay: json('overlay') as Overlay | null,
    };
  }

  /** Opens an address with `?with=…` and confirms it. */
  confirm(path: string, cookie = '', headers: Record<string, string> = {}) {
    return confirmPreview(this.app.url, path, cookie, headers);
  }

  /** What a decision about releases is noted with. */
  decision() {
    return { at: this.app.clock.now(), by: 'Ana', why: 'ready' };
  }
}
