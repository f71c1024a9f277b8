import { Numeral } from '@nestwell/ui';
import * as css from './feeding.module.css';

interface SideEggProps {
  name: string;
  pressed: boolean;
  /** A figure under its name. */
  time?: string;
  state: string;
  onPress: () => void;
}

/** A large egg to press with one thumb in the dark; it is yolk while it runs. */
export function SideEgg({ name, pressed, time, state, onPress }: SideEggProps) {
  return (
    <button type="button" className={css.orb} aria-pressed={pressed} onClick={onPress}>
      <span className={css.orbName}>{name}</span>
      {time && <Numeral className={css.orbTime}>{time}</Numeral>}
      <span className={css.orbState}>{state}</span>
    </button>
  );
}
