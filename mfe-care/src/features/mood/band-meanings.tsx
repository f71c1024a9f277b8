import { bandOf } from '@nestwell/safety/questionnaires';
import { Card, Stack } from '@nestwell/ui';
import type { Figure } from './lib/result';
import * as css from './mood.module.css';
import { meaningOf } from './step-words';

interface BandMeaningsProps {
  figure: Figure;
  /** One answer asks for a call now: no band may say that there is time. */
  asksNow: boolean;
}

/** Each band by its figures and by what comes next: never by a name. */
export function BandMeanings({ figure: { questionnaire, score }, asksNow }: BandMeaningsProps) {
  const { name, bands, most } = questionnaire;
  const hers = score === null || asksNow ? null : bandOf(questionnaire, score);
  return (
    <Card aria-label={`What the bands of ${name} mean for next steps`}>
      <Stack gap={2}>
        <h3>What the bands of {name} mean for next steps</h3>
        {asksNow && <p>One of your answers asks for a call now, whatever the figure.</p>}
        <dl className={css.meanings}>
          {bands.map((band, place) => (
            <div key={band.from} className={css.meaning}>
              <dt>
                {band.from} to {(bands[place + 1]?.from ?? most + 1) - 1}
              </dt>
              <dd>
                {band === hers && <b>Yours. </b>}
                {meaningOf[band.step]}
              </dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Card>
  );
}
