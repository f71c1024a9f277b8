import { sourceWords } from '@nestwell/remote-kit';
import type { BabyPage, User } from '@nestwell/contracts/account';
import { Logo, Paper } from '@nestwell/ui';
import { useCallGroups } from './call-card';
import * as css from './baby-page.module.css';
import { OwnCareOnPaper } from './newborn-care';
import type { Ticks } from './pages.queries';
import { type Place, titleOf } from './place';
import { Lines } from './your-body';

interface BabyPaperProps {
  page: BabyPage;
  place: Place;
  user: User;
  ticks: Ticks;
}

/** The page on paper, with her ticks. */
export function BabyPaper({ page, place, user, ticks }: BabyPaperProps) {
  const calls = useCallGroups({ place, user });
  const parts = [
    ['Some notice', page.common],
    ...calls.map(
      ({ title, lines }) => [title === 'Call today' ? title : `Call now, any hour: ${title}`, lines] as const,
    ),
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
        <OwnCareOnPaper />
        <p>{`From ${sourceWords({ source: page.sources.join('; '), checkedOn: page.checked })}`}</p>
      </div>
    </Paper>
  );
}

const wordsOf = (lines: BabyPage['todo'], { isTicked }: Ticks) =>
  lines.map(({ item, words }) => `${isTicked(item) ? '☑' : '☐'} ${words}`);
