import { dialOf, useRegion } from '@nestwell/remote-kit';
import { elsewhere } from '@nestwell/safety/lines';
import { Phone } from '@nestwell/ui';
import * as css from './call.module.css';

interface CallRowProps {
  name: string;
  number: string;
  /** When it answers, where that is known. */
  note?: string;
}

/** A number that is dialled when it is pressed. */
export function CallRow({ name, number, note }: CallRowProps) {
  return (
    <a href={dialOf(number)} className={css.row}>
      <Phone aria-hidden="true" />
      <span className={css.words}>
        <b>{name}</b>
        <span className={css.note}>
          <span className={css.number}>{number}</span>
          {note && `, ${note}`}
        </span>
      </span>
    </a>
  );
}

/** The emergency number of where she is. */
export function EmergencyRow() {
  const { region } = useRegion();
  return (
    <CallRow
      name="Call emergency services"
      number={region?.emergency ?? elsewhere.emergency}
      note="day and night"
    />
  );
}
