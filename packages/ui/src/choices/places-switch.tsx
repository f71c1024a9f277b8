import { useSyncExternalStore } from 'react';
import { Switch } from './switch';
import { onPlaces, placesNow, setPlaces } from '../theme/places';

/** Where the places stand on a large screen; kept in this browser, of which a painting server knows nothing. */
export function PlacesSwitch() {
  const places = useSyncExternalStore(onPlaces, placesNow, () => 'foot');
  return (
    <Switch
      label="Places at the side"
      description="On a large screen, instead of the row at the foot."
      checked={places === 'side'}
      onCheckedChange={(next) => setPlaces(next ? 'side' : 'foot')}
    />
  );
}
