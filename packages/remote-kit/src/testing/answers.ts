import {
  errorStatus,
  statusOf,
  type BodyOf,
  type CodeOf,
  type EndpointShape,
  type ParamsOf,
  type QueryOf,
  type ResultOf,
} from '@nestwell/contracts/kernel';

/** One call as the fake server received it. Query values arrive as text. */
export interface ReceivedCall {
  endpoint: EndpointShape;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Record<string, string>;
}

export interface ReceivedCallOf<E extends EndpointShape> extends Pick<ReceivedCall, 'headers'> {
  endpoint: E;
  params: ParamsOf<E> extends object ? { [name in keyof ParamsOf<E>]: string } : Record<string, string>;
  query: QueryOf<E> extends object ? { [name in keyof QueryOf<E>]?: string } : Record<string, string>;
  body: BodyOf<E>;
}

export interface Reply {
  status: number;
  body: unknown;
  /** The address of a list's next page. */
  link?: string;
  /** The network itself fails. */
  offline?: true;
  /** Milliseconds before it arrives; 'never' keeps the screen loading. */
  delay?: number | 'never';
}

export interface FakeAnswer {
  endpoint: EndpointShape;
  reply: (call: ReceivedCall) => Reply | Promise<Reply>;
}

/** Answers an endpoint with a result of its contract's type, or with what a function makes of the call. */
export function answer<E extends EndpointShape>(
  endpoint: E,
  result: ResultOf<E> | ((call: ReceivedCallOf<E>) => ResultOf<E> | Promise<ResultOf<E>>),
): FakeAnswer {
  return {
    endpoint,
    reply: async (received) => ({
      status: statusOf(endpoint),
      body: typeof result === 'function' ? await (result as Respond)(received) : result,
    }),
  };
}

type Respond = (call: ReceivedCall) => unknown;

/** Answers a list `size` rows at a time; `Link: rel="next"` leads from page to page. */
export function answerInPages<E extends EndpointShape, Rows extends ResultOf<E> & readonly unknown[]>(
  endpoint: E,
  size: number,
  list: () => Rows,
): FakeAnswer {
  return {
    endpoint,
    reply: ({ query }) => {
      const rows = list();
      const end = Number(query.before ?? 0) + size;
      const link = end < rows.length ? `</list?before=${end}>; rel="next"` : undefined;
      return { status: 200, body: rows.slice(end - size, end), link };
    },
  };
}

/** Refuses it with a code of its contract: `refuse(nutrition.logMeal, 'internal')`. */
export function refuse<E extends EndpointShape>(
  endpoint: E,
  code: CodeOf<E>,
  more: { message?: string; field?: string } = {},
): FakeAnswer {
  const status = errorStatus[code];
  return { endpoint, reply: () => ({ status, body: { code, message: code, ...more } }) };
}

/** The call does not get through. */
export function offline(endpoint: EndpointShape): FakeAnswer {
  return { endpoint, reply: () => ({ status: 0, body: undefined, offline: true }) };
}

/** The answer stays away: for loading states. */
export function pending(endpoint: EndpointShape): FakeAnswer {
  return { endpoint, reply: () => ({ status: 0, body: undefined, delay: 'never' }) };
}

/** The same answer, later. */
export function delayed(milliseconds: number, slow: FakeAnswer): FakeAnswer {
  return { ...slow, reply: async (received) => ({ ...(await slow.reply(received)), delay: milliseconds }) };
}
