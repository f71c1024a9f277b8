import { useUser } from '@nestwell/remote-kit';
import { useAsked } from '@nestwell/remote-kit/router';
import { EggWell, useOpening, Utensils, warmLayers } from '@nestwell/ui';
import { useState } from 'react';
import { LogOnHome } from './log-later';
import * as css from './log-food-tile.module.css';

/** Home's Log Food tile with the sheet it opens. */
export function LogFoodTile() {
  const { user } = useUser();
  return user && <LogFood />;
}

function LogFood() {
  const opening = useOpening();
  const [text, setText] = useState('');
  const startWith = (words = '') => {
    setText(words);
    opening.start();
  };
  useAsked('food', () => startWith());
  useAsked('food-search', startWith);
  return (
    <>
      <button
        type="button"
        className={css.tile}
        aria-haspopup="dialog"
        {...warmLayers}
        onClick={() => startWith()}
      >
        <EggWell shell="straw">
          <Utensils />
        </EggWell>
        Log Food
      </button>
      <LogOnHome opening={opening} text={text} />
    </>
  );
}
