import { allergiesOf, contentOfName, dietaryLabels, fitFor } from '@nestwell/domain/food-fit';
import { FoodBadge, sourceWords, useMember } from '@nestwell/remote-kit';
import {
  quietVerdict,
  verdictOf,
  whileNursing,
  type FoodStage,
  type NamedFood,
} from '@nestwell/safety/foods';
import type { Country } from '@nestwell/safety/lines';
import { regionalWords } from '@nestwell/safety/signs';
import { Card, Disclosure } from '@nestwell/ui';
import { useId } from 'react';
import { isQuiet } from '../../../lib/whom-for';
import * as css from '../can-i-eat.module.css';
import { CountryWords } from './country-words';
import { NEITHER } from './neither';

interface FoodCardProps {
  food: NamedFood;
  stage: FoodStage | null;
  country: Country | undefined;
}

/** What a food is to her, why, and who says so. */
export function FoodCard({ food: { name, caution }, stage, country }: FoodCardProps) {
  const id = useId();
  const isPaused = isQuiet(useMember());
  const found = stage && verdictOf(caution, stage, country);
  const verdict = found && isPaused ? quietVerdict(found) : found;
  const why = stage === null ? NEITHER : (verdict?.why ?? whileNursing.value);
  return (
    <article aria-labelledby={id}>
      <Card className={css.food}>
        <div className={css.title}>
          <h2 id={id}>{name}</h2>
          {verdict && <FoodBadge of={verdict} />}
        </div>
        <SavedAgainst name={name} />
        <p>{regionalWords(why, country)}</p>
        {verdict?.here && (
          <CountryWords all={[verdict.here]} aside={country ? undefined : 'the most careful we know'} />
        )}
        {stage && !verdict?.here && <p className={css.source}>{sourceWords(verdict ?? whileNursing)}</p>}
        {verdict && verdict.others.length > 0 && (
          <Disclosure title="Other countries">
            <CountryWords all={verdict.others} />
          </Disclosure>
        )}
      </Card>
    </article>
  );
}

/** Said first where the food goes against an allergy or a diet of hers, as far as its name tells. */
function SavedAgainst({ name }: { name: string }) {
  const member = useMember();
  const { contains, against } = fitFor(member, contentOfName(name));
  const saved = allergiesOf(contains).filter((allergy) => member.allergies.includes(allergy));
  const words = [
    ...(saved.length > 0 ? [`You saved an allergy to ${saved.join(', ')}.`] : []),
    ...(saved.length === 0 && contains.length > 0
      ? [`It contains ${contains.join(', ')}, which you leave out.`]
      : []),
    ...against.map((filter) => `You saved ${dietaryLabels[filter].toLowerCase()}, and this is not.`),
  ];
  return words.length > 0 && <p className={css.saved}>{words.join(' ')}</p>;
}
