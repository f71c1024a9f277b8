import { care, type CareContact } from '@nestwell/contracts/care/server';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';

let app: TestApp;
let ada: Member;

beforeAll(async () => {
  app = await TestApp.start({ parts });
}, 60_000);
afterAll(() => app.stop());
beforeEach(async () => {
  ada = await aMember(app);
});

const params = () => ({ userId: ada.id });
const read = async () => (await ada.call(care.readCareContact, { params: params() })).body;
const save = (body: CareContact) => ada.call(care.saveCareContact, { params: params(), body });

it('keeps one, in the place of whoever stood there, until she forgets it', async () => {
  expect(await read()).toBeNull();
  await save({ name: 'Maternity unit', phone: '020 7946 0112' });
  await save({ name: 'Birth centre', phone: '+44 (0)20 7946-0113' });
  expect(await read()).toEqual({ name: 'Birth centre', phone: '+44 (0)20 7946-0113' });

  await ada.call(care.forgetCareContact, { params: params() });
  expect(await read()).toBeNull();
});

it.each(['call her', 'javascript:1', '()', ''])('refuses “%s” as a number', async (phone) => {
  expect(await save({ name: 'Maternity unit', phone })).toMatchObject({
    status: 400,
    body: { field: 'phone' },
  });
});
