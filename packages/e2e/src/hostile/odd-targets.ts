import fc, { type Arbitrary } from 'fast-check';
import type { Call } from './calls';

/** What no browser makes of an address. The control characters that Node's client refuses are sent by the services' own test. */
const ODD: readonly ((path: string, query: string) => string)[] = [
  (path, query) => `${path}#before=zzz?${query}`,
  (path, query) => `${path}#${query}`,
  (path, query) => `${path}?a=1?${query}`,
  (path, query) => `${path};a=1?${query}`,
  (path, query) => `${path}%00?${query}`,
  (path, query) => `${path}?${query}&a=%zz`,
  (path, query) => `${path}?${query}&a=%ff`,
  (path, query) => `${path}%23?${query}`,
  (path, query) => `http://site${path}?${query}`,
  (path, query) => `/${path}?${query}`,
  (path, query) => `/x/%2e%2e${path}?${query}`,
  (path, query) => `${path}\\..?${query}`,
];

/** The same calls with targets that parsers of addresses take differently. */
export const oddlyTargeted = (calls: Arbitrary<Call>): Arbitrary<Call> =>
  fc.record({ call: calls, odd: fc.constantFrom(...ODD) }).map(({ call, odd }) => {
    const [path = '', ...query] = call.target.split('?');
    return { ...call, target: odd(path, query.join('?')) };
  });
