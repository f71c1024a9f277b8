import { FoodBadge, sourceWords } from '@nestwell/remote-kit';
import { verdictOf, whileNursing, type FoodStage, type NamedFood } from '@nestwell/safety/foods';
import type { Country } from '@nestwell/safety/lines';
import { Card, Disclosure } from '@nestwell/ui';
import { useId } from 'react';
import * as css from '../can-i-eat.module.css';
import { CountryWords } from './country-words';

interface FoodCardProps {
  food: NamedFood;
  stage: FoodStage;
  country: Country | undefined;
}

/** What a food is to her, why, and who says so. */
export function FoodCard({ food: { name, caution }, stage, country }: FoodCardProps) {
  const id = useId();
  const verdict = verdictOf(caution, stage, country);
  return (
    <article aria-labelledby={id}>
      <Card className={css.food}>
        <div className={css.title}>
          <h2 id={id}>{name}</h2>
          {verdict && <FoodBadge of={verdict} />}
        </div>
        <p>{verdict ? verdict.why : whileNursing.value}</p>
        {verdict?.here && (
          <CountryWords all={[verdict.here]} aside={country ? undefined : 'the most careful we know'} />
        )}
        {!verdict?.here && <p className={css.source}>{sourceWords(verdict ?? whileNursing)}</p>}
        {verdict && verdict.others.length > 0 && (
          <Disclosure title="Other countries">
            <CountryWords all={verdict.others} />
          </Disclosure>
        )}
      </Card>
    </article>
  );
}
