import * as css from './carried-note.module.css';
import { carriedInWords } from './carried-words';

interface CarriedNoteProps {
  /** Null while nothing is carried; the line stays, so that it is heard when it speaks. */
  carried: Parameters<typeof carriedInWords>[0] | null;
  /** 'outside of the week' */
  outside: string;
}

/** Says how far a reminder that is being carried has come. */
export function CarriedNote({ carried, outside }: CarriedNoteProps) {
  return (
    <p role="status" className={css.note}>
      {carried && carriedInWords(carried, outside)}
    </p>
  );
}
