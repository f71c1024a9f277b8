import { Controller, Module } from '@nestjs/common';
import { contract, text } from '@nestwell/contracts/kernel/server';
import { z } from 'zod';
import type { Parts } from '../application';
import { Endpoint } from '../endpoint';
import { HttpModule } from '../http.module';
import { platformEntities } from '../platform.entities';
import { platformMigrations } from '../platform.migrations';
import { AuthModule } from '../session/auth.module';
import { TestApp } from '../testing/test-app';
import { Call, type CallOf } from './call';

const pour = { method: 'POST', path: '/api/pots', access: 'open', summary: 'Pour', bodyLimit: 1024 } as const;
const pot = z.strictObject({ name: z.string() });

const first = {
  pour: contract({ ...pour, body: z.strictObject({ name: text(20) }), response: pot }),
};
/** A call may take more, an answer may have more, and there may be more calls. */
const second = {
  pour: contract({
    ...pour,
    body: z.strictObject({ name: text(20), leaves: text(20).optional() }),
    response: pot.extend({ leaves: z.string().nullable() }),
  }),
  smell: contract({
    method: 'GET',
    path: '/api/pots/smell',
    access: 'open',
    summary: 'Smell',
    response: z.strictObject({ of: z.string() }),
  }),
};

let poured = 0;
beforeEach(() => (poured = 0));

@Controller()
class FirstController {
  @Endpoint(first.pour)
  pour(@Call() { body: { name } }: CallOf<typeof first.pour>) {
    poured += 1;
    return { name };
  }
}

@Controller()
class SecondController {
  @Endpoint(second.pour)
  pour(@Call() { body: { name, leaves } }: CallOf<typeof second.pour>) {
    poured += 1;
    return { name, leaves: leaves ?? null };
  }

  @Endpoint(second.smell)
  smell() {
    return { of: 'mint' };
  }
}

@Module({ imports: [AuthModule, HttpModule], controllers: [FirstController] })
class FirstModule {}

@Module({ imports: [AuthModule, HttpModule], controllers: [SecondController] })
class SecondModule {}

const partsOf = (module: Parts['modules'][number]): Parts => ({
  modules: [module],
  entities: platformEntities,
  migrations: platformMigrations,
});

let oldServices: TestApp;
let newServices: TestApp;
beforeAll(async () => {
  oldServices = await TestApp.start({ parts: partsOf(FirstModule) });
  newServices = await TestApp.start({ parts: partsOf(SecondModule) });
});
afterAll(async () => {
  await oldServices.stop();
  await newServices.stop();
});

it('new services answer the calls of an old client with all that it reads', async () => {
  const { status, body } = await newServices.visitor().call(first.pour, { body: { name: 'Mint' } });

  expect([status, z.object(pot.shape).parse(body)]).toEqual([201, { name: 'Mint' }]);
});

it('old services answer a new client that sends nothing new', async () => {
  const { status, body } = await oldServices.visitor().call(second.pour, { body: { name: 'Mint' } });

  expect([status, body]).toEqual([201, { name: 'Mint' }]);
});

it('old services refuse what they do not know by its name, and do nothing of it', async () => {
  const sent = { name: 'Mint', leaves: 'fresh' };
  const { status, body } = await oldServices.visitor().call(second.pour, { body: sent });

  expect([status, body]).toEqual([400, expect.objectContaining({ field: 'leaves' })]);
  expect(poured).toBe(0);
});

it('old services say that they have no such call', async () => {
  const { status, body } = await oldServices.visitor().call(second.smell, {});

  expect([status, body]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
});
