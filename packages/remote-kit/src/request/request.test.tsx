import { account } from '@nestwell/contracts/account';
import { session } from '@nestwell/contracts/kernel';
import { screen, waitFor } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { onRefusal } from '../host';
import { answer, aUser, FakeServer, refuse, offline, renderWithHost } from '../testing';
import { call, readOf, useCall, useQuery } from '..';

const amara = aUser();
const userId = amara.id;

function serve(...answers: ConstructorParameters<typeof FakeServer>[0] & object) {
  const server = new FakeServer(answers);
  globalThis.fetch = server.fetch;
  return server;
}

beforeEach(() => localStorage.setItem('userId', userId));

describe('call', () => {
  it('sends identity, zone and credentials, and a content type only with a body', async () => {
    const server = serve(answer(account.updateUser, amara), answer(session.end, undefined));
    const spy = jest.spyOn(globalThis, 'fetch');

    await call(account.updateUser, { params: { userId }, body: { name: 'Ama' } });
    await call(session.end);

    expect(spy.mock.calls[0]).toEqual([
      `/api/users/${userId}`,
      expect.objectContaining({ method: 'PUT', credentials: 'include', body: '{"name":"Ama"}' }),
    ]);
    const [update] = server.calls(account.updateUser);
    expect(update?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-user-id': userId,
      'x-timezone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect(server.calls(session.end)[0]?.headers).not.toHaveProperty('content-type');
  });

  it('counts the calls of the first half minute to the trace that the page was sent with', async () => {
    const opened = { serverTiming: [{ name: 'traceparent', description: '00-trace-span-01' }] };
    const since = jest.spyOn(performance, 'now').mockReturnValue(1000);
    Object.assign(performance, { getEntriesByType: () => [opened] });
    const server = serve(answer(session.end, undefined), answer(session.end, undefined));

    await call(session.end);
    since.mockReturnValue(31_000);
    await call(session.end);
    Reflect.deleteProperty(performance, 'getEntriesByType');
    since.mockRestore();

    const [early, late] = server.calls(session.end);
    expect(early?.headers).toMatchObject({ traceparent: '00-trace-span-01' });
    expect(late?.headers).not.toHaveProperty('traceparent');
  });

  it('sends no x-user-id without a stored user', async () => {
    localStorage.removeItem('userId');
    const server = serve(answer(account.findUserByEmail, amara));
    await call(account.findUserByEmail, { query: { email: 'a+b@example.com' } });
    expect(server.calls(account.findUserByEmail)[0]).toMatchObject({ query: { email: 'a+b@example.com' } });
    expect(server.calls(account.findUserByEmail)[0]?.headers).not.toHaveProperty('x-user-id');
  });

  it('fails with the status, a colon and the body', async () => {
    serve(refuse(account.updateUser, 'invalid', { message: 'must be a name', field: 'name' }));
    const failure = call(account.updateUser, { params: { userId }, body: {} });
    await expect(failure).rejects.toThrow(
      '400: {"code":"invalid","message":"must be a name","field":"name"}',
    );
    await expect(failure).rejects.toMatchObject({
      status: 400,
      field: 'name',
      reason: 'must be a name',
    });
  });

  it('says the status text when the body is empty', async () => {
    globalThis.fetch = () =>
      Promise.resolve(new Response(null, { status: 503, statusText: 'Service Unavailable' }));
    await expect(call(session.end)).rejects.toThrow('503: Service Unavailable');
  });

  it.each([
    ['1', 1000],
    ['Sun, 29 Nov 2026 09:00:00 GMT', undefined],
    [undefined, undefined],
  ])('knows for how long the server asks to wait (%s)', async (header, retryAfterMs) => {
    const headers: Record<string, string> = header === undefined ? {} : { 'retry-after': header };
    globalThis.fetch = () => Promise.resolve(new Response('', { status: 503, headers }));
    await expect(call(session.end)).rejects.toMatchObject({ status: 503, retryAfterMs });
  });

  it.each([
    ['unauthorized', 'session'],
    ['subscription_required', 'entitlement'],
  ] as const)('lets the shell know of %s', async (code, refusal) => {
    const heard = jest.fn();
    const stop = onRefusal(heard);
    serve(refuse(account.babySummary, code));
    await call(account.babySummary, { params: { userId } }).catch(() => undefined);
    stop();
    expect(heard.mock.calls).toEqual([[refusal]]);
  });

  it('does not end the session over a failed login', async () => {
    const heard = jest.fn();
    const stop = onRefusal(heard);
    serve(refuse(account.findUserByEmail, 'verification_required'));
    await call(account.findUserByEmail, { query: { email: 'a@b.c' } }).catch(() => undefined);
    stop();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('readOf', () => {
  it('makes key and address from the contract', () => {
    expect(readOf(account.babySummary, { params: { userId } }).queryKey).toEqual([
      '/api/users',
      userId,
      'baby-development/summary',
    ]);
  });

  it('yields null on a 401', async () => {
    serve(refuse(account.getUser, 'unauthorized'));
    await expect(readOf(account.getUser, { params: { userId } }).queryFn({})).resolves.toBeNull();
  });
});

function Save({ name }: { name: string }) {
  const save = useCall(account.createUser);
  return (
    <button type="button" onClick={() => save.mutate({ body: { email: name } })}>
      {save.isError ? 'Save again' : 'Save'}
    </button>
  );
}

describe('useCall', () => {
  it('keeps one idempotency key while the same submission is retried', async () => {
    const view = renderWithHost(<Save name="a@b.c" />, { answers: [offline(account.createUser)] });
    const keyOfCall = (index: number) => view.calls(account.createUser)[index]?.headers['idempotency-key'];

    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    view.answer(answer(account.createUser, amara));
    await userEvent.click(await screen.findByRole('button', { name: 'Save again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));

    await waitFor(() => expect(view.calls(account.createUser)).toHaveLength(3));
    expect(keyOfCall(0)).toMatch(/^[0-9a-f-]{36}$/);
    expect(keyOfCall(1)).toBe(keyOfCall(0));
    expect(keyOfCall(2)).not.toBe(keyOfCall(0));
  });
});

function Name() {
  const read = useQuery(readOf(account.getUser, { params: { userId } }));
  return <p>{read.isLoadingError ? 'failed' : (read.data?.name ?? 'loading')}</p>;
}

it('fails at once offline instead of waiting for a network', async () => {
  onlineManager.setOnline(false);
  renderWithHost(<Name />, { answers: [offline(account.getUser)] });
  expect(await screen.findByText('failed')).toBeVisible();
  onlineManager.setOnline(true);
});
