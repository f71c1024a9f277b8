import type { BabyPage } from '@nestwell/contracts/account';
import { Card, STAGE_SHELL } from '@nestwell/ui';
import * as css from './baby-page.module.css';
import { Emoji, Nest } from '../nest';
import { type Place, stageOfPlace } from './place';

export function BabyHero({ page, place }: { page: BabyPage; place: Place }) {
  const { sizeComparison, sizeDescription, sizeEmoji, developmentMilestone } = page.baby;
  const stage = stageOfPlace(place);
  return (
    <Card id="baby" variant="field" shell={STAGE_SHELL[stage]} className={css.hero} aria-label="Baby">
      <Nest>
        <Emoji stage={stage} emoji={sizeEmoji} />
      </Nest>
      <div className={css.head}>
        <p>{place.kind === 'week' ? 'Baby is about the size of' : 'Baby may be'}</p>
        <h2>{sizeComparison}</h2>
      </div>
      <p>{developmentMilestone}</p>
      <p className={css.small}>{sizeDescription}</p>
    </Card>
  );
}
