import { sourceWords } from '@nestwell/remote-kit';
import type { BabyPage } from '@nestwell/contracts/account';
import { Logo, Paper } from '@nestwell/ui';
import * as css from './baby-page.module.css';
import type { Ticks } from './pages.queries';
import { type Place, titleOf } from './place';
import { Lines } from './your-body';

/** The page on paper, with her ticks. */
export function BabyPaper({ page, place, ticks }: { page: BabyPage; place: Place; ticks: Ticks }) {
  const parts = [
    ['Some notice', page.common],
    ['Call now, any hour', [...page.call.baby, ...page.call.you]],
    ['Visits', page.visits],
    ['Questions to ask', wordsOf(page.questions, ticks)],
    [`This ${place.kind}`, wordsOf(page.todo, ticks)],
  ] as const;
  return (
    <Paper>
      <div className={css.paper}>
        <Logo />
        <h1>{titleOf(place)}</h1>
        <p>{page.baby.developmentMilestone}</p>
        <p>{page.body}</p>
        {parts.map(([title, lines]) => (
          <section key={title}>
            <h2>{title}</h2>
            <Lines lines={lines} />
          </section>
        ))}
        <p>{`From ${sourceWords({ source: page.sources.join('; '), checkedOn: page.checked })}`}</p>
      </div>
    </Paper>
  );
}

const wordsOf = (lines: BabyPage['todo'], { isTicked }: Ticks) =>
  lines.map(({ item, words }) => `${isTicked(item) ? '☑' : '☐'} ${words}`);
