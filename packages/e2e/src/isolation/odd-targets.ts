import { below, oneOf, type Random } from './random';

/** Queries that members' programs send, each with the path it belongs to. */
export interface PlainRead {
  path: string;
  query: string;
}

const ESCAPES = ['%00', '%23', '%', '%zz', '%ff', '%E0%A4%A', '%0d%0a', '%2e%2e', '%3f'];
const CONTROLS = ['\x01', '\x7f', '\t', '\x0b'];

/**
 * Request targets that no browser sends: a fragment, two questions, semicolons, control characters, escapes that cannot
 * be read, absolute addresses, doubled slashes and dots. Most end in what somebody else asks for, word for word.
 */
export function oddTarget(random: Random, own: PlainRead, others: PlainRead): string {
  const { path, query } = own;
  const mine = query === '' ? 'before=zzz' : query;
  const theirs = others.query === '' ? 'limit=1' : others.query;
  const [name = 'a'] = theirs.split('=');
  const ways: readonly (() => string)[] = [
    () => `${path}?${mine}#?${theirs}`,
    () => `${path}?${mine}?${theirs}`,
    () => `${path}??${theirs}`,
    () => `${path};${mine}?${theirs}`,
    () => `${path}?${mine};${theirs}`,
    () => `${path}?${theirs}&${name}=zzz`,
    () => `${path}?${theirs}${oneOf(random, ESCAPES)}`,
    () => `${path}${oneOf(random, ESCAPES)}?${theirs}`,
    () => `${path}?${mine}${oneOf(random, CONTROLS)}${theirs}`,
    () => `http://127.0.0.1${path}?${theirs}`,
    () => `//${path.slice(1)}?${theirs}`,
    () => `/.${path}?${theirs}`,
    () => `/%2e%2e${path}?${theirs}`,
    () => `${path}/?${theirs}`,
    () => `${path.toUpperCase()}?${theirs}`,
    () => `${path}?${theirs.replaceAll('=', '%3D')}`,
    () => `${path}?${theirs}&${'a='.repeat(1 + below(random, 40))}`,
  ];
  const withFragment: readonly (() => string)[] = [
    () => `${path}#${mine}?${theirs}`,
    () => `${path}#${name}=zzz?${theirs}`,
    () => `${path}#before=zzz?${theirs}`,
  ];
  return oneOf(random, random() < 0.5 ? withFragment : ways)();
}
