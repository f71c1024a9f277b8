import type { Contract } from '@nestwell/contracts/kernel/server';
import { nameOf } from './calls';
import { callers, expectedOf, type CallerName } from './expected-answers';

const names = Object.keys(callers) as CallerName[];

/** The matrix as the part of `docs/trust.md` between its marks. */
export function matrixPart(endpoints: readonly Contract[], others: readonly string[]): string {
  const sorted = endpoints.toSorted((one, other) => orderOf(one).localeCompare(orderOf(other), 'en'));
  const cells = sorted.flatMap((endpoint) => names.map((caller) => expectedOf(endpoint, caller)));
  const refused = cells.filter((cell) => cell !== 'in').length;
  return [
    `${sorted.length} calls × ${names.length} callers: ${cells.length} answers, ${refused} of them refusals.`,
    '',
    ...names.map((caller) => `- **${caller}**: ${callers[caller]}`),
    '',
    `| Call | For | ${names.join(' | ')} |`,
    `|---|---|${names.map(() => '---|').join('')}`,
    ...sorted.map((endpoint) => {
      const answers = names.map((caller) => expectedOf(endpoint, caller).split(' ')[0] ?? '');
      return `| \`${nameOf(endpoint)}\` | ${endpoint.access} | ${answers.join(' | ')} |`;
    }),
    '',
    'Addresses that no contract describes answer everybody alike, pages with what the session in the cookie may read:',
    `${others.map((route) => `\`${route}\``).join(', ')}.`,
  ].join('\n');
}

const orderOf = ({ path, method }: Contract) => `${path} ${method}`;

const partOf = (page: string) => /(<!-- matrix -->\n)[^]*?(\n<!-- \/matrix -->)/.exec(page);

/** What the page says between its marks. */
export const writtenMatrix = (page: string) => {
  const [whole = '', start = '', end = ''] = partOf(page) ?? [];
  return whole.slice(start.length, whole.length - end.length);
};

/** The page with another matrix. */
export const withMatrix = (page: string, matrix: string) => {
  const [whole = '', start = '', end = ''] = partOf(page) ?? [];
  return page.replace(whole, () => start + matrix + end);
};
