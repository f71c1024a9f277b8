import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'an id (UUID)',
  email: 'an e-mail address',
  url: 'an address that starts with https://',
  date: 'a date like 2026-11-21',
  datetime: 'a moment like 2026-11-21T08:30:00Z',
  time: 'a time like 08:30',
};

/** What is wrong with a value, in words that follow the name of its field; a schema's own words come before these. */
export function wordingOf(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing';
      return `must be ${TYPES[issue.expected] ?? 'of another kind'}`;
    case 'invalid_format':
      return FORMATS[issue.format]
        ? `must be ${FORMATS[issue.format]}`
        : 'does not have the form it must have';
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(' or ')}`;
    case 'too_small':
      if (issue.minimum === 1 && issue.origin === 'string') return 'must not be empty';
      return `must ${bound('at least', issue.minimum, issue.origin)}`;
    case 'too_big':
      return `must ${bound('at most', issue.maximum, issue.origin)}`;
    default:
      return undefined;
  }
}

function bound(most: 'at least' | 'at most', limit: number | bigint, origin: string): string {
  if (origin === 'string') return `have ${most} ${limit} characters`;
  if (origin === 'array') return `have ${most} ${limit} entries`;
  return `be ${most} ${limit}`;
}
