import { Link } from '@nestwell/remote-kit/router';
import { Card, LinkRow, List, Section } from '@nestwell/ui';
import { spanWords } from '../../lib/duration-words';
import { nearWords } from '../../lib/near-words';
import type { NotedCount } from './use-count';

/** Of none there is no page: it was said when it ended. Each of the others leads to its own page, where its movements can be changed. */
export function PastCounts({ counts: all }: { counts: readonly NotedCount[] }) {
  const counts = all.filter(({ count }) => count > 0);
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
