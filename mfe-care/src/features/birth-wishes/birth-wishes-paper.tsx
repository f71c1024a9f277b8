import type { BirthWishes } from '@nestwell/contracts/care';
import { useMember } from '@nestwell/remote-kit';
import { Paper } from '@nestwell/ui';
import * as css from './birth-wishes-paper.module.css';
import { saidParts } from '../../lib/birth-wishes/wish-words';

interface BirthWishesPaperProps {
  all: BirthWishes;
  /** Each on a sheet of its own: one for the midwife, one for the wall. */
  copies: number;
}

/** What she wished, and nothing that she left open. */
export function BirthWishesPaper({ all, copies }: BirthWishesPaperProps) {
  const { name } = useMember();
  return (
    <Paper>
      {Array.from({ length: copies }, (_, copy) => (
        <article key={copy} className={css.sheet}>
          <h1 className={css.title}>Birth wishes</h1>
          <p>{name}</p>
          {saidParts(all).map(({ part, title, wishes, note }) => (
            <section key={part} className={css.part}>
              <h2 className={css.heading}>{title}</h2>
              {wishes.map((wish) => (
                <p key={wish}>{wish}</p>
              ))}
              {note && <p className={css.note}>{note}</p>}
            </section>
          ))}
          {all.words.trim() && (
            <section className={css.part}>
              <h2 className={css.heading}>In my own words</h2>
              <p className={css.note}>{all.words}</p>
            </section>
          )}
          <p className={css.foot}>Wishes, not a plan. I can change my mind at any moment.</p>
        </article>
      ))}
    </Paper>
  );
}
