import { parts } from './app';
import { nameOf } from './testing/access/calls';
import { EndpointList } from './platform/http/endpoint-list';
import { TestApp } from './platform/testing/test-app';
import { names } from './testing/access/expected-answers';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ parts });
});
afterAll(() => app.stop());

const forAdmins = () => app.get(EndpointList).endpoints.filter(({ access }) => access === 'admin');

it('every call that only admins may make, and that is no mere look, is recorded', () => {
  const changes = forAdmins().filter(({ method }) => method !== 'GET');

  expect(changes.length).toBeGreaterThan(5);
  expect(changes.filter(({ audited }) => audited === undefined).map(nameOf)).toEqual([]);
});

it('what a record is about are fields of its call', () => {
  for (const endpoint of forAdmins()) {
    const { params, body, audited } = endpoint;
    const unknown = audited?.about.filter((field) => !names(params, field) && !names(body, field)) ?? [];
    expect([nameOf(endpoint), unknown]).toEqual([nameOf(endpoint), []]);
  }
});

it('no call changes the record or takes anything from it', async () => {
  const records = app.get(EndpointList).endpoints.filter(({ path }) => path.includes('admin-actions'));

  expect(records.map(nameOf)).toEqual(['GET /api/platform/admin-actions']);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const { status } = await app.visitor().send('/api/platform/admin-actions', { method, json: {} });
    expect([method, status]).toEqual([method, 404]);
  }
});

it('every change that a member makes says what of hers is another after it', () => {
  const hers = app
    .get(EndpointList)
    .endpoints.filter(({ access, method }) => method !== 'GET' && /session|subscriber/.test(access));

  expect(hers.length).toBeGreaterThan(50);
  expect(hers.filter(({ changes }) => changes === undefined).map(nameOf)).toEqual([]);
});
