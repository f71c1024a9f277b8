import { Link } from '@nestwell/remote-kit/router';
import { Card, LinkRow, List, Section } from '@nestwell/ui';
import { spanWords } from '../../lib/duration-words';
import { nearWords } from '../../lib/near-words';
import type { NotedCount } from './use-count';

/** Each leads to its own page, where its movements can be changed. */
export function PastCounts({ counts }: { counts: readonly NotedCount[] }) {
  if (counts.length === 0) return null;
  return (
    <Section title="Your baby’s pattern">
      <Card>
        <List aria-label="Earlier counts">
          {counts.map(({ from, to, count, movements: [first] }) => (
            <li key={from.getTime()}>
              <LinkRow
                to={`/care/movements/count?with=${first?.id ?? ''}`}
                Link={Link}
                title={nearWords(from)}
                meta={`${count} in ${spanWords(to.getTime() - from.getTime())}`}
              />
            </li>
          ))}
        </List>
      </Card>
    </Section>
  );
}
