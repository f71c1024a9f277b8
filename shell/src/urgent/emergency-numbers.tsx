import { dialOf, regionsHereFirst, type CrisisLine } from '@nestwell/remote-kit';
import { List } from '@nestwell/ui';
import * as css from './urgent.module.css';

/** What helps when nothing else has loaded: whom to call, by region, hers first. */
export function EmergencyNumbers() {
  return (
    <>
      <p>
        Call your doctor or midwife, or an emergency number. Say that you are pregnant, or were within the
        last year.
      </p>
      <List aria-label="Emergency numbers and crisis lines">
        {regionsHereFirst().map(({ region, emergency, lines }) => (
          <li key={region} className={css.region}>
            <b>{region}</b>
            <Call name="Emergency" number={emergency} />
            {lines.map((line) => (
              <Call key={line.number} {...line} />
            ))}
          </li>
        ))}
      </List>
    </>
  );
}

function Call({ name, number }: Pick<CrisisLine, 'name' | 'number'>) {
  return (
    <a href={dialOf(number)}>
      <span>
        {name} <span className={css.number}>{number}</span>
      </span>
    </a>
  );
}
