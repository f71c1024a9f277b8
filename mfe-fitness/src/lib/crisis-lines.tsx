import { Phone } from '@nestwell/ui';
import { dialOf, regionsHereFirst, type CrisisLine } from '@nestwell/remote-kit';
import * as css from './crisis-lines.module.css';

/** Every number dials when tapped; the region she seems to be in comes first. */
export function CrisisLines() {
  return (
    <div className={css.regions}>
      {regionsHereFirst().map(({ region, emergency, lines }) => (
        <section key={region} className={css.region} aria-label={region}>
          <h3>{region}</h3>
          <ul role="list" className={css.lines}>
            {lines.map((line) => (
              <Line key={line.number} {...line} />
            ))}
            <Line name="Emergency" number={emergency} note="When someone is in danger now" />
          </ul>
        </section>
      ))}
    </div>
  );
}

function Line({ name, number, note }: Pick<CrisisLine, 'name' | 'number' | 'note'>) {
  return (
    <li>
      <a href={dialOf(number)} className={css.line}>
        <Phone aria-hidden="true" className={css.icon} />
        <span className={css.words}>
          <span className={css.name}>{name}</span>
          <span className={css.note}>{note}</span>
        </span>
        <span className={css.number}>{number}</span>
      </a>
    </li>
  );
}
