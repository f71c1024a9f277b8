import { Numeral, Text } from '@nestwell/ui';
import * as css from './feeding.module.css';

/** The figure that runs, or what is there in its place, and a line under it. */
export function BigTime({ time, line }: { time: string; line: string }) {
  return (
    <div className={css.clock}>
      <Numeral role="timer" aria-live="off" className={css.big}>
        {time}
      </Numeral>
      <Text soft small>
        {line}
      </Text>
    </div>
  );
}
