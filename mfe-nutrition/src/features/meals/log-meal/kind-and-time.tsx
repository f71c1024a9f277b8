import { mealTypeLabels, type MealType } from '@nestwell/contracts/nutrition';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { Button, ChevronDown } from '@nestwell/ui';
import { useState } from 'react';
import { MealIcon } from '../../../lib/meals/meal-look';
import * as css from './log-meal.module.css';
import { MealTypeChips } from './meal-type-chips';
import { WhenField } from './when-field';

interface KindAndTimeProps {
  /** While she looks for a food, the kinds are one button and leave their room to what is found. */
  isFolded: boolean;
  kind: MealType;
  onKind: (kind: MealType) => void;
  when: string;
  onWhen: (when: string) => void;
  date?: LocalDate;
}

/** Which meal of which day it is for. */
export function KindAndTime({ isFolded, kind, onKind, when, onWhen, date }: KindAndTimeProps) {
  const [isOpened, setOpened] = useState(false);
  const choose = (next: MealType) => {
    setOpened(false);
    onKind(next);
  };
  return (
    <>
      <div className={css.when}>
        <WhenField value={when} date={date} onChange={onWhen} />
        {isFolded && (
          <Button
            variant="quiet"
            small
            icon={<MealIcon mealType={kind} />}
            aria-label={`Meal type: ${mealTypeLabels[kind]}`}
            aria-expanded={isOpened}
            onClick={() => setOpened(!isOpened)}
          >
            {mealTypeLabels[kind]}
            <ChevronDown aria-hidden="true" />
          </Button>
        )}
      </div>
      {(!isFolded || isOpened) && <MealTypeChips value={kind} onChange={choose} />}
    </>
  );
}
