import { nutrition } from '@nestwell/contracts/nutrition/server';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';
import { asRefused, refusedCallers } from '../testing/refusals';

let app: TestApp;
let member: Member;

beforeAll(async () => {
  app = await TestApp.start({ parts });
});
afterAll(() => app.stop());
beforeEach(async () => {
  member = await aMember(app);
});

const read = (address: string) =>
  member.call(nutrition.importRecipe, { params: { userId: member.id }, body: { address } });

it('reads nothing of its own machine, and says which field is wrong', async () => {
  const answers = [await read(`${app.url}/`), await read(app.url.replace('127.0.0.1', 'localhost'))];
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 422, body: { code: 'page_unreadable', field: 'address' } });
  }
});

it.each(['ftp://example.com/soup', 'javascript:alert(1)', 'soup', ''])(
  'refuses %j as an address',
  async (address) => {
    expect(await read(address)).toMatchObject({ status: 400, body: { field: 'address' } });
  },
);

it('reads thirty pages an hour for a member', async () => {
  const statuses = [];
  for (let turn = 0; turn < 31; turn += 1) statuses.push((await read('http://127.0.0.1/')).status);

  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 422), 429]);
});

describe.each(refusedCallers)('%s', (caller, status) => {
  it(`gets ${status}`, async () => {
    const other = await aMember(app);
    await asRefused(caller, { app, member, other }, async (visitor) => {
      const json = { address: 'http://127.0.0.1/' };
      const path = `/api/users/${member.id}/recipe-import`;
      expect((await visitor.send(path, { method: 'POST', json })).status).toBe(status);
    });
  });
});
