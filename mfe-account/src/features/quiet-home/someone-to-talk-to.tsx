import { dialOf, hoursInWords, useNow, useRegion } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { alwaysAnswering, elsewhere, type Region } from '@nestwell/safety/lines';
import { bereavement } from '@nestwell/safety/loss';
import { Card, EggWell, linkClass, Phone } from '@nestwell/ui';
import * as css from './quiet-home.module.css';

/** More of them stand one press away. */
const AT_ONCE = 2;

interface Shown {
  name: string;
  number: string;
  note: string;
}

/** After a loss, who knows it: the first of her country that has a number. */
function whoKnowsLoss(region: Region | undefined): Shown[] {
  const found = region && bereavement[region.country].find(({ number }) => number !== undefined);
  if (!found?.number) return [];
  return [
    { name: found.name, number: found.number.value, note: 'People who know loss. Hours on their page' },
  ];
}

/** Her country's lines, and where she finds the others and those who lived through the same. */
export function SomeoneToTalkTo({ isAfterLoss }: { isAfterLoss: boolean }) {
  const { region } = useRegion();
  const now = new Date(useNow());
  const lines: Shown[] = region
    ? alwaysAnswering(region)
        .slice(0, AT_ONCE)
        .map(({ name, number, hours }) => ({ name, number, note: hoursInWords(hours, now) }))
    : [{ name: 'Emergency', number: elsewhere.emergency, note: 'When someone is in danger now' }];
  return (
    <Card variant="field" shell="duck" className={css.people} data-help aria-labelledby="someone-to-talk-to">
      <h2 id="someone-to-talk-to">Someone to talk to</h2>
      <ul className={css.lines} role="list">
        {[...lines, ...(isAfterLoss ? whoKnowsLoss(region) : [])].map(({ name, number, note }) => (
          <li key={number}>
            <EggWell className={css.well}>
              <Phone />
            </EggWell>
            <span className={css.words}>
              <b>{name}</b>
              <a href={dialOf(number)} className={css.number} aria-label={`Call ${name}, ${number}`}>
                {number}
              </a>
              <span className={css.meta}>{note}</span>
            </span>
          </li>
        ))}
      </ul>
      <Link to="/wellness?tab=support" className={linkClass}>
        More lines, and groups near you
      </Link>
    </Card>
  );
}
