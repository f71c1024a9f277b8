import { PlacesSwitch } from '@nestwell/ui';
import * as css from './places-switch.module.css';

/** Only where there is room beside the page. */
export function WidePlacesSwitch() {
  return (
    <div className={css.wide}>
      <PlacesSwitch />
    </div>
  );
}
