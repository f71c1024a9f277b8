import { Card, Stack } from '@nestwell/ui';
import { useEffect, useRef } from 'react';
import { crisisRegions, useNow, useRegion, useUser } from '@nestwell/remote-kit';
import { CrisisLines } from '../../lib/crisis-lines';
import { RegionLines } from '../../lib/region-lines';
import { quietProfessionalHelp } from './content/quiet-resources';
import { professionalHelp, supportGroups } from './content/resources';
import { PeopleWhoKnow } from './people-who-know';
import * as css from './wellness-page.module.css';

interface SupportPanelProps {
  /** She was led here by a button: the heading is read out next. */
  takeFocus: boolean;
}

export function SupportPanel({ takeFocus }: SupportPanelProps) {
  const now = new Date(useNow());
  const { region: here } = useRegion();
  const { user } = useUser();
  const isQuiet = user?.pregnancyPaused === true;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {here ? 'Someone answers, day or night' : 'Help where you are'}
          </h2>
          <p className={css.soft}>
            Calls and texts are free or cost little. You need no reason that is good enough.
          </p>
        </div>
        <Card>
          <CrisisLines now={now} />
        </Card>
        {isQuiet && <PeopleWhoKnow />}
        {crisisRegions
          .filter((region) => region !== here)
          .map((region) => (
            <Card key={region.country} variant="flat" aria-label={region.region}>
              <Stack gap={3}>
                <h3>{region.region}</h3>
                <RegionLines region={region} now={now} />
              </Stack>
            </Card>
          ))}
      </div>
      <div className={css.side}>
        <Advice title="Professional help" points={isQuiet ? quietProfessionalHelp : professionalHelp} />
        {!isQuiet && <Advice title="Support groups" points={supportGroups} />}
      </div>
    </div>
  );
}

function Advice({ title, points }: { title: string; points: readonly string[] }) {
  const id = `advice-${title.replaceAll(' ', '-').toLowerCase()}`;
  return (
    <Card variant="flat" className={css.resource} aria-labelledby={id}>
      <h2 id={id} className={css.resourceTitle}>
        {title}
      </h2>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Card>
  );
}
