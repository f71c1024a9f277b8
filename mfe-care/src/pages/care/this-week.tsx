import type { User } from '@nestwell/contracts/account';
import { Link } from '@nestwell/remote-kit/router';
import { useRegion } from '@nestwell/remote-kit';
import { ownPlanAt, pregnancyCare, vaccinesAt, type Care } from '@nestwell/safety/care';
import { Card, linkClass, List, ListRow, Section } from '@nestwell/ui';
import { weekOf } from '../../lib/whom-for';

/** What care belongs to her week, and the way to all of it. */
export function ThisWeek({ her }: { her: User }) {
  const week = weekOf(her);
  const { region } = useRegion();
  if (week === null) return null;
  const general = Object.values<Care>(pregnancyCare).filter(({ from, to }) => from <= week && week <= to);
  const { babies, pregnancyFacts } = her;
  const due = [
    ...ownPlanAt({ ...pregnancyFacts, week, babies }),
    ...general,
    ...vaccinesAt(week, region?.country),
  ];
  if (due.length === 0) return null;
  return (
    <Section
      title="This week"
      action={
        <Link to="/baby" className={linkClass}>
          Week {week}
        </Link>
      }
    >
      <Card>
        <List aria-label="This week">
          {due.map(({ words, source }) => (
            <ListRow key={words} title={words} meta={source} />
          ))}
        </List>
      </Card>
    </Section>
  );
}
