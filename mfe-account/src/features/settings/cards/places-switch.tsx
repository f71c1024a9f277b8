import { useOnDevice } from '@nestwell/remote-kit';
import { placesNow, setPlaces, Switch } from '@nestwell/ui';
import { useState } from 'react';
import * as css from './places-switch.module.css';

/** Only where there is room beside the page; kept in this browser. */
export function PlacesSwitch() {
  const wasSide = useOnDevice(() => placesNow() === 'side', false);
  const [isSide = wasSide, setIsSide] = useState<boolean>();
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
