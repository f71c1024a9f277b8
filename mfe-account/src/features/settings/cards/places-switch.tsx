import { placesNow, setPlaces, Switch } from '@nestwell/ui';
import { useState } from 'react';
import * as css from './places-switch.module.css';

/** Only where there is room beside the page; kept in this browser. */
export function PlacesSwitch() {
  const [isSide, setIsSide] = useState(() => placesNow() === 'side');
  return (
    <div className={css.wide}>
      <Switch
        label="Places at the side"
        description="On a large screen, instead of the row at the foot."
        checked={isSide}
        onCheckedChange={(next) => {
          setPlaces(next ? 'side' : 'foot');
          setIsSide(next);
        }}
      />
    </div>
  );
}
