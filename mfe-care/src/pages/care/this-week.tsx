import type { User } from '@nestwell/contracts/account';
import { isPastTerm, weekInWords } from '@nestwell/domain/ages';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { Link } from '@nestwell/remote-kit/router';
import { useRegion, useDeviceDate } from '@nestwell/remote-kit';
import {
  askInPregnancy,
  ownCheckAt,
  ownPlanAt,
  pregnancyCareAt,
  whomOf,
  vaccinesAt,
  type Care,
} from '@nestwell/safety/care';
import type { Country } from '@nestwell/safety/lines';
import { spellsAt } from '@nestwell/safety/weeks';
import { Card, linkClass, List, ListRow, Section } from '@nestwell/ui';
import { hasBaby, weekOf } from '../../lib/whom-for';

interface Due {
  title: 'This week' | 'This month';
  /** The name of the page that has all of it. */
  page: string | null;
  care: Care[];
}

/** What care belongs to her week or month where she lives, and the way to all of it. */
export function ThisWeek({ her }: { her: User }) {
  const { region } = useRegion();
  const due = dueOf(her, useDeviceDate(), region?.country);
  if (due.care.length === 0) return null;
  return (
    <Section
      title={due.title}
      action={
        <Link to="/baby" className={linkClass}>
          {due.page}
        </Link>
      }
    >
      <Card>
        <List aria-label={due.title}>
          {due.care.map(({ words, source }) => (
            <ListRow key={words} title={words} meta={source} />
          ))}
        </List>
      </Card>
    </Section>
  );
}

function dueOf(her: User, today: LocalDate, country: Country | undefined): Due {
  if (hasBaby(her) && her.monthsPostpartum !== null)
    return {
      title: 'This month',
      page: `Month ${her.monthsPostpartum}`,
      care: ownCheckAt(her.monthsPostpartum, country),
    };
  const week = weekOf(her);
  const page = weekInWords(her, today);
  // Past 42 weeks no week's care is hers: the pages ask what has changed.
  if (week === null || isPastTerm(her, today)) return { title: 'This week', page, care: [] };
  const { babies, pregnancyFacts } = her;
  return {
    title: 'This week',
    page,
    care: [
      ...ownPlanAt({ ...pregnancyFacts, week, babies }),
      ...pregnancyCareAt(week, whomOf({ ...pregnancyFacts, babies })),
      ...spellsAt(askInPregnancy, week),
      ...vaccinesAt(week, country),
    ],
  };
}
