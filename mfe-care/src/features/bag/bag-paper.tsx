import type { BagItem } from '@nestwell/contracts/care';
import { Paper } from '@nestwell/ui';
import { groupsOf } from './listed-bag';
import * as css from './bag-paper.module.css';

/** The whole list on paper, with boxes to tick. */
export function BagPaper({ items }: { items: readonly BagItem[] }) {
  return (
    <Paper>
      <h1 className={css.title}>Hospital bag</h1>
      <div className={css.columns}>
        {groupsOf(items).map(({ kind, title, items: listed }) => (
          <section key={kind} className={css.kind}>
            <h2 className={css.group}>{title}</h2>
            {listed.map(({ id, name, note, packed }) => (
              <p key={id} className={css.line}>
                {packed ? '☑' : '☐'} {name} {note && <span>{note}</span>}
              </p>
            ))}
          </section>
        ))}
      </div>
    </Paper>
  );
}
