import { inFigures } from '@nestwell/domain/reading';
import { Figures } from '@nestwell/remote-kit';
import { IconButton, List, Text, X } from '@nestwell/ui';
import { amountInWords } from '../../../lib/foods/amount-words';
import * as css from './log-meal.module.css';
import { toggled, type Pick } from './picks';

/** What is picked already, while another food is looked for. */
export function Tray({ picks, onPicks }: { picks: readonly Pick[]; onPicks: (picks: Pick[]) => void }) {
  return (
    <List aria-label="Picked">
      {picks.map(({ food, times }) => (
        <li key={food.key} className={css.picked}>
          <span>
            {food.name}
            <Text as="span" small soft>
              {food.measure && ` ${amountInWords({ label: food.measure.label, times })}`}
              <Figures>
                {food.measure && ','} {inFigures(Math.round(food.calories * times))} kcal
              </Figures>
            </Text>
          </span>
          <IconButton label={`Take off ${food.name}`} onClick={() => onPicks(toggled(picks, food))}>
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </List>
  );
}
