import { plainReading } from '@nestwell/domain/reading';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Controller, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../platform/session/auth.module';
import { HttpModule } from '../../platform/http.module';
import { contract, ofUser } from '@nestwell/contracts/kernel/server';
import { z } from 'zod';
import type { Parts } from '../../platform/application';
import { newId } from '../../platform/database/ids';
import { ContributesDocumentPolicy, type DocumentPolicy } from '../../platform/document-policies';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { platformEntities } from '../../platform/platform.entities';
import { platformMigrations } from '../../platform/platform.migrations';
import { SessionEntity } from '../../platform/session/session.entity';
import { Sessions } from '../../platform/session/sessions';
import { UserDirectory, type SessionUser } from '../../platform/session-user';
import { TestDirectory } from '../../platform/testing/test-directory';
import { ReleasesModule } from '../../releases';
import { WebModule } from '../web.module';
import { buildRemote, buildShell } from './built-site';

export const userId = newId();
export const signIn = contract({
  method: 'POST',
  path: '/api/sign-in',
  access: 'open',
  summary: 'Sign in',
  response: z.null(),
});
export const cups = contract({
  method: 'GET',
  path: '/api/users/:userId/cups',
  access: 'session',
  summary: 'Cups',
  params: ofUser,
  response: z.array(z.strictObject({ name: z.string() })),
});

export const broken = contract({ ...cups, path: '/api/users/:userId/broken', summary: 'Broken' });

class OneUser extends TestDirectory {
  protected readonly role = 'user';

  find(id: string): Promise<SessionUser | null> {
    return Promise.resolve(
      id === userId
        ? { id, role: 'user', timezone: 'Europe/Vienna', locale: null, reading: plainReading }
        : null,
    );
  }
}

@ContributesDocumentPolicy()
class PurchasePolicy implements DocumentPolicy {
  readonly script = ['https://pay.example'];
  readonly withoutTrustedTypes = true;

  matches(url: URL): boolean {
    return url.pathname === '/checkout' && url.searchParams.has('purchase');
  }
}

@ContributesDocumentPolicy()
class MapPolicy implements DocumentPolicy {
  readonly script = ['https://map.example'];

  matches(url: URL): boolean {
    return url.searchParams.has('map');
  }
}

@Controller()
class SampleController {
  constructor(private readonly sessions: Sessions) {}

  @Endpoint(cups)
  cups(@Call() _: CallOf<typeof cups>) {
    return [{ name: '</script><b>', secret: 'kept inside' }];
  }

  @Endpoint(broken)
  broken(@Call() _: CallOf<typeof broken>): never {
    throw new Error('down');
  }

  @Endpoint(signIn)
  async signIn(@Call() { cookie }: CallOf<typeof signIn>) {
    await this.sessions.begin(cookie, { id: userId, role: 'user' });
    return null;
  }
}

@Global()
@Module({
  imports: [AuthModule, HttpModule, TypeOrmModule.forFeature([SessionEntity])],
  controllers: [SampleController],
  providers: [{ provide: UserDirectory, useClass: OneUser }, PurchasePolicy, MapPolicy],
  exports: [UserDirectory],
})
class SampleModule {}

export const parts: Parts = {
  modules: [SampleModule, ReleasesModule, WebModule],
  entities: platformEntities,
  migrations: platformMigrations,
};

/**
 * A folder with a built shell and two built modules, tea and till; whoever asks removes it.
 * @param server code of the shell's server bundle; without it pages are left to the browser
 */
export async function sampleSite(server?: string): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'nestwell-site-'));
  await writeFile(join(site, 'pnpm-workspace.yaml'), '');
  await buildShell(site, server);
  await buildRemote(site, 'tea', 'v1', {
    pages: [
      { path: '/tea', title: 'Tea & more' },
      { path: '/tea/pot/:id', title: 'A pot' },
    ],
    widgets: [{ slot: 'home.tea@1' }],
  });
  await buildRemote(site, 'till', 'v1', {
    pages: [{ path: '/checkout', title: 'Checkout', purpose: 'purchase' }],
  });
  return site;
}
