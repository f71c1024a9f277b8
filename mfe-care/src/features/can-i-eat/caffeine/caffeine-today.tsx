import { Card, LoadFailure, ProgressBar, Section, shellClass, Skeleton, Text } from '@nestwell/ui';
import { useMember } from '@nestwell/remote-kit';
import { caffeine } from '@nestwell/safety/care';
import { isQuiet } from '../../../lib/whom-for';
import * as css from '../can-i-eat.module.css';
import { useCaffeineToday } from './caffeine.queries';
import { CaffeineEntries } from './caffeine-entries';
import { caffeineWords, unknownWords } from './caffeine-words';
import { QuickDrinks } from './quick-drinks-row';

/** What the day adds up to, from what she logged. */
export function CaffeineToday() {
  const isPaused = isQuiet(useMember());
  const { tally, isCounted, error, isPending, retry } = useCaffeineToday();
  if (!isCounted) return null;
  return (
    <Section title="Caffeine today" action={tally && <span className={css.sum}>{caffeineWords(tally)}</span>}>
      <Card className={css.day}>
        {error && <LoadFailure onRetry={retry} />}
        {isPending && <Skeleton label="Loading what you logged today" rows={3} />}
        {tally && (
          <>
            <ProgressBar
              className={shellClass('straw')}
              label="Caffeine today"
              percentage={(tally.mg / tally.most) * 100}
              valueText={`${tally.mg} of ${tally.most} milligrams`}
            />
            {tally.mg >= tally.most && <p>That is today’s amount.</p>}
            <CaffeineEntries entries={tally.entries} />
            {tally.unknown > 0 && (
              <Text small soft>
                {unknownWords(tally.unknown)}
              </Text>
            )}
            <QuickDrinks />
          </>
        )}
        <p className={css.source}>{mostWords(isPaused)}</p>
      </Card>
    </Section>
  );
}

/** How much a day and who says so; in a pause it names no pregnancy. */
const mostWords = (isPaused: boolean) =>
  isPaused
    ? `At most ${caffeine.pregnant.value} mg a day (ACOG, NHS). Amounts are typical.`
    : `At most ${caffeine.pregnant.value} mg a day in pregnancy (ACOG, NHS), ${caffeine.nursing.value} mg nursing (CDC). Amounts are typical.`;
