import { dialOf, useRegion } from '@nestwell/remote-kit';
import { elsewhere } from '@nestwell/safety/lines';
import { bereavement, type Bereavement } from '@nestwell/safety/loss';
import { ArrowUpRight, Card, linkClass, VisuallyHidden } from '@nestwell/ui';
import * as css from './wellness-page.module.css';

/** Those who lived through the same, where she is. */
export function PeopleWhoKnow() {
  const { region } = useRegion();
  const groups: readonly Pick<Bereavement, 'name' | 'url' | 'number'>[] = region
    ? bereavement[region.country]
    : [elsewhere.directory];
  return (
    <Card data-help aria-labelledby="people-who-know" className={css.resource}>
      <h2 id="people-who-know" className={css.resourceTitle}>
        People who know loss
      </h2>
      <p>Groups and lines of their own, with hours on their pages.</p>
      <ul className={css.points}>
        {groups.map(({ name, url, number }) => (
          <li key={url}>
            {number && (
              <>
                <a
                  href={dialOf(number.value)}
                  className={linkClass}
                  aria-label={`Call ${name}, ${number.value}`}
                >
                  {number.value}
                </a>{' '}
              </>
            )}
            <a href={url} target="_blank" rel="noopener noreferrer" className={linkClass}>
              {name}
              <ArrowUpRight aria-hidden="true" />
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
