import type { EndpointShape } from '@nestwell/contracts/kernel';
import type { ReceivedCallOf, FakeAnswer, ReceivedCall, Reply } from './answers';

/** Answers the calls of a page by their contracts. The last answer given for an endpoint counts. */
export class FakeServer {
  readonly received: ReceivedCall[] = [];
  private answers: FakeAnswer[];

  constructor(answers: readonly FakeAnswer[] = []) {
    this.answers = [...answers];
  }

  answer(...more: FakeAnswer[]): void {
    this.answers.push(...more);
  }

  /** The calls of one endpoint so far, oldest first. */
  calls<E extends EndpointShape>(endpoint: E): ReceivedCallOf<E>[] {
    return this.received.filter(
      (received) => received.endpoint === endpoint,
    ) as unknown as ReceivedCallOf<E>[];
  }

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://nestwell.test');
    const method = init.method ?? 'GET';
    const match = this.match(method, url.pathname);
    if (!match)
      return responseOf({ status: 404, body: { code: 'no_answer', message: `${method} ${url.pathname}` } });
    const received: ReceivedCall = {
      endpoint: match.answer.endpoint,
      params: match.params,
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      headers: init.headers as Record<string, string>,
    };
    this.received.push(received);
    return delivered(await match.answer.reply(received), init.signal);
  };

  private match(method: string, path: string): { answer: FakeAnswer; params: Record<string, string> } | null {
    for (const candidate of this.byStaticPathFirst()) {
      const params = candidate.endpoint.method === method ? paramsIn(candidate.endpoint.path, path) : null;
      if (params) return { answer: candidate, params };
    }
    return null;
  }

  private byStaticPathFirst(): FakeAnswer[] {
    const parameters = ({ endpoint }: FakeAnswer) => endpoint.path.split(':').length;
    return this.answers.toReversed().sort((one, other) => parameters(one) - parameters(other));
  }
}

function paramsIn(pattern: string, path: string): Record<string, string> | null {
  const names = pattern.split('/');
  const values = path.split('/');
  if (names.length !== values.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(value);
    else if (name !== value) return null;
  }
  return params;
}

async function delivered(reply: Reply, signal?: AbortSignal | null): Promise<Response> {
  if (reply.delay !== undefined) await later(reply.delay, signal);
  if (reply.offline) throw new TypeError('Failed to fetch');
  return responseOf(reply);
}

function later(delay: number | 'never', signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    if (delay !== 'never') setTimeout(resolve, delay);
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
}

function responseOf({ status, body, link }: Reply): Response {
  const empty = body === undefined || status === 204;
  return new Response(empty ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...(link && { link }) },
  });
}
